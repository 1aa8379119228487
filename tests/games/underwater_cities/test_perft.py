"""How many sequences of decisions there are: any change of legality changes a number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.perft import perft

# players, options, seed, random choices before; kind of the open decision; sequences of length 1, 2 (3)
POSITIONS: list[tuple[int, dict[str, Any], int, int, str, list[int]]] = [
    (4, {"contracts": True}, 200, 0, "Keep", [4, 16, 64]),
    (3, {"board_side": "back"}, 201, 41, "Place", [39, 393]),
    (2, {"blue_metropolises": "choice"}, 202, 0, "BlueTile", [2, 4, 16]),
    (1, {}, 203, 42, "OneOf", [2, 26, 136]),
    (4, {}, 204, 41, "Build", [3, 24, 352]),
    (4, {"contracts": True}, 205, 41, "AnyOrder", [2, 4, 16]),
    (3, {"board_side": "back"}, 206, 44, "Special", [8, 255]),
    (2, {"blue_metropolises": "choice"}, 207, 42, "DiscardDown", [4, 84, 918]),
    (1, {}, 208, 43, "Window", [2, 52, 185]),
    (4, {}, 209, 50, "Blocks", [2, 4, 10]),
    (4, {"contracts": True}, 210, 41, "Again", [9, 201]),
    (3, {"board_side": "back"}, 211, 72, "UseAction", [2, 4, 10]),
    (2, {"blue_metropolises": "choice"}, 212, 50, "GainDifferent", [10, 40, 420]),
    (1, {}, 213, 42, "KeepDug", [3, 6, 12]),
    (4, {}, 214, 64, "Advance", [2, 4, 94]),
    (4, {"contracts": True}, 215, 153, "ProductionCards", [2, 9, 36]),
    (3, {"board_side": "back"}, 216, 244, "PayBuild", [2, 84, 856]),
    (2, {"blue_metropolises": "choice"}, 217, 190, "PaySpecial", [2, 6, 24]),
    (1, {}, 231, 67, "Upgrade", [4, 16, 132]),
    (4, {}, 219, 344, "Triggers", [2, 19, 481]),
    (4, {"contracts": True}, 220, 102, "Perform", [6, 18, 88]),
    (4, {}, 224, 389, "HandInCards", [4, 20, 20]),
    (4, {"contracts": True}, 225, 66, "PayUpgrade", [2, 48, 504]),
    (4, {}, 234, 104, "Replace", [5, 14, 68]),
    (4, {}, 259, 219, "UseReplaced", [2, 5, 10]),
]


@pytest.mark.parametrize(("players", "options", "seed", "before", "kind", "counts"), POSITIONS)
def test_sequences(players: int, options: dict[str, Any], seed: int, before: int, kind: str, counts: list[int]) -> None:
    assert perft("underwater-cities", players, options, seed, before, len(counts)) == (kind, counts)

"""How many sequences of decisions there are: any change of legality changes a number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.perft import perft

# scenario, players, options, seed, random choices before; kind of the open decision; sequences of length 1, 2, 3 (4)
POSITIONS: list[tuple[int, int, dict[str, Any], int, int, str, list[int]]] = [
    (1, 2, {}, 1, 0, "Recruit", [3, 11, 37]),  # I30
    (1, 3, {}, 301, 26, "TurnMenu", [4, 11, 24, 68]),
    (1, 3, {}, 301, 27, "OneOf", [4, 9, 25, 57]),
    (1, 3, {}, 301, 29, "AnyOrder", [2, 5, 13, 35]),
    (1, 3, {}, 301, 30, "Sonar", [2, 4, 8, 16]),
    (1, 3, {}, 301, 31, "Discover", [2, 4, 8, 24]),
    (1, 3, {}, 301, 32, "KeepBoard", [2, 4, 12, 36]),
    (1, 3, {}, 301, 33, "PlaceBoard", [2, 6, 18, 54]),
    (1, 3, {}, 301, 37, "AnyStep", [4, 12, 28, 80]),
    (1, 3, {}, 301, 43, "Recruit", [6, 21, 107, 490]),
    (1, 3, {}, 301, 46, "Reclaim", [3, 9, 27, 96]),
    (1, 3, {}, 301, 63, "Impact", [6, 12, 46, 262]),
    (1, 3, {}, 301, 90, "Travel", [6, 36, 156, 474]),
    (1, 3, {}, 301, 98, "Dive", [2, 6, 33, 114]),
    (1, 3, {}, 302, 43, "Publish", [3, 17, 75, 256]),
    (1, 3, {}, 302, 45, "Promote", [5, 20, 58, 167]),
    (1, 3, {}, 303, 114, "Conserve", [3, 15, 58, 156]),
    (1, 3, {}, 303, 115, "May", [4, 11, 42, 118]),
    (2, 4, {}, 303, 162, "LowestStep", [2, 12, 30, 118]),
    (3, 2, {}, 303, 30, "LaunchStep", [3, 12, 32, 128]),
    (5, 3, {}, 400, 0, "Launch", [4, 16, 64, 237]),
    (6, 2, {}, 404, 71, "Impact", [4, 8, 16, 52]),
    (7, 2, {"cooperative": True}, 400, 31, "TurnMenu", [2, 6, 24, 84]),
    (8, 3, {}, 402, 81, "Impact", [9, 36, 176, 501]),
    (9, 2, {}, 400, 48, "Impact", [7, 32, 209, 954]),
    (10, 4, {}, 404, 86, "Impact", [2, 8, 34, 86]),
    (2, 1, {}, 400, 48, "OneOf", [3, 13, 51, 234]),
    (4, 2, {}, 414, 41, "Conserve", [2, 4, 18, 50]),
    (6, 2, {}, 413, 83, "KeepToken", [2, 6, 28, 107]),
]


@pytest.mark.parametrize(("scenario", "players", "options", "seed", "before", "kind", "counts"), POSITIONS)
def test_sequences(
    scenario: int, players: int, options: dict[str, Any], seed: int, before: int, kind: str, counts: list[int]
) -> None:
    full = {"scenario": scenario, **options}
    assert perft("deep-sea", players, full, seed, before, len(counts)) == (kind, counts)

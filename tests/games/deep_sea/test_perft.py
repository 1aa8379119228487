"""How many sequences of decisions there are: any change of legality changes a number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.perft import perft

# scenario, players, options, seed, random choices before; kind of the open decision; sequences of length 1, 2, 3 (4)
POSITIONS: list[tuple[int, int, dict[str, Any], int, int, str, list[int]]] = [
    (1, 2, {}, 1, 0, "Recruit", [3, 11, 37]),  # I30
    (1, 3, {}, 301, 26, "TurnMenu", [4, 11, 25, 73]),
    (1, 3, {}, 301, 27, "OneOf", [4, 9, 26, 62]),
    (1, 3, {}, 301, 29, "AnyOrder", [3, 7, 17, 43]),
    (1, 3, {}, 304, 123, "Sonar", [2, 4, 8, 40]),
    (1, 3, {}, 301, 30, "Discover", [2, 4, 8, 24]),
    (1, 3, {}, 301, 31, "KeepBoard", [2, 4, 12, 36]),
    (1, 3, {}, 301, 32, "PlaceBoard", [2, 6, 18, 54]),
    (1, 3, {}, 301, 42, "AnyStep", [4, 8, 24, 95]),
    (1, 3, {}, 301, 46, "Recruit", [6, 21, 77, 283]),
    (1, 3, {}, 301, 50, "Reclaim", [3, 9, 27, 102]),
    (1, 3, {}, 301, 49, "Impact", [6, 18, 51, 150]),
    (1, 3, {}, 301, 121, "Travel", [13, 43, 107, 201]),
    (1, 3, {}, 301, 22, "Dive", [2, 6, 24, 76]),
    (1, 3, {}, 304, 107, "Publish", [2, 16, 78, 320]),
    (1, 3, {}, 302, 12, "Promote", [3, 8, 17, 44]),
    (1, 3, {}, 303, 114, "Conserve", [2, 8, 20, 68]),
    (1, 3, {}, 303, 115, "May", [4, 10, 34, 145]),
    (2, 4, {}, 313, 109, "LowestStep", [2, 10, 52, 180]),
    (3, 2, {}, 303, 30, "LaunchStep", [3, 12, 32, 128]),
    (5, 3, {}, 400, 0, "Launch", [4, 16, 64, 237]),
    (6, 2, {}, 404, 71, "Impact", [4, 8, 16, 52]),
    (7, 2, {"cooperative": True}, 400, 29, "TurnMenu", [3, 10, 37, 138]),
    (8, 3, {}, 402, 86, "Impact", [9, 63, 311, 1028]),
    (9, 2, {}, 400, 40, "Impact", [7, 18, 53, 163]),
    (10, 4, {}, 404, 77, "Impact", [2, 4, 10, 36]),
    (2, 1, {}, 400, 48, "OneOf", [3, 13, 54, 254]),
    (4, 2, {}, 414, 50, "Conserve", [2, 12, 36, 112]),
    (6, 2, {}, 431, 62, "KeepToken", [2, 5, 20, 97]),
]


@pytest.mark.parametrize(("scenario", "players", "options", "seed", "before", "kind", "counts"), POSITIONS)
def test_sequences(
    scenario: int, players: int, options: dict[str, Any], seed: int, before: int, kind: str, counts: list[int]
) -> None:
    full = {"scenario": scenario, **options}
    assert perft("deep-sea", players, full, seed, before, len(counts)) == (kind, counts)

"""How many sequences of decisions there are: any change of legality changes a number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.perft import perft

# players, options, seed, random choices before; kind of the open decision; sequences of length 1, 2, 3 (4)
POSITIONS: list[tuple[int, dict[str, Any], int, int, str, list[int]]] = [
    (4, {}, 1, 0, "Turn", [18, 274, 4018, 55953]),
    (2, {}, 2, 0, "Turn", [17, 244, 2667, 24445]),
    (1, {"solo_level": 3}, 3, 0, "Turn", [16, 136, 965, 6217]),
    (3, {}, 200, 93, "Bottle", [4, 14, 50, 186]),
    (2, {}, 200, 128, "Activate", [3, 9, 45, 207]),
    (4, {}, 200, 179, "Overflow", [5, 50, 295, 2455]),
    (3, {}, 201, 127, "PlaceKept", [3, 6, 38, 234]),
    (2, {}, 205, 60, "FreeWindow", [2, 4, 11, 28]),
    (4, {}, 200, 221, "Market", [8, 64, 512, 3584]),
    (3, {}, 200, 171, "PickRow", [4, 16, 36, 420]),
    (2, {}, 200, 110, "Bid", [9, 94, 239, 2179]),
    (4, {}, 200, 131, "AuctionMove", [5, 23, 96, 431]),
    (3, {}, 200, 193, "Extra", [3, 6, 32, 170]),
    (2, {}, 200, 114, "ExtraCard", [2, 11, 126, 1498]),
    (1, {"solo_level": 2}, 216, 28, "PutRow", [2, 12, 96, 324]),
    (1, {"solo_level": 2}, 200, 15, "Block", [6, 12, 48, 210]),
    (1, {"solo_level": 2}, 200, 17, "Outbid", [2, 16, 89, 606]),
    (4, {}, 200, 91, "Turn", [9, 49, 222, 952]),
    (3, {}, 202, 28, "PlaceKept", [2, 8, 32, 129]),  # the research extension is on offer
    (3, {}, 238, 131, "Closing", [4, 25, 214, 1208]),
    (1, {"solo_level": 1}, 429, 21, "Closing", [3, 51, 376, 2650]),
]


@pytest.mark.parametrize(("players", "options", "seed", "before", "kind", "counts"), POSITIONS)
def test_sequences(players: int, options: dict[str, Any], seed: int, before: int, kind: str, counts: list[int]) -> None:
    assert perft("new-eden", players, options, seed, before, len(counts)) == (kind, counts)

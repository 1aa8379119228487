"""How many sequences of decisions there are: any change of legality changes a number."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.effects import Choice
from tests.games.perft import perft

# players, seed, random choices before; kind of the open decision; sequences of length 1, 2, 3, 4
POSITIONS: list[tuple[int, int, int, str, list[int]]] = [
    (3, 3, 0, "PlayCard", [5, 10, 33, 126]),
    (4, 4, 0, "PlayCard", [5, 10, 29, 118]),
    (5, 5, 0, "PlayCard", [5, 10, 33, 126]),
    (3, 300, 21, "MaySwitch", [2, 10, 20, 62]),
    (3, 300, 23, "Sail", [2, 6, 22, 79]),
    (3, 300, 24, "Step", [4, 14, 51, 162]),
    (3, 300, 25, "Resource", [4, 16, 56, 124]),
    (3, 300, 27, "PlaceTile", [2, 7, 20, 51]),
    (3, 300, 30, "Trade", [7, 35, 131, 557]),
    (3, 300, 35, "ScoreGoal", [4, 20, 96, 352]),
    (3, 300, 41, "PlaceWhere", [3, 8, 27, 102]),
    (3, 300, 65, "Recruit", [4, 8, 48, 144]),
    (3, 300, 76, "PlaceTurn", [6, 24, 120, 552]),
    (3, 300, 79, "TakeTile", [2, 8, 33, 141]),
    (3, 300, 104, "InfluenceSame", [4, 9, 28, 120]),
    (3, 300, 106, "Joker", [2, 6, 36, 184]),
    (3, 300, 122, "BuildWhere", [3, 18, 36, 108]),
    (3, 300, 123, "BuildTurn", [6, 12, 36, 150]),
    (3, 300, 138, "TakeTile", [2, 9, 48, 280]),
    (3, 300, 159, "Copy", [2, 10, 57, 298]),
    (3, 300, 191, "Breakthrough", [5, 30, 210, 1165]),
    (3, 300, 206, "Site", [2, 8, 64, 304]),
    (3, 300, 298, "Piece", [2, 18, 106, 590]),
    (3, 300, 361, "Retire", [2, 8, 38, 173]),
    (3, 300, 370, "Seal", [4, 16, 128, 944]),
    (3, 300, 371, "Dial", [4, 32, 236, 1272]),
    (3, 300, 379, "Reroll", [5, 29, 224, 1108]),
    (3, 300, 605, "DiscardCrew", [3, 18, 94, 620]),
    (4, 301, 97, "Resolve", [2, 8, 26, 94]),
    (3, 301, 169, "Reward", [2, 10, 60, 290]),
    (4, 304, 81, "Deplete", [2, 4, 10, 30]),
    (5, 305, 243, "Load", [2, 4, 16, 58]),
]


@pytest.mark.parametrize(("players", "seed", "before", "kind", "counts"), POSITIONS)
def test_sequences(players: int, seed: int, before: int, kind: str, counts: list[int]) -> None:
    assert perft("flotilla", players, {}, seed, before, len(counts)) == (kind, counts)


def test_every_kind_of_question_is_counted() -> None:
    names = pelagia.rules("flotilla").names.items()
    kinds = {name for name, cls in names if issubclass(cls, Choice) and cls.__module__.startswith("pelagia.games")}
    assert {kind for *_, kind, _ in POSITIONS} == kinds

"""Flotilla: the end of the game, final scoring and ties (FL 19)."""

from __future__ import annotations

import pelagia
from pelagia.games.flotilla.rules.effects import vp
from pelagia.games.flotilla.rules.flow import ROUND_END
from pelagia.games.flotilla.rules.scoring import FinalScoring, majority, places, winners
from pelagia.games.flotilla.rules.state import LAST_ROUND, Flotilla
from tests.games.flotilla.table import Seat, Table, table


def finish(t: Table) -> list[tuple[int, int]]:
    """Everybody plays the Captain until the game is over; round and seat of all turns."""
    turns = []
    while t.game.decision:
        if t.kind == "PlayCard":
            turns.append((t.game.round, t.game.decision.seat))
        t.take(next(option for option in ("play captain", "stay", "stop") if option in t.offered))
    return turns


def test_fl_65_one_more_round() -> None:
    t = table(turn=1, round=20, pool=5, does=vp(9))
    assert (t.game.pool, t.game.reserve_taken, t.game.end_round) == (0, 4, 20)
    assert finish(t) == [(20, 1), (20, 2), (20, 3), (21, 0), (21, 1), (21, 2), (21, 3)]
    assert t.game.over


def test_fl_66_second_place_by_toxicity() -> None:
    seals = [(3, 0, 0, 0), (2, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 0)]
    seats = [Seat(seals=s, tox=tox) for s, tox in zip(seals, ("1/3", "2/2", "1/5", "0/0"), strict=True)]
    assert majority(table(*seats).game) == [10, 0, 5, 0]


def test_fl_67_final_scoring() -> None:
    seat = Seat(points=101, money=23, stock="Y2 R3", sea="Y00@2,2", ships="2,2:Y3", tox="2/4", seals=(1, 0, 0, 0))
    t = table(seat)
    t.game.agenda = [(0, FinalScoring())]
    t.game.advance()
    assert t.game.scores[0] == 101 + 4 + 2 - 2 + 10


def test_fl_68_more_crew_wins() -> None:
    seat = Seat(points=130, tox="2/0", cards="S1 S2 S3")
    two = Seat(points=130, tox="2/0", cards="T1", discard="T2")
    assert winners(table(seat, two).game) == [0]
    assert winners(table(two, seat).game) == [1]


def test_later_ties() -> None:
    seat = Seat(points=130, tox="2/0", cards="S1", money=9)
    assert winners(table(seat, Seat(points=130, tox="1/5")).game) == [1]
    assert winners(table(seat, Seat(points=130, tox="2/0", cards="S2", money=8)).game) == [0]
    assert winners(table(seat, Seat(points=130, tox="2/0", cards="S2", money=9)).game) == [0, 1]


def test_places_below_the_first() -> None:
    """FL 19.4: the same order for all, and equal ones share a place."""
    seat = Seat(points=130, tox="2/0", cards="S1 S2", money=9)
    seats = seat, Seat(points=131), Seat(points=130, tox="1/5"), seat
    assert places(table(*seats).game) == [3, 1, 2, 3]


def test_unbroken_ties_for_most_seals() -> None:
    equal = Seat(seals=(0, 2, 0, 0))
    assert majority(table(equal, equal, Seat(seals=(0, 1, 0, 0))).game) == [10, 10, 0, 0]
    assert majority(table(Seat(seals=(0, 3, 0, 0)), equal, equal).game) == [10, 5, 5, 0]
    assert majority(table(equal, Seat(seals=(0, 2, 0, 0), tox="0/1")).game) == [10, 5, 0, 0]


def test_the_pool_empties_in_the_last_turn() -> None:
    """Ruling 21."""
    t = table(turn=3, round=20, pool=1, does=vp(1))
    assert finish(t) == [(20, 3), (21, 0), (21, 1), (21, 2), (21, 3)]


def test_a_game_without_end_ends() -> None:
    game = pelagia.new("flotilla", 3)
    assert isinstance(game, Flotilla)
    game.round, game.agenda = LAST_ROUND, [(0, ROUND_END)]
    game.advance()
    assert {round for round, _ in finish(Table(game, 0))} == {LAST_ROUND + 1}

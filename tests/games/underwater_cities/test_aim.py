"""Underwater Cities: what is to be reached alone, and how it ended."""

from __future__ import annotations

from pelagia.core.state import put
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import CITY_SITES, PT, TUNNEL_SITES
from pelagia.games.underwater_cities.rules.scoring import Over
from pelagia.games.underwater_cities.views.aim import aim
from tests.games.underwater_cities.table import Table, table

FOURTH, STEPPED = Text("underwater-cities-aim-fourth"), Text("underwater-cities-aim-stepped")


def test_the_goal_with_its_numbers_now_and_needed() -> None:
    t = table(1, round=3)
    t.seat.stock = (4, 0, 0, 0, 2, 41)
    scored = 41 + 2 + 2  # the start city alone, and four resources with what the biomass brings
    points = Text("underwater-cities-aim-points", n=41, need=100, scored=scored)
    assert aim(t.game).goals == (points, Text("underwater-cities-aim-cities", n=1, need=7), FOURTH)


def test_a_step_spares_the_fourth_blocker_and_the_last_round_has_none_to_spare() -> None:
    t = table(1, round=3)
    t.seat.stepped = True
    assert aim(t.game).goals[2:] == (STEPPED,)
    assert aim(table(1, round=10).game).goals[2:] == ()


def over(points: int, cities: str = "") -> Table:
    t = table(1, round=10, cities=cities) if cities else table(1, round=10)
    t.seat.stock = put(t.seat.stock, PT, points)
    return t.do(Over())


def test_a_goal_that_was_missed_says_by_how_much() -> None:
    aims = aim(over(87).game)
    assert aims.goals[0] == Text("underwater-cities-aim-final", n=87, need=100)
    assert aims.end == Text("underwater-cities-end-lost", n=87, cities=1)
    points = Text("underwater-cities-end-points", need=100, missing=13)
    assert aims.why == (points, Text("underwater-cities-end-cities", need=7, missing=6))
    assert aim(over(100).game).why == (aims.why[1],)


def test_a_goal_that_was_reached() -> None:
    t = over(113)
    t.seat.cities, t.seat.tunnels = (1 << len(CITY_SITES)) - 1, (1 << len(TUNNEL_SITES)) - 1
    aims = aim(t.game)
    assert aims.end is not None
    assert (aims.end.id, aims.end.args["n"], aims.why) == ("underwater-cities-end-won", 113, ())


def test_several_play_for_points() -> None:
    assert aim(table(2).game).goals[0].id == "core-aim-level"


def test_what_broke_a_tie_is_told() -> None:
    tie = Text("underwater-cities-end-tie")
    for points, why in ((0, (tie,)), (5, ())):
        t = table(2, round=10)
        t.game.seats[1].stock = put(t.game.seats[1].stock, PT, t.game.seats[0].stock[PT] + points)
        assert aim(t.do(Over()).game).why == why

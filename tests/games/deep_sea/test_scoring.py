"""Scoring: W48 to W52."""

from __future__ import annotations

from pelagia.games.deep_sea.rules.counts import Sets, symbols
from pelagia.games.deep_sea.rules.scoring import goal_points, items, majority, seniors, valid_goals
from tests.games.deep_sea.table import bench


def test_w48_a_tie_for_the_first_place() -> None:
    assert majority([4, 4, 2], 5, 3) == [5, 5, 0]


def test_w49_a_tie_for_the_second_place() -> None:
    assert majority([5, 3, 3, 0], 7, 3) == [7, 3, 3, 0]


def test_w50_nothing_for_nothing() -> None:
    assert majority([2, 0], 5, 3) == [5, 0]
    assert majority([3, 1], 5, 3) == [5, 3]
    assert majority([0, 0, 0], 4, 2) == [0, 0, 0]


def test_w51_all_items() -> None:
    t = bench(
        2,
        step="end",
        zones="D1=oil_rig D2=dolphin_pods A3=deepwater_shark",
        p1="R=10 I=7 C=4 G=7 research=5 staging=2 tokens=T25 vessels=A1,D1,D2 journals=9,16"
        " crew=mentor:s,pilot:s,robotics_engineer:s,navigator",
        p2="R=3 I=4 C=9 G=1 research=2 staging=1 journals=11",
        discs="B1.s3=P1 B1.s4=P1 D2.c1=P1 D2.c2=P1 D1.c1=P1 A1.j1=P1 B1.s1=P2 C1.s1=P2 D1.c4=P2",
        markers="0.0=P1 0.1=P1 0.2=P1 0.3=P1 1.0=P2",
    )
    first, second = items(t.game)
    assert first == (28, 4, 6, 6, (6, 12, 3), 3)
    assert second == (13, 0, 2, 0, (6, 5, 0), 1)
    assert (t.game.scores, t.game.winners) == ([68, 27], [0])


def test_w52_field_symbols() -> None:
    t = bench(3, step="end", p1="journals=1,22,8 crew=ocean_historian:s", p2="journals=5,13", markers="0.0=P1")
    assert symbols(t.game, 0) == [1, 2, 2, 2]
    assert (Sets().value(t.game, 0), seniors(t.game, 0)) == (1, 3)
    assert goal_points(t.game, valid_goals(t.game)[2]) == [10, 4]


def test_equal_totals_share_the_victory() -> None:
    assert bench(1, 3, step="end").game.winners == [0, 1, 2]

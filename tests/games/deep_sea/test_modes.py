"""Cooperative and solo games: W58 to W60."""

from __future__ import annotations

from typing import cast

import pytest

import pelagia
from pelagia.core.errors import BadOption
from pelagia.games.deep_sea.rules.scoring import GRADES, checks, goals_met
from pelagia.games.deep_sea.rules.state import CELL, TOKENS, DeepSea
from tests.games.deep_sea.table import bench


def test_w58_a_setback() -> None:
    crew = "C=7 leader=* crew=pilot*,reef_diver*"
    t = bench(1, cooperative=True, round=5, setback="SB3", step="reassign", p1=crew).offers("reclaim 0", "reclaim 1")
    t.take("reclaim 0").offers("reclaim 1", "reclaim 2")


def test_w59_the_seven_goals() -> None:
    discs = [f"{cell}.s{n}" for cell in ("C1", "B1", "C2") for n in range(1, 5)]
    sonar = [d for d in discs if d not in ("B1.s3", "B1.s4", "C1.s4")] + ["A1.s1", "A1.s2"]
    nature = [f"D1.c{n}" for n in (1, 2)] + [f"D2.c{n}" for n in (1, 2, 3, 4)] + ["D3.c1", "D3.c2"]
    t = bench(
        1,
        cooperative=True,
        step="end",
        goals="BG3 BG5 BG9",
        zones="A1=atoll D2=dolphin_pods D3=coldwater_reef",
        discs=" ".join(f"{place}=P1" for place in (*sonar, *nature, "B1.j1", "B1.j2", "C1.j1", "C1.j2", "C2.j1")),
        dives="C1.d1=T01 A1.d1=T02 B1.d1=T03",
        p1="R=12 I=12 C=12 G=12 research=12 journals=9,16,1",
        p2="I=7 C=7 G=12 research=12 staging=9 journals=3,10 tokens=T04",
    )
    for place in ("D1.d1", "D2.d1"):
        empty(t.game, place)
    checked = checks(t.game)
    assert [check.have for check in checked[:3]] == [11, 5, 8]
    assert [check.have for check in checked[4:]] == [5, 6, 2]
    assert [check.need for check in checked] == [11, 6, 8, 88, 6, 6, 3]
    assert checked[3].have == 90
    assert [check.is_met for check in checked] == [True, False, True, True, False, True, False]
    assert (goals_met(t.game), GRADES[4], t.game.winners) == (4, "bronze", [0, 1])


def empty(game: DeepSea, place: str) -> None:
    base = CELL[place.split(".")[0]] * TOKENS
    game.dives = (*game.dives[:base], *[""] * TOKENS, *game.dives[base + TOKENS :])


def test_w60_seven_rounds_alone() -> None:
    t = bench(1, 1, round=6)
    t.game.setbacks = tuple(f"SB{n}" for n in (1, 2, 3))  # of rounds 4 to 6
    t.take("pass").decides("P1", "Recruit")
    assert (t.game.round, len(t.game.setbacks), t.game.setback) == (7, 4, t.game.setbacks[3])
    t.take("recruit reef_diver", "pass")
    assert (t.game.decision, t.game.round, len(t.game.setbacks)) == (None, 7, 4)
    game = cast(DeepSea, pelagia.new("deep-sea", 1, 3, {"scenario": 1}))
    while game.decision:
        game.choose(game.decision.options[-1])
    assert (game.round, len(game.goals), len(game.setbacks)) == (7, 3, 4)


def test_a_team_loses_together() -> None:
    game = pelagia.new("deep-sea", 3, 1, {"scenario": 1, "cooperative": True})
    while game.decision:
        game.choose(game.decision.options[-1])
    assert (game.winners, len(game.scores), len({*game.scores})) == ([], 3, 1)


def test_alone_is_never_cooperative() -> None:
    with pytest.raises(BadOption):
        pelagia.new("deep-sea", 1, 1, {"cooperative": True})

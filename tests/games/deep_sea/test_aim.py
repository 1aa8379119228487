"""Deep Sea: what a team is to reach, and how it ended."""

from __future__ import annotations

from typing import cast

import pytest

import pelagia
from pelagia.core.text import Text
from pelagia.games.deep_sea.rules.scoring import FinalScoring
from pelagia.games.deep_sea.rules.state import DeepSea
from pelagia.games.deep_sea.views.aim import aim


def new(players: int, **options: object) -> DeepSea:
    return cast(DeepSea, pelagia.new("deep-sea", players, 1, {"scenario": 1, **options}))


def over(game: DeepSea) -> DeepSea:
    game.agenda, game.decisions = [], ()
    game.push(0, FinalScoring())
    game.advance()
    return game


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"cooperative": True})])
def test_a_team_counts_goals(players: int, options: dict[str, bool]) -> None:
    aims = aim(new(players, **options))
    assert aims.goals[0] == Text("deep-sea-aim-goals", n=0, need=4)
    assert aims.goals[1].args["n"] == 5
    assert (aims.end, aims.together) == (None, True)


def test_a_failed_mission_names_every_goal_that_was_missed() -> None:
    aims = aim(over(new(2, cooperative=True)))
    assert aims.end == Text("deep-sea-end-lost", n=0, need=4, points=0)
    assert aims.why[3] == Text("deep-sea-end-missed", what=Text("deep-sea-end-score"), n=0, need=88)
    assert aims.together


def test_a_mission_that_was_accomplished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagia.games.deep_sea.rules.scoring.Check.is_met", property(lambda check: check.need < 50))
    game = over(new(1))
    aims = aim(game)
    met = 3 + len(game.goals)
    assert aims.end is not None
    assert (aims.end.id, aims.end.args["n"]) == ("deep-sea-end-won" if met >= 4 else "deep-sea-end-lost", met)
    assert [text.args["need"] for text in aims.why] == [54]


def test_a_goal_whose_way_nobody_chose() -> None:
    game = cast(DeepSea, pelagia.new("deep-sea", 1, 1, {"scenario": 8}))
    assert aim(over(game)).why[0] == Text("deep-sea-end-unopened", n=1)


def test_a_contest_is_for_points() -> None:
    aims = aim(new(2))
    assert (aims.goals, aims.together) == ((Text("core-aim-level", n=aims.goals[0].args["n"]),), False)

"""What `pelagia balance` is told of a game."""

from __future__ import annotations

from pelagia.games.deep_sea.bot.items import figures, items
from pelagia.lab.balance import balance
from pelagia.lab.watch import Study
from tests.games.deep_sea.table import bench


def test_a_team_tells_which_goals_it_met() -> None:
    discs = "B1.s1=P1 B1.s2=P1"
    t = bench(1, cooperative=True, step="end", round=6, goals="BG5 BG8", discs=discs, p1="research=8", p2="research=9")
    assert [item for seat, group, item in items(t.game) if group == "met" and seat is None] == ["BG8"]
    figure = dict(figures(t.game))
    assert (figure["goals-met"], figure["team-wins"]) == (1, 0)


def test_against_one_another_nobody_meets_goals() -> None:
    t = bench(1, step="end", round=6, p1="research=12")
    assert not items(t.game)
    assert "goals-met" not in dict(figures(t.game))


def test_a_study_of_teams_counts_the_goals() -> None:
    report = balance(Study("deep-sea", 2, 3, ("random",), options={"scenario": 1, "cooperative": True}))
    groups = {item.group for item in report.items}
    assert {"seat", "crew", "goal", "setback"} <= groups
    assert {"goals-met", "team-wins", "zones"} <= {figure.name for figure in report.figures}

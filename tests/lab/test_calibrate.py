"""Calibrating: a tiny run from the first game to the file, and fits that find what was put in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pelagia import bots
from pelagia.bots import calibration, judge
from pelagia.bots.calibration import BASE, EYES, POINTS, TURN
from pelagia.core.errors import BadOption
from pelagia.games import new
from pelagia.lab import calibrate as lab
from pelagia.lab.calibrate import Observed, Observer, Series, calibrate, modes_of
from pelagia.lab.reliability import Seen, fit, reliability
from pelagia.lab.selfplay import Lesson
from pelagia.lab.train import kinds


def races(games: int, seats: int = 3, turns: int = 20) -> Seen:
    """Races in which a point counts four times as much in the end as in the beginning, and a turn is worth two."""
    rng = np.random.default_rng(1)
    rows = games * turns
    left, own = rng.random(rows), rng.integers(seats, size=rows)
    points, turn = rng.normal(scale=6, size=(rows, seats)), np.eye(seats)[rng.integers(seats, size=rows)]
    sharp = 0.4 - 0.3 * left
    odds = sharp[:, None] * (points + 2 * turn) + rng.gumbel(size=(rows, seats))
    won = np.eye(seats)[odds.argmax(axis=1)]
    amounts = np.stack([points, turn, np.eye(seats)[own]], axis=2)
    others = np.where(np.eye(seats)[own] == 1, -np.inf, points).max(axis=1)
    ahead = points[np.arange(rows), own] - others
    margin = 3 + (1 - 0.8 * left) * ahead + rng.normal(scale=5, size=rows)
    game = np.repeat(np.arange(games), turns).astype(np.float64)
    return Seen([POINTS, TURN, EYES], left, own.astype(np.float64), amounts, ahead, margin, won, game)


def test_it_finds_what_points_are_worth() -> None:
    fitted = fit(races(2000))
    assert fitted.chances[POINTS] == pytest.approx([0.4, 0.325, 0.25, 0.175, 0.1], abs=0.03)
    assert np.array(fitted.chances[TURN]) / fitted.chances[POINTS] == pytest.approx([2.0] * 5, abs=0.8)
    assert fitted.chances[EYES] == pytest.approx([0.0] * 5, abs=0.15)
    assert fitted.margin[POINTS] == pytest.approx([1.0, 0.8, 0.6, 0.4, 0.2], abs=0.05)
    assert fitted.margin[BASE] == pytest.approx([3.0] * 5, abs=0.6)


def test_what_was_found_is_reliable_on_unseen_games() -> None:
    stages = reliability(races(2000))
    assert [stage.left for stage in stages] == [0.875, 0.625, 0.375, 0.125]
    for stage in stages:
        assert 0.9 < stage.slope < 1.1
        assert 0 < stage.slope_error < 0.1
        assert stage.mean < 2
        assert 0 < stage.luck < 1.5
        assert stage.largest < 3 + 2 * stage.largest_error
    assert stages[0].raw_slope < 0.4 < stages[-1].raw_slope


def test_few_games_are_off_by_luck_alone() -> None:
    """What was put in is found, and yet chances seem to be off, by about as much as luck alone explains."""
    few, many = reliability(races(40)), reliability(races(2000))
    for small, large in zip(few, many, strict=True):
        assert small.luck > 3 * large.luck
    assert sum(stage.mean for stage in few) < 2 * sum(stage.luck for stage in few)


def test_chances_that_are_off_are_seen() -> None:
    some = races(1000)
    luck = np.random.default_rng(2).permutation(some.game.size)
    stages = reliability(Seen(**{**vars(some), "won": np.where(some.game[:, None] % 5 == 0, some.won[luck], some.won)}))
    assert max(stage.mean - stage.luck for stage in stages) > 3


def test_a_goal_that_is_never_met_is_not_foreseen_as_met() -> None:
    some = races(40, seats=1)
    missed = np.stack([np.zeros(some.left.size), np.ones(some.left.size)], axis=1)
    amounts = np.concatenate([np.ones_like(some.amounts[:, :, :1]), some.amounts[:, :, :1]], axis=2)
    points = some.amounts[:, 0, 0]
    fitted = fit(Seen([BASE, POINTS], some.left, some.own, amounts, points, points, missed, some.game))
    assert max(fitted.chances[BASE]) < -2


@pytest.mark.parametrize(("game", "mode", "players"), [("new-eden", "competitive", 3), ("deep-sea", "team", 2)])
def test_a_tiny_run(game: str, mode: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only = [kind for kind in kinds(game, mode) if kind.players == players]
    monkeypatch.setattr(lab, "kinds", lambda *args: only)
    monkeypatch.setattr(bots, "BEST", "crab")
    file, noted = tmp_path / "calibration.json", list[Any]()
    file.write_text('{"another": {"tables": {}}}')
    series = Series(game, mode, games=2, seed=7)
    done = calibrate(series, tmp_path, file, note=lambda what, figures: noted.append(what))
    assert noted == ["played", "fitted"]
    assert [*done] == [players]
    entries = json.loads(file.read_text())
    assert [*entries] == ["another", f"{game}-{mode}"]
    entry = entries[f"{game}-{mode}"]
    assert entry["command"] == series.command
    table = new(game, entry["players"], 1, entry["options"], watched=False)
    calibration.fits(entry, judge.best(table), game, "box")
    assert entry["tables"][str(players)]["games"] == 2

    def play(*args: Any) -> Any:
        raise AssertionError("what was played is read again")

    monkeypatch.setattr(lab, "run", play)
    assert calibrate(series, tmp_path, file) == done
    assert json.loads(file.read_text()) == entries


def test_what_is_seen_is_a_function_of_the_plan() -> None:
    plan = Observed("new-eden", 2, 1, ("crab",), seed=3)
    first, other = (Observer(plan).outcome(0) for _ in range(2))
    assert first == other
    sample = first.seen[-1]
    assert sum(sample.won) == 1
    assert sample.margin in (first.scores[0] - first.scores[1], first.scores[1] - first.scores[0])
    assert {sample.at.own for sample in first.seen} == {0, 1}
    assert plan.seeds(0) != Lesson("new-eden", 2, 1, ("crab",), seed=3).seeds(0)


def test_modes_are_those_of_the_game() -> None:
    assert modes_of("deep-sea", None) == ("competitive", "team", "solo")
    assert modes_of("deep-sea", "team") == ("team",)
    for game, mode in (("deep-sea", "duel"), ("pearl-divers", None)):
        with pytest.raises(BadOption):
            modes_of(game, mode)

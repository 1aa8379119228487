"""Fitting a line finds what was put in."""

from __future__ import annotations

import numpy as np
import pytest

from pelagia.bots.judge import shares
from pelagia.lab.fit import Table, fit, joined


def table(rows: int, seed: int = 1) -> Table:
    """Games whose end is the hand-made value, off by two inputs: one that counts late, one that does not count."""
    rng = np.random.default_rng(seed)
    left, amounts = rng.random(rows), rng.normal(size=(rows, 3))
    amounts[:, 0] = 1.0
    hand = rng.normal(scale=5, size=rows)
    late = np.array([shares(time)[0] for time in left])
    target = hand - 4 + 6 * late * amounts[:, 1] + rng.normal(size=rows)
    game = np.floor(np.arange(rows) / 20).astype(np.float64)
    return Table(["time.1", "own.late", "own.idle"], amounts, left, hand, target, game)


def test_it_finds_the_weights_and_when_they_count() -> None:
    fitted = fit(table(20_000))
    late, idle = fitted.learned.weights["own.late"], fitted.learned.weights["own.idle"]
    assert late[0] == pytest.approx(6, abs=1.5)
    assert abs(late[2]) < 1.0
    assert max(map(abs, idle)) < 0.3
    assert all(stage["line_r2"] > stage["hand_r2"] - 0.02 for stage in fitted.stages)
    assert fitted.stages[-1]["line_slope"] == pytest.approx(1, abs=0.1)


def test_an_input_that_is_hardly_seen_says_nothing() -> None:
    few = table(400)
    few.amounts[:, 2] = 0.0
    few.amounts[:5, 2] = 1.0
    assert "own.idle" not in fit(few).learned.weights


def test_a_rare_card_learns_little_from_its_games() -> None:
    """Thirty games were lucky for whoever had the card: that is no reason to pay much for it."""
    some = table(20_000)
    some.amounts[:, 2] = (some.game % 33 == 0) & (some.left < 0.9)
    some.target[some.amounts[:, 2] == 1] += 3
    assert 0 < max(fit(some).learned.weights["own.idle"]) < 2.4


def test_games_of_two_tables_stay_apart() -> None:
    both = joined([table(100), table(60, seed=2)])
    assert len(both.left) == 160
    assert len({*both.game}) == 5 + 3


def test_a_level_is_no_opinion_of_the_inputs() -> None:
    """Where the hand-made value is off by the same for all, inputs that are never negative learn nothing from it."""
    few = table(600)
    few.amounts[:, 1:] = 3 + np.abs(few.amounts[:, 1:])
    few.target[:] = few.hand - 100
    weights = fit(few).learned.weights
    assert weights["time.1"] == pytest.approx([-100, -100, -100], abs=1)
    assert max(abs(weight) for name in ("own.late", "own.idle") for weight in weights.get(name, [0])) < 0.2

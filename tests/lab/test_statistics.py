"""Means and differences against values that are known from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from pelagia.lab.statistics import FEWEST, Estimate, Mean, Moments, average, estimate, ratio, student


class Sums(NamedTuple):
    """What one game adds to a comparison: seats that had an item and their sum, seats that had not and theirs."""

    had: int
    total: float
    had_not: int
    other: float


def difference(games: Sequence[Sums]) -> Estimate | None:
    """The mean of those that had it less the mean of those that had not."""
    moments = Moments(4)
    for game in games:
        moments.add(game)
    had = ratio(moments.sums, {1: 1}, {0: 1}, sum(game.had > 0 for game in games))
    had_not = ratio(moments.sums, {3: 1}, {2: 1}, sum(game.had_not > 0 for game in games))
    if had is None or had_not is None:
        return None
    gap = had - had_not
    return estimate(gap, moments.squares(gap.weights), len(games))


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(9, 2.2622), (10, 2.2281), (20, 2.0860), (30, 2.0423), (120, 1.9799), (10**6, 1.96)]
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.0005)


def test_the_mean_of_single_values_has_the_interval_of_the_textbook() -> None:
    mean = average([[float(n)] for n in range(1, 13)])  # 1 to 12: deviation 3.6056, t(11) = 2.2010
    reach = 2.2010 * 3.6056 / 12**0.5
    assert mean.mean == 6.5
    assert mean.low == pytest.approx(6.5 - reach, abs=0.002)
    assert mean.high == pytest.approx(6.5 + reach, abs=0.002)


def test_values_of_one_game_are_one_sample() -> None:
    single = average([[n, n] for n in range(12)])
    assert single == average([[n] for n in range(12)])
    assert average([[1, 1], [], [3]]) == average([[1, 1], [3]])


def test_means_of_games_of_different_length() -> None:
    assert average([[1, 1, 1], [5]]) == Estimate(2)


def test_the_difference_of_independent_seats_is_nearly_welchs() -> None:
    """0 to 19 against 10 to 29, each in a game of its own: Welch gives -10 with a standard error of 1.8708."""
    games = [Sums(1, n, 0, 0) for n in range(20)] + [Sums(0, 0, 1, n + 10) for n in range(20)]
    change = difference(games)
    assert change
    assert change.high
    assert change.mean == -10
    # The sandwich divides by n where Welch divides by n - 1, and then corrects by G/(G-1).
    error = 1.8708 * (19 / 20 * 40 / 39) ** 0.5
    assert change.high - change.mean == pytest.approx(student(19) * error, abs=0.001)


def test_what_is_the_same_in_all_games_is_certain() -> None:
    """One seat of every game has 3 points more, whatever the game is like."""
    change = difference([Sums(1, base + 3, 1, base) for base in range(0, 100, 7)])
    assert change
    assert change.low
    assert change.high
    assert change.mean == pytest.approx(3)
    assert change.high - change.low == pytest.approx(0, abs=1e-5)  # products of large numbers lose their last digits


def test_few_games_have_no_interval() -> None:
    few = [Sums(1, n, 1, 0) for n in range(FEWEST - 1)]
    assert difference(few) == Estimate(4)
    lone = difference([*few, *(Sums(0, 0, 2, 0) for _ in range(50))])
    assert lone == Estimate(4)
    assert lone.strength == 0


def test_all_or_nobody_cannot_be_compared() -> None:
    assert difference([Sums(2, 5, 0, 0)] * 20) is None
    assert difference([Sums(0, 0, 2, 5)] * 20) is None


@pytest.mark.parametrize(("low", "high", "strength"), [(1, 3, 1), (-3, -1, 1), (-1, 3, 0), (None, None, 0)])
def test_strength(low: float | None, high: float | None, strength: float) -> None:
    assert Estimate(1, low, high).strength == strength


def test_what_both_sides_share_does_not_count_as_a_change() -> None:
    """The luck of a game moves both by up to 90; the second always has 2 or 4 more."""
    mean = Mean(2)
    for n in range(20):
        mean.add([9 * (n % 11)], [9 * (n % 11) + 2 + 2 * (n % 2)])
    change, alone = mean.change(), mean.estimate(0)
    assert change
    assert alone
    assert alone.high
    assert change.mean == pytest.approx(3)
    reach = student(19) * (20 / 19 / 20) ** 0.5  # deviations of 1 around 3
    assert change.high == pytest.approx(3 + reach, abs=1e-4)
    assert alone.high - alone.mean > 10 * reach


def test_sums_do_not_grow_with_the_number_of_games() -> None:
    few, many = Moments(3), Moments(3)
    for moments, games in ((few, 3), (many, 300)):
        for n in range(games):
            moments.add([n, 1, 0])
    assert [len(row) for row in many._products] == [len(row) for row in few._products]
    assert (many.games, many.sums) == (300, [sum(range(300)), 300, 0])

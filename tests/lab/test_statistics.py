"""Means and differences against values that are known from elsewhere."""

from __future__ import annotations

import pytest

from pelagia.lab.statistics import FEWEST, Estimate, Sums, average, difference, student


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(9, 2.2622), (10, 2.2281), (20, 2.0860), (30, 2.0423), (120, 1.9799), (10**6, 1.96)]
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.0005)


def test_the_mean_of_single_values_has_the_interval_of_the_textbook() -> None:
    found = average([[float(n)] for n in range(1, 13)])  # 1 to 12: deviation 3.6056, t(11) = 2.2010
    reach = 2.2010 * 3.6056 / 12**0.5
    assert found.mean == 6.5
    assert found.low == pytest.approx(6.5 - reach, abs=0.002)
    assert found.high == pytest.approx(6.5 + reach, abs=0.002)


def test_values_of_one_game_are_one_sample() -> None:
    single = average([[n, n] for n in range(12)])
    assert single == average([[n] for n in range(12)])
    assert average([[1, 1], [], [3]]) == average([[1, 1], [3]])


def test_means_of_games_of_different_length() -> None:
    assert average([[1, 1, 1], [5]]) == Estimate(2)


def test_the_difference_of_independent_seats_is_nearly_welchs() -> None:
    """0 to 19 against 10 to 29, each in a game of its own: Welch gives -10 with a standard error of 1.8708."""
    games = [Sums(1, n, 0, 0) for n in range(20)] + [Sums(0, 0, 1, n + 10) for n in range(20)]
    found = difference(games)
    assert found
    assert found.high
    assert found.mean == -10
    # The sandwich divides by n where Welch divides by n - 1, and then corrects by G/(G-1).
    error = 1.8708 * (19 / 20 * 40 / 39) ** 0.5
    assert found.high - found.mean == pytest.approx(student(19) * error, abs=0.001)


def test_what_is_the_same_in_all_games_is_certain() -> None:
    """One seat of every game has 3 points more, whatever the game is like."""
    found = difference([Sums(1, base + 3, 1, base) for base in range(0, 100, 7)])
    assert found
    assert found.mean == found.low == found.high == pytest.approx(3)


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

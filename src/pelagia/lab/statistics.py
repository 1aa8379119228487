"""Means and differences of means with 95 % confidence intervals, robust to what the seats of one game share.

The seats of a game are no independent samples: a card that one of them has nobody else has, and only one can win. So
the games are the samples (clusters), however many seats they have. The variance is that of least squares with the usual
sandwich over clusters (Liang and Zeger), with the correction G/(G-1) for few games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

FEWEST = 10  # games with and without: below this an interval would promise more than is known
_Z = 1.959963984540054  # of the normal distribution, two-sided 95 %


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % confidence interval; None where there was too little to tell."""

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def strength(self) -> float:
        """How far the interval keeps from zero; 0 if it does not, and where there is none."""
        return max(0.0, self.low, -self.high) if self.low is not None and self.high is not None else 0.0


class Sums(NamedTuple):
    """What one game adds to a comparison: seats that had an item and their sum, seats that had not and theirs."""

    had: int
    total: float
    had_not: int
    other: float


def average(games: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all values, given game by game."""
    sums = [(len(values), sum(values)) for values in games if values]
    count = sum(n for n, _ in sums)
    mean = sum(total for _, total in sums) / count
    squares = sum((total - n * mean) ** 2 for n, total in sums)
    return _estimate(mean, squares / count**2, len(sums), len(sums))


def difference(games: Sequence[Sums]) -> Estimate | None:
    """The mean of those that had it less the mean of those that had not; None if all had it, or nobody."""
    had, had_not = sum(game.had for game in games), sum(game.had_not for game in games)
    if not had or not had_not:
        return None
    mean = sum(game.total for game in games) / had
    other = sum(game.other for game in games) / had_not
    squares = sum(
        ((game.total - game.had * mean) / had - (game.other - game.had_not * other) / had_not) ** 2 for game in games
    )
    fewest = min(sum(game.had > 0 for game in games), sum(game.had_not > 0 for game in games))
    return _estimate(mean - other, squares, len(games), fewest)


def _estimate(mean: float, variance: float, games: int, fewest: int) -> Estimate:
    if fewest < FEWEST:
        return Estimate(mean)
    reach = student(fewest - 1) * sqrt(variance * games / (games - 1))
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution (Cornish and Fisher; good to 0.001 from 9 on)."""
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )

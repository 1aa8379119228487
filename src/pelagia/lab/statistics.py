"""Means, differences of means and their changes with 95 % intervals, robust to what the seats of a game share.

The seats of a game are no independent samples: a card that one of them has nobody else has, and only one can win. So
the games are the samples (clusters), however many seats they have. The variance is that of least squares with the usual
sandwich over clusters (Liang and Zeger), with the correction G/(G-1) for few games.

Games are not kept. Each of them adds a vector to sums, and its products to sums of products; any figure that is made of
ratios of the sums has its spread in them, also if the two parts of a difference come from the same games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

FEWEST = 10  # games with and without: below this an interval would promise more than is known
_Z = 1.959963984540054  # of the normal distribution, two-sided 95 %

Weights = Mapping[int, float]  # by place in the vector of a game


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


@dataclass(frozen=True)
class Linear:
    """A figure that is made of sums, and how far each number of a game's vector moves it."""

    mean: float
    weights: Weights
    fewest: int  # games that tell something of it

    def __sub__(self, other: Linear) -> Linear:
        weights = {**self.weights}
        for place, weight in other.weights.items():
            weights[place] = weights.get(place, 0.0) - weight
        return Linear(self.mean - other.mean, weights, min(self.fewest, other.fewest))


class Moments:
    """Sums over the vectors of games, and over their products. It does not grow with the number of games."""

    __slots__ = ("_products", "games", "sums")

    def __init__(self, width: int) -> None:
        self.games = 0
        self.sums: list[float] = [0] * width
        self._products: list[list[float]] = [[0] * width for _ in range(width)]

    def add(self, vector: Sequence[float]) -> None:
        """Count one game."""
        self.games += 1
        sums, live = self.sums, [(place, value) for place, value in enumerate(vector) if value]
        for n, (place, value) in enumerate(live):
            sums[place] += value
            row = self._products[place]
            for other, factor in live[n:]:
                row[other] += value * factor

    def squares(self, weights: Weights) -> float:
        """The sum of the squares of what each game moves a figure."""
        total, given = 0.0, sorted(weights.items())
        for n, (place, weight) in enumerate(given):
            row = self._products[place]
            total += weight * weight * row[place]
            total += 2 * weight * sum(factor * row[other] for other, factor in given[n + 1 :])
        return total


def ratio(sums: Sequence[float], above: Weights, below: Weights, fewest: int) -> Linear | None:
    """One sum by another; None if there is nothing below."""
    divisor = sum(weight * sums[place] for place, weight in below.items())
    if not divisor:
        return None
    mean = sum(weight * sums[place] for place, weight in above.items()) / divisor
    places = {*above, *below}
    weights = {place: (above.get(place, 0) - mean * below.get(place, 0)) / divisor for place in places}
    return Linear(mean, weights, fewest)


class Mean:
    """The mean of values that come game by game, from one table or from several that are compared."""

    def __init__(self, sides: int = 1) -> None:
        self.moments = Moments(2 * sides)
        self.games = [0] * sides  # that had a value

    def add(self, *sides: Sequence[float]) -> None:
        """Count one game. Games without a value tell nothing."""
        if any(sides):
            self.moments.add([number for values in sides for number in (len(values), sum(values))])
            self.games = [games + bool(values) for games, values in zip(self.games, sides, strict=True)]

    def count(self, side: int = 0) -> int:
        return int(self.moments.sums[2 * side])

    def linear(self, side: int = 0) -> Linear | None:
        return ratio(self.moments.sums, {2 * side + 1: 1}, {2 * side: 1}, self.games[side])

    def estimate(self, side: int = 0) -> Estimate | None:
        """None if there was no value."""
        figure = self.linear(side)
        return None if figure is None else estimate(figure, self.moments.squares(figure.weights), self.games[side])

    def change(self) -> Estimate | None:
        """What the second table has more than the first."""
        before, now = self.linear(0), self.linear(1)
        if before is None or now is None:
            return None
        change = now - before
        return estimate(change, self.moments.squares(change.weights), self.moments.games)


def average(games: Iterable[Sequence[float]]) -> Estimate:
    """The mean of all values, given game by game."""
    mean = Mean()
    for values in games:
        mean.add(values)
    whole = mean.estimate()
    assert whole is not None, "nothing has no mean"
    return whole


def estimate(figure: Linear, squares: float, games: int) -> Estimate:
    """The interval around a figure, from the number of games."""
    if figure.fewest < FEWEST:
        return Estimate(figure.mean)
    reach = student(figure.fewest - 1) * sqrt(max(0.0, squares) * games / (games - 1))
    return Estimate(figure.mean, figure.mean - reach, figure.mean + reach)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution (Cornish and Fisher; good to 0.001 from 9 on)."""
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )

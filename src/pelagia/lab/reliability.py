"""Fitting a calibration, and how reliable it is on games that it was not fitted to.

The chance to win is a logit over the seats, whose weights are interpolated in the time left; the margin is a line.
Every game counts the same, however many positions it has. All figures are of unseen games: each fifth is foretold by
what the other four gave.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sqrt
from typing import TYPE_CHECKING, Any

from pelagia.bots.calibration import BASE, POINTS, Calibration, shares

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

FOLDS = 5
STAGES = 4
BINS = 5  # of chances, equally many positions in each
WORTH = 6.0  # independent positions that a game is worth
PULL, TIES = 1.0, 4.0  # how strongly weights are pulled to zero, and those of neighbouring knots together
FREE = (POINTS, BASE)  # hardly pulled: they are what is looked for
STEPS = 30  # of Newton's method at most


@dataclass(frozen=True)
class Seen:
    """Positions of games with one number of players, and how the games ended."""

    names: Sequence[str]  # of the amounts
    left: Array
    own: Array  # the place of the seat in question
    amounts: Array  # rows by seats by names
    ahead: Array
    margin: Array  # in the end
    won: Array  # rows by seats; shared by several winners
    game: Array

    def only(self, rows: np.ndarray[Any, np.dtype[np.bool_]]) -> Seen:
        fields = ("left", "own", "amounts", "ahead", "margin", "won", "game")
        return Seen(self.names, *(getattr(self, name)[rows] for name in fields))


@dataclass(frozen=True)
class Stage:
    """How reliable a calibration is in a quarter of the game, on unseen games."""

    left: float  # the time left in its middle
    positions: int
    slope: float  # of the final margin on the foretold one
    slope_error: float  # one standard error, by games
    raw_slope: float  # the same of the points as they were
    mean: float  # how far the chances are off, in percentage points
    luck: float  # how far they would seem to be off in so few games if they were right
    largest: float  # in the worst of `BINS` groups of positions by their chance
    largest_error: float  # one standard error of that


def fit(seen: Seen) -> Calibration:
    """What fits all games."""
    return Calibration(_logit(seen), _line(seen))


def evenly(game: Array) -> Array:
    """Weights that let every game count the same."""
    import numpy as np

    _, place, count = np.unique(game, return_inverse=True, return_counts=True)
    weights: Array = WORTH / count[place]
    return weights


def _penalty(names: Sequence[str]) -> Array:
    import numpy as np

    knots = len(shares(0.0))
    ties = np.zeros((knots, knots))
    for knot in range(knots - 1):
        ties[knot : knot + 2, knot : knot + 2] += [[1, -1], [-1, 1]]
    blocks = [(PULL / 100 if name in FREE else PULL) * np.eye(knots) + TIES * ties for name in names]
    whole = np.zeros((len(names) * knots,) * 2)
    for n, block in enumerate(blocks):
        whole[n * knots : (n + 1) * knots, n * knots : (n + 1) * knots] = block
    return whole


def _logit(seen: Seen) -> dict[str, list[float]]:
    """The weights that make what happened the most likely (a conditional logit, by Newton's method)."""
    import numpy as np

    knots = np.array([shares(left) for left in seen.left])
    scale = np.maximum(seen.amounts.std(axis=(0, 1)), 1e-6)
    scale = np.where([name == BASE for name in seen.names], 1.0, scale)
    rows, seats, _ = seen.amounts.shape
    design = ((seen.amounts / scale)[:, :, :, None] * knots[:, None, None, :]).reshape(rows, seats, -1)
    won, penalty, counts = seen.won, _penalty(seen.names), evenly(seen.game)
    weights = np.zeros(design.shape[2])
    for _ in range(STEPS):
        chance = _chances(design @ weights, seats < won.shape[1])
        kept = chance[:, :seats]
        slope = np.einsum("rsj,rs,r->j", design, won[:, :seats] - kept, counts) - penalty @ weights
        mean = np.einsum("rsj,rs->rj", design, kept)
        bend = np.einsum("rsj,rs,r,rsk->jk", design, kept, counts, design, optimize=True)
        step = np.linalg.solve(bend - np.einsum("rj,r,rk->jk", mean, counts, mean, optimize=True) + penalty, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    table = weights.reshape(len(seen.names), -1) / scale[:, None]
    table[seen.names.index(POINTS)] = np.maximum(table[seen.names.index(POINTS)], 0.0)  # points never do harm
    return _named(seen.names, table)


def _chances(odds: Array, is_goal: bool) -> Array:
    """Rows by seats; where there is a goal, the last place is for missing it."""
    import numpy as np

    if is_goal:
        odds = np.concatenate([odds, np.zeros((len(odds), 1))], axis=1)
    grown = np.exp(odds - odds.max(axis=1, keepdims=True))
    chances: Array = grown / grown.sum(axis=1, keepdims=True)
    return chances


def _line(seen: Seen) -> dict[str, list[float]]:
    """The margin in the end by the points ahead, each position with the share of its knots."""
    import numpy as np

    knots = np.array([shares(left) for left in seen.left])
    units = np.array([1.0, max(1e-6, float(seen.ahead.std()))])
    both = np.stack([np.ones(len(seen.ahead)), seen.ahead], axis=1) / units
    design = (both[:, :, None] * knots[:, None, :]).reshape(len(both), -1)
    counts = evenly(seen.game) / max(1e-6, float(seen.margin.var()))
    squares = (design * counts[:, None]).T @ design + _penalty((BASE, POINTS)) / max(1e-6, float(seen.margin.var()))
    weights = np.linalg.solve(squares, (design * counts[:, None]).T @ seen.margin)
    return _named((BASE, POINTS), weights.reshape(2, -1) / units[:, None])


def _named(names: Sequence[str], table: Array) -> dict[str, list[float]]:
    return {name: [round(float(weight), 5) for weight in row] for name, row in zip(names, table, strict=True)}


# How reliable


def foretold(seen: Seen, by: Calibration) -> tuple[Array, Array]:
    """The chance of the seat in question, and the margin, for each position."""
    import numpy as np

    knots = np.array([shares(left) for left in seen.left])
    weights = np.array([by.chances[name] for name in seen.names])
    odds = np.einsum("rsn,nk,rk->rs", seen.amounts, weights, knots, optimize=True)
    chance = _chances(odds, seen.amounts.shape[1] < seen.won.shape[1])
    base, slope = (knots @ np.array(by.margin[name]) for name in (BASE, POINTS))
    return chance[np.arange(len(chance)), seen.own.astype(int)], base + slope * seen.ahead


def reliability(seen: Seen) -> list[Stage]:
    """How far what is foretold of unseen games is off, by quarters of the game; one game alone says nothing."""
    import numpy as np

    if not seen.game.any():
        return []
    chance, margin = np.zeros(len(seen.left)), np.zeros(len(seen.left))
    for fold in range(FOLDS):
        unseen = seen.game % FOLDS == fold
        if unseen.any():
            chance[unseen], margin[unseen] = foretold(seen.only(unseen), fit(seen.only(~unseen)))
    won = seen.won[np.arange(len(seen.won)), seen.own.astype(int)]
    stages = []
    for stage in range(STAGES):
        high, low = 1 - stage / STAGES, 1 - (stage + 1) / STAGES
        here = (seen.left <= high) & ((seen.left > low) | (stage == STAGES - 1))
        if here.sum() < BINS:
            continue
        stages.append(_stage((high + low) / 2, seen.only(here), chance[here], margin[here], won[here]))
    return stages


def _stage(left: float, seen: Seen, chance: Array, margin: Array, won: Array) -> Stage:
    slope, raw = _slope(margin, seen.margin, seen.game), _slope(seen.ahead, seen.margin, seen.game)
    off = _off(chance, won, seen.game)
    most = max(off, key=lambda group: abs(group[0]))
    mean = sum(abs(group[0]) for group in off) / len(off)
    luck = sqrt(2 / pi) * sum(error for _, error in off) / len(off)
    figures = (*slope, raw[0], 100 * mean, 100 * luck, 100 * abs(most[0]), 100 * most[1])
    return Stage(left, len(won), *(round(float(number), 3) for number in figures))


def _slope(x: Array, y: Array, game: Array) -> tuple[float, float]:
    """The slope of y on x, every game alike, and its standard error over games."""
    import numpy as np

    counts = evenly(game)
    middle, level = np.average(x, weights=counts), np.average(y, weights=counts)
    squares = float((counts * (x - middle) ** 2).sum())
    if squares < 1e-9:
        return 0.0, 0.0
    slope = float((counts * (x - middle) * (y - level)).sum()) / squares
    rest = counts * (x - middle) * (y - level - slope * (x - middle))
    return slope, sqrt(float((_by_game(rest, game) ** 2).sum())) / squares


def _off(chance: Array, won: Array, game: Array) -> list[tuple[float, float]]:
    """How much more was won than foretold in groups of positions by their chance, each with its standard error."""
    import numpy as np

    groups = []
    every = evenly(game)
    for rows in np.array_split(np.argsort(chance, kind="stable"), BINS):
        counts = every[rows]
        rest = counts * (won[rows] - chance[rows])
        mean = float(rest.sum() / counts.sum())
        spread = _by_game(rest - mean * counts, game[rows])
        groups.append((mean, sqrt(float((spread**2).sum())) / float(counts.sum())))
    return groups


def _by_game(amounts: Array, game: Array) -> Array:
    import numpy as np

    _, place = np.unique(game, return_inverse=True)
    sums: Array = np.bincount(place, weights=amounts).astype(np.float64)
    return sums

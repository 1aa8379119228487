"""Ratings of several bots from games of any size: Plackett and Luce's model, on the scale of chess.

A bot that is 400 points ahead of another one beats it in ten games of eleven. `choix` fits the model (iterative Luce
spectral ranking); a little weight pulls the ratings together, so that a bot that has never lost has one too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
MIDDLE = 1500
_PULL = 0.01
_GROUPS = 20  # the games are left out group by group to see how much the ratings move


@dataclass(frozen=True)
class Rating:
    points: float
    error: float  # one standard deviation


class Won(NamedTuple):
    """A seat that won, and the seats that it won against, by the names of their bots."""

    winner: str
    losers: tuple[str, ...]


def can_rate() -> bool:
    """Whether `choix` is installed."""
    return find_spec("choix") is not None


def ratings(games: Sequence[Won], names: Sequence[str]) -> dict[str, Rating]:
    """The ratings of all bots; none if there is only one bot, too few games, or `choix` is not installed."""
    if len(names) < 2 or len(games) < 2 * _GROUPS or not can_rate():
        return {}
    data = [(names.index(one.winner), tuple(names.index(loser) for loser in one.losers)) for one in games]
    whole = _fit(data, len(names))
    parts = [
        _fit([game for n, game in enumerate(data) if n * _GROUPS // len(data) != group], len(names))
        for group in range(_GROUPS)
    ]
    found = {}
    for place, name in enumerate(names):
        squares = sum((part[place] - whole[place]) ** 2 for part in parts)
        error = sqrt(squares * (_GROUPS - 1) / _GROUPS)  # the jackknife's
        found[name] = Rating(MIDDLE + SCALE * whole[place], SCALE * error)
    return found


def _fit(data: list[tuple[int, tuple[int, ...]]], count: int) -> list[float]:
    import choix  # here, since it brings numpy and scipy, which nothing else needs

    return [float(place) for place in choix.ilsr_top1(count, data, alpha=_PULL)]

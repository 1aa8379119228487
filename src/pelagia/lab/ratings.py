"""Ratings of several bots from games of any size: Plackett and Luce's model, on the scale of chess.

A bot that is 400 points ahead of another one beats it in ten games of eleven. `choix` fits the model (iterative Luce
spectral ranking); a little weight pulls the ratings together, so that a bot that has never lost has one too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import repeat
from math import log, sqrt
from typing import Any, NamedTuple

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


class Wins:
    """How often each win occurred, deal by deal in turn over the groups. It does not grow with the number of games."""

    def __init__(self) -> None:
        self.groups = [Counter[Won]() for _ in range(_GROUPS)]
        self._deals = 0

    def next(self) -> None:
        """The games of one deal share its cards, so they stay together."""
        self._deals += 1

    def add(self, won: Won) -> None:
        self.groups[self._deals % _GROUPS][won] += 1

    def __len__(self) -> int:
        return sum(group.total() for group in self.groups)

    def without(self, left_out: int | None) -> Counter[Won]:
        """All of them, or all but those of one group."""
        wins = Counter[Won]()
        for n, group in enumerate(self.groups):
            if n != left_out:
                wins.update(group)
        return wins


class _Each:
    """Wins one by one, as often as they occurred, and again whenever it is asked."""

    def __init__(self, wins: Counter[Won], names: Sequence[str]) -> None:
        places = {name: n for n, name in enumerate(names)}
        self.wins = [((places[won.winner], tuple(places[name] for name in won.losers)), n) for won, n in wins.items()]

    def __iter__(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        for pairing, times in self.wins:
            yield from repeat(pairing, times)


def can_rate() -> bool:
    """Whether `choix` is installed."""
    return find_spec("choix") is not None


def ratings(games: Wins, names: Sequence[str]) -> dict[str, Rating]:
    """The ratings of all bots; none if there is only one bot, too few games, or `choix` is not installed."""
    if len(names) < 2 or len(games) < 2 * _GROUPS or not can_rate():
        return {}
    whole = _fit(games.without(None), names)
    parts = [_fit(games.without(group), names) for group in range(_GROUPS)]
    rated = {}
    for place, name in enumerate(names):
        squares = sum((part[place] - whole[place]) ** 2 for part in parts)
        error = sqrt(squares * (_GROUPS - 1) / _GROUPS)  # the jackknife's
        rated[name] = Rating(MIDDLE + SCALE * whole[place], SCALE * error)
    return rated


def _fit(wins: Counter[Won], names: Sequence[str]) -> list[float]:
    import choix  # here, since it brings numpy and scipy, which nothing else needs

    data: Any = _Each(wins, names)  # it asks for a list, and only goes through it
    return [float(place) for place in choix.ilsr_top1(len(names), data, alpha=_PULL)]

"""A small random generator whose whole state is one integer, so that it can live inside a game's state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeVar

T = TypeVar("T")
P = TypeVar("P", str, int)  # what can be dealt: pieces by their names or numbers

_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: the same numbers in every process and on every machine.

    >>> Rng(7).below(6), Rng(7).below(6)
    (2, 2)
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        # Scaling instead of rejection: the bias is below n / 2**64, and every call draws exactly once.
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Dealer:
    """Deals hidden things again. It sorts them before it shuffles: where they really lie makes no difference."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def mixed(self, things: Iterable[P]) -> list[P]:
        """Return the things in an order that depends on nothing but the generator and what they are."""
        pool = sorted(things)
        self._rng.shuffle(pool)
        return pool

    def deal(self, *zones: list[P]) -> None:
        """Deal all that lies in these lists again, in place; each list keeps its length."""
        pool = self.mixed(zones[0] if len(zones) == 1 else chain.from_iterable(zones))
        start = 0
        for zone in zones:
            end = start + len(zone)
            zone[:] = pool[start:end]
            start = end

    def deal_places(self, places: Sequence[tuple[list[P], int]]) -> None:
        """Deal what lies in these places, each a list and an index, among them."""
        for (zone, n), thing in zip(places, self.mixed(zone[n] for zone, n in places), strict=True):
            zone[n] = thing

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, whose order must not depend on anything hidden."""
        return self._rng.choice(items)

"""The generator of `core/rng.py` on machine integers: the class that is compiled in the place of that one.

The same numbers, but the 64 bits are a signed word that overflows as the processor does. Interpreted it would be wrong,
since Python's integers have no end; the tests of the core run with it compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagia.core.rng import _BITS, _MASK, keyed_bits
from pelagia.native.marks import i64

_HALF: i64 = 0xFFFFFFFF
_SMALL = 1 << 31


class Rng:
    """The same numbers in every process and on every machine."""

    __slots__ = ("wide", "word")

    def __init__(self, seed: int) -> None:
        self.wide: int = seed if seed > _MASK else 0  # a key and a counter, or 0
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        low: i64 = seed & 0xFFFFFFFF
        self.word: i64 = (high << 32) | low

    @property
    def state(self) -> int:
        return self.wide or _unsigned(self.word)

    def bits(self) -> int:
        if self.wide:
            self.wide += 1
            return keyed_bits(self.wide - 1)
        return _unsigned(self._next())

    def _next(self) -> i64:
        """The next 64 bits as a signed word. Shifts to the right drop the copies of the sign that come in."""
        self.word += -0x61C8864680B583EB
        z: i64 = self.word
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def _under(self, n: i64) -> i64:
        """The upper word of the product of the next bits and a number below 2**31, half by half."""
        z: i64 = self._next()
        return (((z >> 32) & _HALF) * n + (((z & _HALF) * n) >> 32)) >> 32

    def below(self, n: int) -> int:
        if self.wide or n >= _SMALL:
            return (self.bits() * n) >> _BITS
        return self._under(n)

    def choice(self, items: Sequence[Any]) -> Any:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _unsigned(word: i64) -> int:
    high: int = (word >> 32) & _HALF
    low: int = word & _HALF
    return (high << 32) | low

"""Random generators whose whole state is one integer, so that it can live inside a game's state."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import chain, islice
from typing import Any, TypeVar

T = TypeVar("T")

_BITS = 64
_MASK = (1 << _BITS) - 1
_GAMMA, _MIX, _MIX_AGAIN = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_KEY_BYTES = 32
MOST_BITS = 8 * _KEY_BYTES  # of a seed
_WIDE = re.compile("[1-9a-f][0-9a-f]{16,79}")  # a key, a counter or not behind it


class Rng:
    """The same numbers in every process and on every machine.

    A seed of 64 bits is the state of SplitMix64: fast, but whoever sees enough of its numbers knows those to come. A
    wider one is a key and, in its lowest 64 bits, a counter for BLAKE2b: without the key nobody foresees anything.

    >>> Rng(7).below(6), Rng(7).below(6)
    (2, 2)
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed if seed > _MASK else seed & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits."""
        if self.state > _MASK:
            self.state += 1
            return keyed_bits(self.state - 1)
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * _MIX) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_AGAIN) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        # Scaling instead of rejection: the bias is below n / 2**64, and every call draws exactly once.
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each with the same chance."""
        return items[(self.bits() * len(items)) >> 64]  # `below` written out, for the loop of every simulation

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        if self.state > _MASK:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        state = self.state  # `below` written out: imagining a game is mostly shuffling
        for i in range(len(items) - 1, 0, -1):
            state = z = (state + _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * _MIX) & _MASK
            z = ((z ^ (z >> 27)) * _MIX_AGAIN) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.state = state


def keyed_bits(state: int) -> int:
    """Return the 64 random bits that belong to a key and a counter."""
    key, counter = state >> _BITS, state & _MASK
    digest = blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key.to_bytes(_KEY_BYTES, "big"))
    return int.from_bytes(digest.digest(), "big")


def start(seed: int) -> int:
    """Return the state of the generator that a game begins with."""
    return seed << _BITS if seed > _MASK else Rng(seed).bits()


def derived(seed: int, *what: object) -> int:
    """Return a seed of 64 bits for something else; it says nothing about the first seed, nor about others of them."""
    key = (seed & ((1 << MOST_BITS) - 1)).to_bytes(_KEY_BYTES, "big")
    digest = blake2b(" ".join(map(str, what)).encode(), digest_size=8, key=key, person=b"derived")
    return int.from_bytes(digest.digest(), "big")


def packed(number: int) -> int | str:
    """Return a seed or state as JSON data: as hexadecimal digits if it is wider than most readers of JSON allow.

    >>> packed(2**64 - 1), packed(2**64)
    (18446744073709551615, '10000000000000000')
    """
    return f"{number:x}" if number > _MASK else number


def unpacked(data: Any) -> int:
    """Return the seed or state that `packed` gave; ValueError if the data cannot be one."""
    if type(data) is int and data.bit_length() <= MOST_BITS + _BITS:
        return data
    if isinstance(data, str) and _WIDE.fullmatch(data):
        return int(data, 16)
    raise ValueError(data)


class Dealer:
    """Deals hidden pieces again. It sorts their names before it shuffles: where they really lie makes no difference."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def mixed(self, things: Iterable[str]) -> list[str]:
        """Return the things in an order that depends on nothing but the generator and what they are."""
        pool = sorted(things)
        self._rng.shuffle(pool)
        return pool

    def deal(self, *zones: list[str]) -> None:
        """Deal all that lies in these lists again, in place; each list keeps its length."""
        pool = iter(self.mixed(chain.from_iterable(zones)))
        for zone in zones:
            zone[:] = islice(pool, len(zone))

    def deal_places(self, places: Sequence[tuple[list[str], int]]) -> None:
        """Deal what lies in these places, each a list and an index, among them."""
        for (zone, n), thing in zip(places, self.mixed(zone[n] for zone, n in places), strict=True):
            zone[n] = thing

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, whose order must not depend on anything hidden."""
        return self._rng.choice(items)

"""What is made of a printed piece once, and used by all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def once(function: Callable[[T], R]) -> Callable[[T], R]:
    """Remember what a function makes of a piece of content, which is known by its identity: to hash it costs more.

    Whoever is given the result must not change it.

    >>> made = once(list)
    >>> cards = ("A", "B")
    >>> made(cards) is made(cards)
    True
    """
    known: dict[int, tuple[T, R]] = {}  # with the piece, so that no other one gets its number

    def remembered(piece: T) -> R:
        entry = known.get(id(piece))
        if entry is None:
            entry = known[id(piece)] = piece, function(piece)
        return entry[1]

    return remembered

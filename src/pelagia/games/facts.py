"""What a rulebook fixes about figures that are otherwise our own design, so that no tuning can break it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, TypeVar

from pelagia.core.text import Text

B = TypeVar("B", contravariant=True)


@dataclass(frozen=True)
class Fact(Generic[B]):
    """A printed fact. It holds for the box; a pack may differ, since its owner may play with other parts."""

    page: str  # of the rulebook, such as "p. 8"
    says: str  # in our own words
    holds: Callable[[B], bool]

    def text(self, game: str) -> Text:
        """What it says, where the catalogues have it: of what a pack can be otherwise."""
        return Text(f"fact-{game}-{self.holds.__name__.replace('_', '-')}")


def rises(numbers: Sequence[int]) -> bool:
    """Whether each number is greater than the one before.

    >>> rises([20, 23, 26]), rises([20, 20])
    (True, False)
    """
    return all(a < b for a, b in pairwise(numbers))


def falls(numbers: Sequence[int]) -> bool:
    """Whether each number is less than the one before."""
    return rises([*reversed(numbers)])

"""Places in a finished game: first, second and so on, by what each game's scoring compares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def shared_places(ranks: Sequence[Any]) -> list[int]:
    """The place of every seat by its rank, the lowest first; equal ones share a place, and as many are skipped.

    >>> shared_places([(-40, 2), (-35, 0), (-40, 2)])
    [1, 3, 1]
    """
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def first_places(places: Sequence[int]) -> list[int]:
    """The seats in the first place."""
    return [seat for seat, place in enumerate(places) if place == 1]


def has_broken_tie(scores: Sequence[int], places: Sequence[int]) -> bool:
    """Whether somebody is ahead of somebody else with as many points.

    >>> has_broken_tie([40, 35, 40], [1, 3, 2])
    True
    """
    return len({*scores}) < len({*places})

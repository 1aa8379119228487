"""What the words of Underwater Cities have in common: their names, and how they refer to goods and kinds.

A word that runs by itself is a `Word`, one that asks is an `Ask`; a part of a word may be either. A plain gain (UC 1.4)
is done at once, a sure gain may ask but can not be left out, and what is forced needs no question when it is triggered.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect
from pelagia.core.text import Arg, Text
from pelagia.games.underwater_cities.rules.naming import argument
from pelagia.games.underwater_cities.rules.state import UnderwaterCities

Part = Effect[UnderwaterCities]  # of a word that is made of others


class Word(Effect[UnderwaterCities]):
    """A word that runs by itself."""

    __slots__ = ()

    def written(self) -> str:
        """How a written form calls it, after `part:` or `branch:`."""
        return type(self).__name__.lower()

    def _arg(self, arg: Any) -> Arg:
        return argument(self, arg)


@cache
def how_many(id: str, n: int) -> Text:
    """A question that says how many."""
    return Text(id, n=n)


class Ask(Choice[UnderwaterCities]):
    """A word that asks."""

    __slots__ = ()

    def written(self) -> str:
        """How a written form calls it, after `part:` or `branch:`."""
        return type(self).__name__.lower()

    def _arg(self, arg: Any) -> Arg:
        return argument(self, arg)


DONE = Option(None, "done", Text("underwater-cities-done"))
DECLINE = Option(None, "decline", Text("underwater-cities-decline"))

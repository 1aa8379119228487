"""What the words of Underwater Cities have in common: their names, and how they refer to goods and kinds.

A word that runs by itself is a `Word`, one that asks is an `Ask`; a part of a word may be either. A plain gain (UC 1.4)
is done at once, a sure gain may ask but can not be left out, and what is forced needs no question when it is triggered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, question
from pelagia.core.text import Arg, Ref, Text
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


class Ending(Word):
    """Comes after the effect of a card or a space; what is asked before it is asked because of that."""

    __slots__ = ()

    def ends(self, game: UnderwaterCities) -> str:
        """The card or space."""
        raise NotImplementedError


def because(game: UnderwaterCities, who: int, asked: Text) -> Text:
    """The question, after the card or space whose effect is being done."""
    for effect in game.to_come(who, Ending) if game.space else ():
        if id := effect.ends(game):
            return _because(id, asked)
    return asked


@lru_cache(4_000)
def _because(id: str, asked: Text) -> Text:
    return Text("underwater-cities-because", cause=Ref(id), asked=asked)


class Ask(Choice[UnderwaterCities]):
    """A word that asks."""

    __slots__ = ()

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return because(game, who, question(type(self)))  # type: ignore[arg-type]

    def written(self) -> str:
        """How a written form calls it, after `part:` or `branch:`."""
        return type(self).__name__.lower()

    def _arg(self, arg: Any) -> Arg:
        return argument(self, arg)


DONE = Option(None, "done", Text("underwater-cities-done"))
DECLINE = Option(None, "decline", Text("underwater-cities-decline"))

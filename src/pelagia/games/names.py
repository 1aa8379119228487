"""Finding the words of a game's vocabulary by name, for saves."""

from __future__ import annotations

from enum import IntEnum
from types import ModuleType

from pelagia.core import asking, combinators, effects
from pelagia.core.effects import Expression

CORE = asking, combinators, effects  # the words of all games


def expressions(*modules: ModuleType) -> dict[str, type]:
    """All expressions and enumerations that these modules define or use, by the name that saves give them."""
    things = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    named: dict[str, type] = {}
    for cls in (thing for thing in things if issubclass(thing, Expression | IntEnum)):
        if named.setdefault(cls.__name__, cls) is not cls:
            raise TypeError(f"two classes are called {cls.__name__}: a save could not tell them apart")
    return named

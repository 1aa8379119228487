"""Finding the words of a game's vocabulary by name, for saves and content packs."""

from __future__ import annotations

from types import ModuleType

from pelagia.core.effects import Expression


def expressions(*modules: ModuleType) -> dict[str, type]:
    """All classes of expressions that these modules define or use, by name."""
    found = [thing for module in modules for thing in vars(module).values()]
    return {thing.__name__: thing for thing in found if isinstance(thing, type) and issubclass(thing, Expression)}

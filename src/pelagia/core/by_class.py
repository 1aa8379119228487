"""Functions of words: dispatched on the class of a word, or cached for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F")
T = TypeVar("T")
R = TypeVar("R")


class ByClass(dict[type, F]):
    """A function or a value for each class; one without has that of its nearest base, and all others the default.

    The same as `functools.singledispatch`, but a call takes a look into a dictionary instead of three calls more.
    """

    def __init__(self, default: F) -> None:
        self.default = default

    def of(self, *classes: type) -> Callable[[F], F]:
        """Register a function for some classes: `@table.of(Gain, Draw)`."""

        def register(function: F) -> F:
            for cls in classes:
                self[cls] = function
            return function

        return register

    def __missing__(self, cls: type) -> F:
        bases = (base for base in cls.__mro__[1:] if base in self)
        self[cls] = self[base] if (base := next(bases, None)) is not None else self.default
        return self[cls]


def remembered(function: Callable[[T], R], most: int = 4_000) -> Callable[[T], R]:
    """The same function, which remembers what it said of an object: by identity, since words take long to hash."""
    known: dict[int, tuple[T, R]] = {}

    def remember(thing: T) -> R:
        try:
            kept, said = known[id(thing)]
            if kept is thing:
                return said
        except KeyError:
            pass
        if len(known) >= most:
            known.clear()
        answer = function(thing)
        known[id(thing)] = thing, answer
        return answer

    return remember

"""What the checks of all games share: walking through expressions, and saying what is wrong with a piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from pelagia.core.effects import Expression
from pelagia.core.errors import BadContent
from pelagia.core.text import Text

LARGEST = 99  # number in an effect
SOURCES = ("rulebook", "public", "designed")


Faults = Iterator[BadContent]  # everything that is wrong with a piece, or with all of them


def fault(piece: str, what: Text) -> BadContent:
    """Which piece is wrong, and why."""
    return BadContent(card=piece, what=what)


def refuse_first(faults: Faults) -> None:
    """Raise the first fault, if there is one."""
    for problem in faults:
        raise problem


def source_faults(piece: str, source: str) -> Faults:
    if source not in SOURCES:
        yield fault(piece, Text("content-check-source", source=source, known=", ".join(SOURCES)))


def number_faults(piece: str, n: int, least: int, most: int) -> Faults:
    if not least <= n <= most:
        yield fault(piece, Text("content-check-number", n=n, least=least, most=most))


def inside(whole: Any) -> Iterator[Any]:
    """What is in the brackets of an expression or the fields of a piece, lists opened."""
    for field in fields(whole):
        yield from _opened(getattr(whole, field.name))


def _opened(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for item in value:
            yield from _opened(item)
    else:
        yield value


def walk(whole: Any) -> Iterator[Expression]:
    """All expressions of a piece, a list or an expression, and those inside them."""
    for part in _opened(whole):
        if isinstance(part, Expression):
            yield part
        if is_dataclass(part):
            for value in inside(part):
                yield from walk(value)

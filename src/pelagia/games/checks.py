"""What the checks of all games share: walking through expressions, and refusing a piece with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NoReturn

from pelagia.core.effects import Expression
from pelagia.core.errors import BadContent
from pelagia.core.text import Text

LARGEST = 99  # number in an effect
SOURCES = ("rulebook", "public", "designed")


def refuse(piece: str, what: Text) -> NoReturn:
    """Say which piece is wrong, and why."""
    raise BadContent(card=piece, what=what)


def check_source(piece: str, source: str) -> None:
    if source not in SOURCES:
        refuse(piece, Text("content-check-source", source=source, known=", ".join(SOURCES)))


def check_number(piece: str, n: int, least: int, most: int) -> None:
    if not least <= n <= most:
        refuse(piece, Text("content-check-number", n=n, least=least, most=most))


def inside(found: Any) -> Iterator[Any]:
    """What stands in the brackets of an expression or the fields of a piece, lists opened."""
    for field in fields(found):
        yield from _opened(getattr(found, field.name))


def _opened(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for item in value:
            yield from _opened(item)
    else:
        yield value


def walk(found: Any) -> Iterator[Expression]:
    """All expressions of a piece, a list or an expression, and those inside them."""
    for part in _opened(found):
        if isinstance(part, Expression):
            yield part
        if is_dataclass(part):
            for value in inside(part):
                yield from walk(value)

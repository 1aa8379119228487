"""Icons beside words: what a word of the vocabulary shows at a glance, and what is drawn on a piece.

Small data for page and terminal. A game registers its own words with `marks` and makes its faces in `views/marks.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any, NamedTuple

from pelagia.core.combinators import AnyOrder, OneOf, Others, Per, Repeat, When
from pelagia.core.effects import AtLeast, Number, Times

MINUS = "\N{MINUS SIGN}"  # as wide as a digit


class Mark(NamedTuple):
    """An icon of the page, by its name, and what is beside it."""

    icon: str
    n: str = ""  # an amount, perhaps with a sign or a range
    per: str = ""  # for each of these: an icon
    times: int = 1  # how many side by side

    def plain(self) -> dict[str, Any]:
        return _plain(self)


class Line(NamedTuple):
    """Marks that belong together: when, what it needs, what it gives."""

    gives: tuple[Mark, ...]
    needs: tuple[Mark, ...] = ()
    when: str = ""  # an icon

    def plain(self) -> dict[str, Any]:
        return {"gives": [], **_plain(self)}


class Face(NamedTuple):
    """What is drawn on a piece: a band, lines of marks, and what counts at the end of the game."""

    icon: str
    bands: tuple[str, ...] = ("steel",)  # colours by name, the most important first
    word: str = ""  # the message of a short word for what it is; else its name is there
    number: str = ""
    lines: tuple[Line, ...] = ()
    final: tuple[Mark, ...] = ()
    sides: Mapping[str, tuple[Line, ...]] = {}  # of a piece that is turned over: the lines of each side

    def plain(self) -> dict[str, Any]:
        sides = {name: [line.plain() for line in lines] for name, lines in self.sides.items()}
        return {"word": "", "number": "", "lines": [], "final": [], **_plain(self), "sides": sides}


def _plain(given: Mark | Line | Face) -> dict[str, Any]:
    """As JSON data, without what is as usual."""
    data: dict[str, Any] = {}
    for name, value in given._asdict().items():
        if name in given._field_defaults and value == given._field_defaults[name] and name != "bands":
            continue
        data[name] = [_part(part) for part in value] if isinstance(value, tuple) else value
    return data


def _part(part: Any) -> Any:
    return part.plain() if isinstance(part, Mark | Line) else part


def plain_face(piece: Any) -> Face:
    """The face of a piece in a game that draws none."""
    return Face("card", number=piece.id)


def amount(n: int, plus: str = "") -> str:
    """A number with its minus; `plus` comes before one that is positive."""
    return f"{MINUS}{-n}" if n < 0 else f"{plus}{n}"


def some(icon: str, n: int) -> Mark:
    """An icon, with its number where there are several."""
    return Mark(icon, str(n) if n > 1 else "")


def row(*given: Mark | Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks one after the other."""
    return tuple(mark for part in given for mark in ([part] if isinstance(part, Mark) else part))


def counted(icon: str, n: int | Number[Any], plus: str = "") -> Mark:
    """An icon with a number of a card: plain, or counted in the game, which its own mark says."""
    if isinstance(n, int):
        return Mark(icon, amount(n, plus))
    factor, number = (n.factor, n.number) if isinstance(n, Times) else (1, n)
    return Mark(icon, str(factor), per=marks(number)[0].icon)


OR, NEXT = Mark("or"), Mark("next")


@singledispatch
def marks(word: Any) -> tuple[Mark, ...]:
    """The icons of a word. One that has none of its own shows those of its parts, in their order."""
    parts = getattr(word, "parts", None) or (getattr(word, "part", None),)
    return row(*(marks(part) for part in parts if part is not None))


def either(parts: Iterable[Any]) -> tuple[Mark, ...]:
    """The parts, with "or" between them."""
    return row(*(row([OR] if n else [], marks(part)) for n, part in enumerate(parts)))


@marks.register
def _(word: OneOf) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    return either(word.parts)


@marks.register
def _(word: AnyOrder) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    return row(*map(marks, word.parts))


@marks.register
def _(condition: AtLeast) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    shown = marks(condition.number)  # a number without a mark of its own says nothing here
    return row(shown[0]._replace(n=str(condition.least)), shown[1:]) if shown else ()


@marks.register
def _(word: When) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    needs = marks(word.condition)
    otherwise = row(OR, marks(word.otherwise)) if word.otherwise else ()
    return row(needs, [NEXT] if needs else [], marks(word.part), otherwise)


@marks.register
def _(word: Per) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    counted = marks(word.count)
    if counted and word.every > 1:
        counted = (counted[0]._replace(n=str(word.every)), *counted[1:])
    return row(counted, [NEXT] if counted else [], marks(word.part))


@marks.register
def _(word: Repeat) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    return row(marks(word.part), [] if word.least is None else [Mark("next", f"{word.least}–{word.times}")])


@marks.register
def _(word: Others) -> tuple[Mark, ...]:  # type: ignore[type-arg]
    return row(Mark("person", "…"), marks(word.part))

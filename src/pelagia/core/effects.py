"""Effects: the instructions of the rules, immutable and shared by all clones; numbers and conditions.

A card is an expression: `any_order(coins(2), when(count(LAB) >= 2, points(1)))`. What waits on the agenda is such
expressions and nothing else. The words that combine others are in `combinators`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from pelagia.core.decision import Option
from pelagia.core.text import Arg, Ref, Text, joined, message, word, written_name

if TYPE_CHECKING:
    from pelagia.core.asking import Series
    from pelagia.core.game import Game

G = TypeVar("G", bound="Game", contravariant=True)
C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def effect(cls: type[C]) -> type[C]:
    """Make a class a word of the vocabulary: immutable, comparable, saved as its name and fields."""
    return dataclass(frozen=True, slots=not is_native(cls))(cls)


def is_native(cls: type) -> bool:
    """Whether a class inherits from a compiled one, whose fields lie in places that slots would hide."""
    return any("__mypyc_attrs__" in vars(base) for base in cls.__mro__)


@cache
def question(cls: type) -> Text:
    """What a choice of this class asks, if it says nothing else."""
    return Text(message(cls, "ask-"))


class Expression:
    """What all words of the vocabulary have in common."""

    __slots__ = ()

    def text(self) -> Text:
        """Say what it means, for the text of a card: a message of its own, with its fields as arguments."""
        given = {f.name: getattr(self, f.name) for f in fields(self)}  # type: ignore[arg-type]
        return Text(message(type(self)), **{name: self._arg(arg) for name, arg in given.items()})

    def _arg(self, arg: Any) -> Arg:
        if isinstance(arg, Expression):
            return arg.text()
        if isinstance(arg, tuple):
            return joined(f"{message(type(self))}-and", [self._arg(part) for part in arg])
        if isinstance(arg, Enum):
            return word(arg)
        return Ref(arg) if isinstance(arg, str) else int(arg or 0)

    def written(self) -> str:
        """The written form where the expression itself is an option: its name and fields, but for usual values."""
        given = [(getattr(self, f.name), f.default) for f in fields(self)]  # type: ignore[arg-type]
        parts = [_written(part) for part, usual in given if part != usual]
        return " ".join([type(self).__name__.lower(), *parts])


def _written(part: Any) -> str:
    if isinstance(part, Expression):
        return part.written()
    if isinstance(part, tuple):
        return "+".join(_written(item) for item in part)
    return written_name(part) if isinstance(part, Enum) else str(part)


class Effect(Expression, Generic[G]):
    """One instruction that runs by itself."""

    __slots__ = ()
    asks_always: ClassVar[bool] = False  # also where there is only one option

    def can(self, game: G, who: int) -> bool:
        """Tell whether doing this now would change anything and can be afforded."""
        return True

    def run(self, game: G, who: int) -> None:
        """Do it for the seat `who`; put what follows on the agenda."""
        raise NotImplementedError

    def cause(self, game: G) -> Arg | None:
        """What it brings to an end: a card, a space, a rule. What is asked before it, is asked because of that."""
        return None

    # As a part of a word whose parts may be left out. Nothing is any of this unless the rulebook says so.

    def is_plain(self) -> bool:
        """Whether it is done first and unasked."""
        return False

    def is_sure(self) -> bool:
        """Whether it may ask, but can not be left out."""
        return self.is_plain()

    def is_forced(self) -> bool:
        """Whether it can not be left out where it follows something else."""
        return self.is_plain()


class Choice(Effect[G]):
    """One instruction that needs somebody to choose. Options and what they do stand next to each other."""

    __slots__ = ()
    is_payment: ClassVar[bool] = False  # its options are ways to pay: where it may be left out, they stand beside that

    def can(self, game: G, who: int) -> bool:
        return bool(self.options(game, who))

    def options(self, game: G, who: int) -> Sequence[Option]:
        """List every legal option, in a fixed order. None: nothing happens. One: it happens without a question."""
        raise NotImplementedError

    def at_once(self, game: G, who: int) -> Sequence[Option]:
        """Its options, if a menu that may be left and in which nothing else can be done offers them itself."""
        return ()

    def chosen(self, game: G, who: int, key: Any) -> None:
        """Act on the key of the chosen option; put what follows on the agenda."""
        raise NotImplementedError

    def prompt(self, game: G, who: int) -> Text:
        """Say in a sentence what is asked."""
        return question(type(self))  # type: ignore[arg-type]

    def series(self, game: G, who: int) -> Series | None:
        """The set of which it asks for one piece after the other, if it does and their order means nothing."""
        return None

    def obvious(self, game: G, who: int, options: Sequence[Option]) -> Option | None:
        """Which of the options can never be worse than another, if one is: a page may choose it without asking."""
        return None

    def expected(self, game: G, who: int) -> Iterable[Option]:
        """The options that a player may expect, on offer or not: those of which `why_not` knows more to say."""
        return ()

    def why_not(self, game: G, who: int, key: Any) -> Text | None:
        """Say why an expected option is not on offer, by its key; None where nothing more is to say."""
        return None


class Number(Expression, Generic[G]):
    """A number that is counted when it is needed. `2 * n` and `n >= 2` make further expressions."""

    __slots__ = ()

    def value(self, game: G, who: int) -> int:
        raise NotImplementedError

    def __rmul__(self, factor: int) -> Times[G]:
        return Times(factor, self)

    def __ge__(self, least: int) -> AtLeast[G]:
        return AtLeast(self, least)


def amount(number: int | Number[G], game: G, who: int) -> int:
    """Return what a number stands for right now."""
    return number if isinstance(number, int) else number.value(game, who)


class Condition(Expression, Generic[G]):
    """Something that is so or not."""

    __slots__ = ()

    def holds(self, game: G, who: int) -> bool:
        raise NotImplementedError


@effect
class Times(Number[G]):
    factor: int
    number: Number[G]

    def value(self, game: G, who: int) -> int:
        return self.factor * self.number.value(game, who)


@effect
class AtLeast(Condition[G]):
    number: Number[G]
    least: int

    def holds(self, game: G, who: int) -> bool:
        return self.number.value(game, who) >= self.least

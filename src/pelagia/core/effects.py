"""Effects: the instructions of the rules, immutable and shared by all clones, and the words that combine them.

A card is an expression: `any_order(coins(2), when(count(LAB) >= 2, points(1)))`. What waits on the agenda is such
expressions and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from pelagia.core.decision import Option
from pelagia.core.text import Arg, Ref, Text

if TYPE_CHECKING:
    from pelagia.core.game import Game

G = TypeVar("G", bound="Game", contravariant=True)
C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def effect(cls: type[C]) -> type[C]:
    """Make a class a word of the vocabulary: immutable, comparable, saved as its name and fields."""
    return dataclass(frozen=True, slots=True)(cls)


def message(cls: type, kind: str = "") -> str:
    """The message of a class in the catalogues: `core-any-order`, `new-eden-coins`, `new-eden-ask-turn`."""
    game = cls.__module__.partition(".games.")[2].partition(".")[0].replace("_", "-")
    return f"{game or 'core'}-{kind}{re.sub('(?<=[a-z])(?=[A-Z])', '-', cls.__name__).lower()}"


@cache
def _ask(cls: type) -> Text:
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
        if isinstance(arg, tuple):  # two by two, since a message has a fixed number of arguments
            first, rest = self._arg(arg[0]), arg[1:]
            return Text(f"{message(type(self))}-and", a=first, b=self._arg(rest)) if rest else first
        if isinstance(arg, Enum):
            return Text(f"{message(type(arg))}-{arg.name.lower()}")
        return Ref(arg) if isinstance(arg, str) else int(arg or 0)

    def written(self) -> str:
        """The written form where the expression itself is an option: its name and fields."""
        parts = (getattr(self, f.name) for f in fields(self))  # type: ignore[arg-type]
        return " ".join([type(self).__name__.lower(), *(_written(part) for part in parts)])


def _written(part: Any) -> str:
    if isinstance(part, Expression):
        return part.written()
    if isinstance(part, tuple):
        return "+".join(_written(item) for item in part)
    return part.name.lower() if isinstance(part, Enum) else str(part)


class Effect(Expression, Generic[G]):
    """One instruction that runs by itself."""

    __slots__ = ()
    automatic: ClassVar[bool] = True
    asks_always: ClassVar[bool] = False  # also where there is only one option

    def can(self, game: G, who: int) -> bool:
        """Tell whether doing this now would change anything and can be afforded."""
        return True

    def run(self, game: G, who: int) -> None:
        """Do it for the seat `who`; put what follows on the agenda."""
        raise NotImplementedError


class Choice(Effect[G]):
    """One instruction that needs somebody to choose. Options and what they do stand next to each other."""

    __slots__ = ()
    automatic: ClassVar[bool] = False

    def can(self, game: G, who: int) -> bool:
        return bool(self.options(game, who))

    def options(self, game: G, who: int) -> Sequence[Option]:
        """List every legal option, in a fixed order. None: nothing happens. One: it happens without a question."""
        raise NotImplementedError

    def chosen(self, game: G, who: int, key: Any) -> None:
        """Act on the key of the chosen option; put what follows on the agenda."""
        raise NotImplementedError

    def prompt(self, game: G, who: int) -> Text:
        """Say in a sentence what is asked."""
        return _ask(type(self))  # type: ignore[arg-type]

    def why_not(self, game: G, who: int, answer: str) -> Text | None:
        """Say why an answer is not on offer, where there is more to say than that."""
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


@effect
class Seq(Effect[G]):
    """All parts, in this order."""

    parts: tuple[Effect[G], ...]

    def can(self, game: G, who: int) -> bool:
        return any(part.can(game, who) for part in self.parts)

    def run(self, game: G, who: int) -> None:
        game.push(who, *self.parts)


@effect
class OneOf(Choice[G]):
    """One of the parts, chosen by the player among those that can do something."""

    parts: tuple[Effect[G], ...]

    def options(self, game: G, who: int) -> list[Option]:
        return [_option(part) for part in dict.fromkeys(self.parts) if part.can(game, who)]

    def chosen(self, game: G, who: int, key: Effect[G]) -> None:
        game.push(who, key)


@effect
class AnyOrder(OneOf[G]):
    """All parts, in an order that the player chooses; a part that can do nothing waits until it can."""

    def chosen(self, game: G, who: int, key: Effect[G]) -> None:
        place = self.parts.index(key)
        game.push(who, key, AnyOrder(self.parts[:place] + self.parts[place + 1 :]))


@effect
class May(Choice[G]):
    """The part, if the player wants it. Not asked if it can do nothing."""

    part: Effect[G]

    def options(self, game: G, who: int) -> list[Option]:
        return [_option(self.part), _SKIP] if self.part.can(game, who) else []

    def chosen(self, game: G, who: int, key: Effect[G] | None) -> None:
        if key is not None:
            game.push(who, key)


@effect
class Repeat(Effect[G]):
    """The part, several times; the number is counted once, at the start."""

    times: int | Number[G]
    part: Effect[G]

    def can(self, game: G, who: int) -> bool:
        return amount(self.times, game, who) > 0 and self.part.can(game, who)

    def run(self, game: G, who: int) -> None:
        game.push(who, *[self.part] * amount(self.times, game, who))


@effect
class When(Effect[G]):
    """The part, if the condition holds when its turn comes."""

    condition: Condition[G]
    part: Effect[G]

    def can(self, game: G, who: int) -> bool:
        return self.condition.holds(game, who) and self.part.can(game, who)

    def run(self, game: G, who: int) -> None:
        if self.condition.holds(game, who):
            game.push(who, self.part)


@effect
class EachPlayer(Effect[G]):
    """Every seat does the part, clockwise from this one; each is settled completely before the next."""

    part: Effect[G]

    def seats(self, game: G, who: int) -> list[int]:
        return game.from_seat(who)

    def can(self, game: G, who: int) -> bool:
        return any(self.part.can(game, seat) for seat in self.seats(game, who))

    def run(self, game: G, who: int) -> None:
        for seat in reversed(self.seats(game, who)):
            game.push(seat, self.part)


@effect
class Others(EachPlayer[G]):
    """Every other seat does the part, clockwise from the left neighbour; each is settled before the next."""

    def seats(self, game: G, who: int) -> list[int]:
        return game.from_seat(who)[1:]


@effect
class Together(Effect[G]):
    """All seats choose at once and in secret; when all answers are in, they are acted on in seat order."""

    automatic: ClassVar[bool] = False
    choice: Choice[G]


@effect
class Answered(Effect[G]):
    """Acts on an answer that was given in secret."""

    choice: Choice[G]
    key: Any

    def run(self, game: G, who: int) -> None:
        self.choice.chosen(game, who, self.key)


def _option(part: Effect[Any]) -> Option:
    return Option(part, part.written(), part.text())


_SKIP = Option(None, "skip", Text("core-skip"))


def seq(*parts: Effect[G]) -> Effect[G]:
    return Seq(parts)


def any_order(*parts: Effect[G]) -> Effect[G]:
    return AnyOrder(parts)


def one_of(*parts: Effect[G]) -> Effect[G]:
    return OneOf(parts)


may, repeat, when, each_player, others, together = May, Repeat, When, EachPlayer, Others, Together

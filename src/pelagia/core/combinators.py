"""The words that combine others: one file, since together they are the language that all games share.

An expression of them means the same in every game.

Where rulebooks differ, a policy of the word says how: which parts must be possible (`Needs`), which parts may be
left out (`Optional`), how a part is asked about (`Asking`), and what may come between two parts (`Interlude`). The
wording of options and questions is not part of the rules: a game defines it once, in its `Wording`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Any, Generic

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Condition, Effect, Expression, G, Number, amount, effect, question
from pelagia.core.state import drop
from pelagia.core.text import Text, joined


class Needs(IntEnum):
    """What must be possible so that a sequence is."""

    ANY = 0  # one of its parts
    FIRST = 1  # its first part


class Optional(IntEnum):
    """Which parts may be left out. A part that is sure or plain never is, and plain ones come first, unasked."""

    NONE = 0  # no part that can be done
    REST = 1  # all but one, which is done first
    ALL = 2  # every part


class Asking(IntEnum):
    """How an optional part is asked about."""

    WHETHER = 0  # the part, or not
    HOW = 1  # in one go with what the part asks: its options, or not


class Interlude(Expression, Generic[G]):
    """What may come between the parts of a word: further options, after which the word asks again."""

    __slots__ = ()

    def around(
        self, game: G, who: int, word: Choice[Any], own: Sequence[Option], stop: Sequence[Option]
    ) -> list[Option]:
        """All options: those of the word, the one that stops it if it may be stopped, and what may come in between."""
        raise NotImplementedError

    def has(self, key: Any) -> bool:
        """Whether the key of an option is one of these."""
        raise NotImplementedError

    def chosen(self, game: G, who: int, key: Any) -> None:
        """Act on such a key. The word waits on the agenda already."""
        raise NotImplementedError


class Wording:
    """How the choices of these words are written and said; a game may have its own."""

    def part(self, word: Choice[Any], part: Effect[Any]) -> Option:
        """The option to do a part; its key is the part."""
        return Option(part, part.written(), part.text())

    def stop(self, word: Choice[Any]) -> Option:
        """The option to leave out what may be left out; its key is None."""
        return SKIP

    def ask(self, word: Choice[Any], game: Any, who: int) -> Text:
        """What is asked."""
        return question(type(word))  # type: ignore[arg-type]


SKIP = Option(None, "skip", Text("core-skip"))
# The sentence of a word by its policy, and what joins its parts.
_IN_ANY_ORDER = {
    Optional.NONE: ("core-any-order", "core-any-order-and"),
    Optional.REST: ("core-any-order-rest", "core-any-order-rest-and"),
    Optional.ALL: ("core-any-order-all", "core-any-order-all-and"),
}
_ONE_OF = {
    Optional.NONE: ("core-one-of", "core-one-of-and"),
    Optional.REST: ("core-one-of", "core-one-of-and"),
    Optional.ALL: ("core-one-of-all", "core-one-of-all-and"),
}


def said(id: str, joint: str, parts: tuple[Effect[Any], ...]) -> Text:
    """All parts in words, equal ones counted."""
    return Text(id, parts=joined(joint, [_several(part, n) for part, n in Counter(parts).items()]))


class _Part(Effect[G]):
    """A word about a single part."""

    __slots__ = ()
    part: Effect[G]

    def can(self, game: G, who: int) -> bool:
        return self.part.can(game, who)

    def is_sure(self) -> bool:
        return self.part.is_sure()


class _Menu(Choice[G]):
    """A word that offers parts, or the way to stop, and what may come in between."""

    __slots__ = ()
    between: Interlude[G] | None

    def _options(self, game: G, who: int, own: Sequence[Option], may_stop: bool) -> Sequence[Option]:
        stop = [game.rules.wording.stop(self)] if may_stop else []
        if self.between is not None:
            return self.between.around(game, who, self, own, stop)
        return [*own, *stop] if own else []

    def chosen(self, game: G, who: int, key: Any) -> None:
        if key is None:
            return
        if self.between is not None and self.between.has(key):
            game.push(who, self)
            self.between.chosen(game, who, key)
        else:
            self.act(game, who, key)

    def act(self, game: G, who: int, key: Any) -> None:
        """Act on the key of a part, or of an option of a part."""
        raise NotImplementedError

    def prompt(self, game: G, who: int) -> Text:
        return game.rules.wording.ask(self, game, who)


class _Several(_Menu[G]):
    """A menu of several parts."""

    __slots__ = ()
    parts: tuple[Effect[G], ...]
    optional: Optional

    def only(self, game: G, who: int) -> Choice[G] | None:
        """The only part that can be done, if its options are offered instead of it."""
        usable = self._usable(game, who)
        part = usable[0] if usable else None
        return part if isinstance(part, Choice) and self._at_once(game, who, usable) else None

    def _at_once(self, game: G, who: int, usable: Sequence[Effect[G]]) -> Sequence[Option]:
        """The options of the only part that can be done, where they are offered instead of it."""
        if self.optional is not Optional.ALL or len(usable) != 1 or not isinstance(usable[0], Choice):
            return ()
        return usable[0].at_once(game, who)

    def _sole(self, game: G, who: int) -> Effect[G]:
        """The part of which an option was chosen."""
        return self.parts[0] if len(self.parts) == 1 else self._usable(game, who)[0]

    def expected(self, game: G, who: int) -> Iterable[Option]:
        part = self.only(game, who)
        return part.expected(game, who) if part is not None else ()

    def why_not(self, game: G, who: int, key: Any) -> Text | None:
        part = self.only(game, who)
        return part.why_not(game, who, key) if part is not None else None

    def can(self, game: G, who: int) -> bool:
        for part in self.parts:  # noqa: SIM110 - a generator takes twice as long, and this is asked all the time
            if part.can(game, who):
                return True
        return False

    def _usable(self, game: G, who: int) -> list[Effect[G]]:
        """The parts that can do something, equal ones once. Words take long to hash, and there are few of them."""
        usable: list[Effect[G]] = []
        for part in self.parts:
            if part not in usable and part.can(game, who):
                usable.append(part)
        return usable


def _several(part: Effect[Any], n: int) -> Text:
    return Text("core-several", n=n, part=part.text()) if n > 1 else part.text()


# All parts, some, one or none


@effect
class Seq(Effect[G]):
    """All parts, in this order. Where the rest may be left out, each later part that is not forced is asked about."""

    parts: tuple[Effect[G], ...]
    needs: Needs = Needs.ANY
    optional: Optional = Optional.NONE
    between: Interlude[G] | None = None

    def can(self, game: G, who: int) -> bool:
        return any(part.can(game, who) for part in self.parts[: 1 if self.needs is Needs.FIRST else None])

    def run(self, game: G, who: int) -> None:
        if self.optional is Optional.NONE:
            game.push(who, *self.parts)
        else:
            done = 1 if self.optional is Optional.REST else 0
            game.push(who, *self.parts[:done], *map(self._asked, self.parts[done:]))

    def _asked(self, part: Effect[G]) -> Effect[G]:
        return part if part.is_forced() else AnyOrder((part,), Optional.ALL, self.between)

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def is_sure(self) -> bool:
        return self.parts[0].is_sure()

    def is_forced(self) -> bool:
        return all(part.is_forced() for part in self.parts)

    def text(self) -> Text:
        """The parts in words; equal ones in a row are said once, and what follows them says where they end."""
        said = [(part, len([*same])) for part, same in groupby(self.parts)]
        part, n = said.pop()
        whole = _several(part, n)
        for before, times in reversed(said):
            joint = "core-seq-once" if times > 1 and n == 1 else "core-seq-and"
            whole, n = Text(joint, a=_several(before, times), b=whole), times
        return Text("core-seq", parts=whole)


@effect
class AnyOrder(_Several[G]):
    """The parts, in an order that the player chooses; a part that can do nothing waits until it can."""

    parts: tuple[Effect[G], ...]
    optional: Optional = Optional.NONE
    between: Interlude[G] | None = None

    def options(self, game: G, who: int) -> Sequence[Option]:
        optional, wording = self.optional, game.rules.wording
        if optional is not Optional.NONE:
            for part in self.parts:
                if part.is_plain():
                    return [wording.part(self, part)]
        usable = self._usable(game, who)
        may_stop = optional is Optional.ALL and not any(part.is_sure() for part in usable)
        if may_stop and usable and self._is_payment():
            return self._options(game, who, usable[0].options(game, who), may_stop)  # type: ignore[attr-defined]
        own = self._at_once(game, who, usable) if may_stop else ()
        return self._options(game, who, own or [wording.part(self, part) for part in usable], may_stop)

    def act(self, game: G, who: int, key: Any) -> None:
        done = key if isinstance(key, Effect) else self._sole(game, who)
        rest = drop(self.parts, done)
        if rest:
            optional = Optional.ALL if self.optional is Optional.REST else self.optional
            game.push(who, AnyOrder(rest, optional, self.between))
        if done is key:
            game.push(who, done)
        else:
            done.chosen(game, who, key)  # type: ignore[union-attr]

    def _is_payment(self) -> bool:
        """Whether the ways to pay for the only part are offered at once."""
        part = self.parts[0]
        return len(self.parts) == 1 and isinstance(part, Choice) and part.is_payment

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def is_sure(self) -> bool:
        return any(part.is_sure() for part in self.parts)

    def is_forced(self) -> bool:
        return all(part.is_forced() for part in self.parts)

    def text(self) -> Text:
        return said(*_IN_ANY_ORDER[self.optional], self.parts)


@effect
class OneOf(_Several[G]):
    """One of the parts, chosen by the player among those that can do something."""

    parts: tuple[Effect[G], ...]
    optional: Optional = Optional.NONE
    between: Interlude[G] | None = None

    def options(self, game: G, who: int) -> Sequence[Option]:
        usable = self._usable(game, who)
        own = self._at_once(game, who, usable) or [game.rules.wording.part(self, part) for part in usable]
        return self._options(game, who, own, self.optional is Optional.ALL)

    def act(self, game: G, who: int, key: Any) -> None:
        if isinstance(key, Effect):
            game.push(who, key)
        else:
            self._sole(game, who).chosen(game, who, key)  # type: ignore[attr-defined]

    def is_sure(self) -> bool:
        return self.optional is not Optional.ALL and any(part.is_plain() for part in self.parts)

    def text(self) -> Text:
        return said(*_ONE_OF[self.optional], self.parts)


@effect
class May(_Menu[G]):
    """The part, if the player wants it. Not asked if it can do nothing."""

    part: Effect[G]
    asking: Asking = Asking.WHETHER
    between: Interlude[G] | None = None

    def can(self, game: G, who: int) -> bool:
        return self.part.can(game, who)

    def options(self, game: G, who: int) -> Sequence[Option]:
        if self.asking is Asking.HOW:
            own = [option for option in _options(self, game, who) if option.key is not None]
        else:
            own = [game.rules.wording.part(self, self.part)] if self.part.can(game, who) else []
        return self._options(game, who, own, may_stop=True)

    def act(self, game: G, who: int, key: Any) -> None:
        if self.asking is Asking.HOW:
            _act(self, game, who, key)
        else:
            game.push(who, self.part)

    def is_sure(self) -> bool:
        return False

    def text(self) -> Text:
        return Text("core-may-how" if self.asking is Asking.HOW else "core-may", part=self.part.text())

    def expected(self, game: G, who: int) -> Iterable[Option]:
        return self.part.expected(game, who) if self.asking is Asking.HOW and isinstance(self.part, Choice) else ()

    def why_not(self, game: G, who: int, key: Any) -> Text | None:
        part = self.part if self.asking is Asking.HOW else None
        return part.why_not(game, who, key) if isinstance(part, Choice) else None


# Several times


@effect
class Repeat(_Part[G]):
    """The part, several times; the number is counted once, at the start. With `least` the player may stop there."""

    times: int | Number[G]
    part: Effect[G]
    least: int | None = None
    between: Interlude[G] | None = None  # offered from the second time on

    def can(self, game: G, who: int) -> bool:
        times = self.times  # most are plain numbers, and this is asked all the time
        return (times if isinstance(times, int) else times.value(game, who)) > 0 and self.part.can(game, who)

    def run(self, game: G, who: int) -> None:
        times = amount(self.times, game, who)
        if self.least is None:
            game.push(who, *[self.part] * times)
        else:
            game.push(who, Again(self.least, times, self.part, self.between))

    def text(self) -> Text:
        id = "core-repeat" if self.least is None else "core-repeat-up-to"
        return Text(id, times=self._arg(self.times), part=self.part.text())


@effect
class Again(_Menu[G]):
    """Once more, or enough: the options of the part, and the way to stop once the least is reached."""

    least: int
    most: int
    part: Effect[G]
    between: Interlude[G] | None = None
    begun: bool = False

    def can(self, game: G, who: int) -> bool:
        return self.part.can(game, who)

    def options(self, game: G, who: int) -> Sequence[Option]:
        own, may_stop = _options(self, game, who), self.least <= 0
        if self.begun:
            return self._options(game, who, own, may_stop)
        return [*own, *([game.rules.wording.stop(self)] if may_stop else [])] if own else []

    def act(self, game: G, who: int, key: Any) -> None:
        if self.most > 1:
            game.push(who, Again(self.least - 1, self.most - 1, self.part, self.between, begun=True))
        _act(self, game, who, key)

    def prompt(self, game: G, who: int) -> Text:
        asked = self.part.prompt(game, who) if isinstance(self.part, Choice) else _Menu.prompt(self, game, who)
        return Text("core-up-to", asked=asked, n=self.most) if self.most > 1 else asked


def _options(word: May[G] | Again[G], game: G, who: int) -> Sequence[Option]:
    """The options of the part, or the part where it asks nothing."""
    part = word.part
    if isinstance(part, Choice):
        return part.options(game, who)
    return [game.rules.wording.part(word, part)] if part.can(game, who) else []


def _act(word: May[G] | Again[G], game: G, who: int, key: Any) -> None:
    if isinstance(word.part, Choice):
        word.part.chosen(game, who, key)
    else:
        game.push(who, word.part)


@effect
class Per(_Part[G]):
    """The part, once for each `every` of what is counted, at most `most` times; `most=0` is no limit."""

    count: Number[G]
    part: Effect[G]
    every: int = 1
    most: int = 0

    def times(self, game: G, who: int) -> int:
        """How often the part is done now."""
        n = self.count.value(game, who) // self.every
        return min(n, self.most) if self.most else n

    def can(self, game: G, who: int) -> bool:
        return self.times(game, who) > 0 and self.part.can(game, who)

    def run(self, game: G, who: int) -> None:
        game.push(who, *[self.part] * self.times(game, who))

    def is_forced(self) -> bool:
        return self.part.is_forced()


# Conditions and other seats


@effect
class When(_Part[G]):
    """The part if the condition holds when its turn comes, and `otherwise` if not."""

    condition: Condition[G]
    part: Effect[G]
    otherwise: Effect[G] | None = None

    def meant(self, game: G, who: int) -> Effect[G] | None:
        """What it comes to now."""
        return self.part if self.condition.holds(game, who) else self.otherwise

    def can(self, game: G, who: int) -> bool:
        meant = self.meant(game, who)
        return meant is not None and meant.can(game, who)

    def run(self, game: G, who: int) -> None:
        meant = self.meant(game, who)
        if meant is not None:
            game.push(who, meant)

    def text(self) -> Text:
        said = {"condition": self.condition.text(), "part": self.part.text()}
        if self.otherwise is None:
            return Text("core-when", **said)
        return Text("core-when-otherwise", **said, otherwise=self.otherwise.text())


@effect
class EachPlayer(Effect[G]):
    """Every seat does the part, clockwise from this one; each is settled completely before the next."""

    part: Effect[G]

    def seats(self, game: G, who: int) -> Sequence[int]:
        return game.from_seat(who)

    def can(self, game: G, who: int) -> bool:
        return any(self.part.can(game, seat) for seat in self.seats(game, who))

    def run(self, game: G, who: int) -> None:
        for seat in reversed(self.seats(game, who)):
            game.push(seat, self.part)


@effect
class Others(EachPlayer[G]):
    """Every other seat does the part, clockwise from the left neighbour; each is settled before the next."""

    def seats(self, game: G, who: int) -> Sequence[int]:
        return game.from_seat(who)[1:]


@effect
class Together(Effect[G]):
    """All seats choose at once and in secret; when all answers are in, they are acted on in seat order."""

    choice: Choice[G]


@effect
class Answered(Effect[G]):
    """Acts on an answer that was given in secret."""

    choice: Choice[G]
    key: Any

    def run(self, game: G, who: int) -> None:
        self.choice.chosen(game, who, self.key)


def seq(*parts: Effect[G], needs: Needs = Needs.ANY, optional: Optional = Optional.NONE) -> Effect[G]:
    return Seq(parts, needs, optional)


def any_order(*parts: Effect[G], optional: Optional = Optional.NONE) -> Effect[G]:
    return AnyOrder(parts, optional)


def one_of(*parts: Effect[G], optional: Optional = Optional.NONE) -> Effect[G]:
    return OneOf(parts, optional)


may, repeat, per, when, each_player, others, together = May, Repeat, Per, When, EachPlayer, Others, Together

"""Actions: all that can ever be chosen in a game, numbered, for programs that learn.

A game says for each of its choices with which verbs it is answered and what may stand in their gaps: `buy {}` with a
card, `place {} with {}` with a space and a card. Everything else follows from that: all written forms, a number for
each that changes only with rules and content, and its verb and the things it names as numbers that nets can share.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from pelagia.core.decision import Decision, Option
from pelagia.core.effects import Effect

if TYPE_CHECKING:
    from pelagia.core.game import Game

Values = Sequence[Any] | Callable[[Any], Sequence[Any]]  # given, or made of the content


@dataclass(frozen=True)
class Some:
    """A gap for a set of at most `most` values: `C05+K03`, in the order of their names; the empty set is `none`."""

    values: Values
    most: int


@dataclass(frozen=True)
class Verb:
    """How a kind of option is written, and what may stand in each of its gaps."""

    pattern: str
    gaps: tuple[Values | Some, ...]

    def forms(self, content: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Every written form, with the things that it names."""
        for filled in product(*(_fillings(gap, content) for gap in self.gaps)):
            written = self.pattern.format(*(text for text, _ in filled))
            yield written, tuple(thing for _, things in filled for thing in things)


def verb(written: str, *gaps: Values | Some) -> Verb:
    """A verb: `verb("place {} with {}", spaces, cards)`."""
    return Verb(written, gaps)


def verbs(*written: str) -> tuple[Verb, ...]:
    """Verbs without gaps: `verbs("pass", "done")`."""
    return tuple(Verb(pattern, ()) for pattern in written)


def _fillings(gap: Values | Some, content: Any) -> list[tuple[str, tuple[str, ...]]]:
    values = gap.values if isinstance(gap, Some) else gap
    names = [str(value) for value in (values(content) if callable(values) else values)]
    if not isinstance(gap, Some):
        return [(name, (name,)) for name in names]
    sets = [some for n in range(gap.most + 1) for some in combinations(sorted(names), n)]
    return [("+".join(some) or "none", some) for some in sets]


class Actions:
    """The numbered actions of a game with one content."""

    def __init__(self, declared: Mapping[type, Sequence[Verb]], content: Any) -> None:
        known = {id(kind): kind for each in declared.values() for kind in each}.values()  # many choices share a verb
        self.verbs = (*dict.fromkeys(["", *(kind.pattern for kind in known)]),)
        forms = [(self.verbs.index(kind.pattern), *form) for kind in known for form in kind.forms(content)]
        things = dict.fromkeys(["", *(thing for _, _, named in forms for thing in named)])
        places = {thing: n for n, thing in enumerate(things)}
        self.things = (*things,)
        self.width = 1 + max((len(named) for _, _, named in forms), default=0)
        self.numbers: dict[str, int] = {}
        self.factors: list[array[int]] = []
        for n, written, named in forms:
            if written not in self.numbers:  # two verbs may be written alike
                self.numbers[written] = len(self.factors)
                row = [n, *(places[thing] for thing in named)]
                self.factors.append(array("h", row + [0] * (self.width - len(row))))
        self.forms = (*self.numbers,)
        self._of_choice = {cls.__name__: each for cls, each in declared.items()}
        self._content = content
        self._own: dict[str, frozenset[int]] = {}

    def __len__(self) -> int:
        return len(self.forms)

    def __getitem__(self, number: int) -> str:
        """The written form of an action; `choose` takes it wherever it is offered."""
        return self.forms[number]

    def number(self, option: Option) -> int | None:
        """The number of an option, which is no range; None for a number beyond those that are declared."""
        return self.numbers.get(option.canonical)

    def offered(self, decision: Decision) -> dict[int, Option]:
        """The options of a decision by the number of their action, ranges written out."""
        numbers = self.numbers
        return {
            number: single
            for option in decision.options
            for single in option.singles()
            if (number := numbers.get(single.canonical)) is not None
        }

    def of_choice(self, kind: str) -> frozenset[int]:
        """All actions that a kind of choice declares."""
        if kind not in self._own:
            each = self._of_choice.get(kind, ())
            self._own[kind] = frozenset(
                self.numbers[written] for entry in each for written, _ in entry.forms(self._content)
            )
        return self._own[kind]


_known: dict[int, tuple[Any, Actions]] = {}  # by the address of the content, which is kept so that it stays


def actions(game: Game) -> Actions:
    """The actions of a game, made when they are asked for the first time."""
    entry = _known.get(id(game.content))
    if entry is None:
        entry = _known[id(game.content)] = game.content, Actions(game.rules.verbs, game.content)
    return entry[1]


def parts_in(thing: Any) -> Iterator[Effect[Any]]:
    """All effects in a piece of content, outer ones first, for verbs whose gap is a part of a card."""
    if isinstance(thing, Effect):
        yield thing
    if is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from parts_in(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for value in thing.values():
            yield from parts_in(value)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from parts_in(value)

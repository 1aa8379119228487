"""Observations: what a seat may know, as a flat vector of integers for programs that learn.

`conceal` blanks what the seat may not know. It is `deal_anew` with a dealer that shuffles nothing and marks all that
passes through its hands, so a game says only once what is hidden. The vector of the concealed game is compiled from the
same annotations as clone and JSON. It is an array of 16-bit integers, so numpy and others read it without a copy, and a
number that does not fit is an error.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from pelagia.core.decision import Decision
from pelagia.core.effects import Choice
from pelagia.core.rng import Dealer, Rng
from pelagia.core.state import Kind, State, table

if TYPE_CHECKING:
    from pelagia.core.game import Game, Rules

G = TypeVar("G", bound="Game")
T = TypeVar("T")

UNKNOWN = "?"  # stands for every name that a seat may not know
LEAST, MOST = -(1 << 15), (1 << 15) - 1  # of an integer without bounds of its own


class Marked(str):
    """A name that a seat may not know. It is still a name, since a game may sort and look up what it has dealt."""

    __slots__ = ()


class _Marks(dict[str, Marked]):
    def __missing__(self, name: str) -> Marked:
        return self.setdefault(name, Marked(name))


class Concealer(Dealer):
    """Deals hidden names in their plain order and marks them."""

    __slots__ = ()
    _marks = _Marks()  # a name is marked once: making a string costs more than finding it

    def __init__(self) -> None:
        super().__init__(Rng(0))

    def mixed(self, things: Iterable[str]) -> list[str]:
        marks = self._marks
        return [marks[thing] for thing in sorted(things)]

    def choice(self, items: Sequence[T]) -> T:
        return items[0]


_concealer = Concealer()


def conceal(game: G, seat: int) -> G:
    """Return a clone in which everything hidden from a seat is blank: a function of what the seat may know.

    Names become UNKNOWN. Of what others are asked only the kind is left, of their secret answers that they are there.
    """
    clone = game.clone()
    clone.chance = 0
    clone.answers = tuple(UNKNOWN if answer and who != seat else answer for who, answer in enumerate(game.answers))
    game.rules.deal_anew(clone, seat, _concealer)
    _veil(type(clone))(clone)
    clone.decisions = tuple(d if d.seat == seat else _outside(d) for d in game.decisions)
    return clone


def _outside(decision: Decision) -> Decision:
    return Decision(decision.number, decision.seat, decision.effect, ())


def observation(game: Game, seat: int) -> array[int]:
    """Return what a seat may know as integers, always equally many for the same rules and content.

    First the seat, then by seat the kind of what it is asked and whether it has answered in secret, then the state.
    """
    return _encoder(game).encode(game, seat)


def observation_bounds(game: Game) -> tuple[array[int], array[int]]:
    """Return the least and the greatest value of every number of an observation."""
    encoder = _encoder(game)
    return encoder.low[:], encoder.high[:]


def information(game: Game, seat: int) -> str:
    """Return the whole past as a seat knows it, a line for each thing, and what it knows and is asked now.

    Equal strings mean that the seat cannot tell two games apart, even if it remembers everything.
    """
    assert game.events is not None, "a game without a log does not know its past"
    assert game.record is not None, "a game without a log does not know its past"
    past = [(number, 1, "chose", written) for number, who, written in game.record.choices if who == seat]
    heard = [event for event in game.events if event.only in (None, seat)]
    past += [(event.number, 0, event.name, json.dumps(event.args, sort_keys=True)) for event in heard]
    past.sort(key=itemgetter(0, 1))
    asked = [option.written for decision in game.decisions if decision.seat == seat for option in decision.options]
    lines = [" ".join(map(str, (number, *said))) for number, _, *said in past]
    return "\n".join([f"seat {seat}", *lines, "|".join(asked), game.observation(seat).tobytes().hex()])


_Put = Callable[["array[int]", Any, int], None]  # writes a value into a vector, from a place on


class _Encoder:
    """Writes observations of one game with one content."""

    def __init__(self, rules: Rules[Any], content: Any) -> None:
        codes = {**content.codes}
        codes[UNKNOWN] = len(codes)
        choices = sorted(name for name, cls in rules.names.items() if issubclass(cls, Choice))
        self.kinds = {name: code for code, name in enumerate(choices, 1)}
        self.seats = rules.players[-1]
        self.start = 1 + 2 * self.seats
        layout = Layout(codes)
        low, high = layout.of_class(rules.state)
        self.put = layout.put(rules.state)
        self.low = array("h", [0] * self.start + low)
        self.high = array("h", [self.seats - 1, *[len(choices)] * self.seats, *[1] * self.seats, *high])
        self.blank = array("h", bytes(2 * len(self.low)))

    def encode(self, game: Game, seat: int) -> array[int]:
        vector = self.blank[:]
        vector[0] = seat
        for decision in game.decisions:
            vector[1 + decision.seat] = self.kinds[decision.kind]
        for who in range(game.players):
            if game.answers[who]:
                vector[1 + self.seats + who] = 1
        self.put(vector, conceal(game, seat), self.start)
        return vector


_encoders: dict[int, tuple[Any, _Encoder]] = {}  # by the address of the content, which is kept so that it stays


def _encoder(game: Game) -> _Encoder:
    known = _encoders.get(id(game.content))
    if known is None:
        known = _encoders[id(game.content)] = game.content, _Encoder(game.rules, game.content)
    return known[1]


class Layout:
    """Compiles, for the codes of one content, how state classes are written into a vector.

    A vector begins as zeros and most numbers stay so; only what is there is written.
    """

    def __init__(self, codes: Mapping[str, int]) -> None:
        self.codes = codes
        self.space: dict[str, Any] = {"array": array, "code": codes}
        self.bounds: dict[type, tuple[list[int], list[int]]] = {}

    def of_class(self, cls: type) -> tuple[list[int], list[int]]:
        """The least and the greatest numbers of a state class."""
        if cls not in self.bounds:
            known = table(cls)
            parts = [self.of_kind(known.kept[name]) for name in known.loud]
            self.bounds[cls] = [n for low, _ in parts for n in low], [n for _, high in parts for n in high]
        return self.bounds[cls]

    def of_kind(self, kind: Kind) -> tuple[list[int], list[int]]:
        cls = kind.cls
        if issubclass(cls, State):
            return self.of_class(cls)
        if cls is list:
            limit = kind.limit or 0
            if kind.counted:
                return [0] * len(self.codes), [limit] * len(self.codes)
            low, high = self.of_kind(kind.items[0])
            return [0, *low * limit], [limit, *high * limit]
        if kind.items:
            parts = [self.of_kind(item) for item in kind.items]
            return [n for low, _ in parts for n in low], [n for _, high in parts for n in high]
        if kind.bits:
            return [0] * kind.bits, [1] * kind.bits
        if cls in (bool, str):
            return [0], [1 if cls is bool else len(self.codes) - 1]
        if issubclass(cls, IntEnum):  # a list is filled up with zeros
            return [min(0, *cls)], [max(0, *cls)]
        return [LEAST], [MOST]

    def width(self, kind: Kind) -> int:
        return len(self.of_kind(kind)[0])

    def put(self, cls: type) -> _Put:
        """The function that writes a state of a class; those of the classes in it are made on the way."""
        name = f"put_{cls.__name__}"
        if name not in self.space:
            lines, at, known = [f"def {name}(o, s, at):"], 0, table(cls)
            for field in known.loud:
                lines += [f" {line}" for line in self.lines(known.kept[field], f"s.{field}", f"at + {at}")]
                at += self.width(known.kept[field])
            exec(compile("\n".join([*lines, " return"]), f"<observation {cls.__name__}>", "exec"), self.space)
        made: _Put = self.space[name]
        return made

    def lines(self, kind: Kind, value: str, at: str, depth: int = 0) -> list[str]:
        """The statements that write a value; `depth` tells the variables of nested loops apart."""
        if issubclass(kind.cls, State):
            self.put(kind.cls)
            return [f"put_{kind.cls.__name__}(o, {value}, {at})"]
        if kind.cls is list:
            return self.list_lines(kind, value, at, depth)
        if kind.items:
            places = [sum(map(self.width, kind.items[:n])) for n in range(len(kind.items))]
            parts = [self.lines(item, f"{value}[{n}]", f"{at} + {places[n]}") for n, item in enumerate(kind.items)]
            return [line for part in parts for line in part]
        if kind.bits:
            return [f"for i in range({kind.bits}): o[{at} + i] = {value} >> i & 1"]
        return [f"o[{at}] = {self.number(kind, value)}"]

    def number(self, kind: Kind, value: str) -> str:
        return f"code[{value}]" if kind.cls is str else value

    def list_lines(self, kind: Kind, value: str, at: str, depth: int) -> list[str]:
        item, v, x, n = kind.items[0], f"v{depth}", f"x{depth}", f"n{depth}"
        lines = [f"{v} = {value}", f"{n} = len({v})", f"if {n} > {kind.limit}: raise ValueError({v})"]
        if kind.counted:
            return [*lines, f"for {x} in {v}: o[{at} + code[{x}]] += 1"]
        lines.append(f"o[{at}] = {n}")
        if item.cls is str or (issubclass(item.cls, int) and not item.bits):
            numbers = f"[{self.number(item, x)} for {x} in {v}]" if item.cls is str else v
            return [*lines, f"if {n}: o[{at} + 1 : {at} + 1 + {n}] = array('h', {numbers})"]
        a = f"a{depth}"
        inner = [f" {line}" for line in self.lines(item, x, a, depth + 1)]
        return [*lines, f"{a} = {at} + 1", f"for {x} in {v}:", *inner, f" {a} += {self.width(item)}"]


_veils: dict[type, Callable[[Any], None]] = {}


def _veil(cls: type) -> Callable[[Any], None]:
    """The function that puts UNKNOWN in the place of every marked name in a state."""
    if cls not in _veils:
        space: dict[str, Any] = {"Marked": Marked, "unknown": UNKNOWN}
        lines = ["def veil(s):"]
        for name, kind in table(cls).kept.items():
            lines += [f" {line}" for line in _veil_lines(kind, f"s.{name}", space)]
        exec(compile("\n".join([*lines, " return"]), f"<conceal {cls.__name__}>", "exec"), space)
        _veils[cls] = space["veil"]
    return _veils[cls]


def _veil_lines(kind: Kind, value: str, space: dict[str, Any], x: str = "x") -> list[str]:
    if issubclass(kind.cls, State):
        space[f"veil_{kind.cls.__name__}"] = _veil(kind.cls)
        return [f"veil_{kind.cls.__name__}({value})"]
    if kind.cls is str:
        return [f"if type({value}) is Marked: {value} = unknown"]
    if kind.cls is not list:
        return []
    if veiled := _veiled(kind, value):
        return [f"{value} = {veiled}"]
    inner = _veil_lines(kind.items[0], x, space, x + x)
    return [f"for {x} in {value}:", *(f" {line}" for line in inner)] if inner else []


def _veiled(kind: Kind, value: str, x: str = "x") -> str:
    """The expression for a name, or for a list of names or of such lists, without what is marked; "" for all else."""
    if kind.cls is not list:
        return f"unknown if type({value}) is Marked else {value}" if kind.cls is str else ""
    inner = _veiled(kind.items[0], x, x + x)
    return inner and f"{'tuple' * kind.frozen}([{inner} for {x} in {value}])"

"""What the fields of a pack's pieces hold: each kind reads what is written, and describes itself for editors."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import Any, ClassVar, NamedTuple, get_origin, get_type_hints

from pelagia.core.effects import Condition, Number
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.core.written import readable
from pelagia.games.checks import SOURCES
from pelagia.games.expressions import kind, parse, refusal, unknown

Schema = dict[str, Any]  # JSON Schema, 2020-12
_JSON = {str: "string", int: "integer", bool: "boolean", list: "array"}


@dataclass(frozen=True)
class Kind:
    """What a field holds. This one: any text."""

    toml: ClassVar[type] = str  # as TOML has it

    def read(self, written: Any, place: str, name: str) -> Any:
        """What it means. BadContent says what is wrong; the place is that of the piece, `file, identifier`."""
        return written

    def schema(self) -> Schema:
        return {"type": _JSON[self.toml]}


@dataclass(frozen=True)
class Flag(Kind):
    """Yes or no."""

    toml = bool


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number. Whether the range is kept is for the game's checker to say, which reads no files."""

    toml = int
    least: int = 0
    most: int = 99

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True)
class Among(Kind):
    """One of some texts. Whether it is one is for the game's checker to say."""

    known: Collection[str]

    def schema(self) -> Schema:
        return {"enum": [*self.known]}


@dataclass(frozen=True)
class Word(Kind):
    """One of some words; where they are a mapping, what it stands for."""

    known: Collection[str]
    message: str = "content-unknown-piece"  # what is said of another word

    def read(self, written: Any, place: str, name: str) -> Any:
        check_known(self.message, written, self.known, place)
        return self.known[written] if isinstance(self.known, Mapping) else written

    def schema(self) -> Schema:
        return {"enum": [*self.known]}


@dataclass(frozen=True)
class Written(Kind):
    """An expression in the words of a game; what it must be is an annotation."""

    words: Mapping[str, Any]
    wanted: Any

    def read(self, written: Any, place: str, name: str) -> Any:
        return parse(written, self.words, self.wanted, f"{place}, {name}")

    def schema(self) -> Schema:
        """A pattern cannot count brackets, but it knows the words, and which of them may come first."""
        return {"type": "string", "pattern": f"^{self.pattern()}$"}

    def pattern(self) -> str:
        """How expressions look, as editors understand it."""
        first = [name for name, word in self.words.items() if _gives(word, self.wanted)]
        begin = r"(?:\d+ *\* *\(?)*" if self.wanted is Number else ""
        known = [*first, *(name for name in self.words if name not in first), *_arguments(self.words), "True", "False"]
        anything = rf"(?:[\s\d,()=*>-]|{_one_of(known)})*"
        return anything if self.wanted is Condition else rf"\s*{begin}{_one_of(first)}{anything}"


@dataclass(frozen=True)
class Notation(Kind):
    """A text in a notation of its own. The pattern is for editors; the function reads it, and is told where it is."""

    pattern: str
    function: Callable[[str, str], Any] = lambda written, place: written

    def read(self, written: Any, place: str, name: str) -> Any:
        return self.function(written, f"{place}, {name}")

    def schema(self) -> Schema:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}


@dataclass(frozen=True)
class Many(Kind):
    """A list."""

    toml = list
    of: Kind
    wanted: str = ""  # the message that says what it must be; nothing: its entries say so themselves
    least: int = 0
    most: int | None = None

    def read(self, written: Any, place: str, name: str) -> tuple[Any, ...]:
        fits = self.least <= len(written) and (self.most is None or len(written) <= self.most)
        if self.wanted and not (fits and all(type(item) is self.of.toml for item in written)):
            raise refusal(place, Text("content-wrong-type", field=name, wanted=Text(self.wanted)))
        return tuple(self.of.read(item, place, name) for item in written)

    def schema(self) -> Schema:
        most = {} if self.most is None else {"maxItems": self.most}
        return {"type": "array", "items": self.of.schema(), "minItems": self.least, **most}


class Field(NamedTuple):
    """A field of a table: what it holds, and whether it must be there."""

    kind: Kind
    needed: bool = False


Fields = Mapping[str, Field]
SOURCE: Fields = {"source": Field(Among(SOURCES))}


def numbers(length: int = 0) -> Many:
    """A list of whole numbers, of some length or any."""
    return Many(of=Whole(least=-99), wanted="content-kind-numbers", least=length or 1, most=length or None)


def check_known(id: str, word: Any, known: Collection[str], place: str) -> None:
    """Make sure that a word is one of those that there are; else say which one was probably meant."""
    if word not in [*known]:
        raise refusal(place, unknown(id, str(word), known))


def field_faults(table: Mapping[str, Any], known: Fields, place: str) -> Iterator[tuple[str, BadContent]]:
    """What is wrong with the fields of a table, besides their meaning: other ones, other types, missing ones."""
    for name, value in table.items():
        if name not in known:
            yield name, refusal(place, unknown("content-unknown-field", name, known))
        elif type(value) is not known[name].kind.toml:
            wanted = kind(known[name].kind.toml)
            yield name, refusal(place, Text("content-wrong-type", field=name, wanted=wanted))
    for name, field in known.items():
        if field.needed and name not in table:
            yield name, refusal(place, Text("content-missing-field", field=name))


def _one_of(words: Collection[str]) -> str:
    return rf"(?:{'|'.join(map(re.escape, words))})(?![A-Za-z0-9_])"


def _gives(word: Any, wanted: Any) -> bool:
    """Whether a word stands for what is wanted, as far as its head says."""
    if not callable(word):
        return wanted is Any or isinstance(word, get_origin(wanted) or wanted)
    made = word if isinstance(word, type) else _hints(word).get("return", Any)
    made = get_origin(made) or made
    return wanted is Any or not isinstance(made, type) or issubclass(made, get_origin(wanted) or wanted)


def _arguments(words: Mapping[str, Any]) -> list[str]:
    """The names of all arguments that are written with names."""
    heads = [signature(readable(word)).parameters for word in words.values() if callable(word)]
    return sorted({name for head in heads for name in head} - {*words})


@cache
def _hints(word: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(readable(word))

"""Words for people, kept as data until the edge: a message of a catalogue and its arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple, TypedDict, Union, cast


class Ref(str):
    """Names a piece of content (a card, a tile). Whoever renders puts its name there and can link to it."""

    __slots__ = ()


Arg = Union[int, str, Ref, Enum, "Text"]


class PlainText(TypedDict):
    """A text as JSON data. Arguments are numbers, strings, {"ref": ...}, or texts again."""

    id: str
    args: dict[str, Any]


class Text:
    """A message and its arguments, rendered by `pelagia.text` in the reader's language.

    An enumeration is said in words, by a message of its own (`word`).

    >>> Text("ne-buy", card=Ref("C05"), n=6).plain()
    {'id': 'ne-buy', 'args': {'card': {'ref': 'C05'}, 'n': 6}}
    """

    __slots__ = ("args", "id")

    def __init__(self, _id: str, /, **args: Arg) -> None:
        self.id = _id
        self.args: Mapping[str, Arg] = args

    def plain(self) -> PlainText:
        """Return it as JSON data, for pages that render by themselves."""
        return {"id": self.id, "args": {name: _plain(arg) for name, arg in self.args.items()}}

    @classmethod
    def from_plain(cls, data: PlainText) -> Text:
        """Return the text that `plain` gave.

        >>> Text.from_plain({'id': 'ne-buy', 'args': {'card': {'ref': 'C05'}, 'n': 6}})
        Text('ne-buy', card='C05', n=6)
        """
        return cls(data["id"], **{name: _arg(value) for name, value in data["args"].items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.id), *(f'{name}={arg!r}' for name, arg in self.args.items())])})"


def joined(id: str, texts: Sequence[Arg]) -> Arg:
    """Join texts two by two from the end, since a message has a fixed number of arguments: `a`, and `b` for the rest.

    >>> joined("and", [1, 2, 3])
    Text('and', a=1, b=Text('and', a=2, b=3))
    """
    *before, whole = texts
    for text in reversed(before):
        whole = Text(id, a=text, b=whole)
    return whole


def _plain(arg: Arg) -> Any:
    if isinstance(arg, Enum):
        arg = word(arg)
    if isinstance(arg, Text):
        return arg.plain()
    return {"ref": str(arg)} if isinstance(arg, Ref) else arg


def _arg(value: Any) -> Arg:
    if isinstance(value, dict):
        return Ref(value["ref"]) if "ref" in value else Text.from_plain(cast(PlainText, value))
    return cast(Arg, value)


def message(cls: type, kind: str = "") -> str:
    """The message of a class in the catalogues: `core-any-order`, `new-eden-coins`, `new-eden-ask-turn`."""
    game = cls.__module__.partition(".games.")[2].partition(".")[0].replace("_", "-")
    return f"{game or 'core'}-{kind}{re.sub('(?<=[a-z])(?=[A-Z])', '-', cls.__name__).lower()}"


def written_name(member: Enum) -> str:
    """How a member of an enumeration is written wherever words are data: over the wire, in records, in options."""
    return member.name.lower()


@lru_cache(maxsize=None, typed=True)  # members of two enumerations may be equal
def word(member: Enum) -> Text:
    """Say a member of an enumeration: `flotilla-guild-speakers`."""
    return Text(f"{message(type(member))}-{written_name(member).replace('_', '-')}")


def listed(parts: Sequence[Arg]) -> Arg:
    """Several things in a sentence: `a, b and c`."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    head, *middle, last = parts
    for part in middle:
        head = Text("core-comma", a=head, b=part)
    return Text("core-and", a=head, b=last)


class Said(NamedTuple):
    """An argument of an event that has words of its own; they are made only when somebody reads the log."""

    value: Any  # for programs
    words: Callable[[Any], Arg]


def worded(arg: Any) -> Arg:
    """What an argument of an event says: a text, a reference or a number; an enumeration and a list in words."""
    if isinstance(arg, Said):
        return arg.words(arg.value)
    if isinstance(arg, tuple):
        return listed([worded(part) for part in arg])
    if isinstance(arg, Enum):
        return word(arg)
    return arg if isinstance(arg, Text | str) else int(arg)


def plain_value(arg: Any) -> Any:
    """An argument of an event as JSON data: references as identifiers, enumerations by name."""
    if isinstance(arg, Said):
        return plain_value(arg.value)
    if isinstance(arg, tuple):
        return tuple(plain_value(part) for part in arg)
    if isinstance(arg, Enum):
        return written_name(arg)
    if isinstance(arg, Text):
        return arg.plain()
    return str(arg) if isinstance(arg, Ref) else arg


def refs(ids: Iterable[str]) -> tuple[Ref, ...]:
    """Names several pieces of content."""
    return tuple(map(Ref, ids))

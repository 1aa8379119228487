"""Rendering: a Text and a catalogue give a sentence.

Besides what Fluent has, messages may use five functions. A page that renders by itself needs the same five.

* `FORM($x, "own")`: the attribute `.own` of the message behind `$x`, or the message itself if it has none. So a noun
  brings its own plural, case and gender. `FORM($x, "kind")` serves as a selector.
* `COUNT($n)`: a number as it is; of a number that is counted in the game (`3 * staffed(CRAB)`) its factor.
* `PER($n)`: nothing for a number; of a number that is counted a blank and its attribute `.per`, " per staffed crab".
* `CODE($id)`: the short name by which something is typed and found in a list, "C05". A page, where people press the
  thing itself, leaves it out, with the blank before it and brackets around it.
* `ICON("coin", $n)`: from here to `ICON()` the words name so many of a thing. A page may show its icon and the number,
  with the words for whoever cannot see them, as it does in the log; elsewhere they stay words.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from pelagia.core.text import Arg, Ref, Text, word
from pelagia.games.outside import GAMES, brought

_LOCALES = {"en": "en", "de": "de", "pt": "pt-BR"}
_LONGEST = 2000  # Fluent gives up on arguments that are not much longer
_NOTHING = "–"
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # what goes on in another line is indented
_ID = re.compile(r"-?[a-zA-Z][\w-]*")


class BadText(Exception):
    """A message is missing, or it uses an argument or attribute that is not there. Only strict catalogues say so."""


class Catalogue:
    """Renders texts in one language; calling it is all there is to it.

    `name_of` gives the name of a piece of content by its id, `seat_name` that of whoever sits on a seat. A strict
    catalogue raises BadText where others write a warning to the log and do what they can.
    """

    def __init__(
        self,
        lang: str,
        name_of: Callable[[str], Text] | None = None,
        seat_name: Callable[[int], str] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self._messages = _messages(lang)
        self._name_of = name_of
        self._seat_name = seat_name
        self._strict = strict
        self._names: dict[str, str] = {}  # of content, which never changes; a log repeats them all the time

    def __call__(self, text: Text) -> str:
        return self.form(text)

    def say(self, id: str, /, **args: Arg) -> str:
        """Render a message by its id."""
        return self.form(Text(id, **args))

    def knows(self, text: Text) -> bool:
        """Tell whether there is such a message."""
        return self._messages.has(text.id)

    def form(self, text: Text, attribute: str = "") -> str:
        """Render a text, or an attribute of its message; the message itself where it has no such attribute."""
        if not self._messages.has(text.id):
            self._complain(f"{text.id}: no such message")
            return text.id
        bundle = self._messages.bundle
        message = bundle.get_message(text.id)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            self._complain(f"{text.id}: no value")
            return text.id
        if pattern is message.value and attribute not in ("", "kind"):
            self._complain(f"{text.id}: no attribute {attribute}")
        args = {name: self._arg(name, arg) for name, arg in text.args.items()}
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            self._complain(f"{text.id}: {'; '.join(map(str, errors))}")
        return str(said)

    def seat(self, seat: int) -> str:
        """Return the name of whoever sits there."""
        return self._seat_name(seat) if self._seat_name else self.say("core-seat", number=seat + 1)

    def piece(self, id: str) -> str:
        """Return the name of a piece of content."""
        if id not in self._names:
            try:
                self._names[id] = self.form(self._name_of(id)) if self._name_of else id
            except LookupError:  # a save may name cards of a pack that is not there
                self._names[id] = id
        return self._names[id]

    def _arg(self, name: str, arg: Arg) -> Any:
        if isinstance(arg, Enum):
            arg = word(arg)
        if isinstance(arg, Text):
            return _Inner(self, arg)
        if isinstance(arg, int):
            return self.seat(arg) if name == "seat" else arg
        if isinstance(arg, Ref):
            return self.piece(arg)
        return arg if 0 < len(arg) <= _LONGEST else f"{arg[:_LONGEST]}…" if arg else _NOTHING

    def _complain(self, problem: str) -> None:
        if self._strict:
            raise BadText(f"{self.lang}: {problem}")
        _warn(self.lang, problem)


class _Inner(FluentType):
    """A text inside another one, rendered when the outer message asks for it."""

    def __init__(self, catalogue: Catalogue, text: Text) -> None:
        self.catalogue, self.text = catalogue, text

    def format(self, locale: Any) -> str:
        return self.catalogue(self.text)


def _form(value: Any, attribute: str) -> Any:
    return value.catalogue.form(value.text, attribute) if isinstance(value, _Inner) else value


def _count(value: Any) -> Any:
    if not isinstance(value, _Inner):
        return value
    factor, text = 1, value.text
    while text.id == "core-times":
        factor *= cast(int, text.args["factor"])
        text = cast(Text, text.args["number"])
    return FluentInt(factor)


def _per(value: Any) -> str:
    if not isinstance(value, _Inner):
        return ""
    return f" {value.catalogue.form(value.text, 'per')}"


def _code(*parts: Any) -> str:
    return "".join(str(part) for part in parts)


def _icon(*icon_and_number: Any) -> str:
    return ""


class _Messages:
    """The messages of a language. Each is parsed when it is first wanted: a command says few of them."""

    def __init__(self, lang: str) -> None:
        functions = {"FORM": _form, "COUNT": _count, "PER": _per, "CODE": _code, "ICON": _icon}
        self.bundle = FluentBundle([_LOCALES[lang]], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._unread: dict[str, str] = {}  # what the files say, by id
        for folder in (files("pelagia.text") / lang, *_from_outside(lang)):
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    self._add(file.read_text(encoding="utf-8"))

    def has(self, id: str) -> bool:
        if id in self._unread:
            self._read(id)
        return bool(self.bundle.has_message(id))

    def _add(self, text: str) -> None:
        starts = [*_ENTRY.finditer(text)]
        for start, after in zip_longest(starts, starts[1:]):
            source = text[start.start() : after.start() if after else None]
            self._unread[start[1]] = f"{self._unread.get(start[1], '')}\n{source}"  # the first that is no junk counts

    def _read(self, id: str) -> None:
        """Parse a message, and whatever it may refer to. Threads may do so at once: nothing is forgotten before."""
        sources: dict[str, str] = {}
        names = [id]
        while names:
            if (name := names.pop()) not in sources and (source := self._unread.get(name)):
                sources[name] = source
                names += _ID.findall(source)
        self.bundle.add_resource(FluentResource("".join(sources.values())))
        for name in sources:
            self._unread.pop(name, None)


@cache
def _messages(lang: str) -> _Messages:
    """Those of a language, found once."""
    return _Messages(lang)


def _from_outside(lang: str) -> Iterator[Path]:
    """The folders `text/<lang>` in the packages of games from outside. Finding them imports no package."""
    for package in dict.fromkeys(point.module.partition(".")[0] for point in brought(GAMES).values()):
        spec = find_spec(package)
        for place in (spec and spec.submodule_search_locations) or ():
            if (folder := Path(place) / "text" / lang).is_dir():
                yield folder


@cache
def _warn(lang: str, problem: str) -> None:
    """Once for each problem: a log of hundreds of lines would repeat it."""
    logging.getLogger(__name__).warning("%s: %s", lang, problem)

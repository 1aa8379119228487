"""The words that packs may use, and reading fields that are written with them."""

from __future__ import annotations

import re
from typing import Any

from pelagia.core.combinators import per, seq, when
from pelagia.core.effects import Effect, Number
from pelagia.core.text import Text
from pelagia.games.expressions import parse, refusal, source
from pelagia.games.flotilla.content.card import Colour, Depth, Guild
from pelagia.games.flotilla.rules import effects
from pelagia.games.packs import Entry

# What pieces may say (FL 22.0). What is counted stands before brackets too, as all words in packs.
WORDS: dict[str, Any] = {
    name: word
    for name, word in vars(effects).items()
    if name.islower() and callable(word) and getattr(word, "__module__", "").startswith("pelagia.games.flotilla")
}
WORDS |= {"seq": seq, "when": when, "per": per}
WORDS |= {name: type(word) for name, word in vars(effects).items() if isinstance(word, Number)}
WORDS |= {**Guild.__members__, **Colour.__members__, **Depth.__members__}
RENAMED = {"draw_tile": "tile"}  # classes that are not called like their word


def source_of(entry: Entry) -> str:
    return str(entry.fields.get("source", "designed"))


def effects_of(entry: Entry, name: str) -> tuple[Effect[Any], ...]:
    written = entry.fields[name]
    if not written or not all(isinstance(one, str) for one in written):
        raise refusal(entry.place, Text("content-wrong-type", field=name, wanted=Text("content-kind-effects")))
    return tuple(parse(one, WORDS, Effect, f"{entry.place}, {name}") for one in written)


def numbers_of(entry: Entry, name: str, length: int = 0) -> tuple[int, ...]:
    values = entry.fields[name]
    if not all(type(n) is int for n in values) or (length or len(values)) != len(values) or not values:
        raise refusal(entry.place, Text("content-wrong-type", field=name, wanted=Text("content-kind-numbers")))
    return tuple(values)


def written(value: Any) -> str:
    """How an expression is written in a pack."""
    return re.sub(r"\b([a-z_]+)\(", lambda word: f"{RENAMED.get(word[1], word[1])}(", source(value))

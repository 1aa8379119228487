"""Options that are a product, such as a space and a card, are asked in two steps: first the one, then the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pelagia.core.decision import Form, Option
from pelagia.core.place import Place
from pelagia.text import Catalogue

FEW = 12  # options that are listed at once, product or not


class Part(NamedTuple):
    """The options at one place, among which a second step chooses."""

    place: Place
    options: tuple[Option, ...]


Entry = Option | Part


def entries(options: Sequence[Option]) -> list[Entry]:
    """What is listed of these options: themselves or, where they are many and a product, their first places."""
    if len(options) <= FEW or not all(_is_pair(option) for option in options):
        return [*options]
    groups: dict[Place, list[Option]] = {}
    for option in options:
        groups.setdefault(option.places[0], []).append(option)
    if len(groups) == len(options):
        return [*options]
    return [Part(place, tuple(group)) if len(group) > 1 else group[0] for place, group in groups.items()]


def _is_pair(option: Option) -> bool:
    return option.form is Form.PLAIN and len(option.places) == len({place.sort for place in option.places}) == 2


def words(entry: Entry, content: Any, cat: Catalogue) -> str:
    """An option in words, or what lies at a place: its name and what it does."""
    if isinstance(entry, Option):
        return cat(entry.text)
    try:
        piece = content[entry.place.id]
    except LookupError:  # a place without a piece is called by its identifier
        return entry.place.id
    texts = "; ".join(cat(text).rstrip(".") for text in piece.texts())
    return f"{cat(piece.name)}: {texts}" if texts else cat(piece.name)

"""Options that are a product, such as a space and a card, are asked in two steps: first the one, then the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pelagia.core.decision import Form, Option
from pelagia.core.place import Place
from pelagia.text import Catalogue

FEW = 12  # options that are listed at once, product or not


class Part(NamedTuple):
    """The options at one place, among which a second step chooses; a single one needs no second step."""

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
    return [Part(place, tuple(group)) for place, group in groups.items()]


def _is_pair(option: Option) -> bool:
    return option.form is Form.PLAIN and len(option.places) == len({place.sort for place in option.places}) == 2


def words(entry: Entry, cat: Catalogue, label: Callable[[str], str], second: bool = False) -> str:
    """An option in words, or what is at a place; as a `second` step, what is at its second place."""
    if isinstance(entry, Part):
        (only, *more), first = entry.options, label(entry.place.id)
        return first if more else f"{first} · {cat.piece(only.places[1].id)}"
    return (second and label(entry.places[1].id)) or cat(entry.text)

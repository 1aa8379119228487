"""Content packs: pieces that take the place of those of the box (docs/content-underwater-cities.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.effects import Condition, Effect, Number
from pelagia.core.text import Text
from pelagia.games.expressions import parse, refusal
from pelagia.games.packs import Entry, Fields, Folder, check_known, load, put
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import (
    Card,
    CardType,
    Colour,
    Content,
    Contract,
    Metropolis,
    Space,
)
from pelagia.games.underwater_cities.content.check import check
from pelagia.games.underwater_cities.rules.counting import Counted, Table
from pelagia.games.underwater_cities.rules.effects import OWN, TURN, VOCABULARY
from pelagia.games.underwater_cities.rules.gains import Gain

GAME = "underwater-cities"


def own(n: int) -> Mapping[int, int]:
    """In a discount: so much of the resource that a building usually costs."""
    return {OWN: n}


def table(things: Counted, *entries: int) -> Table:
    """Two numbers for each entry, from so many on and so many points: `table(CONN(CITY), 5, 2, 6, 4)`."""
    return Table(things, tuple(zip(entries[::2], entries[1::2], strict=False)))


# What pieces may say (UC 19). Spaces are called by their identifiers.
WORDS: dict[str, Any] = {**VOCABULARY, **{id: id for id in BOX.spaces}, "own": own, "table": table, "TURN": TURN}

CARD: Fields = {
    "id": (str, True),
    "type": (str, True),
    "colour": (str, True),
    "effects": (list, True),
    "source": (str, False),
}
SPACE: Fields = {"id": (str, True), "effect": (str, True), "source": (str, False)}
METROPOLIS: Fields = {
    "id": (str, True),
    "instant": (str, False),
    "production": (str, False),
    "final": (str, False),
    "source": (str, False),
}
CONTRACT: Fields = {"id": (str, True), "criteria": (list, True), "reward": (list, True), "source": (str, False)}
TABLES = {"card": CARD, "space": SPACE, "metropolis": METROPOLIS, "contract": CONTRACT}


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    return load(folder, GAME, BOX, TABLES, _with, check, _pieces)


def _pieces(content: Content) -> list[str]:
    shelves = (content.cards, content.spaces, content.metropolises, content.contracts)
    return [repr(one) for shelf in shelves for one in shelf.values()]


def _with(content: Content, entry: Entry) -> Content:
    shelf, make = SHELVES[entry.table]
    return put(content, shelf, entry, make, "underwater-cities-check-unknown-piece")


def _card(box: Card, entry: Entry) -> Card:
    check_known("underwater-cities-check-unknown-type", entry.fields["type"], CardType.__members__, entry.place)
    check_known("underwater-cities-check-unknown-colour", entry.fields["colour"], Colour.__members__, entry.place)
    return replace(
        box,
        type=CardType[entry.fields["type"]],
        colour=Colour[entry.fields["colour"]],
        effects=_list(entry, "effects", Effect),
        source=entry.source,
    )


def _space(box: Space, entry: Entry) -> Space:
    return replace(box, effect=_read(entry, "effect", Effect), source=entry.source, printed=False)


def _metropolis(box: Metropolis, entry: Entry) -> Metropolis:
    """A blue tile has an instant effect and perhaps a production; a brown one scores."""
    wanted = ("instant",) if box.blue else ("final",)
    for field in ("instant", "production", "final"):
        if (field in wanted) > (field in entry.fields) or (field in entry.fields and (field == "final") is box.blue):
            raise refusal(entry.place, Text("underwater-cities-check-tile", field=field))
    if not box.blue:
        return replace(box, final=_read(entry, "final", Number), source=entry.source)
    given = _read(entry, "production", Gain).goods if "production" in entry.fields else (0,) * 6
    return replace(box, instant=_read(entry, "instant", Effect), production=given, source=entry.source)


def _contract(box: Contract, entry: Entry) -> Contract:
    criteria, reward = _list(entry, "criteria", Condition), _list(entry, "reward", Effect)
    return replace(box, criteria=criteria, reward=reward, source=entry.source)


Maker = Callable[[Any, Entry], Any]
SHELVES: dict[str, tuple[str, Maker]] = {
    "card": ("cards", _card),
    "space": ("spaces", _space),
    "metropolis": ("metropolises", _metropolis),
    "contract": ("contracts", _contract),
}


def _read(entry: Entry, name: str, wanted: Any) -> Any:
    return parse(entry.fields[name], WORDS, wanted, f"{entry.place}, {name}")


def _list(entry: Entry, name: str, wanted: Any) -> tuple[Any, ...]:
    written = entry.fields[name]
    if not written or not all(isinstance(one, str) for one in written):
        raise refusal(entry.place, Text("underwater-cities-check-list", field=name))
    return tuple(parse(one, WORDS, wanted, f"{entry.place}, {name}") for one in written)

"""Content packs: pieces that take the place of those of the box (docs/content-underwater-cities.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.effects import Condition, Effect, Number
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.expressions import parse, refusal, unknown
from pelagia.games.packs import Entry, Fields, Folder, about, digest, entries
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
from pelagia.games.underwater_cities.counting import Counted, Table
from pelagia.games.underwater_cities.effects import OWN, TURN, VOCABULARY
from pelagia.games.underwater_cities.gains import Gain

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
    name = about(folder, GAME)["name"]
    content, files = replace(BOX, name=name), dict[str, str]()
    for entry in entries(folder, TABLES):
        files[entry.fields["id"]] = entry.file
        content = _with(content, entry)
    try:
        check(content)
    except BadContent as found:  # the checker knows pieces, not files
        id = str(found.text.args["card"])
        raise BadContent(card=f"{files.get(id, name)}, {id}", what=found.text.args["what"]) from found
    shelves = (content.cards, content.spaces, content.metropolises, content.contracts)
    return replace(content, name=f"{name}@{digest(tuple(repr(one) for shelf in shelves for one in shelf.values()))}")


def _with(content: Content, entry: Entry) -> Content:
    """The content with one piece changed; it must be one of the box, whose title and number it keeps."""
    shelf, make = SHELVES[entry.table]
    pieces: Mapping[str, Any] = getattr(content, shelf)
    _known("piece", entry.fields["id"], pieces, entry)
    changed = {**pieces, entry.fields["id"]: make(pieces[entry.fields["id"]], entry)}
    return replace(content, **{shelf: changed})  # type: ignore[arg-type]


def _card(box: Card, entry: Entry) -> Card:
    _known("type", entry.fields["type"], CardType.__members__, entry)
    _known("colour", entry.fields["colour"], Colour.__members__, entry)
    return replace(
        box,
        type=CardType[entry.fields["type"]],
        colour=Colour[entry.fields["colour"]],
        effects=_list(entry, "effects", Effect),
        source=_source(entry),
    )


def _space(box: Space, entry: Entry) -> Space:
    return replace(box, effect=_read(entry, "effect", Effect), source=_source(entry))


def _metropolis(box: Metropolis, entry: Entry) -> Metropolis:
    """A blue tile has an instant effect and perhaps a production; a brown one scores."""
    wanted = ("instant",) if box.blue else ("final",)
    for field in ("instant", "production", "final"):
        if (field in wanted) > (field in entry.fields) or (field in entry.fields and (field == "final") is box.blue):
            raise refusal(entry.place, Text("underwater-cities-check-tile", field=field))
    if not box.blue:
        return replace(box, final=_read(entry, "final", Number), source=_source(entry))
    given = _read(entry, "production", Gain).goods if "production" in entry.fields else (0,) * 6
    return replace(box, instant=_read(entry, "instant", Effect), production=given, source=_source(entry))


def _contract(box: Contract, entry: Entry) -> Contract:
    criteria, reward = _list(entry, "criteria", Condition), _list(entry, "reward", Effect)
    return replace(box, criteria=criteria, reward=reward, source=_source(entry))


Maker = Callable[[Any, Entry], Any]
SHELVES: dict[str, tuple[str, Maker]] = {
    "card": ("cards", _card),
    "space": ("spaces", _space),
    "metropolis": ("metropolises", _metropolis),
    "contract": ("contracts", _contract),
}


def _source(entry: Entry) -> str:
    return str(entry.fields.get("source", "designed"))


def _known(what: str, word: str, known: Mapping[str, Any], entry: Entry) -> None:
    if word not in known:
        raise refusal(entry.place, unknown(f"underwater-cities-check-unknown-{what}", word, known))


def _read(entry: Entry, name: str, wanted: Any) -> Any:
    return parse(entry.fields[name], WORDS, wanted, f"{entry.place}, {name}")


def _list(entry: Entry, name: str, wanted: Any) -> tuple[Any, ...]:
    written = entry.fields[name]
    if not written or not all(isinstance(one, str) for one in written):
        raise refusal(entry.place, Text("underwater-cities-check-list", field=name))
    return tuple(parse(one, WORDS, wanted, f"{entry.place}, {name}") for one in written)

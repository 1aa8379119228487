"""Content packs: pieces that take the place of those of the box (docs/content-underwater-cities.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.effects import Condition, Effect, Number
from pelagia.core.text import Text
from pelagia.games.expressions import refusal
from pelagia.games.fields import SOURCE, Field, Fields, Many, Word, Written
from pelagia.games.packs import Entry, Folder, Pack, Piece, Tables, put
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import (
    NOTHING,
    Card,
    CardType,
    Colour,
    Content,
    Contract,
    Metropolis,
    Space,
)
from pelagia.games.underwater_cities.content.check import faults
from pelagia.games.underwater_cities.content.printed import bent
from pelagia.games.underwater_cities.content.spelling import goods_source, spelled
from pelagia.games.underwater_cities.rules.counting import Counted, Table
from pelagia.games.underwater_cities.rules.effects import OWN, TURN, VOCABULARY
from pelagia.games.underwater_cities.rules.gains import Gain


def own(n: int) -> Mapping[int, int]:
    """In a discount: so much of the resource that a building usually costs."""
    return {OWN: n}


def table(things: Counted, *entries: int) -> Table:
    """Two numbers for each entry, the least count and its points: `table(CONN(CITY), 5, 2, 6, 4)`."""
    return Table(things, tuple(zip(entries[::2], entries[1::2], strict=False)))


# What pieces may say (UC 19). Spaces are called by their identifiers.
WORDS: dict[str, Any] = {**VOCABULARY, **{id: id for id in BOX.spaces}, "own": own, "table": table, "TURN": TURN}


def _id(shelf: Iterable[str]) -> Fields:
    return {"id": Field(Word([*shelf], "underwater-cities-check-unknown-piece"), True)}


def _list(wanted: Any) -> Field:
    return Field(Many(Written(WORDS, wanted), "underwater-cities-kind-list", least=1), True)


CARD: Fields = {
    **_id(BOX.cards),
    "type": Field(Word(CardType.__members__, "underwater-cities-check-unknown-type"), True),
    "colour": Field(Word(Colour.__members__, "underwater-cities-check-unknown-colour"), True),
    "effects": _list(Effect),
    **SOURCE,
}
SPACE: Fields = {**_id(BOX.spaces), "effect": Field(Written(WORDS, Effect), True), **SOURCE}
METROPOLIS: Fields = {
    **_id(BOX.metropolises),
    "instant": Field(Written(WORDS, Effect)),
    "production": Field(Written(WORDS, Gain)),
    "final": Field(Written(WORDS, Number)),
    **SOURCE,
}
CONTRACT: Fields = {**_id(BOX.contracts), "criteria": _list(Condition), "reward": _list(Effect), **SOURCE}


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    return PACK.load(folder)


def _pieces(content: Content) -> list[str]:
    shelves = (content.cards, content.spaces, content.metropolises, content.contracts)
    return [repr(piece) for shelf in shelves for piece in shelf.values()]


def _with(content: Content, entry: Entry) -> Content:
    shelf, make = SHELVES[entry.table]
    return put(content, shelf, entry, make)


def _card(box: Card, entry: Entry) -> Card:
    given = {name: entry.values[name] for name in ("type", "colour", "effects")}
    return replace(box, **given, source=entry.source)


def _space(box: Space, entry: Entry) -> Space:
    effect = entry.values["effect"]
    return replace(box, effect=effect, source=entry.source, printed=effect == BOX.spaces[box.id].effect)


def _metropolis(box: Metropolis, entry: Entry) -> Metropolis:
    """A blue tile has an instant effect and perhaps a production; a brown one scores."""
    wanted = ("instant",) if box.blue else ("final",)
    for field in ("instant", "production", "final"):
        if (field in wanted) > (field in entry.values) or (field in entry.values and (field == "final") is box.blue):
            raise refusal(entry.place, Text("underwater-cities-check-tile", field=field))
    if not box.blue:
        return replace(box, final=entry.values["final"], source=entry.source)
    given = entry.values["production"].goods if "production" in entry.values else NOTHING
    return replace(box, instant=entry.values["instant"], production=given, source=entry.source)


def _contract(box: Contract, entry: Entry) -> Contract:
    return replace(box, criteria=entry.values["criteria"], reward=entry.values["reward"], source=entry.source)


Maker = Callable[[Any, Entry], Any]
SHELVES: dict[str, tuple[str, Maker]] = {
    "card": ("cards", _card),
    "space": ("spaces", _space),
    "metropolis": ("metropolises", _metropolis),
    "contract": ("contracts", _contract),
}


def _written(content: Content) -> Tables:
    return {
        "card": [_card_table(card) for card in content.cards.values()],
        "space": [
            {"id": space.id, "effect": spelled(space.effect), "source": space.source}
            for space in content.spaces.values()
        ],
        "metropolis": [_metropolis_table(tile) for tile in content.metropolises.values()],
        "contract": [
            {
                "id": contract.id,
                "criteria": [*map(spelled, contract.criteria)],
                "reward": [*map(spelled, contract.reward)],
                "source": contract.source,
            }
            for contract in content.contracts.values()
        ],
    }


def _card_table(card: Card) -> Piece:
    head = {"id": card.id, "type": card.type.name, "colour": card.colour.name}
    return {**head, "effects": [*map(spelled, card.effects)], "source": card.source}


def _metropolis_table(tile: Metropolis) -> Piece:
    given = {"instant": tile.instant, "final": tile.final}
    table: Piece = {"id": tile.id, **{name: spelled(effect) for name, effect in given.items() if effect is not None}}
    if any(tile.production):
        table["production"] = goods_source("gain", tile.production)
    return {**table, "source": tile.source}


def _file_of(table: str, piece: Piece) -> str:
    if table != "card":
        return table
    era = BOX.cards[piece["id"]].era
    return f"era-{era}" if era else "special"


PACK = Pack(
    "underwater-cities",
    BOX,
    tables={"card": CARD, "space": SPACE, "metropolis": METROPOLIS, "contract": CONTRACT},
    change=_with,
    faults=faults,
    pieces=_pieces,
    written=_written,
    bent=bent,
    file_of=_file_of,
)

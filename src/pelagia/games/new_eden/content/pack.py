"""Content packs: a folder of TOML files with your own cards (docs/content.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from pelagia.core.combinators import any_order, may, one_of, others, repeat, seq, when
from pelagia.core.effects import Effect
from pelagia.core.text import Text
from pelagia.games.expressions import refusal, source
from pelagia.games.fields import SOURCE, Field, Fields, Many, Notation, Schema, Whole, Word, Written
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import DECKS, Bonus, Card, Content, Final, Group, PlantBonus
from pelagia.games.new_eden.content.check import ALLOWED, BOTTLES, IDENTIFIER, NEEDED, OWN, SLOTS, STEPS, faults
from pelagia.games.new_eden.content.printed import bent
from pelagia.games.new_eden.rules.effects import (
    Coins,
    Points,
    coins,
    count,
    damage,
    deeples,
    gift,
    points,
    repair,
    staffed,
)
from pelagia.games.new_eden.rules.state import BONUS_COINS, BONUS_POINTS
from pelagia.games.packs import Entry, Folder, Pack, Piece, Tables

T = TypeVar("T")


def ignores_back(group: Group) -> Final:
    return Final(ignores_back=group)


# What a card may say (NE 13.2). The other words of the rules are for the engine.
WORDS: dict[str, Any] = {word.__name__: word for word in (coins, points, damage, repair, deeples, gift, count, staffed)}
WORDS |= {word.__name__: word for word in (seq, any_order, one_of, ignores_back)}
WORDS |= {"others": others, "may": may, "repeat": repeat, "when": when, "final": Final, "plant_bonus": PlantBonus}
WORDS |= Group.__members__

ABOUT: Fields = {
    "base": Field(Word(("box", "empty"), "content-unknown-base")),
    "decks": Field(Many(Word((*DECKS, "bonus"), "content-unknown-deck"))),
}
HEAD: Fields = {
    "id": Field(Notation(IDENTIFIER), True),
    "group": Field(Word(Group.__members__, "content-unknown-group"), True),
}
CARD: Fields = {
    **HEAD,
    "deck": Field(Word(DECKS, "content-unknown-deck")),
    "slots": Field(Whole(SLOTS[0], SLOTS[-1])),
    "bottles": Field(Many(Whole(STEPS[0], STEPS[-1]), "content-kind-numbers", BOTTLES[0], BOTTLES[-1])),
    "on_place": Field(Written(WORDS, Effect)),
    "on_use": Field(Written(WORDS, Effect)),
    "final": Field(Written(WORDS, Final)),
    "passive": Field(Written(WORDS, PlantBonus)),
    **SOURCE,
}
BONUS: Fields = {**HEAD, "reward": Field(Written(WORDS, Effect), True), **SOURCE}
DEFAULTS = {field.name: field.default for field in fields(Card)}
REWARDS = {Coins(BONUS_COINS): False, Points(BONUS_POINTS): True}


def load_content(folder: Folder) -> Content:
    """Return the cards of a pack, with those of the box where it builds on them; BadContent says what is wrong."""
    return PACK.load(folder)


def _begin(box: Content, about: Mapping[str, Any]) -> Content:
    """The cards of the box that a pack builds on."""
    whole = about.get("decks", ()) if about.get("base", "box") == "box" else (*DECKS, "", "bonus")
    cards = {id: card for id, card in box.cards.items() if card.deck not in whole}
    return replace(box, cards=cards, bonus={} if "bonus" in whole else box.bonus)


def _ordered(content: Content) -> Content:
    return replace(content, cards=_in_order(content.cards, BOX.cards), bonus=_in_order(content.bonus, BOX.bonus))


def _in_order(items: Mapping[str, T], box: Iterable[str]) -> dict[str, T]:
    """As in the box, then by identifier."""
    return {id: items[id] for id in (*box, *sorted(items)) if id in items}


def _pieces(content: Content) -> tuple[Any, ...]:
    return (*content.cards.values(), *content.bonus.values())


def _with(content: Content, entry: Entry) -> Content:
    if entry.table == "card":
        card = Card(**{"deck": "", **entry.values})
        return replace(content, cards={**content.cards, card.id: card})
    return replace(content, bonus={**content.bonus, entry.id: _bonus(entry)})


def _bonus(entry: Entry) -> Bonus:
    if entry.values["reward"] not in REWARDS:
        raise refusal(entry.place, Text("new-eden-check-reward", coins=BONUS_COINS, points=BONUS_POINTS))
    return Bonus(entry.id, entry.values["group"], REWARDS[entry.values["reward"]], entry.source)


def _written(content: Content) -> Tables:
    rewards = {points: source(effect) for effect, points in REWARDS.items()}
    return {
        "card": [_card_table(card) for card in content.cards.values()],
        "bonus": [
            {"id": bonus.id, "group": bonus.group.name, "reward": rewards[bonus.points], "source": bonus.source}
            for bonus in content.bonus.values()
        ],
    }


def _card_table(card: Card) -> Piece:
    given = {name: getattr(card, name) for name in CARD if getattr(card, name) not in ("", DEFAULTS[name])}
    return {name: _plain(value) for name, value in given.items()}


def _plain(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value if type(value) is int else source(value)


def _file_of(table: str, piece: Piece) -> str:
    return "bonus" if table == "bonus" else str(piece.get("deck", "start")).lower()


def _depends() -> list[Schema]:
    """The group decides which fields a card has (NE 13.1)."""
    return [
        {
            "if": {"properties": {"group": {"const": group.name}}, "required": ["group"]},
            "then": {
                "required": [*NEEDED[group]],
                "properties": {name: False for name in OWN if name not in ALLOWED[group]},
            },
        }
        for group in Group
    ]


PACK = Pack(
    "new-eden",
    BOX,
    tables={"card": CARD, "bonus": BONUS},
    change=_with,
    faults=faults,
    pieces=_pieces,
    written=_written,
    bent=bent,
    about=ABOUT,
    whole={"base": "empty"},
    begin=_begin,
    ordered=_ordered,
    file_of=_file_of,
    depends={"card": _depends()},
)

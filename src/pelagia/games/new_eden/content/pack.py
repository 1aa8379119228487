"""Content packs: a folder of TOML files with your own cards (docs/content.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

from pelagia.core.combinators import any_order, may, one_of, others, repeat, seq, when
from pelagia.core.effects import Effect
from pelagia.core.text import Text
from pelagia.games.expressions import parse, refusal
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import DECKS, Bonus, Card, Content, Final, Group, PlantBonus
from pelagia.games.new_eden.content.check import check
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
from pelagia.games.packs import ABOUT, Entry, Fields, Folder, about, check_known, checked, entries, toml, write

T = TypeVar("T")

GAME = "new-eden"


def ignores_back(group: Group) -> Final:
    return Final(ignores_back=group)


# What a card may say (NE 13.2). The other words of the rules are for the engine.
WORDS: dict[str, Any] = {word.__name__: word for word in (coins, points, damage, repair, deeples, gift, count, staffed)}
WORDS |= {word.__name__: word for word in (seq, any_order, one_of, ignores_back)}
WORDS |= {"others": others, "may": may, "repeat": repeat, "when": when, "final": Final, "plant_bonus": PlantBonus}
WORDS |= Group.__members__

PACK: Fields = {"base": (str, False), "decks": (list, False)}
CARD: Fields = {
    "id": (str, True),
    "deck": (str, False),
    "group": (str, True),
    "source": (str, False),
    "slots": (int, False),
    "bottles": (list, False),
    "on_place": (str, False),
    "on_use": (str, False),
    "final": (str, False),
    "passive": (str, False),
}
BONUS: Fields = {"id": (str, True), "group": (str, True), "reward": (str, True), "source": (str, False)}
DEFAULTS = {field.name: field.default for field in fields(Card)}
EFFECTS = {"on_place": Effect, "on_use": Effect, "final": Final, "passive": PlantBonus}
REWARDS = {Coins(BONUS_COINS): False, Points(BONUS_POINTS): True}


def load_content(folder: Folder) -> Content:
    """Return the cards of a pack, with those of the box where it builds on them; BadContent says what is wrong."""
    described = about(folder, GAME, PACK)
    check_known("content-unknown-base", described.get("base", "box"), ("box", "empty"), ABOUT)
    for deck in described.get("decks", []):
        check_known("content-unknown-deck", deck, (*DECKS, "bonus"), ABOUT)
    whole = described.get("decks", []) if described.get("base", "box") == "box" else [*DECKS, "", "bonus"]
    cards = {id: card for id, card in BOX.cards.items() if card.deck not in whole}
    bonus = {} if "bonus" in whole else dict(BOX.bonus)
    files: dict[str, str] = {}  # of this pack, by identifier
    for entry in entries(folder, {"card": CARD, "bonus": BONUS}):
        files[entry.fields["id"]] = entry.file
        if entry.table == "card":
            cards[entry.fields["id"]] = _card(entry)
        else:
            bonus[entry.fields["id"]] = _bonus(entry)
    content = Content(described["name"], _ordered(cards, BOX.cards), _ordered(bonus, BOX.bonus))
    return checked(content, check, files, lambda content: (*content.cards.values(), *content.bonus.values()))


def _ordered(items: Mapping[str, T], box: Iterable[str]) -> dict[str, T]:
    """As in the box, then by identifier: order decides how decks are shuffled, and names of files must not."""
    return {id: items[id] for id in (*box, *sorted(items)) if id in items}


def write_content(content: Content, folder: Folder) -> None:
    """Write a content as a pack that needs no other, a file for each deck: a start for a pack of one's own."""
    name = content.name.partition("@")[0]
    whole = {"name": name, "game": GAME, "base": "empty"}
    texts = {ABOUT: toml(whole), "start.toml": "", "bonus.toml": ""} | {f"{deck.lower()}.toml": "" for deck in DECKS}
    for card in content.cards.values():
        given = {name: getattr(card, name) for name in CARD if getattr(card, name) not in ("", DEFAULTS[name])}
        texts[f"{card.deck.lower() or 'start'}.toml"] += f"[[card]]\n{toml(given)}\n"
    rewards = {points: effect for effect, points in REWARDS.items()}
    for bonus in content.bonus.values():
        given = {"id": bonus.id, "group": bonus.group, "reward": rewards[bonus.points], "source": bonus.source}
        texts["bonus.toml"] += f"[[bonus]]\n{toml(given)}\n"
    write(folder, texts)


def _card(entry: Entry) -> Card:
    table, place = entry.fields, entry.place
    check_known("content-unknown-group", table["group"], Group.__members__, place)
    if "deck" in table:
        check_known("content-unknown-deck", table["deck"], DECKS, place)
    given = {**table, "deck": table.get("deck", ""), "group": Group[table["group"]]}
    for name, wanted in EFFECTS.items():
        if name in table:
            given[name] = parse(table[name], WORDS, wanted, f"{place}, {name}")
    if "bottles" in table:
        if not all(type(number) is int for number in table["bottles"]):
            raise refusal(place, Text("content-wrong-type", field="bottles", wanted=Text("content-kind-numbers")))
        given["bottles"] = tuple(table["bottles"])
    return Card(**given)


def _bonus(entry: Entry) -> Bonus:
    table, place = entry.fields, entry.place
    check_known("content-unknown-group", table["group"], Group.__members__, place)
    reward = parse(table["reward"], WORDS, Effect, f"{place}, reward")
    if reward not in REWARDS:
        raise refusal(place, Text("new-eden-check-reward", coins=BONUS_COINS, points=BONUS_POINTS))
    return Bonus(table["id"], Group[table["group"]], REWARDS[reward], table.get("source", "designed"))

"""Content packs: a folder of TOML files with cards of one's own (docs/content.md)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar

from pelagia.core.effects import Effect, any_order, may, one_of, others, repeat, seq, when
from pelagia.core.errors import BadContent
from pelagia.core.state import freeze
from pelagia.core.text import Text
from pelagia.games.expressions import kind, parse, refusal, source, unknown
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import DECKS, Bonus, Card, Content, Final, Group, PlantBonus
from pelagia.games.new_eden.content.check import check
from pelagia.games.new_eden.effects import (
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
from pelagia.games.new_eden.state import BONUS_COINS, BONUS_POINTS

T = TypeVar("T")

GAME = "new-eden"
ABOUT = "pack.toml"
LONGEST_NAME = 40


def ignores_back(group: Group) -> Final:
    return Final(ignores_back=group)


# What a card may say (NE 13.2). The other words of the rules are for the engine.
WORDS: dict[str, Any] = {word.__name__: word for word in (coins, points, damage, repair, deeples, gift, count, staffed)}
WORDS |= {word.__name__: word for word in (seq, any_order, one_of, ignores_back)}
WORDS |= {"others": others, "may": may, "repeat": repeat, "when": when, "final": Final, "plant_bonus": PlantBonus}
WORDS |= Group.__members__

Fields = Mapping[str, tuple[type, bool]]  # the type of each field, and whether it must be there

PACK: Fields = {
    "name": (str, True),
    "game": (str, True),
    "author": (str, False),
    "base": (str, False),
    "decks": (list, False),
}
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


def load_content(folder: str | PathLike[str]) -> Content:
    """Return the cards of a pack, with those of the box where it builds on them; BadContent says what is wrong."""
    pack = Path(folder)
    about = _about(pack)
    whole = about.get("decks", []) if about.get("base", "box") == "box" else [*DECKS, "", "bonus"]
    cards = {id: card for id, card in BOX.cards.items() if card.deck not in whole}
    bonus = {} if "bonus" in whole else dict(BOX.bonus)
    files: dict[str, str] = {}  # of this pack, by identifier
    for file in sorted(pack.glob("*.toml")):
        if file.name == ABOUT or file.name.startswith("."):
            continue
        for what, place, table in _tables(file):
            made = _card(table, place) if what == "card" else _bonus(table, place)
            if made.id in files:
                raise refusal(place, Text("content-twice", id=made.id, file=files[made.id]))
            files[made.id] = file.name
            if isinstance(made, Card):
                cards[made.id] = made
            else:
                bonus[made.id] = made
    content = Content(about["name"], _ordered(cards, BOX.cards), _ordered(bonus, BOX.bonus))
    try:
        check(content)
    except BadContent as found:  # the checker knows cards, not files
        card = str(found.text.args["card"])
        raise BadContent(card=f"{files.get(card, about['name'])}, {card}", what=found.text.args["what"]) from found
    return replace(content, name=f"{content.name}@{digest(content)}")


def _ordered(items: Mapping[str, T], box: Iterable[str]) -> dict[str, T]:
    """As in the box, then by identifier: order decides how decks are shuffled, and names of files must not."""
    return {id: items[id] for id in (*box, *sorted(items)) if id in items}


def digest(content: Content) -> str:
    """What tells contents apart, so that saves and records are never played on with other cards."""
    plain = freeze((*content.cards.values(), *content.bonus.values()))
    return sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:12]


def write_content(content: Content, folder: str | PathLike[str]) -> None:
    """Write a content as a pack that needs no other, a file for each deck: a start for a pack of one's own."""
    pack = Path(folder)
    pack.mkdir(parents=True)
    about = {"name": content.name.partition("@")[0], "game": GAME, "base": "empty"}
    texts = {ABOUT: _toml(about), "start.toml": "", "bonus.toml": ""} | {f"{deck.lower()}.toml": "" for deck in DECKS}
    for card in content.cards.values():
        given = {name: getattr(card, name) for name in CARD if getattr(card, name) not in ("", DEFAULTS[name])}
        texts[f"{card.deck.lower() or 'start'}.toml"] += f"[[card]]\n{_toml(given)}\n"
    rewards = {points: effect for effect, points in REWARDS.items()}
    for bonus in content.bonus.values():
        given = {"id": bonus.id, "group": bonus.group, "reward": rewards[bonus.points], "source": bonus.source}
        texts["bonus.toml"] += f"[[bonus]]\n{_toml(given)}\n"
    for file, text in texts.items():
        (pack / file).write_text(text, encoding="utf-8")


def _toml(table: Mapping[str, Any]) -> str:
    """A table of whole numbers, tuples of them, texts and expressions."""
    lines = []
    for name, value in table.items():
        if isinstance(value, tuple):
            lines.append(f"{name} = {[*value]}")
        else:
            lines.append(f"{name} = {value if type(value) is int else json.dumps(source(value), ensure_ascii=False)}")
    return "\n".join([*lines, ""])


def _about(pack: Path) -> Mapping[str, Any]:
    if not pack.is_dir():
        raise refusal(str(pack), Text("content-no-folder"))
    about = _read(pack / ABOUT)
    _fields(about, PACK, ABOUT)
    name: str = about["name"]
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() and "@" not in name):
        raise refusal(ABOUT, Text("content-bad-name", name=name, most=LONGEST_NAME))
    if about["game"] != GAME:
        raise refusal(ABOUT, Text("content-wrong-game", game=about["game"], wanted=GAME))
    _known("content-unknown-base", about.get("base", "box"), ("box", "empty"), ABOUT)
    for deck in about.get("decks", []):
        _known("content-unknown-deck", deck, (*DECKS, "bonus"), ABOUT)
    return about


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as cause:
        raise refusal(file.name, Text("content-bad-toml", why=str(cause))) from cause
    except (OSError, UnicodeDecodeError, RecursionError) as cause:
        raise refusal(file.name, Text("content-no-file")) from cause


def _tables(file: Path) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """The cards of a file: `card` or `bonus`, where it stands, and its fields."""
    for what, tables in _read(file).items():
        _known("content-unknown-table", what, ("card", "bonus"), file.name)
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise refusal(file.name, Text("content-single-brackets", word=what))
        for number, table in enumerate(tables, 1):
            yield what, f"{file.name}, {table.get('id') or f'{what} {number}'}", table


def _fields(table: Mapping[str, Any], known: Fields, place: str) -> None:
    for name, value in table.items():
        _known("content-unknown-field", name, known, place)
        if type(value) is not known[name][0]:
            raise refusal(place, Text("content-wrong-type", field=name, wanted=kind(known[name][0])))
    for name, (_, needed) in known.items():
        if needed and name not in table:
            raise refusal(place, Text("content-missing-field", field=name))


def _known(id: str, word: Any, known: Iterable[str], place: str) -> None:
    if word not in [*known]:
        raise refusal(place, unknown(id, str(word), known))


def _card(table: Mapping[str, Any], place: str) -> Card:
    _fields(table, CARD, place)
    _known("content-unknown-group", table["group"], Group.__members__, place)
    if "deck" in table:
        _known("content-unknown-deck", table["deck"], DECKS, place)
    given = {**table, "deck": table.get("deck", ""), "group": Group[table["group"]]}
    for name, wanted in EFFECTS.items():
        if name in table:
            given[name] = parse(table[name], WORDS, wanted, f"{place}, {name}")
    if "bottles" in table:
        if not all(type(number) is int for number in table["bottles"]):
            raise refusal(place, Text("content-wrong-type", field="bottles", wanted=Text("content-kind-numbers")))
        given["bottles"] = tuple(table["bottles"])
    return Card(**given)


def _bonus(table: Mapping[str, Any], place: str) -> Bonus:
    _fields(table, BONUS, place)
    _known("content-unknown-group", table["group"], Group.__members__, place)
    reward = parse(table["reward"], WORDS, Effect, f"{place}, reward")
    if reward not in REWARDS:
        raise refusal(place, Text("new-eden-check-reward", coins=BONUS_COINS, points=BONUS_POINTS))
    return Bonus(table["id"], Group[table["group"]], REWARDS[reward], table.get("source", "designed"))

"""What a content must satisfy: `check` what the engine needs of any, `check_box` the limits of our own (NE 19.2)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NoReturn, get_type_hints

from pelagia.core.effects import Expression, OneOf, Others, Seq
from pelagia.core.errors import BadContent
from pelagia.core.state import UpTo
from pelagia.core.text import Arg, Text
from pelagia.games.new_eden.content.card import (
    CRAB,
    DECKS,
    KRAKEN,
    MUSSEL,
    OXYGEN,
    RESEARCH,
    YARD,
    Card,
    Content,
    Final,
    Group,
    PlantBonus,
    group_text,
)
from pelagia.games.new_eden.effects import Coins, Deeples, Gift, Points, Repair, Staffed
from pelagia.games.new_eden.state import BONUS_SHOWN, OUTSIDE, ROUNDS, TILE, NewEden, Seat

DECK_SIZE = 15
SLOTS = range(1, 4)
BOTTLES, STEPS = range(1, 3), range(1, 5)  # how many on a card, and their numbers
LARGEST = 99  # number in an effect
SOURCES = ("rulebook", "public", "designed")
SPECIAL = {"OA": OXYGEN, "OB": OXYGEN, "OX": OXYGEN, TILE: KRAKEN}  # at the stations, in no deck
TITLES = frozenset(f"R{number:02}" for number in range(1, 16))  # research that has a title in the catalogues

NEEDED: dict[Group, tuple[str, ...]] = {YARD: ("on_place",), OXYGEN: ("bottles",), RESEARCH: ()}
NEEDED |= dict.fromkeys(OUTSIDE, ("slots", "on_use"))
ALLOWED = {group: (*names, "on_place", "final") for group, names in NEEDED.items()}
ALLOWED[RESEARCH] += ("passive",)


def check(content: Content) -> None:
    """Make sure that games can be played with a content; BadContent says which card is wrong, and why."""
    for id, card in content.cards.items():
        _identifier(content, id, card.id)
        _home(card)
        _shape(card)
        _effects(card)
    for id, bonus in content.bonus.items():
        _identifier(content, id, bonus.id)
        _source(bonus.id, bonus.source)
    for id in SPECIAL:
        if id not in content.cards:
            _refuse(id, "missing-card")
    for deck in DECKS:
        if len(content.deck(deck)) != DECK_SIZE:
            _refuse(deck, "deck-size", n=len(content.deck(deck)), wanted=DECK_SIZE)
    _room(content)


def _refuse(card: str, rule: str, **args: Arg) -> NoReturn:
    raise BadContent(card=card, what=Text(f"new-eden-check-{rule}", **args))


def _identifier(content: Content, key: str, id: str) -> None:
    """Written forms of options are made of identifiers: `keep C01+C02`, `dome>C01`."""
    if not re.fullmatch("[A-Z][A-Z0-9]{0,7}", id):
        _refuse(id, "identifier")
    if key != id or (id in content.cards and id in content.bonus):
        _refuse(id, "same-identifier")


def _home(card: Card) -> None:
    if card.id in SPECIAL:
        if (card.deck, card.group) != ("", SPECIAL[card.id]):
            _refuse(card.id, "special", group=group_text(SPECIAL[card.id]))
        if card.on_place is not None:
            _refuse(card.id, "never-placed")
    elif card.deck not in DECKS:
        _refuse(card.id, "deck", deck=card.deck, known=", ".join(DECKS))
    _source(card.id, card.source)
    if card.group is RESEARCH and card.source == "rulebook" and card.id not in TITLES:
        _refuse(card.id, "no-title")


def _source(id: str, source: str) -> None:
    if source not in SOURCES:
        _refuse(id, "source", source=source, known=", ".join(SOURCES))


def _shape(card: Card) -> None:
    """The group decides which fields a card has (NE 13.1)."""
    defaults = {field.name: field.default for field in fields(Card)}
    for name in ("slots", "bottles", "on_place", "on_use", "final", "passive"):
        given = getattr(card, name) != defaults[name]
        if given and name not in ALLOWED[card.group]:
            _refuse(card.id, "wrong-field", field=name, group=group_text(card.group))
        if not given and name in NEEDED[card.group]:
            _refuse(card.id, "missing-field", field=name, group=group_text(card.group))
    if card.group in OUTSIDE and card.slots not in SLOTS:
        _refuse(card.id, "slots", n=card.slots, least=SLOTS[0], most=SLOTS[-1])
    if card.group is OXYGEN and (len(card.bottles) not in BOTTLES or any(n not in STEPS for n in card.bottles)):
        _refuse(card.id, "bottles", least=STEPS[0], most=STEPS[-1])
    if card.group is YARD and not any(isinstance(part, Deeples) for part in _walk(card.on_place)):
        _refuse(card.id, "yard")
    if card.group is RESEARCH and not (card.on_place or card.final.texts() or card.passive.texts()):
        _refuse(card.id, "no-effect")


def _walk(found: Any) -> Iterator[Expression]:
    """An expression and everything in it."""
    if isinstance(found, Expression):
        yield found
        found = tuple(getattr(found, field.name) for field in fields(found))  # type: ignore[arg-type]
    if isinstance(found, tuple):
        for part in found:
            yield from _walk(part)


def _effects(card: Card) -> None:
    for effect in (card.on_place, card.on_use):
        _numbers(card, effect, 1)
        _coins(card, effect, to_others=False)
    _numbers(card, card.final.points, -LARGEST)
    _numbers(card, (card.final.forward, card.final.back, card.passive), 0)
    for part in _walk((card.on_place, card.on_use, card.final)):
        if isinstance(part, Staffed) and part.group not in OUTSIDE:
            _refuse(card.id, "staffed", group=group_text(part.group))
        if isinstance(part, Seq | OneOf):
            if len(part.parts) < 2:
                _refuse(card.id, "parts")
            if len({one.written() for one in part.parts}) < len({*part.parts}):  # nobody could tell them apart
                _refuse(card.id, "alike")


def _numbers(card: Card, found: Any, least: int) -> None:
    """All numbers of an expression; only final points may be negative."""
    given = [found, *_walk(found)] if isinstance(found, Expression | tuple | int) else []
    for part in given:
        values = [getattr(part, field.name) for field in fields(part)] if isinstance(part, Expression) else [part]
        for value in values:
            for number in value if isinstance(value, tuple) else (value,):
                if type(number) is int and not least <= number <= LARGEST:
                    _refuse(card.id, "number", n=number, least=least, most=LARGEST)


def _coins(card: Card, found: Any, to_others: bool) -> None:
    """Coins for others are a gift, which the log reports; what the owner gains stands in the report of the card."""
    if isinstance(found, Others) and to_others:
        _refuse(card.id, "others-twice")
    if isinstance(found, Coins) and to_others:
        _refuse(card.id, "use-gift", n=found.n)
    if isinstance(found, Gift) and not to_others:
        _refuse(card.id, "use-coins", n=found.n)
    if isinstance(found, Expression):
        to_others = to_others or isinstance(found, Others)
        found = tuple(getattr(found, field.name) for field in fields(found))  # type: ignore[arg-type]
    for part in found if isinstance(found, tuple) else ():
        _coins(card, part, to_others)


def _room(content: Content) -> None:
    """No group has more cards than the state of a seat can hold, in case that one seat takes them all."""
    places = {CRAB: "crab", MUSSEL: "mussel", KRAKEN: "kraken", YARD: "yards", OXYGEN: "oxygen", RESEARCH: "research"}
    for group, place in places.items():
        n, most = sum(card.group is group for card in content.cards.values()), _limit(Seat, place)
        if n > most:
            _refuse(group.name, "room", n=n, most=most)
    least, most = ROUNDS * BONUS_SHOWN, _limit(NewEden, "bonus_deck")
    if not least <= len(content.bonus) <= most:
        _refuse("bonus", "bonus-count", n=len(content.bonus), least=least, most=most)


def _limit(cls: type, name: str) -> int:
    marks = get_type_hints(cls, include_extras=True)[name].__metadata__
    return next(mark.limit for mark in marks if isinstance(mark, UpTo))

"""Checks of content: `check` for what the engine needs, `check_box` for the limits of our own box (NE 19.2)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, replace
from typing import get_type_hints

from pelagia.core.combinators import AnyOrder, OneOf, Others, Seq
from pelagia.core.effects import Expression
from pelagia.core.errors import BadContent
from pelagia.core.state import UpTo
from pelagia.core.text import Arg, Text
from pelagia.games.checks import LARGEST, Faults, fault, inside, number_faults, refuse_first, source_faults, walk
from pelagia.games.new_eden.content.card import (
    CRAB,
    DECKS,
    EXTENSION_OXYGEN,
    KRAKEN,
    MUSSEL,
    OXYGEN,
    RESEARCH,
    START_OXYGEN,
    TILE,
    YARD,
    Card,
    Content,
    Group,
)
from pelagia.games.new_eden.rules.counts import Staffed
from pelagia.games.new_eden.rules.effects import Coins, Deeples, Gift, Points, Repair
from pelagia.games.new_eden.rules.state import BONUS_SHOWN, OUTSIDE, ROUNDS, NewEden, Seat

IDENTIFIER = "[A-Z][A-Z0-9]{0,7}"
DECK_SIZE = 15
SLOTS = range(1, 4)
BOTTLES, STEPS = range(1, 3), range(1, 5)  # how many on a card, and their numbers
SPECIAL = dict.fromkeys((*START_OXYGEN, EXTENSION_OXYGEN), OXYGEN) | {TILE: KRAKEN}
TITLES = frozenset(f"R{number:02}" for number in range(1, 16))  # research that has a title in the catalogues

OWN = ("slots", "bottles", "on_place", "on_use", "final", "passive")  # what a card may have
NEEDED: dict[Group, tuple[str, ...]] = {YARD: ("on_place",), OXYGEN: ("bottles",), RESEARCH: ()}
NEEDED |= dict.fromkeys(OUTSIDE, ("slots", "on_use"))
ALLOWED = {group: (*names, "on_place", "final") for group, names in NEEDED.items()}
ALLOWED[RESEARCH] += ("passive",)


def check(content: Content) -> None:
    """Make sure that games can be played with a content; BadContent says which card is wrong, and why."""
    refuse_first(faults(content))


def faults(content: Content) -> Faults:
    """Everything that keeps games from being played with a content, piece by piece."""
    for id, card in content.cards.items():
        yield from _identifier(content, id, card.id)
        yield from _home(card)
        yield from _shape(card)
        yield from _effects(card)
    for id, bonus in content.bonus.items():
        yield from _identifier(content, id, bonus.id)
        yield from source_faults(bonus.id, bonus.source)
    for id in SPECIAL:
        if id not in content.cards:
            yield _fault(id, "missing-card")
    for deck in DECKS:
        if len(content.deck(deck)) != DECK_SIZE:
            yield _fault(deck, "deck-size", n=len(content.deck(deck)), wanted=DECK_SIZE)
    yield from _room(content)


def _fault(card: str, rule: str, **args: Arg) -> BadContent:
    return fault(card, Text(f"new-eden-check-{rule}", **args))


def _identifier(content: Content, key: str, id: str) -> Faults:
    """Written forms of options are made of identifiers: `keep C01+C02`, `dome>C01`."""
    if not re.fullmatch(IDENTIFIER, id):
        yield _fault(id, "identifier")
    if key != id or (id in content.cards and id in content.bonus):
        yield _fault(id, "same-identifier")


def _home(card: Card) -> Faults:
    if card.id in SPECIAL:
        if (card.deck, card.group) != ("", SPECIAL[card.id]):
            yield _fault(card.id, "special", group=SPECIAL[card.id].name)
        if card.on_place is not None:
            yield _fault(card.id, "never-placed")
    elif card.deck not in DECKS:
        yield _fault(card.id, "deck", known=", ".join(DECKS))
    yield from source_faults(card.id, card.source)
    if card.group is RESEARCH and card.source == "rulebook" and card.id not in TITLES:
        yield _fault(card.id, "no-title")


def _shape(card: Card) -> Faults:
    """The group decides which fields a card has (NE 13.1)."""
    defaults = {field.name: field.default for field in fields(Card)}
    for name in OWN:
        given = getattr(card, name) != defaults[name]
        if given and name not in ALLOWED[card.group]:
            yield _fault(card.id, "wrong-field", field=name, group=card.group.name)
        if not given and name in NEEDED[card.group]:
            yield _fault(card.id, "missing-field", field=name, group=card.group.name)
    if card.group in OUTSIDE and card.slots not in SLOTS:
        yield _fault(card.id, "slots", n=card.slots, least=SLOTS[0], most=SLOTS[-1])
    if card.group is OXYGEN and (len(card.bottles) not in BOTTLES or any(n not in STEPS for n in card.bottles)):
        yield _fault(card.id, "bottles", least=STEPS[0], most=STEPS[-1])
    if card.group is YARD and not any(isinstance(part, Deeples) for part in walk(card.on_place)):
        yield _fault(card.id, "yard")
    if card.group is RESEARCH and not (card.on_place or card.final.texts() or card.passive.texts()):
        yield _fault(card.id, "no-effect")


def _effects(card: Card) -> Faults:
    for effect in (card.on_place, card.on_use):
        yield from _numbers(card, effect, 1)
        yield from _coins(card, effect)
    yield from _numbers(card, card.final, -LARGEST)
    yield from _numbers(card, replace(card.final, points=0), 0)
    yield from _numbers(card, card.passive, 0)
    for part in [part for expression in (card.on_place, card.on_use, card.final) for part in walk(expression)]:
        if isinstance(part, Staffed) and part.group not in OUTSIDE:
            yield _fault(card.id, "staffed", group=part.group.name)
        if isinstance(part, Seq | OneOf | AnyOrder):
            if len(part.parts) < 2:
                yield _fault(card.id, "parts")
            if len({choice.written() for choice in part.parts}) < len({*part.parts}):  # nobody could tell them apart
                yield _fault(card.id, "alike")


def _numbers(card: Card, expression: Expression | None, least: int) -> Faults:
    """Only final points may be negative: nothing takes coins or points away, or damages by repairing."""
    for part in walk(expression):
        for n in inside(part):
            if type(n) is int:
                yield from number_faults(card.id, n, least, LARGEST)


def _coins(card: Card, effect: Expression | None) -> Faults:
    """Coins for others are a gift, which the log reports; what the owner gains is in the report of the card."""
    given = [part for gift in walk(effect) if isinstance(gift, Others) for part in walk(gift.part)]
    outside = Counter(map(type, walk(effect)))
    outside.subtract(map(type, given))
    for part in given:
        if isinstance(part, Others):
            yield _fault(card.id, "others-twice")
        if isinstance(part, Coins):
            yield _fault(card.id, "use-gift", n=part.n)
    if outside[Gift]:
        yield _fault(card.id, "use-coins")


def _room(content: Content) -> Faults:
    for group in Group:
        n = sum(card.group is group for card in content.cards.values())
        if n > room(group):
            yield _fault(group.name, "room", n=n, most=room(group))
    least, most = ROUNDS * BONUS_SHOWN, _limit(NewEden, "bonus_deck")
    if not least <= len(content.bonus) <= most:
        yield _fault("bonus", "bonus-count", n=len(content.bonus), least=least, most=most)


def room(group: Group) -> int:
    """How many cards of a group the state of a station holds: one seat may come to own them all."""
    return _limit(Seat, "yards" if group is YARD else group.name.lower())


def _limit(cls: type, name: str) -> int:
    marks = get_type_hints(cls, include_extras=True)[name].__metadata__
    return next(mark.limit for mark in marks if isinstance(mark, UpTo))


# Our own box (NE 19.1 and 19.2). A pack of real or other cards need not keep to these.

SPLIT = {  # by deck: CRAB, MUSSEL, KRAKEN, YARD, OXYGEN, RESEARCH
    "1A": (4, 2, 2, 3, 3, 1),
    "1B": (3, 3, 3, 2, 2, 2),
    "2A": (3, 3, 2, 3, 2, 2),
    "2B": (2, 3, 3, 2, 2, 3),
    "3A": (2, 4, 3, 1, 2, 3),
    "3B": (2, 4, 2, 1, 2, 4),
}
YARD_DEEPLES, ALL_DEEPLES = (2, 3), 29
BOTTLE_SUM = 6
Output = type[Coins] | type[Points] | type[Repair]
OUTPUT: dict[Group, tuple[Output, int]] = {CRAB: (Coins, 15), MUSSEL: (Points, 10), KRAKEN: (Repair, 8)}  # the most
FINAL_POINTS = range(8)  # of ordinary modules
RESEARCH_POINTS = {"R04": -5, "R07": 8, "R08": 20, "R09": 15}
FORWARD = {"R02": 3}


def check_box(content: Content) -> None:
    """Make sure that a content keeps to the limits of NE 19.2, by their numbers."""
    refuse_first(_limits(content))


def _limits(content: Content) -> Faults:
    yield from faults(content)
    yield from _limit_1(content)
    yield from _limit_2(content)
    yield from _limit_3(content)
    for card in content.cards.values():
        yield from _limit_4(card)
        yield from _limit_5(card)
    yield from _limit_6(content)
    for card in content.cards.values():
        yield from _limit_7(card)


def _limit_1(content: Content) -> Faults:
    """15 cards per deck and different identifiers are needed anyway; here the split by groups."""
    for deck, split in SPLIT.items():
        counts = Counter(content.cards[id].group for id in content.deck(deck))
        for group, wanted in zip(Group, split, strict=True):
            if counts[group] != wanted:
                yield _fault(deck, "split", group=group.name, n=counts[group], wanted=wanted)


def _limit_2(content: Content) -> Faults:
    """As many deeples as no legal game runs out of (RU-32)."""
    total = 0
    for card in content.cards.values():
        if card.group is YARD:
            if not isinstance(card.on_place, Deeples) or card.on_place.n not in YARD_DEEPLES:
                yield _fault(card.id, "deeples", least=YARD_DEEPLES[0], most=YARD_DEEPLES[-1])
            else:
                total += card.on_place.n
    if total != ALL_DEEPLES:
        yield _fault(YARD.name, "all-deeples", n=total, wanted=ALL_DEEPLES)


def _limit_3(content: Content) -> Faults:
    for group in OUTSIDE:
        slots = [card.slots for card in content.cards.values() if card.group is group and card.deck]
        if 3 * slots.count(1) < len(slots):
            yield _fault(group.name, "one-slot", n=slots.count(1), all=len(slots))


def _limit_4(card: Card) -> Faults:
    if sorted(card.bottles, reverse=True) != [*card.bottles] or sum(card.bottles) > BOTTLE_SUM:
        yield _fault(card.id, "bottle-sum", most=BOTTLE_SUM)


def _limit_5(card: Card) -> Faults:
    forward, back = FORWARD.get(card.id, int(card.group is KRAKEN)), int(card.group is CRAB)
    if (card.final.forward, card.final.back) != (forward, back):
        yield _fault(card.id, "pointer", forward=forward, back=back)


def _limit_6(content: Content) -> Faults:
    research = {card.id for card in content.cards.values() if card.group is RESEARCH}
    for id in sorted(TITLES ^ research):
        yield _fault(id, "research")
    for id in sorted(research):
        points = content.cards[id].final.points
        if isinstance(points, int) and points != RESEARCH_POINTS.get(id, 0):
            yield _fault(id, "research-points", n=RESEARCH_POINTS.get(id, 0))


def _limit_7(card: Card) -> Faults:
    if card.group in OUTPUT:
        cls, most = OUTPUT[card.group]
        if not isinstance(card.on_use, cls) or card.on_use.n > most:
            yield _fault(card.id, "output", word=cls.__name__.lower(), most=most)
    if card.group is not RESEARCH and card.final.points not in FINAL_POINTS:
        yield _fault(card.id, "final-points", most=FINAL_POINTS[-1])

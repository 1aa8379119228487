"""What the engine needs of any content of Underwater Cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.combinators import AnyOrder, Repeat, Seq
from pelagia.core.effects import Expression
from pelagia.core.errors import BadContent
from pelagia.core.text import Arg, Text
from pelagia.games.checks import Faults, fault, inside, number_faults, refuse_first, source_faults, walk
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    BUILDING,
    CITY,
    EXPANSION,
    FINAL,
    JUST_BUILT,
    OCITY,
    PERMANENT,
    PRODUCTION,
    PT,
    SCITY,
    STRUCTURE,
    Card,
    Colour,
    Content,
    Kind,
)
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.combinators import OneOf
from pelagia.games.underwater_cities.rules.counting import AnyUp, Conn, PairCity, Sets, Share, Table, Up
from pelagia.games.underwater_cities.rules.drawing import Draw, Look
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, Gain, GainDifferent
from pelagia.games.underwater_cities.rules.paying import Whole
from pelagia.games.underwater_cities.rules.permanent import Lasting, Less, UpgradePrice
from pelagia.games.underwater_cities.rules.production_cards import AlterOne, Change
from pelagia.games.underwater_cities.rules.scoring import HandIn, Score
from pelagia.games.underwater_cities.rules.upgrading import Upgrade

LARGEST = 20  # number in an effect
TYPED: dict[Any, tuple[type, ...]] = {PERMANENT: (Lasting,), FINAL: (Score, HandIn)}

STRUCTURES: tuple[Kind, ...] = (*STRUCTURE.members, BUILDING, STRUCTURE)
ALL = (*STRUCTURES, OCITY, SCITY, CITY)
KINDS: dict[type, tuple[Kind, ...]] = {
    Build: ALL,
    Upgrade: (*STRUCTURES, JUST_BUILT),
    UpgradePrice: STRUCTURES,
    Less: ALL,
    Conn: ALL,
    Up: STRUCTURES,
    AnyUp: STRUCTURES,
    PairCity: BUILDING.members,
    AlterOne: STRUCTURE.members,
}


def check(content: Content) -> None:
    """Make sure that games can be played with a content; BadContent says which piece is wrong, and why."""
    refuse_first(faults(content))


def faults(content: Content) -> Faults:
    """Everything that keeps games from being played with a content, piece by piece."""
    for card in content.cards.values():
        yield from _card(card)
    for shelf in _shelves(content):
        for id, piece in shelf.items():
            yield from source_faults(id, piece.source)
    for space in content.spaces.values():
        yield from _block(space.id, space.effect)
    for tile in content.metropolises.values():
        if tile.instant is not None:
            yield from _block(tile.id, tile.instant)
        if tile.final is not None:
            yield from _block(tile.id, tile.final)
    for contract in content.contracts.values():
        for condition in contract.criteria:
            yield from _block(contract.id, condition)
        for effect in contract.reward:
            yield from _block(contract.id, effect)


def _shelves(content: Content) -> tuple[Mapping[str, Any], ...]:
    return (content.cards, content.spaces, content.metropolises, content.contracts)


def _fault(id: str, rule: str, **args: Arg) -> BadContent:
    return fault(id, Text(f"underwater-cities-check-{rule}", **args))


def _card(card: Card) -> Faults:
    """The type decides what a card may say (UC 9.2)."""
    if card.number and card.colour is Colour.NONE:
        yield _fault(card.id, "colour")
    if not card.number and card.type is not ACTION:
        yield _fault(card.id, "assistant")
    wanted = TYPED.get(card.type)
    for effect in card.effects:
        if wanted is None:
            yield from _block(card.id, effect, production=card.type is PRODUCTION)
            continue
        if not isinstance(effect, wanted):
            yield _fault(card.id, f"only-{card.type.name.lower()}")
        for part in inside(effect):
            if isinstance(part, Expression):
                yield from _block(card.id, part)
        yield from _word(card.id, effect)


def _block(id: str, effect: Expression, production: bool = False) -> Faults:
    """What is resolved on the spot: nothing that lasts or scores, and changes of production only on their cards."""
    built = [part.then for part in walk(effect) if isinstance(part, Whole)]
    for part in walk(effect):
        if isinstance(part, Lasting | Score | HandIn) or (isinstance(part, Change) and not production):
            yield _fault(id, "inside")
        if isinstance(part, Table) and part is not effect:
            yield _fault(id, "table")
        if isinstance(part, Upgrade) and part.kind is JUST_BUILT and not any(part is then for then in built):
            yield _fault(id, "just-built")
        yield from _word(id, part)


def _word(id: str, part: Expression) -> Faults:
    """What the words of the vocabulary need of their arguments."""
    for n in inside(part):
        if type(n) is int:
            yield from number_faults(id, n, 0, LARGEST)
    kinds = KINDS.get(type(part))
    if kinds and part.kind not in kinds:  # type: ignore[attr-defined]
        yield _fault(id, "kind", kind=part.kind.name)  # type: ignore[attr-defined]
    if isinstance(part, Build) and part.where is EXPANSION and not {*part.kind.members} <= {*BUILDING.members}:
        yield _fault(id, "expansion")
    if _is_empty(part):
        yield _fault(id, "nothing")
    if isinstance(part, Seq | AnyOrder | OneOf):
        asked = [way.written() for way in part.parts if not way.is_plain() or isinstance(part, OneOf)]
        if len({*asked}) < len(asked):
            yield _fault(id, "alike")


def _is_empty(part: Expression) -> bool:
    """Whether a word would do nothing, or could not be counted."""
    if isinstance(part, Seq | AnyOrder | OneOf | Sets):
        return len(part.parts) < 2
    if isinstance(part, Gain):
        return not any(part.goods)
    if isinstance(part, HandIn):
        return not (any(part.cost[:PT]) and part.points) or bool(part.cost[PT])
    if isinstance(part, Draw | GainDifferent):
        return not 1 <= part.n <= 5
    if isinstance(part, Look):
        return not 1 <= part.keep <= part.n
    if isinstance(part, ExchangeAmong):
        return len({*part.resources}) < max(2, len(part.resources)) or PT in part.resources
    if isinstance(part, Repeat):
        return not (isinstance(part.times, int) and 1 <= part.times >= (part.least or 0))
    if isinstance(part, Share):
        return part.size < 1
    if isinstance(part, Table):
        return not part.entries or [*part.entries] != sorted({*part.entries})
    return False

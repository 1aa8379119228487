"""The icons of the words of Underwater Cities, and the faces of its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagia.core.combinators import When
from pelagia.core.effects import Times
from pelagia.core.marks import MINUS, NEXT, Face, Line, Mark, amount, marks, plain_face, row, some
from pelagia.games.underwater_cities.content.card import (
    Board,
    Card,
    CardType,
    Contract,
    Goods,
    Kind,
    Metropolis,
    Resource,
    Space,
)
from pelagia.games.underwater_cities.rules.action_cards import Ready, UseAction
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.counting import (
    AnyUp,
    Claimed,
    Counted,
    FullCity,
    Has,
    Metro,
    MostUp,
    OnStep,
    PaidSpecials,
    PairCity,
    Sets,
    Share,
    Table,
    Up,
)
from pelagia.games.underwater_cities.rules.drawing import Draw, Look, Special
from pelagia.games.underwater_cities.rules.federation import Advance
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, Gain, GainDifferent
from pelagia.games.underwater_cities.rules.metropolises import MetropolisTile
from pelagia.games.underwater_cities.rules.paying import Pay, Whole
from pelagia.games.underwater_cities.rules.permanent import (
    Event,
    HandLimit,
    Less,
    On,
    OncePerTurn,
    OnSpace,
    UpgradePrice,
)
from pelagia.games.underwater_cities.rules.production_cards import AlterOne, ConvertProduced, TakeProduction
from pelagia.games.underwater_cities.rules.scoring import HandIn, Score
from pelagia.games.underwater_cities.rules.spaces import Perform
from pelagia.games.underwater_cities.rules.upgrading import ConvertCity, Upgrade

Row = tuple[Mark, ...]

RESOURCES = {
    Resource.KELP: "kelp",
    Resource.STEEL: "steelplast",
    Resource.SCI: "science",
    Resource.CRED: "coin",
    Resource.BIO: "biomass",
    Resource.PT: "point",
}
KINDS = {
    Kind.FARM: "farm",
    Kind.DESAL: "desalination",
    Kind.LAB: "laboratory",
    Kind.TUNNEL: "tunnel",
    Kind.OCITY: "city",
    Kind.SCITY: "symbiotic",
    Kind.CITY: "city",
    Kind.BUILDING: "building",
    Kind.STRUCTURE: "structure",
    Kind.JUST_BUILT: "structure",
}
EVENTS = {
    Event.PLAYED_OFF_COLOUR: "card",
    Event.SPACE_USED: "clone",
    Event.SPACE_GAVE: "clone",
    Event.BUILT: "plus",
    Event.SECOND: "plus",
    Event.SECOND_UP: "upgrade",
    Event.SECOND_TUNNEL_THIS_TURN: "tunnel",
    Event.UPGRADED: "upgrade",
    Event.ARRIVED: "step",
    Event.ADVANCED: "step",
    Event.METRO_CONNECTED: "metropolis",
    Event.ACTION_USED: "action",
    Event.SPECIAL_PAID: "special",
    Event.TURN_END: "clock",
}
UPGRADE = Mark("upgrade")


def goods(held: Goods, sign: str = "") -> Row:
    """So much of each."""
    return tuple(Mark(RESOURCES[one], amount(held[one], sign)) for one in Resource if held[one])


def lost(held: Goods) -> Row:
    return goods(held, MINUS)


# What is counted


def counted(number: Any) -> Row:
    """What a number counts."""
    match number:
        case Times() | Share() | Table():
            return counted(number.number)
        case Sets(parts):
            return row(*map(counted, parts))
        case Metro():
            return (Mark("metropolis"),)
        case PaidSpecials():
            return (Mark("special"),)
        case Claimed(type):
            return (Mark(type.name.lower()),)
        case FullCity():
            return tuple(map(Mark, ("city", "farm", "desalination", "laboratory")))
    kind = getattr(number, "kind", Kind.STRUCTURE)
    return row(Mark(KINDS[kind]), [UPGRADE] if isinstance(number, Up | AnyUp | MostUp | PairCity) else [])


def per(number: Any) -> Row:
    """For each of what a number counts, or for so many of them."""
    if isinstance(number, int):
        return ()
    inner = number.number if isinstance(number, Times) else number
    first, *rest = counted(number)
    return row(NEXT, first._replace(n=str(inner.size)) if isinstance(inner, Share) else first, rest)


def points(number: Any) -> Row:
    """Points, and for what."""
    if isinstance(number, int):
        return (Mark("point", str(number)),)
    factor = str(number.factor) if isinstance(number, Times) else "…" if isinstance(number, Table) else "1"
    return row(Mark("point", factor), per(number))


@marks.register
def _(condition: OnStep) -> Row:
    return (Mark("step", str(condition.space)),)


@marks.register
def _(condition: Has) -> Row:
    first, *rest = counted(condition.number)
    return row(first._replace(n=str(condition.least)), rest)


# Gains


@marks.register
def _(word: Gain) -> Row:
    return goods(word.goods)


@marks.register
def _(word: GainDifferent) -> Row:
    return (Mark("plus", str(word.n)), Mark("exchange"))


@marks.register
def _(word: Draw) -> Row:
    return (Mark("card", str(word.n)),)


@marks.register
def _(word: Look) -> Row:
    return (Mark("eye", str(word.n)), Mark("card", str(word.keep)))


@marks.register
def _(word: Special) -> Row:
    return (Mark("special"),)


@marks.register
def _(word: Advance) -> Row:
    return (Mark("step", str(word.n)),)


@marks.register
def _(word: ExchangeAmong) -> Row:
    return row(Mark("exchange"), [Mark(RESOURCES[one]) for one in word.resources])


@marks.register
def _(word: HandLimit) -> Row:
    return (Mark("hand", f"+{word.n}"),)


# Actions


@marks.register
def _(word: UseAction) -> Row:
    return (some("action", word.n),)


@marks.register
def _(word: Ready) -> Row:
    return (Mark("ready"), some("action", word.n))


@marks.register
def _(word: Perform) -> Row:
    return (Mark("clone"),)


# Pieces


@marks.register
def _(word: Build) -> Row:
    return row(Mark("plus"), Mark(KINDS[word.kind]), lost(word.less))


@marks.register
def _(word: Upgrade) -> Row:
    return (UPGRADE, Mark(KINDS[word.kind]))


@marks.register
def _(word: ConvertCity) -> Row:
    return row(lost(word.cost), Mark("city"), Mark("symbiotic"))


@marks.register
def _(word: MetropolisTile) -> Row:
    return (Mark("metropolis"),)


# Combinations


@marks.register
def _(word: Whole) -> Row:
    return row(marks(word.first), marks(word.then))


@marks.register
def _(word: Pay) -> Row:
    return row(lost(word.costs[0]), marks(word.part))


@marks.register
def _(number: Counted) -> Row:
    """What is counted, or so many of them."""
    first, *rest = counted(number)
    return row(first._replace(n=str(number.size)) if isinstance(number, Share) else first, rest)


# Lasting effects


@marks.register
def _(word: Less) -> Row:
    return row(Mark(KINDS[word.kind]), lost(word.goods), [Mark("minus", str(word.own))] if word.own else [])


@marks.register
def _(word: OnSpace) -> Row:
    return row(Mark("clone"), [] if word.change is None else marks(word.change), lost(word.less))


@marks.register
def _(word: UpgradePrice) -> Row:
    return row(UPGRADE, Mark(KINDS[word.kind]), lost(word.alt))


# Production and the end


@marks.register
def _(word: TakeProduction) -> Row:
    return (UPGRADE, Mark("production"))


@marks.register
def _(word: AlterOne) -> Row:
    return row(Mark(KINDS[word.kind]), Mark(RESOURCES[word.resource], amount(-1)), NEXT, marks(word.part))


@marks.register
def _(word: ConvertProduced) -> Row:
    return row(Mark(RESOURCES[word.resource], amount(-1)), NEXT, marks(word.part))


@marks.register
def _(word: Score) -> Row:
    return points(word.n)


@marks.register
def _(word: HandIn) -> Row:
    return row(lost(word.cost), NEXT, Mark("point", str(word.points)))


# Faces


def line(word: Any) -> Line:
    """An effect as a line: when, what it needs, what it gives."""
    match word:
        case On():
            return Line(marks(word.part), when=EVENTS[word.event.what])
        case OncePerTurn():
            return Line(marks(word.part), when="clock")
        case When():
            return Line(marks(word.part), needs=marks(word.condition))
        case Pay():
            return Line(marks(word.part), needs=goods(word.costs[0]))
    return Line(marks(word))


def face(piece: Any) -> Face:
    """What is drawn on a card, a space, a metropolis tile, a contract or a board."""
    match piece:
        case Card():
            return _card(piece)
        case Space():
            return Face("clone", (piece.colour.name.lower(),), lines=(line(piece.effect),))
        case Metropolis():
            return _metropolis(piece)
        case Contract():
            needs, gives = _all(piece.criteria), _all(piece.reward)
            return Face("contract", ("sand",), lines=(Line(gives, needs),))
        case Board():
            return Face("structure", ("air",))
    return plain_face(piece)


def _all(words: Sequence[Any]) -> Row:
    return row(*map(marks, words))


def _card(card: Card) -> Face:
    type = card.type.name.lower()
    lines = [line(effect) for effect in card.effects]
    if card.cost:
        lines[0] = lines[0]._replace(needs=(Mark("coin", str(card.cost)), *lines[0].needs))
    head = Face(
        type,
        (card.colour.name.lower(),),
        f"underwater-cities-page-type-{type}",
        str(card.number) if card.number else "",
    )
    if card.type is CardType.FINAL:
        return head._replace(final=row(*(one.gives for one in lines)))
    return head._replace(lines=tuple(lines))


def _metropolis(tile: Metropolis) -> Face:
    lines = []
    if tile.instant:
        lines.append(Line(marks(tile.instant), when="instant"))
    if any(tile.production):
        lines.append(Line(goods(tile.production), when="production"))
    final = points(tile.final) if tile.final else ()
    return Face("metropolis", ("sky" if tile.blue else "brown",), lines=tuple(lines), final=final)

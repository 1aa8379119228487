"""The icons of the words of Underwater Cities, and the faces of its pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    return tuple(Mark(RESOURCES[resource], amount(held[resource], sign)) for resource in Resource if held[resource])


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
    """For each of what a number counts, or for each group of them."""
    if isinstance(number, int):
        return ()
    inner = number.number if isinstance(number, Times) else number
    return row(NEXT, numbered(number, inner.size) if isinstance(inner, Share) else counted(number))


def points(number: Any) -> Row:
    """Points, and for what."""
    if isinstance(number, int):
        return (Mark("point", str(number)),)
    factor = str(number.factor) if isinstance(number, Times) else "…" if isinstance(number, Table) else "1"
    return row(Mark("point", factor), per(number))


def numbered(number: Any, n: int) -> Row:
    """What is counted, with its number."""
    first, *rest = counted(number)
    return row(first._replace(n=str(n)), rest)


def taken(resource: Resource) -> Mark:
    return Mark(RESOURCES[resource], amount(-1))


# By word: what it gives, takes or asks for
ICONS: dict[type, Callable[[Any], Row]] = {
    # Conditions, and what is counted
    OnStep: lambda condition: (Mark("step", str(condition.space)),),
    Has: lambda condition: numbered(condition.number, condition.least),
    Counted: lambda number: numbered(number, number.size) if isinstance(number, Share) else counted(number),
    # Gains
    Gain: lambda word: goods(word.goods),
    GainDifferent: lambda word: (Mark("plus", str(word.n)), Mark("exchange")),
    Draw: lambda word: (Mark("card", str(word.n)),),
    Look: lambda word: (Mark("eye", str(word.n)), Mark("card", str(word.keep))),
    Special: lambda word: (Mark("special"),),
    Advance: lambda word: (Mark("step", str(word.n)),),
    ExchangeAmong: lambda word: row(Mark("exchange"), [Mark(RESOURCES[resource]) for resource in word.resources]),
    HandLimit: lambda word: (Mark("hand", f"+{word.n}"),),
    # Actions
    UseAction: lambda word: (some("action", word.n),),
    Ready: lambda word: (Mark("ready"), some("action", word.n)),
    Perform: lambda word: (Mark("clone"),),
    # Pieces
    Build: lambda word: row(Mark("plus"), Mark(KINDS[word.kind]), lost(word.less)),
    Upgrade: lambda word: (UPGRADE, Mark(KINDS[word.kind])),
    ConvertCity: lambda word: row(lost(word.cost), Mark("city"), Mark("symbiotic")),
    MetropolisTile: lambda word: (Mark("metropolis"),),
    # Combinations
    Whole: lambda word: row(marks(word.first), marks(word.then)),
    Pay: lambda word: row(lost(word.costs[0]), marks(word.part)),
    # Lasting effects
    Less: lambda word: row(
        Mark(KINDS[word.kind]), lost(word.goods), [Mark("minus", str(word.own))] if word.own else []
    ),
    OnSpace: lambda word: row(Mark("clone"), marks(word.change) if word.change else [], lost(word.less)),
    UpgradePrice: lambda word: row(UPGRADE, Mark(KINDS[word.kind]), lost(word.alt)),
    # Production and the end
    TakeProduction: lambda word: (UPGRADE, Mark("production")),
    AlterOne: lambda word: row(Mark(KINDS[word.kind]), taken(word.resource), NEXT, marks(word.part)),
    ConvertProduced: lambda word: row(taken(word.resource), NEXT, marks(word.part)),
    Score: lambda word: points(word.n),
    HandIn: lambda word: row(lost(word.cost), NEXT, Mark("point", str(word.points))),
}
for _word, _icons in ICONS.items():
    marks.register(_word, _icons)


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
        return head._replace(final=row(*(effect.gives for effect in lines)))
    return head._replace(lines=tuple(lines))


def _metropolis(tile: Metropolis) -> Face:
    lines = []
    if tile.instant:
        lines.append(Line(marks(tile.instant), when="instant"))
    if any(tile.production):
        lines.append(Line(goods(tile.production), when="production"))
    final = points(tile.final) if tile.final else ()
    return Face("metropolis", ("sky" if tile.blue else "brown",), lines=tuple(lines), final=final)

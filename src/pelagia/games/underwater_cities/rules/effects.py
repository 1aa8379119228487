"""The vocabulary of Underwater Cities (UC 19): every word that a card, a space, a site or a tile may be made of.

Costs are dictionaries, or `price(CRED=1)` where a dictionary cannot be written; alternatives stand in `either`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.combinators import May, Per
from pelagia.games.expressions import word_name
from pelagia.games.underwater_cities.content.card import (
    NOTHING,
    ORDINARY,
    CardType,
    Filter,
    Goods,
    Kind,
    Resource,
    Where,
    goods,
)
from pelagia.games.underwater_cities.rules.action_cards import Ready, UseAction
from pelagia.games.underwater_cities.rules.building import FREE, USUAL, Build
from pelagia.games.underwater_cities.rules.combinators import OneOf, When, block, in_order, up_to
from pelagia.games.underwater_cities.rules.counting import (
    AnyUp,
    Claimed,
    Conn,
    Counted,
    FullCity,
    Has,
    Holds,
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
    Happening,
    Less,
    On,
    OncePerTurn,
    OnSpace,
    UpgradePrice,
)
from pelagia.games.underwater_cities.rules.production_cards import AlterOne, ConvertProduced, TakeProduction
from pelagia.games.underwater_cities.rules.scoring import HandIn, Score
from pelagia.games.underwater_cities.rules.spaces import Perform
from pelagia.games.underwater_cities.rules.upgrading import SCIENCE, ConvertCity, Upgrade
from pelagia.games.underwater_cities.rules.words import Part

Cost = Mapping[int, int] | Goods
OWN = 6  # in a discount: the resource that a building usually costs
TURN = True  # `first=TURN`

# Sets
METRO, FULL_CITY, FULL_UP_CITY, MOST_UP, PAID_SPECIALS = Metro(), FullCity(), FullCity(True), MostUp(), PaidSpecials()


def _goods(cost: Cost) -> Goods:
    return cost if isinstance(cost, tuple) else tuple(cost.get(one, 0) for one in Resource)  # type: ignore[return-value]


def price(KELP: int = 0, STEEL: int = 0, SCI: int = 0, CRED: int = 0, BIO: int = 0) -> Goods:  # noqa: N803
    """A cost, where a dictionary cannot be written."""
    return goods(KELP, STEEL, SCI, CRED, BIO)


def either(*costs: Cost) -> tuple[Goods, ...]:
    """Alternatives: `either({SCI: 1}, {STEEL: 1})`."""
    return tuple(map(_goods, costs))


def _costs(cost: Cost | tuple[Goods, ...]) -> tuple[Goods, ...]:
    if isinstance(cost, tuple) and (not cost or isinstance(cost[0], tuple)):
        return cost
    return (_goods(cost),)


# What is counted, and conditions
CONN, UP, ANY_UP, PAIR_CITY, CLAIMED = Conn, Up, AnyUp, PairCity, Claimed
share, has, on_step = Share, Has, OnStep  # `share(number, size)` is `number // size`, where that cannot be written


def SETS(*parts: Counted) -> Sets:  # noqa: N802
    return Sets(parts)


def count(things: Counted) -> Counted:
    """The number of members of a set. `count(S) // 3` and `2 * count(S)` are numbers too."""
    return things


def table(things: Counted, entries: Mapping[int, int]) -> Table:
    return Table(things, tuple(sorted(entries.items())))


# Combinators
whole, on, once_per_turn = Whole, On, OncePerTurn


def one_of(*parts: Part) -> OneOf:
    return OneOf(parts)


def may(part: Part) -> May[Any]:
    return May(part)


def pay(cost: Cost | tuple[Goods, ...], part: Part) -> Pay:
    return Pay(_costs(cost), part)


def when(condition: Holds, part: Part) -> When:
    return When(condition, part)


def per(number: Counted, part: Part, cap: int = 0) -> Per[Any]:
    return Per(number, part, most=cap)


# Effects
draw, look, special, advance, use_action, ready, perform = Draw, Look, Special, Advance, UseAction, Ready, Perform
take_production, metropolis_tile, hand_limit, score = TakeProduction, MetropolisTile, HandLimit, Score
alter_one, convert_produced = AlterOne, ConvertProduced


def gain(KELP: int = 0, STEEL: int = 0, SCI: int = 0, CRED: int = 0, BIO: int = 0, PT: int = 0) -> Gain:  # noqa: N803
    return Gain(goods(KELP, STEEL, SCI, CRED, BIO, PT))


def gain_different(n: int) -> GainDifferent:
    return GainDifferent(n)


def build(kind: Kind, cost: Cost | tuple[()] = (), less: Cost = NOTHING, where: Where = ORDINARY) -> Build:
    """`cost` may be USUAL, FREE or a table."""
    return Build(kind, USUAL if cost == () else _goods(cost), _goods(less), where)  # type: ignore[arg-type]


def upgrade(kind: Kind, cost: Cost | tuple[Goods, ...] = SCIENCE) -> Upgrade:
    """`cost` may be FREE, a table or alternatives."""
    return Upgrade(kind, () if cost == FREE else _costs(cost))


def exchange(x: Resource, y: Resource) -> ExchangeAmong:
    return ExchangeAmong((x, y))


def exchange_among(*resources: Resource) -> ExchangeAmong:
    return ExchangeAmong(resources)


def convert_city(cost: Cost) -> ConvertCity:
    return ConvertCity(_goods(cost))


def less(kind: Kind, off: Cost, first: bool = False) -> Less:
    """A permanent discount; with `first=TURN` only for the first such build of each own turn."""
    own = 0 if isinstance(off, tuple) else off.get(OWN, 0)
    return Less(kind, _goods(off), own, first)


def on_space(id: str, change: Part | None = None, less: Cost = NOTHING) -> OnSpace:
    return OnSpace(id, change, _goods(less))


def upgrade_price(kind: Kind, alt: Cost) -> UpgradePrice:
    return UpgradePrice(kind, _goods(alt))


def hand_in(cost: Cost, points: int, max: int = 0) -> HandIn:
    """At most `max` times; 0: no limit."""
    return HandIn(_goods(cost), points, max)


# Events


def SPACE_USED(id: str) -> Happening:  # noqa: N802
    return Happening(Event.SPACE_USED, id)


def SPACE_GAVE(resource: Resource) -> Happening:  # noqa: N802
    return Happening(Event.SPACE_GAVE, resource)


def BUILT(kind: Kind) -> Happening:  # noqa: N802
    return Happening(Event.BUILT, kind)


def SECOND(kind: Kind) -> Happening:  # noqa: N802
    return Happening(Event.SECOND, kind)


def SECOND_UP(kind: Kind) -> Happening:  # noqa: N802
    return Happening(Event.SECOND_UP, kind)


def UPGRADED(kind: Kind) -> Happening:  # noqa: N802
    return Happening(Event.UPGRADED, kind)


def ARRIVED(space: int) -> Happening:  # noqa: N802
    return Happening(Event.ARRIVED, space)


PLAYED_OFF_COLOUR = Happening(Event.PLAYED_OFF_COLOUR)
SECOND_TUNNEL_THIS_TURN = Happening(Event.SECOND_TUNNEL_THIS_TURN)
ADVANCED = Happening(Event.ADVANCED)
METRO_CONNECTED = Happening(Event.METRO_CONNECTED)
ACTION_USED = Happening(Event.ACTION_USED)
SPECIAL_PAID = Happening(Event.SPECIAL_PAID)
TURN_END = Happening(Event.TURN_END)
PLAIN_EVENTS = (
    *(PLAYED_OFF_COLOUR, SECOND_TUNNEL_THIS_TURN, ADVANCED, METRO_CONNECTED, ACTION_USED, SPECIAL_PAID, TURN_END),
)

_WORDS = (
    *(in_order, block, one_of, may, up_to, whole, pay, when, per, on, once_per_turn, has, count, share, on_step),
    *(gain, gain_different, draw, look, special, advance, build, upgrade, use_action, ready, perform, exchange),
    *(exchange_among, convert_city, take_production, metropolis_tile, less, hand_limit, on_space, upgrade_price),
    *(alter_one, convert_produced, score, hand_in, price, either, goods, SETS),
    *(SPACE_USED, SPACE_GAVE, BUILT, SECOND, SECOND_UP, UPGRADED, ARRIVED),
)
_ENUMS = (Resource, Kind, CardType, Where, Filter)
# What may be written in a content pack, by name; a class that is a word has its own name in small letters
VOCABULARY: dict[str, Any] = {
    **{word_name(word): word for word in _WORDS},
    "CONN": CONN,
    "UP": UP,
    "ANY_UP": ANY_UP,
    "PAIR_CITY": PAIR_CITY,
    "CLAIMED": CLAIMED,
    "METRO": METRO,
    "FULL_CITY": FULL_CITY,
    "FULL_UP_CITY": FULL_UP_CITY,
    "MOST_UP": MOST_UP,
    "PAID_SPECIALS": PAID_SPECIALS,
    "FREE": FREE,
    "USUAL": USUAL,
    **{one.name: one for enum in _ENUMS for one in enum},
    **{happening.what.name: happening for happening in PLAIN_EVENTS},
}

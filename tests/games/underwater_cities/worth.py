"""What a card is worth in resource equivalents (UC 20.3), where its pattern allows to say so.

The rules give the value of things; how many things a player has, and how often something happens, is estimated here
once for all cards: `EXPECTED`, `EVENTS` and `BUILDS`. A pair of upgraded plants or a complete set is rarer than its
parts.
"""

from __future__ import annotations

from typing import Any

from pelagia.core.combinators import AnyOrder, Per, Repeat, Seq
from pelagia.core.effects import Times
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    CITY,
    FINAL,
    GREEN,
    INSTANT,
    PERMANENT,
    PRODUCTION,
    RED,
    SCITY,
    TUNNEL,
    YELLOW,
    Card,
)
from pelagia.games.underwater_cities.rules.action_cards import Ready, UseAction
from pelagia.games.underwater_cities.rules.building import COSTS, FREE, Build
from pelagia.games.underwater_cities.rules.combinators import OneOf, When
from pelagia.games.underwater_cities.rules.counting import (
    Claimed,
    Conn,
    FullCity,
    Metro,
    MostUp,
    PairCity,
    Sets,
    Share,
    Table,
    Up,
)
from pelagia.games.underwater_cities.rules.drawing import Draw
from pelagia.games.underwater_cities.rules.federation import Advance
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, Gain, GainDifferent
from pelagia.games.underwater_cities.rules.paying import Pay, Whole
from pelagia.games.underwater_cities.rules.permanent import Event, Less, On, OncePerTurn, OnSpace
from pelagia.games.underwater_cities.rules.production_cards import AlterOne, ConvertProduced
from pelagia.games.underwater_cities.rules.scoring import HandIn, Score
from pelagia.games.underwater_cities.rules.spaces import Perform
from pelagia.games.underwater_cities.rules.upgrading import Upgrade

RESOURCES = (1.25, 1.5, 1.5, 1.0, 2.0)
POINT = (1.5, 1.75, 2.0)  # by era
STEP = (1.25, 1.25, 1.0)
CARD, PERFORM, USE, EXCHANGE = 0.5, 3.3, 2.0, 0.5
UPGRADE, BUILDING = 1.0, 1.0
PERMISSION = {CITY: 2.5, SCITY: 2.5, TUNNEL: 2.0}
CONDITION = 0.7
USES = (2.5, 1.7, 1.0)
SURE_OF_POINTS = (0.5, 0.6, 0.7)

# What a player has at the end of eras I, II and III.
BUILDINGS, UPGRADED = (2, 4, 5), (0.5, 1.5, 2.25)
EXPECTED: dict[Any, tuple[float, float, float]] = {
    Conn(CITY): (3, 5, 6),
    Conn(SCITY): (0, 1, 2),
    Conn(TUNNEL): (3, 6, 8),
    Up(TUNNEL): (0.5, 1.5, 2.5),
    Metro(): (0, 1, 1.5),
    FullCity(): (0, 0.75, 1.5),
    MostUp(): (1, 2.5, 4),
    Claimed(ACTION): (2, 3, 3),
}
PAIRS, SETS = (0, 0.5, 1), {3: 1.25, 4: 1.0}

# How often something happens or is built in the rest of the game, if its card comes in era I, II or III.
EVENTS = {
    Event.SECOND: (3, 2, 1),  # a board has six or seven cities, and not each gets two of the kind
    Event.BUILT: (5, 4, 2),
    Event.UPGRADED: (6, 5, 2),
    Event.ARRIVED: (6, 4, 2),
    Event.ACTION_USED: (6, 4, 2),
}
BUILDS = {TUNNEL: (8, 5, 2), SCITY: (4, 3, 1), CITY: (5, 4, 2)}
ABILITIES, WITH_A_SPACE, FIRST_OF_A_TURN = (8, 5, 2), (5, 4, 2), (5, 4, 2)

BUDGET = {  # by era
    YELLOW: ((1.0, 1.75), (1.5, 2.5), (2.0, 3.25)),
    RED: ((1.5, 2.5), (2.25, 3.5), (3.0, 4.5)),
    GREEN: ((2.0, 3.5), (3.0, 4.5), (4.0, 6.0)),
}
ROUNDING = 0.125  # budgets go by quarters


def worth(card: Card) -> float:
    """Resource equivalents of a card of an era deck."""
    era = card.era - 1
    first = card.effects[0]
    if card.type is INSTANT:
        return sum(value(effect, era, era) for effect in card.effects)
    if card.type is PERMANENT:
        return sum(lasting(effect, era) for effect in card.effects)
    if card.type is ACTION:
        return (value(first, era, era) - 1.25) * USES[era] * 0.5 + 1.0
    if card.type is PRODUCTION:
        return sum(value(first, era, now) for now in range(era, 3)) * (1.0 if era == 2 else 0.75)
    assert card.type is FINAL
    return points(first) * 2.0 * SURE_OF_POINTS[era]


def goods(amounts: Any, era: int) -> float:
    return float(sum(n * price for n, price in zip(amounts, (*RESOURCES, POINT[era]), strict=True)))


def counted(number: Any, now: int) -> float:
    """How many there are at the end of an era."""
    if isinstance(number, Times):
        return number.factor * counted(number.number, now)
    if isinstance(number, Share):
        return float(counted(number.number, now) // number.size)
    if isinstance(number, Table):
        return float(max((value for least, value in number.entries if least <= counted(number.number, now)), default=0))
    if isinstance(number, Sets):
        return SETS[len(number.parts)]
    if isinstance(number, PairCity):
        return PAIRS[now]
    if number in EXPECTED:
        return EXPECTED[number][now]
    assert isinstance(number, Conn | Up)
    return BUILDINGS[now] if isinstance(number, Conn) else UPGRADED[now]


def value(effect: Any, era: int, now: int) -> float:
    """What an effect of a card of one era gives, with the things that there are at the end of an era."""
    simple = plain(effect, era)
    if simple is not None:
        return simple
    if isinstance(effect, AnyOrder | Seq):
        return sum(value(part, era, now) for part in effect.parts)
    if isinstance(effect, OneOf):
        return max(value(part, era, now) for part in effect.parts)
    if isinstance(effect, Whole):
        return value(effect.first, era, now) + value(effect.then, era, now)
    if isinstance(effect, Repeat):
        assert isinstance(effect.times, int)
        return effect.times * value(effect.part, era, now)
    if isinstance(effect, Pay):
        return value(effect.part, era, now) - min(goods(cost, era) for cost in effect.costs)
    if isinstance(effect, When):
        return CONDITION * value(effect.part, era, now)
    if isinstance(effect, Per):
        times = counted(effect.count, now)
        return (min(times, effect.most) if effect.most else times) * value(effect.part, era, now)
    if isinstance(effect, AlterOne):
        return value(effect.part, era, now) - RESOURCES[effect.resource]
    assert isinstance(effect, ConvertProduced), effect  # it must have been produced first
    return CONDITION * (value(effect.part, era, now) - RESOURCES[effect.resource])


def plain(effect: Any, era: int) -> float | None:
    """The value of a single thing."""
    if isinstance(effect, Gain):
        return goods(effect.goods, era)
    if isinstance(effect, GainDifferent):
        return float(sum(sorted(RESOURCES)[-effect.n :]))
    if isinstance(effect, Draw):
        return CARD * effect.n
    if isinstance(effect, Advance):
        return STEP[era] * effect.n
    if isinstance(effect, UseAction | Ready):
        return USE * effect.n
    if isinstance(effect, Perform):
        return PERFORM
    if isinstance(effect, ExchangeAmong):
        return EXCHANGE
    if isinstance(effect, Build):
        usual = max(goods(COSTS[kind], era) for kind in effect.kind.members[:3])
        saved = usual - goods(effect.cost, era) if effect.cost else 0.0
        return PERMISSION.get(effect.kind, BUILDING) + saved + goods(effect.less, era)
    if isinstance(effect, Upgrade):
        cost = min(goods(cost, era) for cost in effect.costs or (FREE,))
        return UPGRADE + RESOURCES[2] - cost
    return None


def lasting(effect: Any, era: int) -> float:
    """A permanent effect: what it gives each time, and how often."""
    if isinstance(effect, On):
        return 0.5 * value(effect.part, era, era) * EVENTS[effect.event.what][era]
    if isinstance(effect, OncePerTurn):
        return 0.5 * value(effect.part, era, era) * ABILITIES[era]
    if isinstance(effect, OnSpace):
        return 0.5 * goods(effect.less, era) * WITH_A_SPACE[era]
    assert isinstance(effect, Less)
    own = effect.own * sum(RESOURCES[resource] for resource in (0, 1, 3)) / 3
    return 0.5 * (goods(effect.goods, era) + own) * (FIRST_OF_A_TURN if effect.first else BUILDS[effect.kind])[era]


def points(effect: Any) -> float:
    """Points of a final scoring card; of a hand-in card half of the most."""
    if isinstance(effect, HandIn):
        return effect.points * effect.times / 2
    assert isinstance(effect, Score)
    return counted(effect.n, 2)

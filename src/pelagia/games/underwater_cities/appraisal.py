"""What cards are worth, roughly, by reading their effects (for bots and hints; never a rule)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import mul
from typing import Any

from pelagia.games.underwater_cities.actions import Perform, Ready, UseAction, whole_of
from pelagia.games.underwater_cities.building import COSTS, Build
from pelagia.games.underwater_cities.combine import AnyOrder, May, OneOf, Repeat, Seq
from pelagia.games.underwater_cities.conditional import Pay, Per, When, Whole
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    FINAL,
    INSTANT,
    PERMANENT,
    Card,
    Kind,
)
from pelagia.games.underwater_cities.gains import Advance, Draw, Gain, GainDifferent, Look, Special, TakeProduction
from pelagia.games.underwater_cities.permanent import Event, Less, On, OncePerTurn
from pelagia.games.underwater_cities.upgrading import ConvertCity, MetropolisTile, Upgrade

GOODS = (0.45, 0.55, 0.55, 0.4, 0.8, 1.0)  # kelp, steelplast, science, credit, biomass, point
# What a piece brings beyond its usual price
PIECES = dict(zip(Kind, (1.3, 1.2, 1.4, 1.4, 1.4, 2.4, 2.2, 1.5, 1.6, 1.2), strict=True))
# How often in a round something happens that permanent cards watch
OFTEN = dict(zip(Event, (0.9, 0.3, 0.8, 0.6, 0.3, 0.2, 0.3, 0.7, 0.4, 0.8, 0.2, 0.6, 0.1, 2.5), strict=True))
BUILT_OFTEN = {Kind.TUNNEL: 0.6, Kind.OCITY: 0.2, Kind.SCITY: 0.3, Kind.CITY: 0.5, Kind.BUILDING: 0.8}


def in_points(goods: Sequence[int]) -> float:
    much: float = sum(map(mul, goods, GOODS))
    return much


def _build(word: Build) -> float:
    usual = max(in_points(COSTS[kind]) for kind in word.kind.members)
    spared = usual - in_points(word.cost) if word.cost else 0.0
    return PIECES[word.kind] + spared + in_points(word.less)


def _sum(word: AnyOrder | Seq) -> float:
    return sum(map(appraise, word.parts))


# By word: what it is worth to use it once
_USES: dict[type, Callable[[Any], float]] = {
    Gain: lambda word: in_points(word.goods),
    GainDifferent: lambda word: 0.5 * word.n,
    Draw: lambda word: 0.3 * word.n,
    Look: lambda word: 0.5,
    Special: lambda word: 0.8,
    Advance: lambda word: 0.4,
    TakeProduction: lambda word: 2.0,
    Build: _build,
    Upgrade: lambda word: 1.4,
    ConvertCity: lambda word: 2.0,
    MetropolisTile: lambda word: 5.0,
    UseAction: lambda word: 1.5 * word.n,
    Ready: lambda word: 1.2 * word.n,
    Perform: lambda word: 2.0,
    AnyOrder: _sum,
    Seq: _sum,
    Whole: lambda word: appraise(word.first) + appraise(word.then),
    OneOf: lambda word: max(map(appraise, word.parts)),
    May: lambda word: appraise(word.part),
    When: lambda word: 0.5 * appraise(word.part),
    Per: lambda word: 2.0 * appraise(word.part),
    Repeat: lambda word: 0.5 * (word.lo + word.hi) * appraise(word.part),
    Pay: lambda word: max(0.2, appraise(word.part) - min(map(in_points, word.costs))),
    # Of permanent cards: in each round
    On: lambda word: OFTEN[word.event.what] * appraise(word.part),
    OncePerTurn: lambda word: 1.5 * appraise(word.part),
    Less: lambda word: BUILT_OFTEN[word.kind] * in_points(word.goods) + 0.3 * word.own,
}


def appraise(word: Any) -> float:
    """What a word is worth where it is used once, or in each round where it lasts."""
    use = _USES.get(type(word))
    return use(word) if use else 0.3


@cache
def of_card(card: Card) -> float:
    """What the effects of a card are worth: once, or in each round, or in each production."""
    if card.type is PERMANENT:
        return sum(map(appraise, card.effects))
    return appraise(whole_of(card))


@cache
def appeal(card: Card, left: float, phases: int) -> float:
    """What a card in hand would be worth, played on a space of its colour."""
    if card.type is INSTANT:
        worth = of_card(card)
    elif card.type is ACTION:
        worth = of_card(card) * (0.5 + 0.5 * phases)
    elif card.type is FINAL:
        worth = 4.0
    else:
        worth = of_card(card) * (left if card.type is PERMANENT else phases)
    return max(0.0, worth - GOODS[3] * card.cost)

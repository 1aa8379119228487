"""Goods: adding them up, having, receiving and paying them (UC 1.4, 7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from pelagia.core.effects import Effect
from pelagia.core.text import Said
from pelagia.games.underwater_cities.content.card import BIO, CRED, KELP, SCI, STEEL, Goods, Resource, goods_text
from pelagia.games.underwater_cities.rules.naming import source_text
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities


def add(a: Sequence[int], b: Sequence[int]) -> Goods:
    kelp, steel, science, credits, biomass, points = a
    k, s, r, m, o, p = b
    return (kelp + k, steel + s, science + r, credits + m, biomass + o, points + p)


def without(a: Sequence[int], b: Sequence[int]) -> Goods:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4], a[5] - b[5])


def times(a: Sequence[int], n: int) -> Goods:
    return (n * a[0], n * a[1], n * a[2], n * a[3], n * a[4], n * a[5])


def larger(a: Sequence[int], b: Sequence[int]) -> Goods:
    """The larger amount of each."""
    return tuple(map(max, a, b))  # type: ignore[return-value]


@cache
def reduced(a: Goods, b: Goods) -> Goods:
    """What is left of a cost after a discount: resource by resource, never below zero (UC 7.6)."""
    return tuple(max(0, x - y) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


@cache
def only(resource: Resource, n: int = 1) -> Goods:
    return tuple(n if one is resource else 0 for one in Resource)  # type: ignore[return-value]


def has_goods(player: Player, cost: Sequence[int]) -> bool:
    kelp, steel, science, credits, biomass, _ = player.stock
    return (
        kelp >= cost[KELP]
        and steel >= cost[STEEL]
        and science >= cost[SCI]
        and credits >= cost[CRED]
        and biomass >= cost[BIO]
    )


def receive(game: UnderwaterCities, who: int, goods: Sequence[int], source: str = "") -> None:
    """Take from the supply, which is endless."""
    player = game.seats[who]
    player.stock = add(player.stock, goods)
    if game.events is not None:
        told = Said(tuple(goods), goods_text)
        if source:
            game.tell("gained", seat=who, goods=told, source=Said(source, source_text))
        else:
            game.tell("gained_plain", seat=who, goods=told)


def spend(game: UnderwaterCities, who: int, cost: Sequence[int], source: str = "") -> None:
    player = game.seats[who]
    player.stock = without(player.stock, cost)
    if game.events is not None and any(cost):
        told = Said(tuple(cost), goods_text)
        if source:
            game.tell("paid", seat=who, goods=told, source=Said(source, source_text))
        else:
            game.tell("paid_plain", seat=who, goods=told)


def can_with(game: UnderwaterCities, who: int, goods: Goods, part: Effect[Any]) -> bool:
    """Whether the part could do something if there were so much more in the stock."""
    player = game.seats[who]
    before = player.stock
    player.stock = add(before, goods)
    try:
        return part.can(game, who)
    finally:
        player.stock = before

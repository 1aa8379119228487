"""How the pieces of Underwater Cities are written in packs: the inverse of reading them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pelagia.core.combinators import AnyOrder, Per, Repeat, Seq
from pelagia.games.expressions import Spelling, call, source
from pelagia.games.underwater_cities.content.card import NOTHING, ORDINARY, Goods, Resource
from pelagia.games.underwater_cities.rules.building import FREE, USUAL, Build
from pelagia.games.underwater_cities.rules.combinators import OneOf
from pelagia.games.underwater_cities.rules.counting import (
    AnyUp,
    Claimed,
    Conn,
    FullCity,
    Metro,
    MostUp,
    PaidSpecials,
    PairCity,
    Sets,
    Table,
    Up,
)
from pelagia.games.underwater_cities.rules.gains import Gain
from pelagia.games.underwater_cities.rules.paying import Pay
from pelagia.games.underwater_cities.rules.permanent import Happening, Less, OnSpace, UpgradePrice
from pelagia.games.underwater_cities.rules.scoring import HandIn
from pelagia.games.underwater_cities.rules.upgrading import SCIENCE, ConvertCity, Upgrade

Inner = Callable[[Any], str]


def spelled(expression: Any) -> str:
    """An expression as packs have it."""
    return source(expression, SPELLINGS)


def goods_source(word: str, goods: Goods) -> str:
    """`price(KELP=2)`, `gain(PT=1)`."""
    return call(word, **{resource.name: str(goods[resource]) for resource in Resource if goods[resource]})


def _price(goods: Goods) -> str:
    return "FREE" if goods == FREE else goods_source("price", goods)


def _costs(costs: tuple[Goods, ...]) -> str:
    return "FREE" if not costs else _price(costs[0]) if len(costs) == 1 else call("either", *map(_price, costs))


def _unless(usual: Any, value: Any, spell: Callable[[Any], str]) -> str:
    """An argument, if it is not the usual one."""
    return "" if value == usual else spell(value)


def _build(word: Build, inner: Inner) -> str:
    cost, less = _unless(USUAL, word.cost, _price), _unless(NOTHING, word.less, _price)
    return call("build", word.kind.name, cost=cost, less=less, where=_unless(ORDINARY, word.where, inner))


def _less(word: Less, inner: Inner) -> str:
    off = call("own", str(word.own)) if word.own else _price(word.goods)
    return call("less", word.kind.name, off, first="TURN" if word.first else "")


def _on_space(word: OnSpace, inner: Inner) -> str:
    return call(
        "on_space", word.space, change=_unless(None, word.change, inner), less=_unless(NOTHING, word.less, _price)
    )


def _table(word: Table, inner: Inner) -> str:
    return call("table", inner(word.number), *(str(n) for entry in word.entries for n in entry))


def _parts(name: str) -> Spelling:
    return lambda word, inner: call(name, *map(inner, word.parts))


def _kind(name: str) -> Spelling:
    return lambda word, inner: call(name, word.kind.name)


SPELLINGS: dict[type, Spelling] = {
    AnyOrder: _parts("block"),
    Seq: _parts("in_order"),
    OneOf: _parts("one_of"),
    Sets: _parts("SETS"),
    Repeat: lambda word, inner: call("up_to", str(word.least), str(word.times), inner(word.part)),
    Per: lambda word, inner: call("per", inner(word.count), inner(word.part), cap=str(word.most or "")),
    Gain: lambda word, inner: goods_source("gain", word.goods),
    Pay: lambda word, inner: call("pay", _costs(word.costs), inner(word.part)),
    Build: _build,
    Upgrade: lambda word, inner: call("upgrade", word.kind.name, cost=_unless(SCIENCE, word.costs, _costs)),
    Less: _less,
    OnSpace: _on_space,
    UpgradePrice: lambda word, inner: call("upgrade_price", word.kind.name, _price(word.alt)),
    HandIn: lambda word, inner: call("hand_in", _price(word.cost), str(word.points), max=str(word.times or "")),
    ConvertCity: lambda word, inner: call("convert_city", _price(word.cost)),
    Happening: lambda word, inner: call(word.what.name, inner(word.of)) if word.of else word.what.name,
    Table: _table,
    Up: _kind("UP"),
    Conn: _kind("CONN"),
    AnyUp: _kind("ANY_UP"),
    PairCity: _kind("PAIR_CITY"),
    Claimed: lambda word, inner: call("CLAIMED", word.type.name),
    Metro: lambda word, inner: "METRO",
    FullCity: lambda word, inner: "FULL_UP_CITY" if word.upgraded else "FULL_CITY",
    MostUp: lambda word, inner: "MOST_UP",
    PaidSpecials: lambda word, inner: "PAID_SPECIALS",
}

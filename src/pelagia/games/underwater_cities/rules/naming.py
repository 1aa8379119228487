"""The names of goods and kinds, in written forms and in texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Expression
from pelagia.core.text import Arg, Ref, Text
from pelagia.games.underwater_cities.content.card import (
    BIO,
    CRED,
    KELP,
    PT,
    SCI,
    STEEL,
    Goods,
    Kind,
    goods_text,
    list_text,
)

NAMES = ("kelp", "steelplast", "science", "credit", "biomass", "point")
KIND_NAMES = {Kind.DESAL: "desalination plant", Kind.LAB: "laboratory", Kind.OCITY: "ordinary city"}
KIND_NAMES |= {Kind.SCITY: "symbiotic city", Kind.JUST_BUILT: "it"}


def kind_name(kind: Kind) -> str:
    """How written forms call a kind."""
    return KIND_NAMES.get(kind, kind.name.lower())


def argument(word: Expression, arg: Any) -> Arg:
    """An argument of a word's text: goods and alternatives in words, the rest as ever."""
    if isinstance(arg, tuple) and arg and isinstance(arg[0], int):
        return goods_text(arg)
    if isinstance(arg, tuple) and arg and isinstance(arg[0], tuple):
        return list_text([goods_text(cost) for cost in arg], "or")
    if isinstance(arg, tuple) and not arg:
        return 0
    if isinstance(arg, str):
        return Ref(arg)
    return Expression._arg(word, arg)


@cache
def goods_name(goods: tuple[int, ...]) -> str:
    """`1 kelp, 2 credits`; written forms never change with the language."""
    parts = [
        f"{goods[one]} {NAMES[one]}{'s' * (goods[one] > 1 and one in (CRED, PT))}"
        for one in (KELP, STEEL, BIO, SCI, CRED, PT)
        if goods[one]
    ]
    return ", ".join(parts) or "nothing"


@cache
def pay_option(cost: Goods) -> Option:
    return Option(cost, f"pay {goods_name(cost)}", Text("underwater-cities-pay-goods", what=goods_text(cost)))


# What events say


SOURCES = ("track", "clone", "pair", "network", "resources")


def source_text(source: str) -> Arg:
    """Where goods come from: a card or tile, or one of the sources that are no piece."""
    return Text(f"underwater-cities-source-{source}") if source in SOURCES else Ref(source)


def spaces_text(spaces: Sequence[str]) -> Text:
    return list_text([Text("underwater-cities-space", id=Ref(id)) for id in spaces])


def seats_text(seats: Sequence[int]) -> Text:
    return list_text([Text("underwater-cities-seat", seat=seat) for seat in seats])

"""How goods and kinds are called, in written forms and in texts."""

from __future__ import annotations

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
    kind_text,
    list_text,
)

NAMES = ("kelp", "steelplast", "science", "credit", "biomass", "point")
KIND_NAMES = {Kind.DESAL: "desalination plant", Kind.LAB: "laboratory", Kind.OCITY: "ordinary city"}
KIND_NAMES |= {Kind.SCITY: "symbiotic city", Kind.JUST_BUILT: "it"}


def kind_name(kind: Kind) -> str:
    return KIND_NAMES.get(kind, kind.name.lower())


class Worded(Expression):
    """Says goods, kinds and alternatives in words."""

    __slots__ = ()

    def _arg(self, arg: Any) -> Arg:
        if isinstance(arg, Kind):
            return kind_text(arg)
        if isinstance(arg, tuple) and arg and isinstance(arg[0], int):
            return goods_text(arg)
        if isinstance(arg, tuple) and arg and isinstance(arg[0], tuple):
            return list_text([goods_text(cost) for cost in arg], "or")
        if isinstance(arg, tuple) and not arg:
            return 0
        if isinstance(arg, str):
            return Ref(arg)
        return Expression._arg(self, arg)


@cache
def goods_name(goods: Goods) -> str:
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

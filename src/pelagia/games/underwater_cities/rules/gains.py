"""Gaining goods, and exchanging them (UC 1.4, 19.3)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from pelagia.core.decision import Form, Option
from pelagia.core.effects import effect
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import PT, Goods, Resource, goods_text
from pelagia.games.underwater_cities.rules.goods import only, receive, spend
from pelagia.games.underwater_cities.rules.naming import NAMES, goods_name
from pelagia.games.underwater_cities.rules.permanent import Event
from pelagia.games.underwater_cities.rules.places import good
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import react
from pelagia.games.underwater_cities.rules.words import Ask, Word


@effect
class Gain(Word):
    """A plain gain. `of_space`: the text of a space gives it, so that `SPACE_GAVE` fires (R62)."""

    goods: Goods
    of_space: bool = False

    def run(self, game: UnderwaterCities, who: int) -> None:
        receive(game, who, self.goods)
        if self.of_space:
            for one, n in enumerate(self.goods):
                if n:
                    react(game, who, Event.SPACE_GAVE, one)

    def written(self) -> str:
        single = [NAMES[one] for one, n in enumerate(self.goods) if n]
        return single[0] if sum(self.goods) == 1 else goods_name(self.goods)

    def text(self) -> Text:
        return Text("underwater-cities-gain", goods=goods_text(self.goods))

    def is_plain(self) -> bool:
        return True


@effect
class GainDifferent(Ask):
    """D18: so many different resources of choice."""

    n: int
    of_space: bool = False

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return different(self.n)

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        Gain(key, self.of_space).run(game, who)

    def written(self) -> str:
        return f"gain {self.n} different"

    def text(self) -> Text:
        return Text("underwater-cities-gain-different", n=self.n)

    def is_sure(self) -> bool:
        return True


@cache
def different(n: int) -> list[Option]:
    found = []
    for some in combinations([one for one in Resource if one is not PT], n):
        goods: Goods = tuple(int(one in some) for one in Resource)  # type: ignore[assignment]
        written = f"gain {', '.join(NAMES[one] for one in some)}"
        text = Text("underwater-cities-gain-goods", what=goods_text(goods))
        found.append(Option(goods, written, text, tuple(good(NAMES[one]) for one in some), Form.SET))
    return found


@effect
class ExchangeAmong(Ask):
    """D28: pay 1 of these for 1 other of these."""

    is_payment = True
    resources: tuple[Resource, ...]

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        stock = game.seats[who].stock
        return [
            exchange_option(give, get)
            for give in self.resources
            if stock[give]
            for get in self.resources
            if get is not give
        ]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return any(game.seats[who].stock[one] for one in self.resources)

    def chosen(self, game: UnderwaterCities, who: int, key: tuple[Resource, Resource]) -> None:
        give, get = key
        spend(game, who, only(give))
        receive(game, who, only(get))

    def written(self) -> str:
        return "exchange"

    def text(self) -> Text:
        names = [Text(f"underwater-cities-resource-{one.name.lower()}") for one in self.resources]
        if len(names) == 2:
            return Text("underwater-cities-exchange", a=names[0], b=names[1])
        first, *rest = names
        for name in rest:
            first = Text("underwater-cities-comma", a=first, b=name)
        return Text("underwater-cities-exchange-among", what=first)


@cache
def exchange_option(give: Resource, get: Resource) -> Option:
    names = {"a": give, "b": get}
    texts = {name: Text(f"underwater-cities-resource-{one.name.lower()}") for name, one in names.items()}
    text, lit = Text("underwater-cities-swap", **texts), (good(NAMES[give]), good(NAMES[get]))
    return Option((give, get), f"exchange {NAMES[give]} > {NAMES[get]}", text, lit, Form.STEP)

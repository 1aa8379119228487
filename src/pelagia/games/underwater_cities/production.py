"""Words of production cards and final scoring cards that change or take something (UC 13.3, 15, 19.3)."""

from __future__ import annotations

from collections.abc import Sequence

from pelagia.core.effects import Number, amount, effect
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import Goods, Kind, Resource
from pelagia.games.underwater_cities.counting import count_connected
from pelagia.games.underwater_cities.state import UnderwaterCities
from pelagia.games.underwater_cities.words import Word, only, spend


class Change(Word):
    """Takes back one thing that was produced in this phase and gives another."""

    __slots__ = ()

    def change(self, game: UnderwaterCities, who: int, resource: Resource, part: Word) -> None:
        game.produced[resource] -= 1
        spend(game, who, only(resource))
        game.push(who, part)


@effect
class AlterOne(Change):
    """Give back what one connected structure produced in this phase, take the gains instead."""

    kind: Kind
    resource: Resource
    part: Word

    def can(self, game: UnderwaterCities, who: int) -> bool:
        has = game.produced[self.resource] > 0 and game.seats[who].stock[self.resource] > 0
        return has and count_connected(game, who, self.kind) > 0

    def run(self, game: UnderwaterCities, who: int) -> None:
        self.change(game, who, self.resource, self.part)

    def name(self) -> str:
        return "alter"

    def text(self) -> Text:
        resource = Text(f"underwater-cities-resource-{self.resource.name.lower()}")
        return Text("underwater-cities-alter-one", kind=self._arg(self.kind), resource=resource, part=self.part.text())


@effect
class ConvertProduced(Change):
    """Give back one resource that was produced in this phase, take the gains."""

    resource: Resource
    part: Word

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return game.produced[self.resource] > 0 and game.seats[who].stock[self.resource] > 0

    def run(self, game: UnderwaterCities, who: int) -> None:
        self.change(game, who, self.resource, self.part)

    def name(self) -> str:
        return "convert"

    def text(self) -> Text:
        resource = Text(f"underwater-cities-resource-{self.resource.name.lower()}")
        return Text("underwater-cities-convert-produced", resource=resource, part=self.part.text())


@effect
class Score(Word):
    """Points of final scoring."""

    n: int | Number[UnderwaterCities]

    def points(self, game: UnderwaterCities, who: int) -> int:
        return amount(self.n, game, who)


@effect
class HandIn(Word):
    """Final scoring: pay the cost, up to `most` times (0: no limit), for points each time (D26)."""

    cost: Goods
    points: int
    times: int = 0

    def largest(self, game: UnderwaterCities, who: int) -> int:
        return self.times_with(game.seats[who].stock)

    def times_with(self, stock: Sequence[float]) -> int:
        n = min(int(stock[one] / price) for one, price in enumerate(self.cost) if price)
        return min(n, self.times) if self.times else n

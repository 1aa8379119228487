"""Pay for it, and both or none (UC 19.2)."""

from __future__ import annotations

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.lookahead import Goal, can_reach, push_goal
from pelagia.games.underwater_cities.content.card import SCI, Goods
from pelagia.games.underwater_cities.rules.combinators import called
from pelagia.games.underwater_cities.rules.forecast.bound import at_most, is_hopeless
from pelagia.games.underwater_cities.rules.goods import can_with, has_goods, spend, times
from pelagia.games.underwater_cities.rules.naming import goods_name, pay_option
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.upgrading import SCIENCE, Upgrade
from pelagia.games.underwater_cities.rules.words import Ask, Part, Word


@effect
class Pay(Ask):
    """Pay exactly one of the costs, then the part (D29)."""

    is_payment = True
    costs: tuple[Goods, ...]
    part: Part

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        player = game.seats[who]
        return [
            pay_option(cost) for cost in self.costs if has_goods(player, cost) and can_after(game, who, cost, self.part)
        ]

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        spend(game, who, key)
        game.push(who, self.part)

    def written(self) -> str:
        return f"pay {goods_name(self.costs[0])}"


def can_after(game: UnderwaterCities, who: int, cost: Goods, part: Part) -> bool:
    """Whether the part could do something if this were paid."""
    return can_with(game, who, times(cost, -1), part)


def is_certain(then: Part, game: UnderwaterCities, who: int) -> bool:
    """Whether it is surely possible after a build, which takes no science on any board, except for cities."""
    has_science = game.seats[who].stock[SCI] > 0
    return isinstance(then, Upgrade) and (not then.costs or (then.costs == SCIENCE and has_science))


@effect
class Whole(Word):
    """Both or none: the first is offered only in ways after which the second is possible."""

    first: Part
    then: Part

    def can(self, game: UnderwaterCities, who: int) -> bool:
        if not self.first.can(game, who):
            return False
        if self.then.is_plain() or is_certain(self.then, game, who):
            return True
        most = at_most(self.first, game, who, now=True)
        if most is not None and is_hopeless(self.then, game, who, most):
            return False
        return can_reach(game, who, Then(self.then), self.first)

    def run(self, game: UnderwaterCities, who: int) -> None:
        if self.then.is_plain() or is_certain(self.then, game, who):
            game.push(who, self.first, self.then)
        else:
            push_goal(game, who, Then(self.then), self.first)

    def written(self) -> str:
        first, then = called(self.first), called(self.then)
        return f"{first.partition(' ')[0]} and {then.partition(' ')[0]}" if not self.then.is_plain() else first


@effect
class Then(Goal[UnderwaterCities]):
    part: Part

    def needed(self, game: UnderwaterCities, who: int) -> Part:
        return self.part

    def run(self, game: UnderwaterCities, who: int) -> None:
        Goal.run(self, game, who)
        game.push(who, self.part)

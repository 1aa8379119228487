"""Words with a condition: pay for it, both or none, if something holds, as often as something counts (UC 19.2)."""

from __future__ import annotations

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.games.underwater_cities.content.card import Goods
from pelagia.games.underwater_cities.rules.combine import Paying
from pelagia.games.underwater_cities.rules.counting import Counted, Holds
from pelagia.games.underwater_cities.rules.naming import goods_name, pay_option
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import (
    Around,
    Compound,
    Goal,
    Word,
    add,
    can_reach,
    can_with,
    has_goods,
    push_goal,
    reduced,
    spend,
    times,
    without,
)


@effect
class Whole(Compound):
    """Both or none: the first is offered only in ways after which the second is possible."""

    first: Word
    then: Word

    def can(self, game: UnderwaterCities, who: int) -> bool:
        if not self.first.can(game, who):
            return False
        if self.then.is_plain() or self.then.is_certain(game, who):
            return True
        most = self.first.most(game, who, now=True)
        if most is not None and self.then.is_hopeless(game, who, most):
            return False
        return can_reach(game, who, Then(self.then), self.first)

    def run(self, game: UnderwaterCities, who: int) -> None:
        if self.then.is_plain() or self.then.is_certain(game, who):
            game.push(who, self.first, self.then)
        else:
            push_goal(game, who, Then(self.then), self.first)

    @property
    def parts(self) -> tuple[Word, ...]:  # type: ignore[override]
        return self.first, self.then

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        first, then = self.first.most(game, who, now), self.then.most(game, who, now=False)
        return None if first is None or then is None else add(first, then)

    def name(self) -> str:
        first, then = self.first.name(), self.then.name()
        return f"{first.partition(' ')[0]} and {then.partition(' ')[0]}" if not self.then.is_plain() else first


@effect
class Then(Goal):
    part: Word

    def needed(self, game: UnderwaterCities, who: int) -> Word:
        return self.part

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return self.part.most(game, who, now=False)

    def builds(self) -> bool:
        return self.part.builds()

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        return self.part.opens(game, who)

    def is_hopeless(self, game: UnderwaterCities, who: int, most: Goods) -> bool:
        return self.part.is_hopeless(game, who, most)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.goals.pop()
        game.push(who, self.part)


@effect
class Pay(Paying, Around):
    """Pay exactly one of the costs, then the part (D29)."""

    costs: tuple[Goods, ...]
    part: Word

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        player = game.seats[who]
        return [
            pay_option(cost) for cost in self.costs if has_goods(player, cost) and can_after(game, who, cost, self.part)
        ]

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        spend(game, who, key)
        game.push(who, self.part)

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        player, found = game.seats[who], []
        before = player.stock
        for cost in self.costs:
            if has_goods(player, cost):
                player.stock = [*without(before, cost)]
                found += [without(way, cost) for way in self.part.yields(game, who)]
                player.stock = before
        return found

    def brings(self, game: UnderwaterCities, who: int, key: Goods) -> Goods | None:
        least = self.part.least()
        return None if least is None else without(least, key)

    def name(self) -> str:
        return f"pay {goods_name(self.costs[0])}"

    def is_sure(self) -> bool:
        return False

    def spends(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        most = self.part.most(game, who, now)
        return most if most is None or len(self.costs) > 1 else reduced(most, self.costs[0])


def can_after(game: UnderwaterCities, who: int, cost: Goods, part: Word) -> bool:
    """Whether the part could do something if this were paid."""
    return can_with(game, who, times(cost, -1), part)


@effect
class When(Around):
    """The part, if the condition holds now."""

    condition: Holds
    part: Word

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return self.condition.holds(game, who) and self.part.can(game, who)

    def run(self, game: UnderwaterCities, who: int) -> None:
        if self.condition.holds(game, who):
            game.push(who, self.part)


@effect
class Per(Around):
    """The part as often as the count, at most `cap` times."""

    number: Counted
    part: Word
    cap: int = 0  # 0: no limit

    def times(self, game: UnderwaterCities, who: int) -> int:
        n = self.number.value(game, who)
        return min(n, self.cap) if self.cap else n

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return self.times(game, who) > 0 and self.part.can(game, who)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, *[self.part] * self.times(game, who))

    def is_forced(self) -> bool:
        return self.part.is_forced()

    def at_once(self, game: UnderwaterCities, who: int) -> None:
        for _ in range(self.times(game, who)):
            self.part.at_once(game, who)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        most = self.part.most(game, who, now=False)
        return None if most is None else times(most, self.times(game, who) + 2)  # a block may add some to the count

"""What all words of Underwater Cities have in common: names, goods, questions, and trying a line on a clone.

A choice lists its options by `raw`. Where something must stay possible, such as the space after a card (UC 6.4) or the
second half of `whole`, a goal waits on the agenda: `options` then leaves out what would make that goal impossible, and
finds this out by playing on clones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import (
    NOTHING,
    Goods,
    Resource,
)
from pelagia.games.underwater_cities.rules.naming import Worded
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities

# Among the points of a bound, which nobody pays: what else may happen. What stands above also counts as all below it,
# so that the larger of two such numbers bounds both.
PIECE = 1_000  # a piece may be built, upgraded or converted, and that may fulfil a contract
NEW_TUNNEL = 100 * PIECE  # a tunnel may be built, and that leads to tunnel sites with a bonus and to metropolises
FREE_UPGRADE = 100 * NEW_TUNNEL  # any piece may be upgraded without payment
MADE_READY = 100 * FREE_UPGRADE  # an action card may be used again
NEW_CITY = 100 * MADE_READY  # a city may be built, and that gives building sites


class Word(Worded, Effect[UnderwaterCities]):
    """A word of the vocabulary."""

    __slots__ = ()

    def name(self) -> str:
        """How a written form calls it, after `part:` or `branch:`."""
        return type(self).__name__.lower()

    def is_plain(self) -> bool:
        """A plain gain (UC 1.4): done at once, without asking."""
        return False

    def is_sure(self) -> bool:
        """A sure gain (UC 1.4): it may ask, but it cannot be left out."""
        return self.is_plain()

    def is_steady(self) -> bool:
        """Whether it can be used with an empty stock and whatever stands on the board."""
        return self.is_sure()

    def is_forced(self) -> bool:
        """Whether it needs no question as a triggered effect."""
        return self.is_plain()

    def at_once(self, game: UnderwaterCities, who: int) -> None:
        """Do what is forced, without a detour over the agenda."""
        self.run(game, who)

    def is_certain(self, game: UnderwaterCities, who: int) -> bool:
        """Whether it will surely be possible after whatever stands before it in a `whole`."""
        return False

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        """At most what it can give by itself; None if there is no telling, so that it must be tried.

        `now`: nothing is done before it.
        """
        return None

    def least(self) -> Goods | None:
        """What it gives if all else in it is left out; None if it may take anything, or there is no telling."""
        return NOTHING if self.is_free() else None

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        """What it may bring, less what it takes, if all else in it is left out: some ways that can be told at once."""
        least = self.least()
        return [] if least is None else [least]

    def is_free(self) -> bool:
        """Whether it only gives, and the same at any time, so that it may as well be done first."""
        return self.is_plain()

    def may_end(self) -> bool:
        """Whether one may get through it, where it waits on the agenda, without giving anything up."""
        return False

    def is_hopeless(self, game: UnderwaterCities, who: int, most: Goods) -> bool:
        """Whether so many more goods would not make it possible."""
        return False

    def builds(self) -> bool:
        """Whether it may build or upgrade anything."""
        return False

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        """Whether what it builds may open sites for something else."""
        return self.builds()

    def uses_others(self) -> bool:
        """Whether it may use an action card or another space, so that it depends on more than goods and sites."""
        return False

    def spends(self) -> bool:
        """Whether it may use up anything that something else could need."""
        return True


class Ask(Word, Choice[UnderwaterCities]):
    """A word that asks."""

    __slots__ = ()
    automatic: ClassVar[bool] = False

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        """All options, whatever must stay possible afterwards."""
        raise NotImplementedError

    def distinct(self, game: UnderwaterCities, who: int, options: list[Option], last: bool) -> list[Option]:
        """One option for each that makes a difference to what can be done next; trials look at these only.

        `last`: nothing will be built after it, so that a new piece counts only for what it gives.
        """
        return options

    def harmless(self, options: list[Option]) -> list[Option]:
        """An option that leads to a goal if any of them does, if there is such an option."""
        return []

    def word_of(self, game: UnderwaterCities, who: int, key: Any) -> Word | None:
        """What the key of an option stands for, if that is a word."""
        return key if isinstance(key, Word) else None

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        """At most what an option brings, less what it surely takes; None if there is no telling."""
        if option.key is None:
            return NOTHING
        return (self.word_of(game, who, option.key) or self).most(game, who, now=True)

    def brings(self, game: UnderwaterCities, who: int, key: Any) -> Goods | None:
        """What an option brings, less what it takes, if all that follows is left out; None if there is no telling."""
        return None

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(self.raw(game, who))

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = self.raw(game, who)
        if not game.goals or game.blind or not found:
            return found
        return Fork(game, who, self, found, game.goals[0]).leading()


class Compound(Word):
    """A word made of others: it can and may do what one of them can and may do."""

    __slots__ = ()
    parts: tuple[Word, ...]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        for part in self.parts:  # noqa: SIM110 - a generator takes twice as long, and this is asked all the time
            if part.can(game, who):
                return True
        return False

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return most_of(self.parts, game, who, now)

    def uses_others(self) -> bool:
        for part in self.parts:  # noqa: SIM110 - as above
            if part.uses_others():
                return True
        return False

    def builds(self) -> bool:
        return any(part.builds() for part in self.parts)

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        return any(part.opens(game, who) for part in self.parts)

    def spends(self) -> bool:
        return any(part.spends() for part in self.parts)


class Block(Compound):
    """All of its parts."""

    __slots__ = ()

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def is_forced(self) -> bool:
        return all(part.is_forced() for part in self.parts)

    def at_once(self, game: UnderwaterCities, who: int) -> None:
        for part in self.parts:
            part.at_once(game, who)


class Around(Compound):
    """Something about a single part."""

    __slots__ = ()
    part: Word

    @property
    def parts(self) -> tuple[Word, ...]:  # type: ignore[override]
        return (self.part,)

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return self.part.can(game, who)

    def name(self) -> str:
        return self.part.name()

    def is_sure(self) -> bool:
        return self.part.is_sure()

    def is_steady(self) -> bool:
        return False


class Goal(Word):
    """Waits on the agenda below what must leave something possible."""

    __slots__ = ()

    def needed(self, game: UnderwaterCities, who: int) -> Word:
        """What must be possible."""
        raise NotImplementedError

    def holds(self, game: UnderwaterCities, who: int) -> bool:
        """Whether that is possible now."""
        return self.needed(game, who).can(game, who)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING

    def is_hopeless(self, game: UnderwaterCities, who: int, most: Goods) -> bool:
        """Whether it cannot become possible by so many more goods: a cheap test that spares most trials."""
        return False


def push_goal(game: UnderwaterCities, who: int, goal: Goal, *before: Effect[Any]) -> None:
    """Do these effects in such a way that the goal holds afterwards."""
    game.goals.append(len(game.agenda))
    game.push(who, *before, goal)


def trial(game: UnderwaterCities) -> UnderwaterCities:
    """A clone to try something on; nothing unseen is looked at in it (UC 6.4 no. 7)."""
    clone = game.clone()
    clone.blind = True
    return clone


def can_reach(game: UnderwaterCities, who: int, goal: Goal, *before: Effect[Any]) -> bool:
    """Whether some line through these effects leads to the goal."""
    clone = trial(game)
    clone.agenda, clone.goals = [], []
    push_goal(clone, who, goal, *before)
    return reaches(clone, 0)


def reaches(game: UnderwaterCities, depth: int) -> bool:
    """Whether some line of play leads to the goal at this place of the agenda, and through all goals above it.

    The game is a clone, and is used up.
    """
    agenda = game.agenda
    while True:
        who, effect = agenda[-1]
        if isinstance(effect, Goal):
            if not effect.holds(game, who):
                return False
            if len(agenda) == depth + 1:
                return True
        if effect.automatic:
            agenda.pop()
            effect.run(game, who)
            continue
        assert isinstance(effect, Ask)
        options = effect.raw(game, who)
        if len(options) > 1:
            return Fork(game, who, effect, options, depth).can_lead()
        agenda.pop()
        if options:
            effect.chosen(game, who, options[0].key)


class Fork:
    """A question on the way to a goal, and which of its options lead there."""

    __slots__ = ("ask", "depth", "game", "goal", "known", "last", "may_end", "most", "options", "seat", "sure", "who")

    def __init__(self, game: UnderwaterCities, who: int, ask: Ask, options: list[Option], depth: int) -> None:
        self.game, self.who, self.ask, self.options, self.depth = game, who, ask, options, depth
        self.seat, goal = game.agenda[depth]
        assert isinstance(goal, Goal)
        self.goal = goal
        self.known: dict[Goods, bool] = {}  # by what an option gives: whether it is hopeless
        self.sure: dict[Goods, bool] = {}  # by what an option brings: whether that is enough
        rest = [(seat, effect) for seat, effect in game.agenda[depth + 1 : -1] if isinstance(effect, Word)]
        self.last = self.may_end = True
        for _, effect in rest:
            self.last = self.last and not effect.builds()
            self.may_end = self.may_end and effect.may_end()
        self.most = _most_of_all(game, rest, now=not ask.opens(game, who))

    def leading(self) -> list[Option]:
        """All options that lead to the goal; nothing happens to the game."""
        return [
            option
            for option in self.options
            if self.is_sure(option) or (not self.is_hopeless(option) and self.leads(trial(self.game), option))
        ]

    def can_lead(self) -> bool:
        """Whether any option leads to the goal; the game is used up, since the last option needs no clone."""
        for option in self.options if self.may_end else ():
            if self.is_sure(option):
                return True
        waiting: Option | None = None
        for option in self.in_order():
            if not self.is_hopeless(option):
                if waiting is not None and self.leads(trial(self.game), waiting):
                    return True
                waiting = option
        return waiting is not None and self.leads(self.game, waiting)

    def in_order(self) -> list[Option]:
        """The options that make a difference, those without building first, since they lead to fewer questions."""
        if harmless := self.ask.harmless(self.options):
            return harmless
        found = [*reversed(self.ask.distinct(self.game, self.who, self.options, self.last))]
        found.sort(key=self._builds)
        return found

    def _builds(self, option: Option) -> bool:
        word = self.ask.word_of(self.game, self.who, option.key)
        return word is not None and word.builds()

    def is_hopeless(self, option: Option) -> bool:
        """Whether the goods that can be had at most would not be enough."""
        if self.most is None:
            return False
        gives = self.ask.gives(self.game, self.who, option)
        if gives is None:
            return False
        if gives not in self.known:
            self.known[gives] = self.goal.is_hopeless(self.game, self.seat, add(self.most, gives))
        return self.known[gives]

    def is_sure(self, option: Option) -> bool:
        """Whether the goal holds after this option, even if all that follows is left out."""
        if not self.may_end:
            return False
        brings = NOTHING if option.key is None else self.ask.brings(self.game, self.who, option.key)
        if brings is None:
            return False
        if brings not in self.sure:
            self.sure[brings] = can_with(self.game, self.seat, brings, self.goal.needed(self.game, self.seat))
        return self.sure[brings]

    def leads(self, clone: UnderwaterCities, option: Option) -> bool:
        clone.agenda.pop()
        self.ask.chosen(clone, self.who, option.key)
        return reaches(clone, self.depth)


def _most_of_all(game: UnderwaterCities, words: list[tuple[int, Word]], now: bool) -> Goods | None:
    """At most what all these words give."""
    now = now and _is_all_now(words, game)
    total: Goods = NOTHING
    for who, effect in words:
        most = effect.most(game, who, now)
        if most is None:
            return None
        total = add(total, most)
    if total[5] >= MADE_READY and any(word.builds() for _, word in words):
        return None  # perhaps by a card that is made ready
    return total


def _is_all_now(words: list[tuple[int, Word]], game: UnderwaterCities) -> bool:
    """Whether nothing of this opens sites for anything else of it."""
    builders = [(who, word) for who, word in words if word.builds()]
    return len(builders) < 2 or not any(word.opens(game, who) for who, word in builders)


def most_of(parts: Sequence[Word], game: UnderwaterCities, who: int, now: bool) -> Goods | None:
    """At most what all parts give; what is built first may open sites for what is built next."""
    return _most_of_all(game, [(who, part) for part in parts], now)


def best_of(parts: Sequence[Word], game: UnderwaterCities, who: int, now: bool) -> Goods | None:
    """At most what one of the parts gives, resource by resource."""
    best = NOTHING
    for part in parts:
        goods = part.most(game, who, now)
        if goods is None:
            return None
        best = larger(best, goods)
    return best


# Goods


def can_with(game: UnderwaterCities, who: int, goods: Goods, part: Word) -> bool:
    """Whether the part could do something if there were so much more in the stock."""
    if part.is_plain():
        return True
    player = game.seats[who]
    before = player.stock
    player.stock = [*add(before, goods)]
    try:
        return part.can(game, who)
    finally:
        player.stock = before


def receive(game: UnderwaterCities, who: int, goods: Sequence[int], source: str = "") -> None:
    """Take from the supply, which is endless."""
    stock = game.seats[who].stock
    for n, amount in enumerate(goods):
        if amount:
            stock[n] += amount
    if game.events is not None:
        game.tell("gained", seat=who, goods=tuple(goods), source=source)


def has_goods(player: Player, cost: Sequence[int]) -> bool:
    stock = player.stock
    return (
        stock[0] >= cost[0]
        and stock[1] >= cost[1]
        and stock[2] >= cost[2]
        and stock[3] >= cost[3]
        and stock[4] >= cost[4]
    )


def spend(game: UnderwaterCities, who: int, cost: Sequence[int], source: str = "") -> None:
    stock = game.seats[who].stock
    for n, amount in enumerate(cost):
        if amount:
            stock[n] -= amount
    if game.events is not None and any(cost):
        game.tell("paid", seat=who, goods=tuple(cost), source=source)


def add(a: Sequence[int], b: Sequence[int]) -> Goods:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5])


def without(a: Sequence[int], b: Sequence[int]) -> Goods:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4], a[5] - b[5])


def larger(a: Sequence[int], b: Sequence[int]) -> Goods:
    return tuple(map(max, a, b))  # type: ignore[return-value]


def times(a: Sequence[int], n: int) -> Goods:
    return (n * a[0], n * a[1], n * a[2], n * a[3], n * a[4], n * a[5])


@cache
def reduced(a: Goods, b: Goods) -> Goods:
    """What is left of a cost after a discount: resource by resource, never below zero (UC 7.6)."""
    return tuple(max(0, x - y) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


@cache
def only(resource: Resource, n: int = 1) -> Goods:
    return tuple(n if one is resource else 0 for one in Resource)  # type: ignore[return-value]


DONE = Option(None, "done", Text("underwater-cities-done"))
DECLINE = Option(None, "decline", Text("underwater-cities-decline"))

"""The forecast of every word: what is sure of it, and what it may bring at most. A word that is not here is tried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from pelagia.core.combinators import Again, AnyOrder, May, Optional, Per, Repeat, Seq
from pelagia.core.lookahead import Goal
from pelagia.games.underwater_cities.content.card import (
    NOTHING,
    Goods,
    Resource,
)
from pelagia.games.underwater_cities.rules.abilities import Window
from pelagia.games.underwater_cities.rules.action_cards import Ready, UseAction, ready_cards, whole_of
from pelagia.games.underwater_cities.rules.card_block import CardBlock, Leave, PaySpecial, Replace, UseReplaced
from pelagia.games.underwater_cities.rules.combinators import OneOf, When
from pelagia.games.underwater_cities.rules.contracts import ClaimContract
from pelagia.games.underwater_cities.rules.drawing import Draw, Look, Special
from pelagia.games.underwater_cities.rules.federation import Advance
from pelagia.games.underwater_cities.rules.forecast.bound import (
    AT_MOST,
    HOPELESS,
    NO_MORE,
    SURE,
    WAYS,
    Bound,
    Opens,
    Sure,
    at_most,
    both,
    either,
    goods_bound,
    is_hopeless,
    often,
    sure,
    ways,
)
from pelagia.games.underwater_cities.rules.forecast.reach import (
    best_of,
    most_of_parts,
    opens,
    triggered,
)
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, Gain, GainDifferent, different
from pelagia.games.underwater_cities.rules.goods import add, has_goods, only, reduced, without
from pelagia.games.underwater_cities.rules.metropolises import MetropolisTile
from pelagia.games.underwater_cities.rules.paying import Pay, Then, Whole
from pelagia.games.underwater_cities.rules.pieces import JustBuilt
from pelagia.games.underwater_cities.rules.production_cards import TakeProduction
from pelagia.games.underwater_cities.rules.spaces import Perform, SpaceUsed, action_of, passes
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Triggers
from pelagia.games.underwater_cities.rules.words import Part

NEVER, TRIGGERED, BONUS, ALWAYS = Opens
INERT = Sure(opens=NEVER, builds=False, uses_others=False)
GIVES = INERT._replace(least=NOTHING, free=True, steady=True, thrifty=True)
BUILDS = INERT._replace(opens=ALWAYS, builds=True)

Game = UnderwaterCities

# Words that give


@SURE.of(Gain)
def _(word: Gain) -> Sure:
    return Sure(word.goods, True, True, True, NEVER, False, False)


@AT_MOST.of(Gain)
def _(word: Gain, game: Game, who: int, now: bool) -> Bound:
    return goods_bound(word.goods)


@SURE.of(Draw, GainDifferent, Look)
def _(word: Part) -> Sure:
    return GIVES


@SURE.of(Special)
def _(word: Special) -> Sure:
    return GIVES._replace(steady=False)


@AT_MOST.of(Draw, Look, Special, MetropolisTile, JustBuilt, Leave, Window, Goal)  # abilities: `reachable` adds them
def _(word: Part, game: Game, who: int, now: bool) -> Bound:
    return NO_MORE


@AT_MOST.of(GainDifferent)
def _(word: GainDifferent, game: Game, who: int, now: bool) -> Bound:
    return Bound((1, 1, 1, 1, 1, 0))


@WAYS.of(GainDifferent)
def _(word: GainDifferent, game: Game, who: int) -> list[Goods]:
    return [option.key for option in different(word.n)]


@SURE.of(Advance)
def _(word: Advance) -> Sure:
    return INERT._replace(steady=True, thrifty=True)


@AT_MOST.of(Advance)
def _(word: Advance, game: Game, who: int, now: bool) -> Bound | None:
    more = triggered(game, who).event
    return None if more is None else both(Bound(steps=word.n), often(more, word.n))


@SURE.of(MetropolisTile, ExchangeAmong, JustBuilt, Goal)
def _(word: Part) -> Sure:
    return INERT


@AT_MOST.of(ExchangeAmong)
def _(word: ExchangeAmong, game: Game, who: int, now: bool) -> Bound:
    return Bound(tuple(int(one in word.resources) for one in Resource))  # type: ignore[arg-type]


@WAYS.of(ExchangeAmong)
def _(word: ExchangeAmong, game: Game, who: int) -> list[Goods]:
    return [without(only(get), only(give)) for give, get in (option.key for option in word.options(game, who))]


@SURE.of(TakeProduction, Ready)
def _(word: Part) -> Sure:
    return INERT._replace(thrifty=True)


@AT_MOST.of(TakeProduction)
def _(word: TakeProduction, game: Game, who: int, now: bool) -> Bound:
    return Bound((word.n,) * 6)


# Words that combine others


def _parts(
    parts: Sequence[Part],
    least: Goods | None = None,
    free: bool = False,
    steady: bool = False,
    thrifty: bool = True,
    may_end: bool = False,
) -> Sure:
    """A word may do what one of its parts may do, and is thrifty if all are."""
    opens, builds, uses_others = NEVER, False, False
    for part in map(sure, parts):
        thrifty = thrifty and part.thrifty
        opens = part.opens if part.opens > opens else opens
        builds = builds or part.builds
        uses_others = uses_others or part.uses_others
    return Sure(least, free, steady, thrifty, opens, builds, uses_others, may_end)


@SURE.of(Seq)
def _(word: Seq[Game]) -> Sure:
    if word.optional is Optional.NONE:
        return _parts(word.parts)
    first = sure(word.parts[0])
    return _parts(word.parts, least=first.least, free=word.is_plain(), steady=first.steady)


@SURE.of(AnyOrder)
def _(word: AnyOrder[Game]) -> Sure:
    """Its plain gains, after which the rest may be left out."""
    if word.optional is Optional.NONE:
        return _parts(word.parts)
    plain = [sure(part).least or NOTHING for part in word.parts if part.is_plain()]
    steady = any(sure(part).steady for part in word.parts)
    least = reduce(add, plain) if plain else None
    may_end = word.optional is Optional.ALL
    return _parts(word.parts, least=least, free=word.is_plain(), steady=steady, may_end=may_end)


@WAYS.of(AnyOrder)
def _(word: AnyOrder[Game], game: Game, who: int) -> list[Goods]:
    if word.optional is Optional.NONE:
        return []
    least = sure(word).least
    rest = [way for part in word.parts if not part.is_plain() for way in ways(part, game, who)]
    return rest if least is None else [least, *(add(least, way) for way in rest)]


@AT_MOST.of(Seq, AnyOrder)
def _(word: Seq[Game] | AnyOrder[Game], game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts(word.parts, game, who, now)


@SURE.of(OneOf)
def _(word: OneOf) -> Sure:
    free = all(sure(part).free for part in word.parts)
    steady = any(sure(part).steady for part in word.parts)
    return _parts(word.parts, least=NOTHING if free else None, free=free, steady=steady)


@AT_MOST.of(OneOf)
def _(word: OneOf, game: Game, who: int, now: bool) -> Bound | None:
    return best_of(word.parts, game, who, now)


@WAYS.of(OneOf)
def _(word: OneOf, game: Game, who: int) -> list[Goods]:
    return [way for part in word.parts for way in ways(part, game, who)]


@SURE.of(May, Repeat, Per)
def _(word: May[Game] | Repeat[Game] | Per[Game]) -> Sure:
    return _parts((word.part,))


@AT_MOST.of(May)
def _(word: May[Game], game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts((word.part,), game, who, now)


@SURE.of(When)
def _(word: When) -> Sure:
    return _parts(_branches(word))


@AT_MOST.of(When)
def _(word: When, game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts(_branches(word), game, who, now)


def _branches(word: When) -> tuple[Part, ...]:
    return (word.part,) if word.otherwise is None else (word.part, word.otherwise)


@AT_MOST.of(Per)
def _(word: Per[Game], game: Game, who: int, now: bool) -> Bound | None:
    most = at_most(word.part, game, who, now=False)
    return None if most is None else often(most, word.times(game, who) + 2)  # a block may add some to the count


@SURE.of(Again)
def _(word: Again[Game]) -> Sure:
    return _parts((word.part,), may_end=word.least <= 0)


@AT_MOST.of(Repeat)
def _(word: Repeat[Game], game: Game, who: int, now: bool) -> Bound | None:
    return _repeated(word.part, word.times, game, who, now) if isinstance(word.times, int) else None


@AT_MOST.of(Again)
def _(word: Again[Game], game: Game, who: int, now: bool) -> Bound | None:
    return _repeated(word.part, word.most, game, who, now)


def _repeated(part: Part, n: int, game: Game, who: int, now: bool) -> Bound | None:
    most = at_most(part, game, who, now and (n == 1 or not opens(part, game, who)))
    return None if most is None else often(most, n)


@WAYS.of(Repeat)
def _(word: Repeat[Game], game: Game, who: int) -> list[Goods]:
    return ways(word.part, game, who) if word.least is not None and word.least <= 1 else []


@SURE.of(Pay)
def _(word: Pay) -> Sure:
    return _parts((word.part,), thrifty=False)


@AT_MOST.of(Pay)
def _(word: Pay, game: Game, who: int, now: bool) -> Bound | None:
    most = at_most(word.part, game, who, now)
    if most is None or len(word.costs) > 1:
        return most
    return most._replace(goods=reduced(most.goods, word.costs[0]))


@WAYS.of(Pay)
def _(word: Pay, game: Game, who: int) -> list[Goods]:
    player, found = game.seats[who], []
    before = player.stock
    for cost in word.costs:
        if has_goods(player, cost):
            player.stock = [*without(before, cost)]
            found += [without(way, cost) for way in ways(word.part, game, who)]
            player.stock = before
    return found


@SURE.of(Whole)
def _(word: Whole) -> Sure:
    return _parts((word.first, word.then))


@AT_MOST.of(Whole)
def _(word: Whole, game: Game, who: int, now: bool) -> Bound | None:
    first, then = at_most(word.first, game, who, now), at_most(word.then, game, who, now=False)
    return None if first is None or then is None else both(first, then)


@SURE.of(Then)
def _(word: Then) -> Sure:
    part = sure(word.part)
    return INERT._replace(opens=part.opens, builds=part.builds)


@AT_MOST.of(Then)
def _(word: Then, game: Game, who: int, now: bool) -> Bound | None:
    return at_most(word.part, game, who, now=False)


@HOPELESS.of(Then)
def _(word: Then, game: Game, who: int, most: Bound) -> bool:
    return is_hopeless(word.part, game, who, most)


# Contracts and the block of a card


@SURE.of(ClaimContract, CardBlock, Replace, PaySpecial, UseReplaced)
def _(word: Part) -> Sure:
    return BUILDS


@AT_MOST.of(ClaimContract)
def _(word: ClaimContract, game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts(game.content.contracts[word.contract].reward, game, who, now=False)


# Triggers, windows, action cards and spaces


@SURE.of(Triggers, Window)
def _(word: Part) -> Sure:
    return BUILDS._replace(may_end=True)


@AT_MOST.of(Triggers)
def _(word: Triggers, game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts([part for _, part in word.items], game, who, now=False)


@AT_MOST.of(UseAction)
def _(word: UseAction, game: Game, who: int, now: bool) -> Bound | None:
    more, best = triggered(game, who).event, NO_MORE
    for id in ready_cards(game, who):
        most = most_of_card(game, who, id, now and word.n == 1)
        if most is None:
            return None
        best = either(best, most)
    return None if more is None else often(both(best, more), word.n)


def most_of_card(game: Game, who: int, id: str, now: bool) -> Bound | None:
    """At most what an action card brings, which counts as used meanwhile."""
    used = game.seats[who].used
    used.append(id)
    most = at_most(whole_of(game.content.cards[id]), game, who, now)
    used.pop()
    return most


@WAYS.of(UseAction)
def _(word: UseAction, game: Game, who: int) -> list[Goods]:
    wholes = [whole_of(game.content.cards[id]) for id in ready_cards(game, who)]
    return [least for whole in wholes if (least := sure(whole).least) is not None]


@AT_MOST.of(UseReplaced)
def _(word: UseReplaced, game: Game, who: int, now: bool) -> Bound | None:
    most, more = at_most(whole_of(game.content.cards[word.card]), game, who, now=False), triggered(game, who).event
    return None if most is None or more is None else both(most, more)


@AT_MOST.of(Ready)
def _(word: Ready, game: Game, who: int, now: bool) -> Bound:
    return Bound(ready=True)


@WAYS.of(Perform)
def _(word: Perform, game: Game, who: int) -> list[Goods]:
    spaces = [id for place, id in enumerate(game.spaces) if passes(game, who, word.filter, place)]
    return [way for id in spaces for way in ways(action_of(game, who, id), game, who)]


@SURE.of(SpaceUsed, Leave)
def _(word: Part) -> Sure:
    return INERT._replace(may_end=True)


@AT_MOST.of(SpaceUsed)
def _(word: SpaceUsed, game: Game, who: int, now: bool) -> Bound | None:
    return triggered(game, who).event

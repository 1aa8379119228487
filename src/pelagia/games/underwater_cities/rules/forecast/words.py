"""The forecast of every word: what is sure of it, and what it may bring at most. A word that is not here is tried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from pelagia.core.asking import Because
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
    ALWAYS_SURE,
    AT_MOST,
    BUILDS,
    GIVES,
    HOPELESS,
    INERT,
    NO_MORE,
    ONE_OF_EACH,
    SURE,
    UNKNOWN,
    WAYS,
    Bound,
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
    triggered_by,
)
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, Gain, GainDifferent, different
from pelagia.games.underwater_cities.rules.goods import add, has_goods, only, reduced, without
from pelagia.games.underwater_cities.rules.metropolises import MetropolisTile
from pelagia.games.underwater_cities.rules.paying import Pay, Then, Whole
from pelagia.games.underwater_cities.rules.permanent import Event
from pelagia.games.underwater_cities.rules.pieces import JustBuilt
from pelagia.games.underwater_cities.rules.production_cards import TakeProduction
from pelagia.games.underwater_cities.rules.spaces import Perform, SpaceUsed, action_of, passes
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Triggers
from pelagia.games.underwater_cities.rules.words import Part

Game = UnderwaterCities

# Words that give, and words about which little can be told

ALWAYS_SURE.update(
    {
        **dict.fromkeys((Draw, GainDifferent, Look), GIVES),
        Special: GIVES._replace(steady=False),
        Advance: INERT._replace(steady=True, thrifty=True),
        **dict.fromkeys((MetropolisTile, ExchangeAmong, JustBuilt, SpaceUsed, Leave, Because, Goal), INERT),
        **dict.fromkeys((TakeProduction, Ready), INERT._replace(thrifty=True)),
        **dict.fromkeys((Triggers, Window, ClaimContract, CardBlock, Replace, PaySpecial, UseReplaced), BUILDS),
    }
)


@SURE.of(Gain)
def _(word: Gain) -> Sure:
    return GIVES._replace(least=word.goods)


@AT_MOST.of(Gain)
def _(word: Gain, game: Game, who: int, now: bool) -> Bound:
    return goods_bound(word.goods)


@AT_MOST.of(
    Draw, Look, Special, MetropolisTile, JustBuilt, Leave, Because, Window, Goal
)  # abilities: `reachable` adds them
def _(word: Part, game: Game, who: int, now: bool) -> Bound:
    return NO_MORE


@AT_MOST.of(GainDifferent)
def _(word: GainDifferent, game: Game, who: int, now: bool) -> Bound:
    return ONE_OF_EACH


@WAYS.of(GainDifferent)
def _(word: GainDifferent, game: Game, who: int) -> list[Goods]:
    return [option.key for option in different(word.n)]


@AT_MOST.of(Advance)
def _(word: Advance, game: Game, who: int, now: bool) -> Bound | None:
    each, more = triggered(game, who).event[Event.ARRIVED], triggered(game, who).event[Event.ADVANCED]
    return None if each is None or more is None else both(Bound(steps=word.n), both(often(each, word.n), more))


@AT_MOST.of(ExchangeAmong)
def _(word: ExchangeAmong, game: Game, who: int, now: bool) -> Bound:
    return Bound(tuple(int(one in word.resources) for one in Resource))  # type: ignore[arg-type]


@WAYS.of(ExchangeAmong)
def _(word: ExchangeAmong, game: Game, who: int) -> list[Goods]:
    return [without(only(get), only(give)) for give, get in (option.key for option in word.options(game, who))]


# Words that combine others


def parts_of(word: Any, game: Game | None = None) -> Sequence[Part]:
    """The words that a word is made of."""
    match word:
        case Seq() | AnyOrder() | OneOf():
            return word.parts
        case Whole():
            return (word.first, word.then)
        case Triggers():
            return [part for _, part in word.items]
        case ClaimContract() if game is not None:
            return game.content.contracts[word.contract].reward
        case When() if word.otherwise is not None:
            return (word.part, word.otherwise)
    return (word.part,)


@SURE.of(Seq, AnyOrder, OneOf, May, Repeat, Again, Per, When, Pay, Whole, Then)
def _(word: Part) -> Sure:
    """A word may do what one of its parts may do, and is thrifty if all are."""
    parts = [*map(sure, parts_of(word))]
    return _led(word, parts)._replace(
        thrifty=not isinstance(word, Pay) and all(part.thrifty for part in parts),
        opens=max(part.opens for part in parts),
        builds=any(part.builds for part in parts),
        uses_others=any(part.uses_others for part in parts),
    )


def _led(word: Part, parts: Sequence[Sure]) -> Sure:
    """What a word gives and needs: as its first part, its plain parts, or any of them."""
    if isinstance(word, OneOf):
        free = all(part.free for part in parts)
        return Sure(NOTHING if free else None, free, any(part.steady for part in parts))
    if not isinstance(word, Seq | AnyOrder) or word.optional is Optional.NONE:
        return UNKNOWN
    if isinstance(word, Seq):
        return Sure(parts[0].least, word.is_plain(), parts[0].steady)
    plain = [part.least or NOTHING for part, one in zip(parts, word.parts, strict=True) if one.is_plain()]
    least = reduce(add, plain) if plain else None  # after which the rest may be left out
    steady = any(part.steady for part in parts)
    return Sure(least, word.is_plain(), steady)


@AT_MOST.of(Seq, AnyOrder, May, When, Whole, Then, Triggers, ClaimContract)
def _(word: Part, game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts(parts_of(word, game), game, who, now)


@WAYS.of(AnyOrder)
def _(word: AnyOrder[Game], game: Game, who: int) -> list[Goods]:
    if word.optional is Optional.NONE:
        return []
    least = sure(word).least
    rest = [way for part in word.parts if not part.is_plain() for way in ways(part, game, who)]
    return rest if least is None else [least, *(add(least, way) for way in rest)]


@AT_MOST.of(OneOf)
def _(word: OneOf, game: Game, who: int, now: bool) -> Bound | None:
    return best_of(word.parts, game, who, now)


@WAYS.of(OneOf)
def _(word: OneOf, game: Game, who: int) -> list[Goods]:
    return [way for part in word.parts for way in ways(part, game, who)]


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
            player.stock = without(before, cost)
            found += [without(way, cost) for way in ways(word.part, game, who)]
            player.stock = before
    return found


@HOPELESS.of(Then)
def _(word: Then, game: Game, who: int, most: Bound) -> bool:
    return is_hopeless(word.part, game, who, most)


# Action cards and spaces


@AT_MOST.of(UseAction)
def _(word: UseAction, game: Game, who: int, now: bool) -> Bound | None:
    more, best = triggered(game, who).event[Event.ACTION_USED], NO_MORE
    for id in ready_cards(game, who):
        most = most_of_card(game, who, id, now and word.n == 1)
        if most is None:
            return None
        best = either(best, most)
    return None if more is None else often(both(best, more), word.n)


def most_of_card(game: Game, who: int, id: str, now: bool) -> Bound | None:
    """At most what an action card brings, which counts as used meanwhile."""
    player = game.seats[who]
    before = player.used
    player.used = (*before, id)
    most = at_most(whole_of(game.content.cards[id]), game, who, now)
    player.used = before
    return most


@WAYS.of(UseAction)
def _(word: UseAction, game: Game, who: int) -> list[Goods]:
    wholes = [whole_of(game.content.cards[id]) for id in ready_cards(game, who)]
    return [least for whole in wholes if (least := sure(whole).least) is not None]


@WAYS.of(Perform)
def _(word: Perform, game: Game, who: int) -> list[Goods]:
    spaces = [id for place, id in enumerate(game.spaces) if passes(game, who, word.filter, place)]
    return [way for id in spaces for way in ways(action_of(game, who, id), game, who)]


@AT_MOST.of(SpaceUsed)
def _(word: SpaceUsed, game: Game, who: int, now: bool) -> Bound | None:
    return triggered_by(game, who, Event.SPACE_USED, Event.SPACE_GAVE)

"""The forecast of every word: what is sure of it, and what it may bring at most. A word that is not here is tried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from typing import Any

from pelagia.core.asking import Because
from pelagia.core.combinators import Again, AnyOrder, May, Optional, Per, Repeat, Seq
from pelagia.core.lookahead import Goal
from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CITY_SITES,
    FARM,
    JUST_BUILT,
    NOTHING,
    OCITY,
    SCI,
    SCITY,
    STRUCTURE,
    TUNNEL,
    Board,
    Kind,
    Resource,
    Where,
)
from pelagia.games.underwater_cities.rules.abilities import Window
from pelagia.games.underwater_cities.rules.action_cards import Ready, UseAction, ready_cards, whole_of
from pelagia.games.underwater_cities.rules.building import Build, PayBuild
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
)
from pelagia.games.underwater_cities.rules.forecast.reach import (
    BUILDINGS,
    best_of,
    most_of_parts,
    opens,
    reachable,
    triggered,
)
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, Gain, GainDifferent
from pelagia.games.underwater_cities.rules.goods import add, reduced
from pelagia.games.underwater_cities.rules.metropolises import MetropolisTile
from pelagia.games.underwater_cities.rules.network import LINKS, LINKS_ALL, tunnel_sites
from pelagia.games.underwater_cities.rules.paying import Pay, Then, Whole
from pelagia.games.underwater_cities.rules.permanent import Event, standing
from pelagia.games.underwater_cities.rules.pieces import JustBuilt
from pelagia.games.underwater_cities.rules.production_cards import TakeProduction
from pelagia.games.underwater_cities.rules.sites import board_of, empty_sites, site_of
from pelagia.games.underwater_cities.rules.spaces import SpaceUsed
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Triggers
from pelagia.games.underwater_cities.rules.upgrading import SCIENCE, ConvertCity, PayUpgrade, Upgrade, is_upgraded
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


@AT_MOST.of(Draw, Special, JustBuilt, Leave, Because, Window)  # abilities: `reachable` adds them
def _(word: Part, game: Game, who: int, now: bool) -> Bound:
    return NO_MORE


@AT_MOST.of(GainDifferent)
def _(word: GainDifferent, game: Game, who: int, now: bool) -> Bound:
    return ONE_OF_EACH


@AT_MOST.of(Advance)
def _(word: Advance, game: Game, who: int, now: bool) -> Bound | None:
    events = triggered(game, who).event
    return both(Bound(steps=word.n), both(often(events[Event.ARRIVED], word.n), events[Event.ADVANCED]))


@AT_MOST.of(ExchangeAmong)
def _(word: ExchangeAmong, game: Game, who: int, now: bool) -> Bound:
    return Bound(tuple(int(one in word.resources) for one in Resource))  # type: ignore[arg-type]


# Words that combine others


def parts_of(word: Any) -> Sequence[Part]:
    """The words that a word is made of."""
    match word:
        case Seq() | AnyOrder() | OneOf():
            return word.parts
        case Whole():
            return (word.first, word.then)
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
        gives = all(part.least is not None for part in parts)
        return Sure(NOTHING if gives else None, any(part.steady for part in parts))
    if not isinstance(word, Seq | AnyOrder) or word.optional is Optional.NONE:
        return UNKNOWN
    if isinstance(word, Seq):
        return Sure(parts[0].least, parts[0].steady)
    plain = [part.least or NOTHING for part, one in zip(parts, word.parts, strict=True) if one.is_plain()]
    least = reduce(add, plain) if plain else None  # after which the rest may be left out
    steady = any(part.steady for part in parts)
    return Sure(least, steady)


@AT_MOST.of(Seq, AnyOrder, Whole, Then)
def _(word: Part, game: Game, who: int, now: bool) -> Bound | None:
    return most_of_parts(parts_of(word), game, who, now)


@AT_MOST.of(OneOf)
def _(word: OneOf, game: Game, who: int, now: bool) -> Bound | None:
    return best_of(word.parts, game, who, now)


@AT_MOST.of(Repeat)
def _(word: Repeat[Game], game: Game, who: int, now: bool) -> Bound | None:
    return _repeated(word.part, word.times, game, who, now) if isinstance(word.times, int) else None


@AT_MOST.of(Again)
def _(word: Again[Game], game: Game, who: int, now: bool) -> Bound | None:
    return _repeated(word.part, word.most, game, who, now)


def _repeated(part: Part, n: int, game: Game, who: int, now: bool) -> Bound | None:
    return often(at_most(part, game, who, now and (n == 1 or not opens(part, game, who))), n)


@AT_MOST.of(Pay)
def _(word: Pay, game: Game, who: int, now: bool) -> Bound | None:
    most = at_most(word.part, game, who, now)
    if most is None or len(word.costs) > 1:
        return most
    return most._replace(goods=reduced(most.goods, word.costs[0]))


@HOPELESS.of(Then)
def _(word: Then, game: Game, who: int, most: Bound) -> bool:
    return is_hopeless(word.part, game, who, most)


# Action cards and spaces


@AT_MOST.of(UseAction)
def _(word: UseAction, game: Game, who: int, now: bool) -> Bound | None:
    best: Bound | None = NO_MORE
    for id in ready_cards(game, who):
        best = either(best, most_of_card(game, who, id, now and word.n == 1))
    return often(both(best, triggered(game, who).event[Event.ACTION_USED]), word.n)


def most_of_card(game: Game, who: int, id: str, now: bool) -> Bound | None:
    """At most what an action card brings, which counts as used meanwhile."""
    player = game.seats[who]
    before = player.used
    player.used = (*before, id)
    most = at_most(whole_of(game.content.cards[id]), game, who, now)
    player.used = before
    return most


@AT_MOST.of(SpaceUsed)
def _(word: SpaceUsed, game: Game, who: int, now: bool) -> Bound | None:
    events = triggered(game, who).event
    return both(events[Event.SPACE_USED], events[Event.SPACE_GAVE])


# Building, upgrading and converting


@SURE.of(Build, PayBuild)
def _(word: Build | PayBuild) -> Sure:
    return BUILDS._replace(opens=Opens.BONUS if word.kind in BUILDINGS else Opens.ALWAYS)


@AT_MOST.of(Build)
def _(word: Build, game: Game, who: int, now: bool) -> Bound | None:
    """The best bonus of any site, resource by resource, and all that could be triggered by a piece."""
    more = triggered(game, who).piece[word.kind]
    if word.kind.members[-1] is TUNNEL:
        more = both(more, _most_of_metropolises(game, who, now))
    return both(best_of(bonuses(game, game.seats[who], word.kind, word.where, now), game, who, now=False), more)


def _most_of_metropolises(game: Game, who: int, now: bool) -> Bound | None:
    """At most what metropolises give that a tunnel may connect; `now`: which it connects at once."""
    player = game.seats[who]
    sites = tunnel_sites(player.tunnels)
    total: Bound | None = NO_MORE
    for place, links in enumerate(LINKS):
        tile = game.content.metropolises.get(player.metropolises[place])
        lacking = links & ~player.tunnels
        if tile is None or tile.instant is None or not lacking:
            continue
        if now and not (lacking.bit_count() == 1 and lacking.bit_length() - 1 in sites):
            continue
        total = both(total, None if opens(tile.instant, game, who) else at_most(tile.instant, game, who, now=False))
    return total


# One kind for each sort of site that the kinds of a group stand on, where those are fewer
_SORTS = {BUILDING: (FARM,), STRUCTURE: (FARM, TUNNEL)}


def bonuses(game: Game, player: Player, group: Kind, where: Where, now: bool) -> list[Part]:
    """What sites without a piece give; `now`: those where it may be built at once."""
    board = game.content.boards[player.board]
    found: list[Part] = []
    for kind in _SORTS.get(group, group.members):
        if now:
            empty = empty_sites(game, player, kind, where)
            found += [bonus for n, bonus in _with_bonus(board, kind) if n in empty]
        elif kind is TUNNEL:
            found += [bonus for n, bonus in _with_bonus(board, kind) if not player.tunnels >> n & 1]
        elif kind in (OCITY, SCITY):
            found += [bonus for n, bonus in _with_bonus(board, kind) if not player.cities >> n & 1]
        else:
            found += [bonus for n, bonus in _with_bonus(board, kind) if not player.buildings[n]]
    return found


@cache
def _with_bonus(board: Board, kind: Kind) -> tuple[tuple[int, Part], ...]:
    sites = board.tunnels if kind is TUNNEL else board.cities if kind in (OCITY, SCITY) else board.sites
    return tuple((n, site.bonus) for n, site in enumerate(sites) if site.bonus is not None)


def most_at(game: Game, who: int, kind: Kind, n: int) -> Bound | None:
    """At most what a piece brings at a site; None if there is no telling."""
    if kind is TUNNEL and LINKS_ALL >> n & 1:
        return at_most(Build(TUNNEL), game, who, now=True)
    more = triggered(game, who).piece[kind]
    bonus = site_of(board_of(game, who), kind, n).bonus
    return more if bonus is None else both(at_most(bonus, game, who, now=False), more)


ALWAYS_SURE.update(dict.fromkeys((Upgrade, PayUpgrade, ConvertCity), BUILDS._replace(opens=Opens.TRIGGERED)))


@AT_MOST.of(Upgrade)
def _(word: Upgrade, game: Game, who: int, now: bool) -> Bound | None:
    most = triggered(game, who).upgrade
    if most is None or word.costs or word.kind is JUST_BUILT:
        return most
    return most._replace(free_upgrade=True)  # of the new piece of a `whole`, perhaps, which then needs no payment (R97)


@HOPELESS.of(Upgrade)
def _(word: Upgrade, game: Game, who: int, most: Bound) -> bool:
    """Not payable in the only way, whatever else is gained, and not upgraded by now."""
    if word.costs != SCIENCE or most.free_upgrade or standing(game, who).prices:
        return False
    all_of_it = reachable(game, who, most)
    player = game.seats[who]
    if all_of_it is None or player.stock[SCI] + all_of_it.goods[SCI] > 0:
        return False
    board = game.content.boards[player.board]
    new = [piece for piece in (game.just_built, *new_pieces(game, who)) if piece and piece not in CITY_SITES]
    return not any(is_upgraded(board, player, piece) for piece in new)


def new_pieces(game: Game, who: int) -> list[str]:
    """Pieces that will count as just built when all that they triggered is done."""
    return [effect.piece for effect in game.to_come(who, JustBuilt)]

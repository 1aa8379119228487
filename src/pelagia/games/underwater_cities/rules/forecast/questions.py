"""The options of words that ask: what each of them may bring, what it surely brings, and which make a difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from pelagia.core.by_class import ByClass
from pelagia.core.combinators import Again, AnyOrder
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect
from pelagia.games.underwater_cities.content.card import (
    CRED,
    SCI,
    TUNNEL,
    TUNNEL_SITES,
    Board,
    Goods,
    Kind,
    Resource,
)
from pelagia.games.underwater_cities.rules.abilities import is_ability
from pelagia.games.underwater_cities.rules.action_cards import UseAction, whole_of
from pelagia.games.underwater_cities.rules.building import Build, PayBuild, may_substitute
from pelagia.games.underwater_cities.rules.drawing import Special
from pelagia.games.underwater_cities.rules.forecast.bound import NO_MORE, Bound, at_most, both, goods_bound, often, sure
from pelagia.games.underwater_cities.rules.forecast.building import most_at, new_pieces
from pelagia.games.underwater_cities.rules.forecast.reach import opens, triggered, triggered_by
from pelagia.games.underwater_cities.rules.forecast.words import most_of_card
from pelagia.games.underwater_cities.rules.gains import ExchangeAmong, GainDifferent
from pelagia.games.underwater_cities.rules.goods import add, only, without
from pelagia.games.underwater_cities.rules.network import ENDS, touched
from pelagia.games.underwater_cities.rules.permanent import Event, standing
from pelagia.games.underwater_cities.rules.sites import board_of, site_of
from pelagia.games.underwater_cities.rules.spaces import Perform, action_of
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.upgrading import PayUpgrade, Upgrade, kind_of, site_index
from pelagia.games.underwater_cities.rules.words import Part

Game = UnderwaterCities
Answer = Callable[[Any, Game, int, Any], Any]


def meant(ask: Part, game: Game, who: int, key: Any) -> Part | None:
    """What the key of an option stands for, if that is a word."""
    if isinstance(key, Effect):
        return key
    if isinstance(ask, Again) and key is not None and not is_ability(key):
        return meant(ask.part, game, who, key)
    if isinstance(key, str) and isinstance(ask, UseAction):
        return whole_of(game.content.cards[key])
    return action_of(game, who, key) if isinstance(ask, Perform) else None


# At most what an option brings, less what it surely takes; None if there is no telling


def _most(ask: Choice[Any], game: Game, who: int, key: Any) -> Bound | None:
    return at_most(meant(ask, game, who, key) or ask, game, who, now=True)


MOST: ByClass[Answer] = ByClass(_most)


def option_at_most(ask: Choice[Any], game: Game, who: int, key: Any) -> Bound | None:
    """At most what an option brings, less what it surely takes; None if there is no telling."""
    most: Bound | None = NO_MORE if key is None else MOST[ask.__class__](ask, game, who, key)
    return most


@MOST.of(AnyOrder)
def _(ask: AnyOrder[Game], game: Game, who: int, key: Any) -> Bound | None:
    return at_most(ask, game, who, now=not is_ability(key))


@MOST.of(Again)
def _(ask: Again[Game], game: Game, who: int, key: Any) -> Bound | None:
    """What an option brings, and what may come after it."""
    if is_ability(key):
        return at_most(ask, game, who, now=False)
    part = ask.part
    if isinstance(part, Choice):  # noqa: SIM108 - too long for a line
        first = option_at_most(part, game, who, key)
    else:
        first = at_most(part, game, who, now=False)
    later = at_most(part, game, who, not opens(part, game, who)) if ask.most > 1 else NO_MORE
    return None if first is None or later is None else both(first, often(later, ask.most - 1))


@MOST.of(Build)
def _(ask: Build, game: Game, who: int, key: Kind | tuple[Kind, int]) -> Bound | None:
    """What the piece brings, less what it surely takes."""
    player = game.seats[who]
    kind = key if isinstance(key, Kind) else key[0]
    price = ask.price(game, standing(game, who), kind)
    if isinstance(key, Kind):
        return _less(at_most(Build(kind, ask.cost, ask.less, ask.where), game, who, True), sure_cost(player, price))
    price = add(price, site_of(board_of(game, who), kind, key[1]).surcharge)
    return _less(most_at(game, who, kind, key[1]), sure_cost(player, price))


@MOST.of(PayBuild)
def _(ask: PayBuild, game: Game, who: int, key: Goods) -> Bound | None:
    return _less(most_at(game, who, ask.kind, ask.site), key)


@MOST.of(Upgrade)
def _(ask: Upgrade, game: Game, who: int, key: str) -> Bound | None:
    """What the upgrade brings, less what it takes if there is only one way to pay."""
    ways = ask.ways(game, who, kind_of(board_of(game, who), game.seats[who], key))
    most = at_most(ask, game, who, now=True)
    return _less(most, ways[0]) if len(ways) == 1 else most


@MOST.of(PayUpgrade)
def _(ask: PayUpgrade, game: Game, who: int, key: Goods) -> Bound | None:
    return _less(triggered(game, who).upgrade, key)


@MOST.of(GainDifferent)
def _(ask: GainDifferent, game: Game, who: int, key: Goods) -> Bound:
    return goods_bound(key)


@MOST.of(ExchangeAmong)
def _(ask: ExchangeAmong, game: Game, who: int, key: tuple[Resource, Resource]) -> Bound:
    give, get = key
    return goods_bound(without(only(get), only(give)))


def sure_cost(player: Player, price: Goods) -> Goods:
    """What is surely paid; where biomass is left over, it may stand for kelp and steelplast."""
    return (0, 0, price[SCI], price[CRED], 0, 0) if may_substitute(player, price) else price


def _less(most: Bound | None, cost: Goods) -> Bound | None:
    return None if most is None else Bound(without(most.goods, cost), *most[1:])


@MOST.of(UseAction)
def _(ask: UseAction, game: Game, who: int, key: str) -> Bound | None:
    most, more = most_of_card(game, who, key, now=True), triggered(game, who).event[Event.ACTION_USED]
    return None if most is None or more is None or ask.n > 1 else both(most, more)


@MOST.of(Perform)
def _(ask: Perform, game: Game, who: int, key: str) -> Bound | None:
    most = at_most(action_of(game, who, key), game, who, now=True)
    more = triggered_by(game, who, Event.SPACE_USED, Event.SPACE_GAVE)
    return None if most is None or more is None else both(most, more)


# Which options make a difference


DISTINCT: ByClass[Callable[[Any, Game, int, Sequence[Option]], Sequence[Option]]] = ByClass(
    lambda ask, game, who, options: options
)


def distinct(ask: Choice[Any], game: Game, who: int, options: Sequence[Option]) -> Sequence[Option]:
    """One option for each that makes a difference to what can be done next; trials look at these only."""
    return DISTINCT[ask.__class__](ask, game, who, options)


@DISTINCT.of(Special)
def _(ask: Special, game: Game, who: int, options: Sequence[Option]) -> Sequence[Option]:
    """A card in the hand makes no difference to what can be done, only to what it is worth."""
    return options if game.foreseeing else options[:1]


@DISTINCT.of(Again)
def _(ask: Again[Game], game: Game, who: int, options: Sequence[Option]) -> Sequence[Option]:
    if not isinstance(ask.part, Choice):
        return options
    own = [option for option in options if option.key is not None and not is_ability(option.key)]
    rest = [option for option in options if option.key is None or is_ability(option.key)]
    return [*distinct(ask.part, game, who, own), *rest]


@DISTINCT.of(Build)
def _(ask: Build, game: Game, who: int, options: Sequence[Option]) -> Sequence[Option]:
    """Building sites with equal bonus and surcharge at equal cities are the same; tunnels and cities never are."""
    player = game.seats[who]
    board = game.content.boards[player.board]
    found: dict[object, Option] = {}
    for option in options:
        key = option.key
        if isinstance(key, tuple) and key[0] < TUNNEL:
            kind, n = key
            key = (kind, site_sorts(board)[n], city_as_it_is(board, player, n))
        found.setdefault(key, option)
    return [*found.values()]


@DISTINCT.of(Upgrade)
def _(ask: Upgrade, game: Game, who: int, options: Sequence[Option]) -> Sequence[Option]:
    """Equal structures at equal cities are the same, and so are tunnels next to a city."""
    player = game.seats[who]
    board = game.content.boards[player.board]
    new = new_pieces(game, who)  # a `whole` may wait for one of them
    found: dict[object, Option] = {}
    for option in options:
        key = option.key
        if key is not None and key not in new:
            if key not in TUNNEL_SITES:
                site = site_index(board, key)
                key = (player.buildings[site], city_as_it_is(board, player, site))
            elif ENDS[TUNNEL_SITES.index(key)] & player.cities:
                key = TUNNEL
        found.setdefault(key, option)
    return [*found.values()]


@cache
def site_sorts(board: Board) -> list[int]:
    """By building site: a number, the same for sites with the same bonus and surcharge."""
    sorts: dict[object, int] = {}
    return [sorts.setdefault((site.bonus, site.surcharge), len(sorts)) for site in board.sites]


def city_as_it_is(board: Board, player: Player, site: int) -> tuple[int, ...]:
    """What stands at the city of a site, and its empty sites. One that is not connected is like no other."""
    city = board.city_of[site]
    if not player.cities & touched(player.tunnels) & 1 << city:
        return (-city,)
    start, end = board.spans[city]
    buildings, sorts = player.buildings, site_sorts(board)
    return tuple(sorted(buildings[n] or -1 - sorts[n] for n in range(start, end)))


def harmless(ask: Choice[Any], options: Sequence[Option]) -> list[Option]:
    """An option that leads to a goal if any of them does, if there is such an option.

    After a part that only gives all others are still open; but abilities are offered beside several options.
    """
    if not isinstance(ask, AnyOrder) or any(is_ability(option.key) for option in options):
        return []
    return [option for option in options if isinstance(option.key, Effect) and sure(option.key).free][:1]

"""Which options make a difference to what can be done next: the search for whole turns tries only these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from pelagia.core.by_class import ByClass
from pelagia.core.combinators import Again
from pelagia.core.decision import Decision, Option
from pelagia.core.effects import Choice
from pelagia.games.underwater_cities.content.card import TUNNEL, TUNNEL_SITES, Board
from pelagia.games.underwater_cities.rules.abilities import is_ability
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.drawing import Special
from pelagia.games.underwater_cities.rules.forecast.words import new_pieces
from pelagia.games.underwater_cities.rules.network import ENDS, touched
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.upgrading import Upgrade, site_index

Game = UnderwaterCities

DISTINCT: ByClass[Callable[[Any, Game, int, Sequence[Option]], Sequence[Option]]] = ByClass(
    lambda ask, game, who, options: options
)


def distinct(game: UnderwaterCities, decision: Decision) -> Sequence[Option]:
    """One option for each that makes a difference."""
    return _distinct(decision.effect, game, decision.seat, decision.options)


def _distinct(ask: Choice[Any], game: Game, who: int, options: Sequence[Option]) -> Sequence[Option]:
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
    return [*_distinct(ask.part, game, who, own), *rest]


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

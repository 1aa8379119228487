"""The sites of a player board: where pieces may stand, and what they give there (UC 7.3, 7.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pelagia.games.underwater_cities.content.card import (
    EXPANSION,
    OCITY,
    SCITY,
    TUNNEL,
    Board,
    Goods,
    Kind,
    Site,
    Where,
)
from pelagia.games.underwater_cities.rules.network import city_sites, sites_of, tunnel_sites
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities


def board_of(game: UnderwaterCities, who: int) -> Board:
    return game.content.boards[game.seats[who].board]


def site_of(board: Board, kind: Kind, n: int) -> Site:
    return board.tunnels[n] if kind is TUNNEL else board.cities[n] if kind in (OCITY, SCITY) else board.sites[n]


@cache
def surcharges(board: Board) -> Sequence[Sequence[Goods] | None]:
    """By kind of piece, the surcharge of each site; None where there is none at all."""
    sorts = [[site.surcharge for site in sort] for sort in (board.sites, board.tunnels, board.cities)]
    sites, tunnels, cities = ([*sort] if any(map(any, sort)) else None for sort in sorts)
    return [None, sites, sites, sites, tunnels, cities, cities]


def empty_sites(game: UnderwaterCities, player: Player, kind: Kind, where: Where) -> tuple[int, ...] | list[int]:
    """The legal sites for a piece, whatever they cost (UC 7.3, 7.9)."""
    if kind is TUNNEL:
        return tunnel_sites(player.tunnels) if game.tunnel_supply else ()
    if kind is OCITY:
        return city_sites(player.cities) if game.white_supply else ()
    if kind is SCITY:
        return city_sites(player.cities) if game.violet_supply else ()
    taken = player.buildings
    sites = sites_of(game.content.boards[player.board], player.cities, where is EXPANSION)
    return [site for site in sites if not taken[site]]


def has_site(game: UnderwaterCities, player: Player, kind: Kind, where: Where) -> bool:
    """Whether there is a legal site at all."""
    if kind >= TUNNEL:
        return bool(empty_sites(game, player, kind, where))
    taken = player.buildings
    for site in sites_of(game.content.boards[player.board], player.cities, where is EXPANSION):
        if not taken[site]:
            return True
    return False

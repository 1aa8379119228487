"""The sites of a player board: where pieces may stand, and what they give there (UC 7.3, 7.9)."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    EXPANSION,
    FARM,
    OCITY,
    SCITY,
    STRUCTURE,
    TUNNEL,
    Board,
    Kind,
    Site,
    Where,
)
from pelagia.games.underwater_cities.rules.network import city_sites, sites_of, tunnel_sites
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Word

# One kind for each sort of site that the kinds of a group stand on, where those are fewer
_SORTS = {BUILDING: (FARM,), STRUCTURE: (FARM, TUNNEL)}


def board_of(game: UnderwaterCities, who: int) -> Board:
    return game.content.boards[game.seats[who].board]


def site_of(board: Board, kind: Kind, n: int) -> Site:
    return board.tunnels[n] if kind is TUNNEL else board.cities[n] if kind in (OCITY, SCITY) else board.sites[n]


@cache
def has_surcharges(board: Board) -> bool:
    return any(any(site.surcharge) for site in (*board.tunnels, *board.cities, *board.sites))


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


def bonuses(game: UnderwaterCities, player: Player, group: Kind, where: Where, now: bool) -> list[Word]:
    """What sites without a piece give; `now`: those where it may be built at once."""
    board = game.content.boards[player.board]
    found: list[Word] = []
    for kind in _SORTS.get(group, group.members):
        if now:
            open = empty_sites(game, player, kind, where)
            found += [bonus for n, bonus in _with_bonus(board, kind) if n in open]
        elif kind is TUNNEL:
            found += [bonus for n, bonus in _with_bonus(board, kind) if not player.tunnels >> n & 1]
        elif kind in (OCITY, SCITY):
            found += [bonus for n, bonus in _with_bonus(board, kind) if not player.cities >> n & 1]
        else:
            found += [bonus for n, bonus in _with_bonus(board, kind) if not player.buildings[n]]
    return found


@cache
def _with_bonus(board: Board, kind: Kind) -> tuple[tuple[int, Any], ...]:
    sites = board.tunnels if kind is TUNNEL else board.cities if kind in (OCITY, SCITY) else board.sites
    return tuple((n, site.bonus) for n, site in enumerate(sites) if site.bonus is not None)


@cache
def gives_sites(board: Board) -> bool:
    """Whether the bonus of a building site may build something."""
    bonuses: list[Any] = [site.bonus for site in board.sites if site.bonus is not None]
    return any(bonus.builds() for bonus in bonuses)

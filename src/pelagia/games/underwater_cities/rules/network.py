"""The network of a player board: what is joined, reached, connected, legal and produced (UC 7, 13.3).

Everything here is a function of bit masks and lists of a player; what depends on masks alone is remembered.
"""

from __future__ import annotations

from functools import cache, lru_cache

from pelagia.games.underwater_cities.content.card import (
    CITY_SITES,
    DESAL,
    FARM,
    LAB,
    PLACES,
    START,
    TUNNEL_SITES,
    Board,
    Goods,
)
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player

_JOINED = [tuple(name.split("-")) for name in TUNNEL_SITES]
# By tunnel site: the city sites at its ends, as a mask
ENDS = tuple(sum(1 << CITY_SITES.index(end) for end in ends if end in CITY_SITES) for ends in _JOINED)
BETWEEN = tuple(mask for mask in ENDS if mask.bit_count() == 2)  # those that join two city sites
# By metropolis place: the tunnels that connect it, as a mask
LINKS = tuple(sum(1 << n for n, ends in enumerate(_JOINED) if place in ends) for place in PLACES)
LINKS_ALL = sum(LINKS)
MOST_MASKS = 4_000  # for which something is remembered: there could be ever more in ten thousands of games
FARM_UP, DESAL_UP, LAB_UP = FARM + UPGRADED, DESAL + UPGRADED, LAB + UPGRADED


@lru_cache(MOST_MASKS)
def bits(mask: int) -> tuple[int, ...]:
    """The members of a mask."""
    return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)


@lru_cache(MOST_MASKS)
def touched(tunnels: int) -> int:
    """The city sites at which a tunnel ends, and the start."""
    found = 1 << START
    for tunnel in bits(tunnels):
        found |= ENDS[tunnel]
    return found


def reached(tunnels: int) -> int:
    """The city sites that tunnels join to the start, with or without cities (UC 7.3)."""
    found, before = 1 << START, 0
    while found != before:
        before = found
        for tunnel in bits(tunnels):
            if ENDS[tunnel] & found:
                found |= ENDS[tunnel]
    return found


@lru_cache(MOST_MASKS)
def tunnel_sites(tunnels: int) -> tuple[int, ...]:
    """The sites where a tunnel may be built."""
    network = reached(tunnels)
    return tuple(n for n, ends in enumerate(ENDS) if not tunnels >> n & 1 and ends & network)


@cache
def neighbours(cities: int) -> int:
    """The city sites next to one of these cities, and these."""
    found = cities
    for ends in BETWEEN:
        if ends & cities:
            found |= ends
    return found


@cache
def city_sites(cities: int) -> tuple[int, ...]:
    """The sites where a city may be built."""
    return bits(neighbours(cities) & ~cities)


@lru_cache(MOST_MASKS)
def fed_by(cities: int, tunnels: int) -> tuple[int, ...]:
    """The tunnels that are adjacent to a city: these produce."""
    return tuple(n for n in bits(tunnels) if ENDS[n] & cities)


def connected(player: Player) -> tuple[int, ...]:
    """The connected cities."""
    return bits(player.cities & touched(player.tunnels))


@cache
def sites_of(board: Board, cities: int, expansion: bool) -> tuple[int, ...]:
    """The building sites of a kind at cities and where cities could be (UC 7.3), taken ones too."""
    found: list[int] = []
    for city in bits(neighbours(cities)):
        start, end = board.spans[city]
        found += [end - 1] if expansion else range(start, end - 1)
    return tuple(found)


def metropolis_places(tunnels: int) -> list[int]:
    """The places of metropolises that these tunnels connect."""
    return [place for place, links in enumerate(LINKS) if tunnels & links == links] if tunnels & LINKS_ALL else []


def metropolises(player: Player) -> list[str]:
    """The connected metropolises, with tiles gained in play."""
    return [*(player.metropolises[place] for place in metropolis_places(player.tunnels)), *player.metropolises[3:]]


@lru_cache(MOST_MASKS)
def _city_output(buildings: tuple[int, ...]) -> Goods:
    """What the buildings of one city produce, ×1 (UC 13.3)."""
    f, d, n = (buildings.count(kind) for kind in (FARM_UP, DESAL_UP, LAB_UP))
    return (
        buildings.count(FARM) + f + (f >= 2),
        n + (n >= 2),
        buildings.count(LAB) + n,
        buildings.count(DESAL) + d + (d >= 2),
        d,
        f + (f >= 2),
    )


SINGLE: dict[int, Goods] = {  # UC R57: the amounts of the information card
    FARM: (1, 0, 0, 0, 0, 0),
    DESAL: (0, 0, 0, 1, 0, 0),
    LAB: (0, 0, 1, 0, 0, 0),
    FARM_UP: (1, 0, 0, 0, 0, 1),
    DESAL_UP: (0, 0, 0, 1, 1, 0),
    LAB_UP: (0, 1, 1, 0, 0, 0),
}
TUNNEL_GIVES: Goods = (0, 0, 0, 1, 0, 0)
TUNNEL_UP_GIVES: Goods = (0, 0, 0, 1, 0, 1)


def city_output(board: Board, player: Player, city: int) -> list[int]:
    """What a connected city and its buildings produce."""
    start, end = board.spans[city]
    total = list(_city_output(player.buildings[start:end]))
    for site in _multiplied(board):
        if start <= site < end and player.buildings[site]:
            for _ in range(board.sites[site].times - 1):
                total = [a + b for a, b in zip(total, SINGLE[player.buildings[site]], strict=True)]
    if player.symbiotic >> city & 1:
        total[5] += board.cities[city].symbiotic
    return total


@cache
def _multiplied(board: Board) -> tuple[int, ...]:
    return tuple(n for n, site in enumerate(board.sites) if site.times > 1)


def tunnel_output(board: Board, player: Player, tunnel: int) -> list[int]:
    """What a tunnel next to a city produces."""
    gives = TUNNEL_UP_GIVES if player.tunnels_up >> tunnel & 1 else TUNNEL_GIVES
    return [n * board.tunnels[tunnel].times for n in gives]

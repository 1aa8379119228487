"""What a sea floor is worth and where it can grow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import exp
from operator import mul
from typing import NamedTuple

from pelagia.games.underwater_cities.bot.weights import WEIGHTS
from pelagia.games.underwater_cities.content.card import (
    BIO,
    CRED,
    KELP,
    NOTHING,
    OCITY,
    SCI,
    SCITY,
    STEEL,
    Board,
    Content,
    Goods,
    Metropolis,
)
from pelagia.games.underwater_cities.rules.building import COSTS
from pelagia.games.underwater_cities.rules.counting import kinds_at
from pelagia.games.underwater_cities.rules.goods import add
from pelagia.games.underwater_cities.rules.network import ENDS, LINKS, bits, city_output, city_sites, reached, touched
from pelagia.games.underwater_cities.rules.production import output
from pelagia.games.underwater_cities.rules.scoring import KIND_POINTS, network_points
from pelagia.games.underwater_cities.rules.state import SOLO_CITIES, UPGRADED, Player, new_player


class Plan(NamedTuple):
    """A city that may be built."""

    cost: Goods
    points: float  # for what is there already, and for what the site gives at once
    produced: int  # points of a symbiotic city in each production


class Floor(NamedTuple):
    """What is to be known of a sea floor."""

    points: int  # for connected cities in the final scoring
    output: Goods  # in each production
    cities: int  # connected ones
    sites: int  # without a city, where tunnels end already
    apart: tuple[tuple[int, int], ...]  # by city that is not connected: points and output of its buildings
    early: int  # buildings where there is no city yet
    early_up: int  # those of them that are upgraded
    tiles: tuple[tuple[Metropolis, int], ...]  # metropolises and how many tunnels each lacks
    tunnels: int
    buildings: int
    plans: tuple[Plan, ...]


MUCH = 5  # goods that are missing for a city: nothing is ready
MOST_BEGUN = 0.4  # of a city: what its tunnels are at most

Sea = tuple[str, tuple[int, ...], tuple[int, ...], tuple[str, ...]]


def sea_of(player: Player) -> Sea:
    """All that a sea floor is made of, in a form that can be remembered."""
    numbers = (player.cities, player.symbiotic, player.tunnels, player.tunnels_up)
    return player.board, numbers, player.buildings, player.metropolises


@lru_cache(maxsize=1 << 11)  # most positions that are compared differ in goods and cards only
def floor_of(content: Content, sea: Sea) -> Floor:
    id, numbers, buildings, metropolises = sea
    board = content.boards[id]
    player = new_player(board, NOTHING)
    player.cities, player.symbiotic, player.tunnels, player.tunnels_up = numbers
    player.buildings, player.metropolises = buildings, metropolises
    joined = player.cities & touched(player.tunnels)
    apart = bits(player.cities & ~joined)
    early = [kind for site, kind in enumerate(buildings) if kind and not player.cities >> board.city_of[site] & 1]
    unlinked = [n for n, links in enumerate(LINKS) if links & ~player.tunnels and metropolises[n]]
    return Floor(
        network_points(content, player),
        total([goods for _, goods in output(content, player)]),
        joined.bit_count(),
        (reached(player.tunnels) & ~player.cities).bit_count(),
        tuple((KIND_POINTS[kinds_at(board, player, city)], sum(city_output(board, player, city))) for city in apart),
        len(early),
        sum(kind > UPGRADED for kind in early),
        tuple((content.metropolises[metropolises[n]], distance(player.tunnels, n)) for n in unlinked),
        player.tunnels.bit_count(),
        sum(map(bool, buildings)),
        tuple(plans_of(board, player)),
    )


def plans_of(board: Board, player: Player) -> Iterator[Plan]:
    for city in city_sites(player.cities):
        site = board.cities[city]
        points = float(KIND_POINTS[kinds_at(board, player, city)])
        if site.bonus is not None:
            points += WEIGHTS.bonus * sum(getattr(site.bonus, "goods", (2,)))
        if not reached(player.tunnels) >> city & 1:
            points *= WEIGHTS.apart
        yield Plan(add(COSTS[OCITY], site.surcharge), points, 0)
        yield Plan(add(COSTS[SCITY], site.surcharge), points, site.symbiotic)


def total(goods: Sequence[Sequence[int]]) -> Goods:
    return tuple(map(sum, zip(*goods, strict=True))) if goods else NOTHING  # type: ignore[return-value]


def growth_worth(floor: Floor, left: float, phases: int) -> float:
    """Room at cities, what is not connected yet, and metropolises that come near."""
    total = WEIGHTS.city * left * floor.cities + WEIGHTS.site * min(1.0, left / 4) * floor.sites
    total += left * (WEIGHTS.tunnel * floor.tunnels + WEIGHTS.building * floor.buildings)
    for points, gives in floor.apart:
        total += WEIGHTS.apart * (points + 0.4 * phases * gives) * min(1.0, left / 2)
    total += (WEIGHTS.early_building * floor.early + WEIGHTS.early_up * floor.early_up) * min(1.0, left / 3)
    for tile, missing in floor.tiles:
        if tile.blue and missing <= left:
            total += tile_worth(tile, phases) * near(missing)
    return total


def plan_worth(stock: Sequence[int], floor: Floor, left: float, phases: int) -> float:
    """A share of the best city that may be built next, less what is missing for it: so a bot saves up for it."""
    one_more = WEIGHTS.city * left
    best = 0.0
    for plan in floor.plans:
        worth = one_more + plan.points + plan.produced * phases - WEIGHTS.lack * lacking(stock, plan.cost)
        if worth > best:
            best = worth
    return WEIGHTS.plan * min(1.0, left) * best


def goal_worth(stock: Sequence[int], floor: Floor, left: float) -> float:
    """Alone: the chance to connect as many cities as the goal asks for, in points.

    It grows with every city, and with what is ready for the next one: the later it is, the more each of them decides.
    """
    missing = float(SOLO_CITIES - floor.cities)
    if missing <= 0:
        return WEIGHTS.goal
    if left <= 0:
        return 0.0
    lack = min([lacking(stock, plan.cost) for plan in floor.plans], default=MUCH)
    missing -= min(1.0, 2 * left) * WEIGHTS.saved * max(0.0, 1 - lack / MUCH)
    missing -= min(WEIGHTS.begun * (floor.sites + 2 * len(floor.apart)), MOST_BEGUN)
    return WEIGHTS.goal / (1 + exp((missing - WEIGHTS.pace * left) / (WEIGHTS.doubt + WEIGHTS.more_doubt * left)))


def lacking(stock: Sequence[int], cost: Goods) -> int:
    """How many goods are missing; biomass may stand for kelp and steelplast (UC 7.6)."""
    kelp, steel, science, credits, biomass, _ = cost
    total = biomass - stock[BIO]
    if kelp > stock[KELP]:
        total += kelp - stock[KELP]
    if steel > stock[STEEL]:
        total += steel - stock[STEEL]
    total = max(0, total)
    if science > stock[SCI]:
        total += science - stock[SCI]
    return total + credits - stock[CRED] if credits > stock[CRED] else total


@cache
def tile_worth(tile: Metropolis, phases: int) -> float:
    """What a blue metropolis is worth when it is connected, roughly."""
    worth: float = sum(map(mul, tile.production, WEIGHTS.harvest)) * phases
    for part in getattr(tile.instant, "parts", (tile.instant,)):
        goods = getattr(part, "goods", None)
        worth += sum(map(mul, goods, WEIGHTS.early)) if goods else 2.0
    return worth


def near(missing: int) -> float:
    """How much of a metropolis counts already, by the tunnels that it lacks."""
    return float(WEIGHTS.near**missing)


@cache
def distance(tunnels: int, place: int) -> int:
    """How many tunnels are missing to connect a metropolis."""
    missing = [n for n in bits(LINKS[place]) if not tunnels >> n & 1]
    return sum(1 + _steps(tunnels, ENDS[n]) for n in missing)


def _steps(tunnels: int, target: int) -> int:
    """How many tunnels until a city site is reached."""
    area, steps = reached(tunnels), 0
    while not area & target:
        grown = area
        for ends in ENDS:
            if ends & area:
                grown |= ends
        area, steps = grown, steps + 1
    return steps

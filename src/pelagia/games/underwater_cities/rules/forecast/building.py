"""The forecast of building, upgrading and converting: which sites are left, and what a new piece may bring."""

from __future__ import annotations

from functools import cache

from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CITY_SITES,
    FARM,
    JUST_BUILT,
    OCITY,
    SCI,
    SCITY,
    STRUCTURE,
    TUNNEL,
    Board,
    Kind,
    Where,
)
from pelagia.games.underwater_cities.rules.building import Build, PayBuild, alike
from pelagia.games.underwater_cities.rules.forecast.bound import (
    ALWAYS_SURE,
    AT_MOST,
    BUILDS,
    CERTAIN,
    HOPELESS,
    NO_MORE,
    SURE,
    Bound,
    Opens,
    Sure,
    at_most,
    both,
)
from pelagia.games.underwater_cities.rules.forecast.reach import (
    BUILDINGS,
    best_of,
    opens,
    reachable,
    triggered,
)
from pelagia.games.underwater_cities.rules.network import LINKS, LINKS_ALL, tunnel_sites
from pelagia.games.underwater_cities.rules.permanent import standing
from pelagia.games.underwater_cities.rules.pieces import JustBuilt
from pelagia.games.underwater_cities.rules.sites import board_of, empty_sites, site_of
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.upgrading import SCIENCE, ConvertCity, PayUpgrade, Upgrade, is_upgraded
from pelagia.games.underwater_cities.rules.words import Part

Game = UnderwaterCities


@SURE.of(Build, PayBuild)
def _(word: Build | PayBuild) -> Sure:
    return BUILDS._replace(opens=Opens.BONUS if word.kind in BUILDINGS else Opens.ALWAYS)


@AT_MOST.of(Build)
def _(word: Build, game: Game, who: int, now: bool) -> Bound | None:
    """The best bonus of any site, resource by resource, and all that could be triggered by a piece."""
    player = game.seats[who]
    more = triggered(game, who).piece[word.kind]
    if more is None:
        return None
    best = best_of(bonuses(game, player, word.kind, word.where, now), game, who, now=False)
    if best is None:
        return None
    if word.kind.members[-1] is TUNNEL:
        connected = _most_of_metropolises(game, who, now)
        if connected is None:
            return None
        more = both(more, connected)
    return both(best, more)


def _most_of_metropolises(game: Game, who: int, now: bool) -> Bound | None:
    """At most what metropolises give that a tunnel may connect; `now`: which it connects at once."""
    player = game.seats[who]
    sites, total = tunnel_sites(player.tunnels), NO_MORE
    for place, links in enumerate(LINKS):
        tile = game.content.metropolises.get(player.metropolises[place])
        lacking = links & ~player.tunnels
        if tile is None or tile.instant is None or not lacking:
            continue
        if now and not (lacking.bit_count() == 1 and lacking.bit_length() - 1 in sites):
            continue
        more = None if opens(tile.instant, game, who) else at_most(tile.instant, game, who, now=False)
        if more is None:
            return None
        total = both(total, more)
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
    board, told = board_of(game, who), triggered(game, who)
    is_second = kind < TUNNEL and alike(board, game.seats[who], n, kind, kind + UPGRADED) == 1
    more = (told.piece if is_second else told.alone)[kind]
    bonus = site_of(board, kind, n).bonus
    most = at_most(bonus, game, who, now=False) if bonus is not None else NO_MORE
    if more is None or most is None:
        return None
    return both(most, more)


ALWAYS_SURE.update(dict.fromkeys((Upgrade, PayUpgrade, ConvertCity), BUILDS._replace(opens=Opens.TRIGGERED)))


@AT_MOST.of(Upgrade)
def _(word: Upgrade, game: Game, who: int, now: bool) -> Bound | None:
    most = triggered(game, who).upgrade
    if most is None or word.costs or word.kind is JUST_BUILT:
        return most
    return most._replace(free_upgrade=True)  # of the new piece of a `whole`, perhaps, which then needs no payment (R97)


@CERTAIN.of(Upgrade)
def _(word: Upgrade, game: Game, who: int) -> bool:
    """Building takes no science on any board, except for cities."""
    return not word.costs or (word.costs == SCIENCE and game.seats[who].stock[SCI] > 0)


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

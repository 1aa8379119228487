"""Upgrading and converting, and metropolis tiles gained in play (UC 8, 12)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import (
    CITY_SITES,
    JUST_BUILT,
    NOTHING,
    TUNNEL,
    TUNNEL_SITES,
    Board,
    Goods,
    Kind,
    goods,
    kind_text,
)
from pelagia.games.underwater_cities.rules.building import (
    FREE,
    JustBuilt,
    city_as_it_is,
    connect_metropolis,
    finish_piece,
    is_second,
    place_of,
)
from pelagia.games.underwater_cities.rules.naming import kind_name, pay_option
from pelagia.games.underwater_cities.rules.network import (
    ENDS,
)
from pelagia.games.underwater_cities.rules.permanent import (
    Event,
    for_change,
    may_build_more,
    reachable,
    reactions,
    standing,
)
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import FREE_UPGRADE, Ask, Word, add, has_goods, spend

SCIENCE: tuple[Goods, ...] = (goods(SCI=1),)
ANY_FREE = goods(PT=FREE_UPGRADE)


def upgradable(game: UnderwaterCities, player: Player, kind: Kind) -> list[str]:
    """The structures of a kind that are not upgraded (UC 8)."""
    board = game.content.boards[player.board]
    if kind is JUST_BUILT:
        return [game.just_built] if not is_upgraded(board, player, game.just_built) else []
    found: list[str] = []
    for one in kind.members:
        if one is TUNNEL:
            plain = player.tunnels & ~player.tunnels_up
            found += [site.id for n, site in enumerate(board.tunnels) if plain >> n & 1]
        elif one in player.buildings:
            found += [site.id for site, has in zip(board.sites, player.buildings, strict=True) if has == one]
    return found


def is_upgraded(board: Board, player: Player, piece: str) -> bool:
    if "-" in piece:
        return bool(player.tunnels_up >> TUNNEL_SITES.index(piece) & 1)
    return player.buildings[site_index(board, piece)] > UPGRADED


@cache
def site_index(board: Board, id: str) -> int:
    return next(n for n, site in enumerate(board.sites) if site.id == id)


def new_pieces(game: UnderwaterCities) -> list[str]:
    """Pieces that will count as just built when all that they triggered is done."""
    return [effect.piece for _, effect in game.agenda if isinstance(effect, JustBuilt)]


def kind_of(board: Board, player: Player, piece: str) -> Kind:
    return TUNNEL if "-" in piece else Kind(player.buildings[site_index(board, piece)] % UPGRADED)


@effect
class Upgrade(Ask):
    """D12: upgrade one structure. `costs` are alternatives; none of them: free."""

    kind: Kind
    costs: tuple[Goods, ...] = SCIENCE

    def ways(self, game: UnderwaterCities, who: int, kind: Kind) -> list[Goods]:
        """The payable ways for a kind."""
        player = game.seats[who]
        if not self.costs:
            return [FREE]
        costs = self.costs
        if prices := standing(game, who).prices:
            more = [one.alt for one in prices if kind in one.kind.members]
            costs = tuple(dict.fromkeys((*costs, *more)))
        return [way for way in costs if has_goods(player, way)]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        player = game.seats[who]
        if self.kind is JUST_BUILT:
            board = game.content.boards[player.board]
            if is_upgraded(board, player, game.just_built):
                return True  # R97
            return bool(self.ways(game, who, kind_of(board, player, game.just_built)))
        for kind in self.kind.members:
            plain = player.tunnels & ~player.tunnels_up if kind is TUNNEL else kind in player.buildings
            if plain and self.ways(game, who, kind):
                return True
        return False

    def is_certain(self, game: UnderwaterCities, who: int) -> bool:
        """Building takes no science on any board, except for cities."""
        return not self.costs or (self.costs == SCIENCE and game.seats[who].stock[2] > 0)

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        player = game.seats[who]
        board = game.content.boards[player.board]
        found: list[Option] = []
        for kind in (JUST_BUILT,) if self.kind is JUST_BUILT else self.kind.members:
            real = kind_of(board, player, game.just_built) if kind is JUST_BUILT else kind
            if self.ways(game, who, real):
                found += [upgrade_option(piece) for piece in upgradable(game, player, kind)]
        return found

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        ways = self.ways(game, who, kind_of(game.content.boards[player.board], player, key))
        if len(ways) > 1:
            game.push(who, PayUpgrade(key, tuple(ways)))
        else:
            spend(game, who, ways[0])
            upgrade_piece(game, who, key)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        most = for_change(game, who)
        if most is None or self.costs or self.kind is JUST_BUILT:
            return most
        return add(most, ANY_FREE)  # it may upgrade the new piece of a `whole`, which then needs no payment (R97)

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        return may_build_more(game, who)

    def is_hopeless(self, game: UnderwaterCities, who: int, most: Goods) -> bool:
        """Not payable in the only way, whatever else is gained, and not upgraded by now."""
        if self.costs != SCIENCE or most[5] >= FREE_UPGRADE or standing(game, who).prices:
            return False
        all_of_it = reachable(game, who, most)
        if all_of_it is None or game.seats[who].stock[2] + all_of_it[2] > 0:
            return False
        player = game.seats[who]
        board = game.content.boards[player.board]
        new = [piece for piece in (game.just_built, *new_pieces(game)) if "-" in piece or "." in piece]  # no cities
        return not any(is_upgraded(board, player, piece) for piece in new)

    def distinct(self, game: UnderwaterCities, who: int, options: list[Option], last: bool) -> list[Option]:
        """Equal structures at equal cities are the same, and so are tunnels next to a city."""
        player = game.seats[who]
        board = game.content.boards[player.board]
        new = new_pieces(game)  # a `whole` may wait for one of them
        found: dict[object, Option] = {}
        for option in options:
            key = option.key
            if key is not None and key not in new:
                if "-" not in key:
                    site = site_index(board, key)
                    key = (player.buildings[site], city_as_it_is(board, player, site))
                elif ENDS[TUNNEL_SITES.index(key)] & player.cities:
                    key = TUNNEL
            found.setdefault(key, option)
        return [*found.values()]

    def builds(self) -> bool:
        return True

    def name(self) -> str:
        kind = "" if self.kind in (Kind.STRUCTURE, JUST_BUILT) else f" {kind_name(self.kind)}"
        return f"upgrade{kind}{'' if self.costs else ' free'}"

    def text(self) -> Text:
        word = Text("underwater-cities-upgrade", kind=kind_text(self.kind))
        if self.costs == SCIENCE:
            return word
        if not self.costs:
            return Text("underwater-cities-upgrade-free", what=word)
        return Text("underwater-cities-upgrade-cost", what=word, cost=self._arg(self.costs))


@cache
def upgrade_option(piece: str) -> Option:
    text = Text("underwater-cities-upgrade-at", site=Ref(piece))
    return Option(piece, f"upgrade {piece}", text, (place_of(piece),))


@effect
class PayUpgrade(Ask):
    """How an upgrade is paid for."""

    piece: str
    ways: tuple[Goods, ...]

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [pay_option(way) for way in self.ways]

    def builds(self) -> bool:
        return True

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        return may_build_more(game, who)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return for_change(game, who)

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        spend(game, who, key)
        upgrade_piece(game, who, self.piece)


def upgrade_piece(game: UnderwaterCities, who: int, piece: str) -> None:
    player = game.seats[who]
    board = game.content.boards[player.board]
    kind = kind_of(board, player, piece)
    items = reactions(game, who, Event.UPGRADED, kind)
    if kind is TUNNEL:
        player.tunnels_up |= 1 << TUNNEL_SITES.index(piece)
    else:
        site = site_index(board, piece)
        player.buildings[site] = kind + UPGRADED
        if is_second(board, player, site, kind + UPGRADED):
            items += reactions(game, who, Event.SECOND_UP, kind)
    game.tell("upgraded", seat=who, kind=kind.name, site=piece)
    finish_piece(game, who, "", items)


@effect
class ConvertCity(Ask):
    """D27: an ordinary city becomes a symbiotic one; this is not building (UC 8 no. 5)."""

    cost: Goods

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        player = game.seats[who]
        if not game.violet_supply or not has_goods(player, self.cost):
            return []
        ordinary = player.cities & ~player.symbiotic
        return [convert_option(city) for n, city in enumerate(CITY_SITES) if ordinary >> n & 1]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        spend(game, who, self.cost)
        game.seats[who].symbiotic |= 1 << CITY_SITES.index(key)
        game.violet_supply -= game.violet_supply > 0
        game.white_supply += 1
        game.tell("converted", seat=who, site=key)
        finish_piece(game, who, "", [])

    def name(self) -> str:
        return "convert city"

    def builds(self) -> bool:
        return True

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        return may_build_more(game, who)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return for_change(game, who)


@cache
def convert_option(city: str) -> Option:
    return Option(city, f"convert {city}", Text("underwater-cities-convert", site=Ref(city)), (f"city:{city}",))


@effect
class MetropolisTile(Word):
    """The top tile of the undealt blue stock, connected at once (UC 12 no. 5)."""

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(game.stock)

    def run(self, game: UnderwaterCities, who: int) -> None:
        if game.stock and (game.foreseeing or not game.blind):
            tile = game.stock.pop()
            game.seats[who].metropolises.append(tile)
            game.seal()
            game.tell("tile", seat=who, tile=tile)
            finish_piece(game, who, "", connect_metropolis(game, who, tile))

    def name(self) -> str:
        return "gain metropolis tile"

    def is_sure(self) -> bool:
        return True

    def is_steady(self) -> bool:
        return False

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING

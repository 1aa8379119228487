"""Upgrading and converting (UC 8)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Text, word
from pelagia.games.underwater_cities.content.card import (
    CITY_SITES,
    JUST_BUILT,
    TUNNEL,
    TUNNEL_SITES,
    Board,
    Goods,
    Kind,
    goods,
)
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.building import FREE, alike
from pelagia.games.underwater_cities.rules.goods import has_goods, spend
from pelagia.games.underwater_cities.rules.naming import kind_name, pay_option
from pelagia.games.underwater_cities.rules.permanent import Event, standing
from pelagia.games.underwater_cities.rules.pieces import finish_piece
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import reactions
from pelagia.games.underwater_cities.rules.words import Ask

SCIENCE: tuple[Goods, ...] = (goods(SCI=1),)


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
    if piece in TUNNEL_SITES:
        return bool(player.tunnels_up >> TUNNEL_SITES.index(piece) & 1)
    return player.buildings[site_index(board, piece)] > UPGRADED


@cache
def site_index(board: Board, id: str) -> int:
    return next(n for n, site in enumerate(board.sites) if site.id == id)


def kind_of(board: Board, player: Player, piece: str) -> Kind:
    return TUNNEL if piece in TUNNEL_SITES else Kind(player.buildings[site_index(board, piece)] % UPGRADED)


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

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
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

    def written(self) -> str:
        kind = "" if self.kind in (Kind.STRUCTURE, JUST_BUILT) else f" {kind_name(self.kind)}"
        return f"upgrade{kind}{'' if self.costs else ' free'}"

    def text(self) -> Text:
        upgrade = Text("underwater-cities-upgrade", kind=word(self.kind))
        if self.costs == SCIENCE:
            return upgrade
        if not self.costs:
            return Text("underwater-cities-upgrade-free", what=upgrade)
        return Text("underwater-cities-upgrade-cost", what=upgrade, cost=self._arg(self.costs))


@cache
def upgrade_option(piece: str) -> Option:
    text = Text("underwater-cities-upgrade-at", site=Ref(piece))
    return Option(piece, f"upgrade {piece}", text, (places.site(piece),))


@effect
class PayUpgrade(Ask):
    """How an upgrade is paid for."""

    piece: str
    ways: tuple[Goods, ...]

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [pay_option(way) for way in self.ways]

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
        player.buildings = put(player.buildings, site, kind + UPGRADED)
        if alike(board, player, site, kind + UPGRADED) == 2:
            items += reactions(game, who, Event.SECOND_UP, kind)
    game.tell("upgraded", seat=who, kind=kind, site=Ref(piece))
    finish_piece(game, who, "", items)


@effect
class ConvertCity(Ask):
    """D27: an ordinary city becomes a symbiotic one; this is not building (UC 8 no. 5)."""

    cost: Goods

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
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
        game.tell("converted", seat=who, site=Ref(key))
        finish_piece(game, who, "", [])

    def written(self) -> str:
        return "convert city"


@cache
def convert_option(city: str) -> Option:
    return Option(city, f"convert {city}", Text("underwater-cities-convert", site=Ref(city)), (places.site(city),))

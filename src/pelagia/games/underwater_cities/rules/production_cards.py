"""What cards say of production: changes of it, and production in between (UC 13.3, 19.3)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import Goods, Kind, Resource, goods_text
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.counting import count_connected
from pelagia.games.underwater_cities.rules.goods import only, receive, spend, without
from pelagia.games.underwater_cities.rules.network import SINGLE, TUNNEL_UP_GIVES, fed_by, touched
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Ask, Part, Word


class Change(Word):
    """Takes back one thing that was produced in this phase and gives another."""

    __slots__ = ()
    resource: Resource
    part: Part

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return game.produced[self.resource] > 0 and game.seats[who].stock[self.resource] > 0

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.produced = without(game.produced, only(self.resource))
        spend(game, who, only(self.resource))
        game.push(who, self.part)

    def resource_text(self) -> Text:
        return Text(f"underwater-cities-resource-{self.resource.name.lower()}")


@effect
class AlterOne(Change):
    """Give back what one connected structure produced in this phase, take the gains instead."""

    kind: Kind
    resource: Resource
    part: Part

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return Change.can(self, game, who) and count_connected(game, who, self.kind) > 0

    def written(self) -> str:
        return "alter"

    def text(self) -> Text:
        given = {"resource": self.resource_text(), "part": self.part.text()}
        return Text("underwater-cities-alter-one", kind=self._arg(self.kind), **given)


@effect
class ConvertProduced(Change):
    """Give back one resource that was produced in this phase, take the gains."""

    resource: Resource
    part: Part

    def written(self) -> str:
        return "convert"

    def text(self) -> Text:
        given = {"resource": self.resource_text(), "part": self.part.text()}
        return Text("underwater-cities-convert-produced", **given)


@effect
class TakeProduction(Ask):
    """The production of upgraded structures, by the amounts of the information card (R57, R58)."""

    n: int

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        player = game.seats[who]
        board = game.content.boards[player.board]
        found = [
            produce_option(board.sites[site].id, SINGLE[kind])
            for site, kind in enumerate(player.buildings)
            if kind > UPGRADED and is_at_connected(game, player, site)
        ]
        tunnels = fed_by(player.cities, player.tunnels_up)
        return found + [produce_option(board.tunnels[tunnel].id, TUNNEL_UP_GIVES) for tunnel in tunnels]

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        receive(game, who, key)
        if self.n > 1:
            game.push(who, TakeProduction(self.n - 1))

    def written(self) -> str:
        return "take production"


def is_at_connected(game: UnderwaterCities, player: Player, site: int) -> bool:
    city = game.content.boards[player.board].city_of[site]
    return bool(player.cities & touched(player.tunnels) & 1 << city)


@cache
def produce_option(site: str, goods: Goods) -> Option:
    text = Text("underwater-cities-take-production-of", site=Ref(site), what=goods_text(goods))
    return Option(goods, f"take {site}", text, (places.site(site),))

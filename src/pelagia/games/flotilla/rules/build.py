"""Founders on the Skyside: building tiles in four steps: take, pay, place, score (FL 10.2 to 10.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.masks import members
from pelagia.core.state import drop
from pelagia.core.text import Ref, Text
from pelagia.games.flotilla.content.card import Content, Tile
from pelagia.games.flotilla.rules import places, sea
from pelagia.games.flotilla.rules.gains import STOP, Sonar, score
from pelagia.games.flotilla.rules.ocean import HEXES, ask_tile, ask_turn, ask_where, tile, why_not_hex
from pelagia.games.flotilla.rules.state import DIAL_MAX, Flotilla, Placed, Source


@effect
class Build(Effect[Flotilla]):
    """Build up to n tiles of the tile stock (ruling 11)."""

    n: int
    discount: int = 0
    bonus: int = 0

    def can(self, game: Flotilla, who: int) -> bool:
        return TakeTile(self.n, self.discount).can(game, who)

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, TakeTile(self.n, self.discount), PlaceAll(self.bonus))


@effect
class TakeTile(Choice[Flotilla]):
    """Take tiles that can be paid, and pay for them (Q16). They are placed in this order."""

    n: int
    discount: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player, tiles = game.seats[who], game.content.tiles
        if len(player.tiles) + len(game.looking) >= sea.ROOM:
            return []
        options = []
        for id in player.tile_stock:
            cost = self.cost(tiles[id])
            if cost <= player.stock[tiles[id].colour]:
                options.append(tile(id, cost))
        return [*options, STOP] if options else []

    def cost(self, tile: Tile) -> int:
        return max(0, tile.cost - self.discount)

    def chosen(self, game: Flotilla, who: int, key: str | None) -> None:
        if key is None:
            return
        player, tile = game.seats[who], game.content.tiles[key]
        player.stock[tile.colour] -= self.cost(tile)
        player.tile_stock = drop(player.tile_stock, key)
        game.looking.append(key)
        if self.n > 1:
            game.push(who, TakeTile(self.n - 1, self.discount))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_tile("take-tile", self.n)

    def expected(self, game: Flotilla, who: int) -> list[Option]:
        return [tile(id, 0) for id in (*game.looking, *game.seats[who].tile_stock)]

    def why_not(self, game: Flotilla, who: int, key: str) -> Text | None:
        if key in game.looking:
            return Text("flotilla-why-taken", card=Ref(key))
        tile = game.content.tiles[key]
        return Text("flotilla-why-cost", card=Ref(key), n=self.cost(tile), have=game.seats[who].stock[tile.colour])


@effect
class PlaceAll(Effect[Flotilla]):
    """Place all tiles that were taken, then score each of them in the city as it is then."""

    bonus: int

    def run(self, game: Flotilla, who: int) -> None:
        taken = game.looking
        game.push(who, *(BuildWhere(id) for id in taken), *(Piece(id, self.bonus) for id in taken))


@effect
class BuildWhere(Choice[Flotilla]):
    """Where to build it (Q17): colours and land do not matter."""

    tile: str

    def options(self, game: Flotilla, who: int) -> list[Option]:
        return [HEXES[hex] for hex in members(sea.free(game.seats[who].tiles))]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        game.push(who, BuildTurn(self.tile, key))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_where(self.tile)

    def expected(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return HEXES

    def why_not(self, game: Flotilla, who: int, key: int) -> Text | None:
        return why_not_hex(game, who, key)


@effect
class BuildTurn(Choice[Flotilla]):
    """How to turn it (Q18). A circle of stations moves the sonar marker at once (FL 10.5)."""

    tile: str
    hex: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        points = forecast(game, who, self.tile, self.hex)
        return [turn(self.hex, number, each[-1], sum(each)) for number, each in enumerate(points)]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        player, new = game.seats[who], Placed(self.hex, self.tile, key)
        game.looking.remove(self.tile)
        complete = sea.completes_sonar(player.tiles, new, game.content.tiles)
        player.tiles += (new,)
        game.tell("built", seat=who, card=Ref(self.tile), hex=sea.TOLD[self.hex])
        if complete:
            game.push(who, Sonar())

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_turn(self.tile)


@effect
class Piece(Choice[Flotilla]):
    """Score a built tile for one of its land pieces; asked only if that makes a difference (Q19, FL 10.4)."""

    tile: str
    bonus: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        city = sea.City(game.seats[who].tiles, game.content.tiles)
        hex = next(placed.hex for placed in game.seats[who].tiles if placed.tile == self.tile)
        dial = game.dials[city.tiles[hex].colour]
        options = []
        for number in city.pieces(hex):
            a, b = city.factors(hex, number, dial, DIAL_MAX)
            options.append(piece(number, a, b, hex))
        return options if len({option.key for option in options}) > 1 else options[:1]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        score(game, who, key + self.bonus, Source.CITY)

    def prompt(self, game: Flotilla, who: int) -> Text:
        return Text("flotilla-ask-piece", card=Ref(self.tile))


# What tiles will score


class Unscored(NamedTuple):
    """A tile that was built by the effect that is going on: what it would score if nothing else came."""

    hex: int
    tile: str
    points: int


def pending(game: Flotilla, who: int) -> list[tuple[int, str, int]]:
    """The tiles that are placed and wait to be scored, in this order: hex, tile, and what the card adds."""
    placed = {laid.tile: laid.hex for laid in game.seats[who].tiles}
    waiting = game.to_come(who, Piece)
    return [(placed[step.tile], step.tile, step.bonus) for step in waiting if step.tile in placed]


def unscored(game: Flotilla, who: int) -> list[Unscored]:
    """The placed tiles that wait to be scored, and what each would score in the city as it is."""
    waiting = pending(game, who)
    city = sea.City(game.seats[who].tiles, game.content.tiles) if waiting else None
    return [Unscored(hex, id, bonus + city.points(hex, game.dials, DIAL_MAX)) for hex, id, bonus in waiting if city]


def forecast(game: Flotilla, who: int, id: str, hex: int) -> tuple[tuple[int, ...], ...]:
    """By turn of a tile on this hex: what each tile that waits to be scored would score, the new one last."""
    bonus = next(piece.bonus for piece in game.to_come(who, Piece) if piece.tile == id)
    waiting = tuple((place, more) for place, _, more in pending(game, who))
    return _forecast(
        game.content, tuple(game.seats[who].tiles), tuple(game.dials), (*waiting, (hex, bonus)), game.content.tiles[id]
    )


@lru_cache(256)
def _forecast(
    content: Content, placed: tuple[Placed, ...], dials: tuple[int, ...], waiting: Sequence[tuple[int, int]], tile: Tile
) -> tuple[tuple[int, ...], ...]:
    city, hex = sea.City(placed, content.tiles), waiting[-1][0]
    by_turn = []
    for turn in range(sea.city_turns(tile)):
        city.put(hex, tile, turn)
        by_turn.append(tuple(bonus + city.points(place, dials, DIAL_MAX) for place, bonus in waiting))
    return tuple(by_turn)


@lru_cache(4096)  # any sum of points
def turn(hex: int, number: int, points: int, total: int) -> Option:
    """`total` is what all tiles score together that were placed by this effect."""
    text = Text("flotilla-option-build-turn", turn=number, n=points, others=total - points, total=total)
    return Option(number, f"turn {number}", text, (places.hex(sea.NAMES[hex]), places.turn(number)))


@lru_cache(4096)
def piece(number: int, a: int, b: int, hex: int) -> Option:
    """Its key is what it scores."""
    text = Text("flotilla-option-piece", piece=number + 1, a=a, b=b, n=a * b)  # people count from 1
    return Option(a * b, f"piece {number}", text, (places.hex(sea.NAMES[hex]), places.piece(number)))

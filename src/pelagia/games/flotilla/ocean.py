"""Founders: drawing and placing ocean tiles, drawing and building them (FL 9, 10)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.text import Ref, Text
from pelagia.games.flotilla import sea
from pelagia.games.flotilla.content.card import Tile
from pelagia.games.flotilla.gains import STOP, Artefact, Sonar, poison, score
from pelagia.games.flotilla.state import DIAL_MAX, Flotilla, Placed, Source


def draw_tiles(game: Flotilla, who: int, n: int, clean: bool) -> list[str]:
    """Draw from the bag, as many as there are, and gain the toxicity of all of them (FL 9.2)."""
    drawn = [game.ocean_bag.pop() for _ in range(min(n, len(game.ocean_bag)))]
    if drawn:
        game.seal()
        game.tell("drew", seat=who, cards=tuple(drawn))
        if not clean:
            poison(game, who, sum(game.content.tiles[tile].toxicity for tile in drawn))
    return drawn


# Sinkside


@effect
class Explore(Effect[Flotilla]):
    """Draw tiles, place some, return the rest."""

    drawn: int
    placed: int
    clean: bool = False

    def can(self, game: Flotilla, who: int) -> bool:
        return bool(game.ocean_bag)

    def run(self, game: Flotilla, who: int) -> None:
        start = len(game.looking)
        game.looking += draw_tiles(game, who, self.drawn, self.clean)
        game.push(who, PlaceTile(self.placed, start), ReturnTiles(start))


@effect
class PlaceTile(Choice[Flotilla]):
    """Which drawn tile to place next (Q13). Tiles before `start` belong to an effect that waits."""

    left: int
    start: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        own, tiles = game.seats[who].tiles, game.content.tiles
        found = [tile(id, 0) for id in game.looking[self.start :] if sea.fitting(own, tiles[id].depth, tiles)]
        return [*found, STOP] if found else found

    def chosen(self, game: Flotilla, who: int, key: str | None) -> None:
        if key is not None:
            if self.left > 1:
                game.push(who, PlaceTile(self.left - 1, self.start))
            game.push(who, PlaceWhere(key))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_tile("place-tile", self.left)

    def why_not(self, game: Flotilla, who: int, answer: str) -> Text | None:
        id = answer.removeprefix("tile ")
        return Text("flotilla-why-no-hex", card=Ref(id)) if id in game.looking[self.start :] else None


@effect
class PlaceWhere(Choice[Flotilla]):
    """Where to place it (Q14)."""

    tile: str

    def options(self, game: Flotilla, who: int) -> list[Option]:
        tiles = game.content.tiles
        return [HEXES[hex] for hex in sea.hexes(sea.fitting(game.seats[who].tiles, tiles[self.tile].depth, tiles))]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        game.push(who, PlaceTurn(self.tile, key))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_where(self.tile)

    def why_not(self, game: Flotilla, who: int, answer: str) -> Text | None:
        hex = answer.removeprefix("hex ")
        return Text("flotilla-why-hex", hex=hex) if hex in sea.NAMES else None


@effect
class PlaceTurn(Choice[Flotilla]):
    """How to turn it (Q15). A circle of arcs pays at once (FL 9.5)."""

    tile: str
    hex: int

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return turns(self.hex, sea.sea_turns(game.content.tiles[self.tile]))

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        player, new = game.seats[who], Placed(self.hex, self.tile, key)
        game.looking.remove(self.tile)
        complete = sea.completes_artefact(player.tiles, new, game.content.tiles)
        player.tiles.append(new)
        game.tell("placed", seat=who, card=self.tile, hex=sea.NAMES[self.hex])
        if complete:
            game.push(who, Artefact())

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_turn(self.tile)


@effect
class ReturnTiles(Effect[Flotilla]):
    """What was drawn and not placed goes back, and the bag is shaken."""

    start: int

    def run(self, game: Flotilla, who: int) -> None:
        rest = game.looking[self.start :]
        if rest:
            del game.looking[self.start :]
            game.tell("returned", seat=who, cards=tuple(rest))
            into_bag(game, rest)


def into_bag(game: Flotilla, tiles: list[str]) -> None:
    """Put tiles into the bag and shake it."""
    game.ocean_bag += tiles
    game.shuffle(game.ocean_bag)


# Skyside


@effect
class Draw(Effect[Flotilla]):
    """Tiles into the tile stock (FL 10.1)."""

    n: int
    clean: bool = False

    def can(self, game: Flotilla, who: int) -> bool:
        return bool(game.ocean_bag)

    def run(self, game: Flotilla, who: int) -> None:
        game.seats[who].tile_stock += draw_tiles(game, who, self.n, self.clean)


@effect
class DrawTile(Effect[Flotilla]):
    """Draw a tile: a Sinksider may place it, a Skysider keeps it (FL 9.6)."""

    def can(self, game: Flotilla, who: int) -> bool:
        return bool(game.ocean_bag)

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, Draw(1) if game.seats[who].side else Explore(1, 1))


@effect
class Build(Choice[Flotilla]):
    """Build tiles, one after the other, each completely (Q16, FL 10.2)."""

    n: int
    discount: int = 0
    bonus: int = 0

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player, tiles = game.seats[who], game.content.tiles
        found = []
        for id in player.tile_stock:
            cost = self.cost(tiles[id])
            if cost <= player.stock[tiles[id].colour]:
                found.append(tile(id, cost))
        return [*found, STOP] if found and sea.free(player.tiles) else []

    def cost(self, tile: Tile) -> int:
        return max(0, tile.cost - self.discount)

    def chosen(self, game: Flotilla, who: int, key: str | None) -> None:
        if key is None:
            return
        player, tile = game.seats[who], game.content.tiles[key]
        player.stock[tile.colour] -= self.cost(tile)
        player.tile_stock.remove(key)
        game.looking.append(key)
        if self.n > 1:
            game.push(who, Build(self.n - 1, self.discount, self.bonus))
        game.push(who, BuildWhere(key, self.bonus))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_tile("build", self.n)

    def why_not(self, game: Flotilla, who: int, answer: str) -> Text | None:
        id = answer.removeprefix("tile ")
        if id not in game.seats[who].tile_stock:
            return None
        tile = game.content.tiles[id]
        return Text("flotilla-why-cost", card=Ref(id), n=self.cost(tile), have=game.seats[who].stock[tile.colour])


@effect
class BuildWhere(Choice[Flotilla]):
    """Where to build it (Q17): colours and land do not matter."""

    tile: str
    bonus: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        return [HEXES[hex] for hex in sea.hexes(sea.free(game.seats[who].tiles))]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        game.push(who, BuildTurn(self.tile, key, self.bonus))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_where(self.tile)

    def why_not(self, game: Flotilla, who: int, answer: str) -> Text | None:
        hex = answer.removeprefix("hex ")
        return Text("flotilla-why-hex", hex=hex) if hex in sea.NAMES else None


@effect
class BuildTurn(Choice[Flotilla]):
    """How to turn it (Q18); then it is scored, and a circle of stations moves the sonar marker (FL 10.5)."""

    tile: str
    hex: int
    bonus: int

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return turns(self.hex, sea.city_turns(game.content.tiles[self.tile]))

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        player, new = game.seats[who], Placed(self.hex, self.tile, key)
        game.looking.remove(self.tile)
        complete = sea.completes_sonar(player.tiles, new, game.content.tiles)
        player.tiles.append(new)
        game.tell("built", seat=who, card=self.tile, hex=sea.NAMES[self.hex])
        if complete:
            game.push(who, Sonar())
        game.push(who, Piece(self.hex, self.bonus))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_turn(self.tile)


@effect
class Piece(Choice[Flotilla]):
    """Score the new tile for one of its land pieces; asked only if that makes a difference (Q19, FL 10.4)."""

    hex: int
    bonus: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        city = sea.City(game.seats[who].tiles, game.content.tiles)
        dial = game.dials[city.tiles[self.hex].colour]
        found = []
        for number in city.pieces(self.hex):
            a, b = city.factors(self.hex, number, dial, DIAL_MAX)
            found.append(piece(number, a, b, self.hex))
        return found if len({option.key for option in found}) > 1 else found[:1]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        score(game, who, key + self.bonus, Source.CITY)


@cache
def piece(number: int, a: int, b: int, hex: int) -> Option:
    """Its key is what it scores."""
    text = Text("flotilla-option-piece", piece=number + 1, a=a, b=b, n=a * b)  # people count from 1
    return Option(a * b, f"piece {number}", text, (f"hex:{sea.NAMES[hex]}", f"piece:{number}"))


@cache
def tile(id: str, cost: int) -> Option:
    text = Text("flotilla-option-tile", card=Ref(id), n=cost)
    return Option(id, f"tile {id}", text, (id,))


@cache
def turns(hex: int, n: int) -> tuple[Option, ...]:
    places = (f"hex:{sea.NAMES[hex]}",)
    return tuple(Option(t, f"turn {t}", Text("flotilla-option-turn", n=t), (*places, f"turn:{t}")) for t in range(n))


HEXES = tuple(
    Option(hex, f"hex {name}", Text("flotilla-option-hex", hex=name), (f"hex:{name}",))
    for hex, name in enumerate(sea.NAMES)
)


@cache
def ask_tile(what: str, n: int) -> Text:
    return Text(f"flotilla-ask-{what}", n=n)


@cache
def ask_where(id: str) -> Text:
    return Text("flotilla-ask-where", card=Ref(id))


@cache
def ask_turn(id: str) -> Text:
    return Text("flotilla-ask-turn", card=Ref(id))

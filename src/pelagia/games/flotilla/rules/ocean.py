"""Founders: drawing ocean tiles, and placing them on the Sinkside (FL 9, 10.1)."""

from __future__ import annotations

from functools import cache

from pelagia.core.asking import left
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.masks import members
from pelagia.core.text import Ref, Text, refs
from pelagia.games.flotilla.rules import places, sea
from pelagia.games.flotilla.rules.gains import STOP, Artefact, poison
from pelagia.games.flotilla.rules.state import Flotilla, Placed


def draw_tiles(game: Flotilla, who: int, n: int, clean: bool) -> list[str]:
    """Draw from the bag, as many as there are, and gain the toxicity of all of them (FL 9.2)."""
    drawn = [game.ocean_bag.pop() for _ in range(min(n, len(game.ocean_bag)))]
    if drawn:
        game.seal()
        game.tell("drew", seat=who, cards=refs(drawn))
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
        options = [tile(id, 0) for id in game.looking[self.start :] if sea.fitting(own, tiles[id].depth, tiles)]
        return [*options, STOP] if options else options

    def chosen(self, game: Flotilla, who: int, key: str | None) -> None:
        if key is not None:
            if self.left > 1:
                game.push(who, PlaceTile(self.left - 1, self.start))
            game.push(who, PlaceWhere(key))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_tile("place-tile", self.left)

    def expected(self, game: Flotilla, who: int) -> list[Option]:
        return [tile(id, 0) for id in game.looking[self.start :]]

    def why_not(self, game: Flotilla, who: int, key: str) -> Text | None:
        return Text("flotilla-why-no-hex", card=Ref(key))


@effect
class PlaceWhere(Choice[Flotilla]):
    """Where to place it (Q14)."""

    tile: str

    def options(self, game: Flotilla, who: int) -> list[Option]:
        tiles = game.content.tiles
        return [HEXES[hex] for hex in members(sea.fitting(game.seats[who].tiles, tiles[self.tile].depth, tiles))]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        game.push(who, PlaceTurn(self.tile, key))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_where(self.tile)

    def expected(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return HEXES

    def why_not(self, game: Flotilla, who: int, key: int) -> Text | None:
        return why_not_hex(game, who, key)


def why_not_hex(game: Flotilla, who: int, hex: int) -> Text:
    """Say why a tile cannot go to a hex: it is not empty, it touches nothing, or the depths do not go together."""
    tiles = game.seats[who].tiles
    if hex in (sea.DOCK, sea.UNLOADING) or any(placed.hex == hex for placed in tiles):
        why = "taken"
    else:
        why = "depth" if sea.free(tiles) >> hex & 1 else "far"
    return Text(f"flotilla-why-hex-{why}")


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
        player.tiles += (new,)
        game.tell("placed", seat=who, card=Ref(self.tile), hex=sea.TOLD[self.hex])
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
            game.tell("returned", seat=who, cards=refs(rest))
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
        game.seats[who].tile_stock += tuple(draw_tiles(game, who, self.n, self.clean))


@effect
class DrawTile(Effect[Flotilla]):
    """Draw a tile: a Sinksider may place it, a Skysider keeps it (FL 9.6)."""

    def can(self, game: Flotilla, who: int) -> bool:
        return bool(game.ocean_bag)

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, Draw(1) if game.seats[who].side else Explore(1, 1))


@cache
def tile(id: str, cost: int) -> Option:
    text = Text("flotilla-option-tile", card=Ref(id), n=cost)
    return Option(id, f"tile {id}", text, (places.tile(id),))


@cache
def turns(hex: int, n: int) -> tuple[Option, ...]:
    at = places.hex(sea.NAMES[hex])
    return tuple(Option(t, f"turn {t}", Text("flotilla-option-turn", n=t), (at, places.turn(t))) for t in range(n))


HEXES = tuple(
    Option(hex, f"hex {name}", Text("flotilla-option-hex", hex=sea.WORDS[hex]), (places.hex(name),))
    for hex, name in enumerate(sea.NAMES)
)


@cache
def ask_tile(what: str, n: int) -> Text:
    return left(Text(f"flotilla-ask-{what}"), n)


@cache
def ask_where(id: str) -> Text:
    return Text("flotilla-ask-where", card=Ref(id))


@cache
def ask_turn(id: str) -> Text:
    return Text("flotilla-ask-turn", card=Ref(id))

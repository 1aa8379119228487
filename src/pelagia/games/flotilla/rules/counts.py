"""What can be counted: for goals (FL 22.11) and for `per` (FL 22.0)."""

from __future__ import annotations

from pelagia.core.effects import Condition, Number, effect
from pelagia.games.flotilla.content.card import Colour, Depth, Guild, Side
from pelagia.games.flotilla.rules.sea import City
from pelagia.games.flotilla.rules.state import Flotilla, outposts_built, owned_crew


@effect
class DepthTiles(Number[Flotilla]):
    """Tiles of a depth in one's sea."""

    depth: Depth

    def value(self, game: Flotilla, who: int) -> int:
        tiles = game.content.tiles
        player = game.seats[who]
        return sum(tiles[placed.tile].depth is self.depth for placed in player.tiles) if not player.side else 0


@effect
class ColourTiles(Number[Flotilla]):
    """Tiles of a colour in one's city."""

    colour: Colour

    def value(self, game: Flotilla, who: int) -> int:
        tiles = game.content.tiles
        player = game.seats[who]
        return sum(tiles[placed.tile].colour is self.colour for placed in player.tiles) if player.side else 0


@effect
class BuildSites(Number[Flotilla]):
    """Build sites, used or free, with that of the starter tile."""

    def value(self, game: Flotilla, who: int) -> int:
        return len(sites(game, who))


@effect
class Fleet(Number[Flotilla]):
    """Ships in play."""

    def value(self, game: Flotilla, who: int) -> int:
        return len(game.seats[who].ships)


@effect
class StockColours(Number[Flotilla]):
    """Different colours in stock."""

    def value(self, game: Flotilla, who: int) -> int:
        return sum(n > 0 for n in game.seats[who].stock)


@effect
class GuildCrew(Number[Flotilla]):
    """Crew cards of levels 1 and 2 that one owns."""

    def value(self, game: Flotilla, who: int) -> int:
        crew = game.content.crew
        return sum(crew[card].level > 0 for card in owned_crew(game, who))


@effect
class BannerSeals(Number[Flotilla]):
    """Seals on the banners of all guilds."""

    def value(self, game: Flotilla, who: int) -> int:
        return sum(game.seats[who].seals)


@effect
class Outposts(Number[Flotilla]):
    """Outposts built in the whole game (ruling 5)."""

    def value(self, game: Flotilla, who: int) -> int:
        return outposts_built(game.seats[who])


@effect
class DepletedTiles(Number[Flotilla]):
    def value(self, game: Flotilla, who: int) -> int:
        return sum(placed.depleted for placed in game.seats[who].tiles)


@effect
class FoundArtefacts(Number[Flotilla]):
    def value(self, game: Flotilla, who: int) -> int:
        return game.seats[who].artefacts


@effect
class Buildings(Number[Flotilla]):
    """Buildings of all colours in one's city."""

    def value(self, game: Flotilla, who: int) -> int:
        player = game.seats[who]
        return sum(game.content.tiles[placed.tile].building for placed in player.tiles) if player.side else 0


@effect
class Settlement(Number[Flotilla]):
    """Ocean tiles in one's largest settlement."""

    def value(self, game: Flotilla, who: int) -> int:
        player = game.seats[who]
        return City(player.tiles, game.content.tiles).largest() if player.side else 0


@effect
class Stations(Number[Flotilla]):
    """Sonar stations in one's city."""

    def value(self, game: Flotilla, who: int) -> int:
        player = game.seats[who]
        return sum(game.content.tiles[placed.tile].station >= 0 for placed in player.tiles) if player.side else 0


@effect
class Sold(Number[Flotilla]):
    """Resources sold this turn."""

    def value(self, game: Flotilla, who: int) -> int:
        return sum(game.sold)


@effect
class Bought(Number[Flotilla]):
    """Resources bought this turn."""

    def value(self, game: Flotilla, who: int) -> int:
        return sum(game.bought)


def sites(game: Flotilla, who: int) -> list[int]:
    """The hexes with a build site; hex 0 stands for the starter tile (FL 8.2)."""
    player, tiles = game.seats[who], game.content.tiles
    if player.side is Side.SINKSIDE:
        return [0, *(placed.hex for placed in player.tiles if tiles[placed.tile].island)]
    return [0, *(placed.hex for placed in player.tiles if tiles[placed.tile].site)]


@effect
class Topside(Condition[Flotilla]):
    """An opponent on one's side of the game has a topside card of this guild (FL 6.4)."""

    guild: Guild

    def holds(self, game: Flotilla, who: int) -> bool:
        side, crew = game.seats[who].side, game.content.crew
        return any(
            self.guild in crew[other.discard[-1]].guilds
            for seat, other in enumerate(game.seats)
            if seat != who and other.side is side and other.discard
        )

"""What can be counted: for goals (FL 22.11) and for `per` (FL 22.0)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from pelagia.core.effects import Condition, Effect, Number, Seq, effect
from pelagia.core.text import Text
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


@effect
class Either(Effect[Flotilla]):
    """One part if the condition holds when its turn comes, and the other if not."""

    condition: Condition[Flotilla]
    part: Effect[Flotilla]
    otherwise: Effect[Flotilla] | None = None

    def meant(self, game: Flotilla, who: int) -> Effect[Flotilla] | None:
        return self.part if self.condition.holds(game, who) else self.otherwise

    def can(self, game: Flotilla, who: int) -> bool:
        meant = self.meant(game, who)
        return meant is not None and meant.can(game, who)

    def run(self, game: Flotilla, who: int) -> None:
        if (meant := self.meant(game, who)) is not None:
            game.push(who, meant)

    def text(self) -> Text:
        parts = {"condition": self.condition.text(), "part": self.part.text()}
        if self.otherwise is None:
            return Text("flotilla-either", **parts)
        return Text("flotilla-either-otherwise", **parts, otherwise=self.otherwise.text())


@effect
class Steps(Seq[Flotilla]):
    """All parts, in this order. The words of Flotilla are whole sentences, so it reads another way than `seq`."""

    def text(self) -> Text:
        return sentences(self.parts)


def sentences(parts: Sequence[Effect[Flotilla]]) -> Text:
    """One sentence after the other; equal ones in a row are said once, and what follows them says where they end."""
    said = [(part.text(), len([*same])) for part, same in groupby(parts)]
    text, n = said.pop()
    told = _times(text, n)
    for before, times in reversed(said):
        joint = "flotilla-steps-once" if times > 1 and n == 1 else "flotilla-steps-and"
        told, n = Text(joint, a=_times(before, times), b=told), times
    return told


def _times(part: Text, n: int) -> Text:
    return Text("flotilla-times", n=n, part=part) if n > 1 else part


@effect
class Per(Effect[Flotilla]):
    """The part, once for every so many of what is counted."""

    count: Number[Flotilla]
    every: int
    part: Effect[Flotilla]

    def can(self, game: Flotilla, who: int) -> bool:
        return self.count.value(game, who) >= self.every and self.part.can(game, who)

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, *[self.part] * (self.count.value(game, who) // self.every))

"""The places of Flotilla, on the board of the seat that decides."""

from __future__ import annotations

from pelagia.core.place import Place
from pelagia.games.flotilla.content.card import Colour, Guild

DOCK = Place("dock")  # the dock tile
BREAKTHROUGH = Place("breakthrough")  # the breakthroughs of a research
SHIPS, OUTPOSTS = Place("ships"), Place("outposts")  # the reserve of ships, the outpost ladder


def crew(card: str) -> Place:
    """A crew card, wherever it lies."""
    return Place("crew", card)


def tile(id: str) -> Place:
    """An ocean or city tile that is not placed yet."""
    return Place("tile", id)


def hex(name: str) -> Place:
    """A hex of the zone, such as `2,1`."""
    return Place("hex", name)


def turn(number: int) -> Place:
    """A rotation of the tile that is placed; it comes with its hex."""
    return Place("turn", str(number))


def piece(number: int) -> Place:
    """A land piece of the tile that was built; it comes with its hex."""
    return Place("piece", str(number))


def ship(number: int) -> Place:
    """A ship in play."""
    return Place("ship", str(number))


def stock(colour: Colour) -> Place:
    return Place("stock", colour.name.lower())


def market(colour: Colour) -> Place:
    """The price of a colour."""
    return Place("market", colour.name.lower())


def ring(guild: Guild) -> Place:
    """An influence ring."""
    return Place("ring", guild.name.lower())


def field(guild: Guild, n: int) -> Place:
    """A field of an influence ring."""
    return Place("field", f"{guild.name.lower()}.{n}")


def banner(guild: Guild) -> Place:
    """Where the seals of a guild lie."""
    return Place("banner", guild.name.lower())


def stack(guild: Guild) -> Place:
    """The crew stack of a guild; it comes with its top card."""
    return Place("stack", guild.name.lower())


def goal(kind: str) -> Place:
    """A goal stack."""
    return Place("goal", kind)


def dial(guild: Guild) -> Place:
    return Place("dial", guild.name.lower())


def hub(guild: Guild) -> Place:
    """A row of the Hub."""
    return Place("hub", guild.name.lower())


def die(number: int) -> Place:
    """A research die, the first is 1."""
    return Place("die", str(number))


def symbol(name: str) -> Place:
    """A symbol in the heap of a dive: `resource`, or `sonar.reef` with the kind of its die."""
    return Place("symbol", name)

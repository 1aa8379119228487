"""The hexes of a private zone, and what tiles on them form (FL 20). Sets of hexes are bit masks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from pelagia.core.text import Said, Text
from pelagia.games.flotilla.content.card import Arc, Colour, Depth, Tile
from pelagia.games.flotilla.rules.state import Placed

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
RADIUS = 12  # the largest a + b of a zone

# The starter tile first, then outwards, each row as it is drawn in FL 20.1.
ZONE = tuple((total - b, b) for total in range(3, RADIUS + 1) for b in range(1, total))
DOCK, UNLOADING = 0, 1
WEDGES = {3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4)}  # of the common map, by player count and seat

HEX = {place: hex for hex, place in enumerate(ZONE)}
ROOM = len(ZONE) - 2  # hexes for ocean tiles
NAMES = tuple(f"{a},{b}" for a, b in ZONE)  # as places and written forms have them
NEIGHBOURS = tuple(tuple(HEX.get((a + da, b + db), -1) for da, db in DIRECTIONS) for a, b in ZONE)  # by edge
AROUND = tuple(tuple(hex for hex in row if hex >= 0) for row in NEIGHBOURS)
MASKS = tuple(sum(1 << hex for hex in row) for row in AROUND)
STARTER = 1 << DOCK | 1 << UNLOADING

# Land edges of each piece at turn 0 (FL 20.5), and the turns that look different.
PATTERNS: dict[str, tuple[tuple[int, ...], ...]] = {
    "F": ((0, 1, 2, 3, 4, 5),),
    "E": ((0, 1, 2, 3, 4),),
    "D": ((0, 1, 2, 3),),
    "C": ((0, 1, 2),),
    "A": ((0, 2, 4),),
    "B": ((0, 1, 3, 4),),
    "S": ((0, 1), (3, 4)),
    "H": ((0,), (2, 3, 4)),
}
TURNS = {"F": 1, "A": 2, "B": 3, "S": 3, "E": 6, "D": 6, "C": 6, "H": 6}

# What people read: rows are counted from the Hub, the hexes of a row from the dock side.
WORDS = (
    Text("flotilla-hex-dock"),
    Text("flotilla-hex-unloading"),
    *(Text("flotilla-hex", row=a + b - 2, n=b) for a, b in ZONE[2:]),
)
_NAMED = dict(zip(NAMES, WORDS, strict=True))
TOLD = tuple(Said(name, _NAMED.__getitem__) for name in NAMES)  # as arguments of events

Node = tuple[int, int]  # a hex and a land piece on it


def free(tiles: Iterable[Placed]) -> int:
    """The empty hexes that touch the starter tile or a tile (FL 9.3, 10.2)."""
    taken, near = STARTER, MASKS[DOCK] | MASKS[UNLOADING]
    for placed in tiles:
        taken |= 1 << placed.hex
        near |= MASKS[placed.hex]
    return near & ~taken


def fitting(tiles: Sequence[Placed], depth: Depth, content: Mapping[str, Tile]) -> int:
    """The hexes where a tile of this depth may be placed: shallow and deep must not touch (ruling 7)."""
    mask = free(tiles)
    if depth is not Depth.REEF:
        for placed in tiles:
            if content[placed.tile].depth + depth == Depth.SHALLOW + Depth.DEEP:
                mask &= ~MASKS[placed.hex]
    return mask


def sea_turns(tile: Tile) -> int:
    """How many turns look different on the Sinkside (FL 20.4)."""
    return 6 if tile.arc else 1


def city_turns(tile: Tile) -> int:
    return 6 if tile.station >= 0 else TURNS[tile.pattern]


@cache
def land(pattern: str, turn: int) -> tuple[int, ...]:
    """By edge: the number of its land piece, or -1 for water."""
    edges = [-1] * 6
    for piece, printed in enumerate(PATTERNS[pattern]):
        for edge in printed:
            edges[(edge + turn) % 6] = piece
    return tuple(edges)


ALL_LAND = land("F", 0)


def corner(hex: int, i: int) -> tuple[Node, Node]:
    """The two other hexes at a corner, each with the number that this corner has there (FL 20.3)."""
    row = NEIGHBOURS[hex]
    return (row[i], (i + 2) % 6), (row[(i + 1) % 6], (i + 4) % 6)


def completes_artefact(tiles: Sequence[Placed], new: Placed, content: Mapping[str, Tile]) -> bool:
    """Whether a placed tile completes a circle of three arcs of its colour (FL 9.5)."""
    arc = content[new.tile].arc
    return arc is not Arc.NONE and all(
        any(p.hex == hex and p.turn == i and content[p.tile].arc is arc for p in tiles)
        for hex, i in corner(new.hex, new.turn)
    )


def completes_sonar(tiles: Sequence[Placed], new: Placed, content: Mapping[str, Tile]) -> bool:
    """Whether a built tile completes a circle of three stations (FL 10.5)."""
    station = content[new.tile].station
    return station >= 0 and all(
        any(p.hex == hex and _station(p, content[p.tile]) == i for p in tiles)
        for hex, i in corner(new.hex, (station + new.turn) % 6)
    )


def _station(placed: Placed, tile: Tile) -> int:
    return (tile.station + placed.turn) % 6 if tile.station >= 0 else -1


class City:
    """The land of a city, for questions about what is joined."""

    def __init__(self, tiles: Iterable[Placed], content: Mapping[str, Tile]) -> None:
        self.tiles: dict[int, Tile] = {}
        self.land: dict[int, tuple[int, ...]] = {DOCK: ALL_LAND, UNLOADING: ALL_LAND}
        for hex, id, turn, _ in tiles:
            self.put(hex, content[id], turn)

    def put(self, hex: int, tile: Tile, turn: int) -> None:
        """Lay a tile on a hex, in place of any that was there."""
        self.tiles[hex] = tile
        self.land[hex] = land(tile.pattern, turn)

    def joined(self, start: Node, colour: Colour | None = None) -> dict[Node, None]:
        """All pieces joined with this one over land edges; only through tiles of a colour, if one is given."""
        nodes, waiting, tiles = {start: None}, [start], self.tiles
        while waiting:
            hex, piece = waiting.pop()
            row = NEIGHBOURS[hex]
            for edge, own in enumerate(self.land[hex]):
                if own != piece:
                    continue
                other = row[edge]
                there = self.land.get(other)
                if there is None or there[edge - 3] < 0:  # the opposite edge
                    continue
                if colour is not None and (other not in tiles or tiles[other].colour is not colour):
                    continue
                node = (other, there[edge - 3])
                if node not in nodes:
                    nodes[node] = None
                    waiting.append(node)
        return nodes

    def pieces(self, hex: int) -> range:
        """The land pieces of a tile."""
        return range(len(PATTERNS[self.tiles[hex].pattern]))

    def factors(self, hex: int, piece: int, dial: int, most: int) -> tuple[int, int]:
        """A and B of a piece (FL 10.4), where the dial of its colour shows `dial` and A is at most `most`."""
        tiles, colour = self.tiles, self.tiles[hex].colour
        district = {other for other, _ in self.joined((hex, piece), colour)}
        if dial >= most:
            return most, len(district)
        settled = {other: tiles[other] for other, _ in self.joined((hex, piece)) if other in tiles}
        buildings = sum(tile.building and tile.colour is colour for tile in settled.values())
        return min(most, dial + buildings), len(district)

    def points(self, hex: int, dials: Sequence[int], most: int) -> int:
        """A times B of the better piece of a tile."""
        dial, best = dials[self.tiles[hex].colour], 0
        for piece in self.pieces(hex):
            a, b = self.factors(hex, piece, dial, most)
            best = max(best, a * b)
        return best

    def largest(self) -> int:
        """The number of ocean tiles in the largest settlement (Z10)."""
        best, seen = 0, dict[Node, None]()
        for hex in self.tiles:
            for piece in self.pieces(hex):
                if (hex, piece) not in seen:
                    nodes = self.joined((hex, piece))
                    seen |= nodes
                    best = max(best, len({other for other, _ in nodes if other in self.tiles}))
        return best

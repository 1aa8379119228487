"""What a city and a sea promise, for the worth of a position: which tile would score what where, and
which circles are begun. Sets of hexes are bit masks, since this is asked after every option that a bot tries."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

from pelagia.core.masks import members
from pelagia.games.flotilla.content.card import Arc, Colour, Content, Tile
from pelagia.games.flotilla.rules.sea import DOCK, NEIGHBOURS, STARTER, UNLOADING, city_turns, corner, free, land
from pelagia.games.flotilla.rules.state import DIAL_MAX, Placed

Node = tuple[int, int]
corners = cache(corner)


class Prospects:
    """The districts and settlements of a city."""

    def __init__(self, content: Content, placed: Sequence[Placed], dials: Sequence[int]) -> None:
        self.dials = dials
        self.free = members(free(placed))
        self.buildings = [0] * len(Colour)  # hexes with a building, by colour
        self.colours: dict[int, Colour] = {}
        self.edges: dict[int, tuple[int, ...]] = {DOCK: (0,) * 6, UNLOADING: (0,) * 6}
        for hex, id, turn, _ in placed:
            tile = content.tiles[id]
            self.colours[hex] = tile.colour
            self.edges[hex] = land(tile.pattern, turn)
            if tile.building:
                self.buildings[tile.colour] |= 1 << hex
        self.districts: dict[Node, int] = {}
        self.settlements: dict[Node, int] = {}
        for hex, edges in self.edges.items():
            for piece in {*edges} - {-1}:
                if (hex, piece) not in self.settlements:
                    self.join((hex, piece), self.settlements, False)
                if hex in self.colours and (hex, piece) not in self.districts:
                    self.join((hex, piece), self.districts, True)

    def join(self, start: Node, areas: dict[Node, int], one_colour: bool) -> None:
        """Give all pieces that are joined with this one the mask of their hexes."""
        joined, waiting, mask = {start}, [start], 0
        while waiting:
            hex, piece = waiting.pop()
            mask |= 1 << hex
            row = NEIGHBOURS[hex]
            for edge, own in enumerate(self.edges[hex]):
                if own != piece or (there := self.edges.get(row[edge])) is None:
                    continue
                node = (row[edge], there[(edge + 3) % 6])
                if node[1] < 0 or node in joined:
                    continue
                if one_colour and self.colours.get(node[0]) is not self.colours[hex]:
                    continue
                joined.add(node)
                waiting.append(node)
        for node in joined:
            areas[node] = mask

    def beside(self, hex: int) -> list[tuple[int, Node]]:
        """The edges of an empty hex behind which there is land, and that land."""
        coast = []
        for edge, other in enumerate(NEIGHBOURS[hex]):
            edges = self.edges.get(other)
            if edges is not None and (piece := edges[(edge + 3) % 6]) >= 0:
                coast.append((edge, (other, piece)))
        return coast

    def factors(self, colour: Colour, land: Sequence[Node]) -> tuple[int, int]:
        """A without a building of its own, and B, of a tile that joins this land (FL 10.4)."""
        settlement = district = 0
        for node in land:
            settlement |= self.settlements[node]
            if self.colours.get(node[0]) is colour:
                district |= self.districts[node]
        return self.dials[colour] + (settlement & self.buildings[colour]).bit_count(), district.bit_count() + 1

    def best(self, tile: Tile, places: Sequence[int]) -> int:
        """The most that a tile can score on one of these hexes."""
        most = min(DIAL_MAX, self.dials[tile.colour] + tile.building)  # alone
        for hex in places:
            beside = self.beside(hex)
            for turn in range(city_turns(tile)) if beside else ():
                edges = land(tile.pattern, turn)
                for piece in {*edges} - {-1}:
                    a, b = self.factors(tile.colour, [node for edge, node in beside if edges[edge] == piece])
                    most = max(most, min(DIAL_MAX, a + tile.building) * b)
        return most

    @cached_property
    def open(self) -> tuple[list[int], list[int]]:
        """By colour: the best A and B for a tile of this colour with land on all sides."""
        heights, sizes = [*self.dials], [1] * len(Colour)
        for hex in self.free:
            beside = [node for _, node in self.beside(hex)]
            for colour in {self.colours[other] for other, _ in beside if other in self.colours}:
                a, b = self.factors(colour, beside)
                if min(DIAL_MAX, a) * b > min(DIAL_MAX, heights[colour]) * sizes[colour]:
                    heights[colour], sizes[colour] = a, b
        return [min(DIAL_MAX, a) for a in heights], sizes


@lru_cache(256)
def prospects(content: Content, placed: tuple[Placed, ...], dials: tuple[int, ...]) -> Prospects:
    """Most options change no tile, so that a city is looked at once for many of them."""
    return Prospects(content, placed, dials)


@lru_cache(1024)
def circles(content: Content, placed: tuple[Placed, ...], arcs: bool) -> tuple[int, int]:
    """Circles that lack two tiles, and circles that lack one: of arcs in a sea, or of stations in a city."""
    marks: dict[tuple[int, int], Arc] = {}
    taken = STARTER
    for hex, id, turn, _ in placed:
        tile = content.tiles[id]
        taken |= 1 << hex
        if arcs and tile.arc:
            marks[hex, turn] = tile.arc
        elif not arcs and tile.station >= 0:
            marks[hex, (tile.station + turn) % 6] = Arc.NONE
    begun = nearly = 0
    for (hex, i), arc in marks.items():
        ends = [end for end in corners(hex, i) if end[0] >= 0 and not taken >> end[0] & 1]
        if len(ends) == 2:
            begun += 1
        elif len(ends) == 1 and all(end[0] >= 0 for end in corners(hex, i)):
            nearly += any(marks.get(end) is arc for end in corners(hex, i))
    return begun, nearly // 2

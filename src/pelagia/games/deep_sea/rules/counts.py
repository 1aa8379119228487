"""What boards, crew and goals count (DS 18, 19, 21, 22.4): numbers of a seat, taken from what lies on the table."""

from __future__ import annotations

from functools import cache

from pelagia.core.effects import Number, effect
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import DEPTHS, Attribute, Colour, Kind
from pelagia.games.deep_sea.rules.state import (
    HERE,
    LEVEL,
    SITES,
    TOKENS,
    DeepSea,
    Named,
    board,
    disc_places,
    own_discs,
    sheet,
    zones,
)

EVERY_KIND: tuple[Kind, ...] = tuple(Kind)
ALL_DEPTHS, ALL_COLUMNS = "12345", "ABCDEFG"


@cache
def cells(depths: str, columns: str) -> frozenset[int]:
    """The cells of some depths and columns."""
    return frozenset("ABCDEFG".index(column) * DEPTHS + int(d) - 1 for column in columns for d in depths)


def where_text(depths: str, columns: str, left_of: str = "", right_of: str = "") -> Text:
    """The part of the ocean that counts, in words."""
    if left_of or right_of:
        return Text(f"deep-sea-{'left' if left_of else 'right'}-of", board=Ref(left_of or right_of))
    if columns != ALL_COLUMNS:
        return Text("deep-sea-in-columns", n=len(columns), columns=", ".join(columns))
    if depths == ALL_DEPTHS:
        return Text("deep-sea-anywhere")
    if len(depths) == 1:
        return Text("deep-sea-at-depth", a=int(depths))
    return Text("deep-sea-at-depths", a=int(depths[0]), b=int(depths[-1]))


def kinds_text(kinds: tuple[Kind, ...]) -> Text:
    """Some kinds of discs, in words."""
    if len(kinds) == len(EVERY_KIND):
        return Text("deep-sea-kind-any")
    first, *rest = [Text(f"deep-sea-kind-{kind.name.lower()}") for kind in kinds]
    return Text("deep-sea-kinds", a=first, b=rest[0]) if rest else first


@effect
class DiscsHere(Number[DeepSea]):
    """Own discs in the zone, on all sites or on those named."""

    sites: tuple[str, ...] = ()
    zone: int = HERE

    def value(self, game: DeepSea, who: int) -> int:
        if not self.sites:
            return own_discs(game, who, self.zone)
        numbers = board(game, self.zone).numbers
        return sum(game.discs[self.zone * SITES + numbers[site]] == who for site in self.sites)

    def text(self) -> Text:
        if not self.sites:
            return Text("deep-sea-discs-here")
        kinds = {"j": "journal", "c": "conserve"}
        kind = {kinds.get(site[0], "") for site in self.sites}
        return Text("deep-sea-discs-on", sites=", ".join(self.sites), kind=kind.pop() if len(kind) == 1 else "")


@effect
class VesselsHere(Number[DeepSea]):
    """Own vessels in the zone."""

    zone: int = HERE

    def value(self, game: DeepSea, who: int) -> int:
        return game.seats[who].vessels.count(self.zone)


@effect
class Discs(Number[DeepSea]):
    """Own discs of some kinds, at some depths, in some columns."""

    kinds: tuple[Kind, ...] = EVERY_KIND
    depths: str = ALL_DEPTHS
    columns: str = ALL_COLUMNS

    def value(self, game: DeepSea, who: int) -> int:
        wanted = cells(self.depths, self.columns)
        places = [place for place in disc_places(game, who) if place // SITES in wanted]
        if len(self.kinds) == len(EVERY_KIND):
            return len(places)
        return sum(board(game, place // SITES).sites[place % SITES].kind in self.kinds for place in places)

    def text(self) -> Text:
        return Text("deep-sea-discs", kinds=kinds_text(self.kinds), where=where_text(self.depths, self.columns))


@effect
class Vessels(Number[DeepSea]):
    """Own vessels in the ocean, at some depths, in some columns."""

    depths: str = ALL_DEPTHS
    columns: str = ALL_COLUMNS

    def value(self, game: DeepSea, who: int) -> int:
        wanted = cells(self.depths, self.columns)
        return sum(cell in wanted for cell in game.seats[who].vessels)

    def text(self) -> Text:
        return Text("deep-sea-vessels", where=where_text(self.depths, self.columns))


@effect
class Zones(Number[DeepSea]):
    """Zones with an own disc of some kinds; with `vessels` also those with an own vessel.

    `left_of` and `right_of` name a board: only its column and those on that side of it count.
    """

    kinds: tuple[Kind, ...] = EVERY_KIND
    vessels: bool = False
    depths: str = ALL_DEPTHS
    columns: str = ALL_COLUMNS
    left_of: str = ""
    right_of: str = ""

    def value(self, game: DeepSea, who: int) -> int:
        wanted = cells(self.depths, self.columns)
        occupied = {place // SITES for place in disc_places(game, who)}
        if len(self.kinds) < len(EVERY_KIND):
            occupied = {cell for cell in occupied if any(own_discs(game, who, cell, kind) for kind in self.kinds)}
        if self.vessels:
            occupied |= {*game.seats[who].vessels}
        for id, side in ((self.left_of, -1), (self.right_of, 1)):
            if id:
                column = game.boards.index(id) // DEPTHS
                occupied = {cell for cell in occupied if side * (cell // DEPTHS - column) >= 0}
        return len(occupied & wanted)

    def text(self) -> Text:
        where = where_text(self.depths, self.columns, self.left_of, self.right_of)
        id = "deep-sea-zones-visited" if self.vessels else "deep-sea-zones"
        return Text(id, kinds=kinds_text(self.kinds), where=where)


@effect
class Found(Number[DeepSea]):
    """Zones that the player discovered, at some depths, in some columns."""

    depths: str = ALL_DEPTHS
    columns: str = ALL_COLUMNS

    def value(self, game: DeepSea, who: int) -> int:
        wanted = cells(self.depths, self.columns)
        return sum(finder == who and cell in wanted for cell, finder in enumerate(game.finders))

    def text(self) -> Text:
        return Text("deep-sea-found", where=where_text(self.depths, self.columns))


def symbols(game: DeepSea, who: int) -> list[int]:
    """Field symbols of a player, by colour: on journals, and on hexes with a marker (DS 8)."""
    numbers = [0] * len(Colour)
    for card, _ in game.seats[who].journals:
        for colour in game.content.journals[card].symbols:
            numbers[colour] += 1
    area = sheet(game).area
    for place, seat in game.markers:
        hexed = area[place].colour
        if seat == who and hexed is not None:
            numbers[hexed] += 1
    return numbers


@effect
class OfColour(Number[DeepSea]):
    """Field symbols of one colour."""

    colour: Colour

    def value(self, game: DeepSea, who: int) -> int:
        return symbols(game, who)[self.colour]


@effect
class Commonest(Number[DeepSea]):
    """Field symbols of the commonest colour."""

    def value(self, game: DeepSea, who: int) -> int:
        return max(symbols(game, who))


@effect
class Sets(Number[DeepSea]):
    """Full sets of the four field symbols."""

    def value(self, game: DeepSea, who: int) -> int:
        return min(symbols(game, who))


@effect
class NamedDiscs(Number[DeepSea]):
    """Own discs of the kind that was named (scenario 6)."""

    def value(self, game: DeepSea, who: int) -> int:
        return Discs((Kind(game.named),)).value(game, who) if game.named is not Named.NONE else 0


@effect
class Rescued(Number[DeepSea]):
    """Own markers on rescue hexes."""

    def value(self, game: DeepSea, who: int) -> int:
        area = sheet(game).area
        return sum(seat == who and area[place].rescue for place, seat in game.markers)


@effect
class Cleaned(Number[DeepSea]):
    """The position of your cleanup marker."""

    def value(self, game: DeepSea, who: int) -> int:
        return game.seats[who].cleanup


@effect
class First(Number[DeepSea]):
    """Points for being the first or second to discover a zone of the greatest depth, or to travel into one."""

    travelled: bool
    first: int
    second: int

    def value(self, game: DeepSea, who: int) -> int:
        order = game.reached_first if self.travelled else game.found_first
        return dict(zip(order, (self.first, self.second), strict=False)).get(who, 0)


@effect
class Reached(Number[DeepSea]):
    """1 for having discovered a zone of the greatest depth, or travelled into one."""

    travelled: bool

    def value(self, game: DeepSea, who: int) -> int:
        return int(who in (game.reached_first if self.travelled else game.found_first))


@effect
class Total(Number[DeepSea]):
    """The sum of some numbers."""

    parts: tuple[Number[DeepSea], ...]

    def value(self, game: DeepSea, who: int) -> int:
        return sum(part.value(game, who) for part in self.parts)


@effect
class Score(Number[DeepSea]):
    """Points for each `per` of what is counted."""

    points: int
    per: int
    count: int | Number[DeepSea]

    def value(self, game: DeepSea, who: int) -> int:
        n = self.count if isinstance(self.count, int) else self.count.value(game, who)
        return self.points * (n // self.per)


def completed(game: DeepSea) -> list[tuple[int, int]]:
    """The owners of the two ends of every completed link."""
    owners = []
    for cell in zones(game):
        base = cell * SITES
        if max(game.discs[base : base + SITES]) < 0:
            continue
        zone = board(game, cell)
        for link in zone.links:
            a, b = game.discs[base + zone.numbers[link.a]], game.discs[base + zone.numbers[link.b]]
            if a >= 0 and b >= 0:
                owners.append((a, b))
    return owners


@effect
class SharedLinks(Number[DeepSea]):
    """Completed links with one end yours and one end another player's; alone, with both ends yours (Q47)."""

    def value(self, game: DeepSea, who: int) -> int:
        if game.players == 1:
            return len(completed(game))
        return sum((a == who) != (b == who) for a, b in completed(game))


@effect
class Links(Number[DeepSea]):
    """Completed links in the ocean."""

    def value(self, game: DeepSea, who: int) -> int:
        return len(completed(game))


@effect
class MostInZone(Number[DeepSea]):
    """The most own discs of a kind in one zone."""

    kind: Kind

    def value(self, game: DeepSea, who: int) -> int:
        return max(own_discs(game, who, cell, self.kind) for cell in zones(game))


@effect
class DepthsWith(Number[DeepSea]):
    """Depths with an own disc of a kind."""

    kind: Kind

    def value(self, game: DeepSea, who: int) -> int:
        return sum(Discs((self.kind,), depths=d).value(game, who) > 0 for d in ALL_DEPTHS)


@effect
class Seniors(Number[DeepSea]):
    """Own crew members on the senior side, the leader too; with `others` without the one who counts."""

    others: bool = False

    def value(self, game: DeepSea, who: int) -> int:
        return sum(member.senior for member in game.seats[who].crew) - self.others


@effect
class EmptySites(Number[DeepSea]):
    """Dive sites in the ocean without tokens."""

    def value(self, game: DeepSea, who: int) -> int:
        from_cell = [(cell * TOKENS, board(game, cell).dive_places) for cell in zones(game)]
        return sum(not any(game.dives[base + p] for p in places) for base, sites in from_cell for places in sites)


@effect
class OceanZones(Number[DeepSea]):
    """Zones in the ocean."""

    def value(self, game: DeepSea, who: int) -> int:
        return len(zones(game))


@effect
class JournalsTaken(Number[DeepSea]):
    """Own journals."""

    def value(self, game: DeepSea, who: int) -> int:
        return len(game.seats[who].journals)


@effect
class Mastered(Number[DeepSea]):
    """Own attributes on the highest level."""

    def value(self, game: DeepSea, who: int) -> int:
        return sum(LEVEL[position] == max(LEVEL) for position in game.seats[who].tracks)


@effect
class LowestTrack(Number[DeepSea]):
    """The position of your lowest attribute."""

    def value(self, game: DeepSea, who: int) -> int:
        return min(game.seats[who].tracks[attribute] for attribute in Attribute)


@effect
class ResearchHeld(Number[DeepSea]):
    """Research on your track."""

    def value(self, game: DeepSea, who: int) -> int:
        return game.seats[who].research


@effect
class RestoredZones(Number[DeepSea]):
    """Zones whose conservation sites (at least one) are all filled."""

    def value(self, game: DeepSea, who: int) -> int:
        return sum(is_restored(game, cell) for cell in zones(game))


def is_restored(game: DeepSea, cell: int) -> bool:
    places = board(game, cell).kinds[Kind.CONSERVE]
    return bool(places) and all(game.discs[cell * SITES + site] >= 0 for site in places)


@effect
class Footprint(Number[DeepSea]):
    """Zones holding at least one disc of anybody."""

    def value(self, game: DeepSea, who: int) -> int:
        return len({place // SITES for place, owner in enumerate(game.discs) if owner >= 0})


@effect
class ImpactsUsed(Number[DeepSea]):
    """Own impacts used: markers placed or moved, and cleanup steps by impact."""

    def value(self, game: DeepSea, who: int) -> int:
        return game.seats[who].impacts

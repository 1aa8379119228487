"""The 92 ocean tiles, by the generating rule of FL 22.13."""

from __future__ import annotations

from pelagia.games.flotilla.content.card import Arc, Colour, Depth, Tile

PER_COLOUR = 23

# Sinkside, by number: depth, toxicity, island. Yellow and green tiles are light, red and blue ones dark.
LIGHT = "10- 10I 11- 10- 10I 11- 10- 10I 11- 10- 10I 11- 20- 21I 21- 20- 21- 22I 20- 21- 30- 31I 32-"
DARK = "10- 10I 11- 10- 10I 11- 20- 21I 21- 20- 21I 22- 20- 21I 31- 32- 31I 32- 30- 31- 32I 31- 32-"

# Skyside, by row: pattern, cost, building, site, corner of the sonar station.
CITY = """
    F3B-- F3-S0 F3B-3 F3--1 E3B-- E3-S2 E3--0 E3--- D3B-1 D3-S- D3--4 D3B--
    C1--0 C1-S- C2B-5 A2--- A2B-3 B2-S2 B2--5 S1--- S1-S2 S1--5 H1---
"""


def tile(colour: Colour, number: int) -> Tile:
    depth, toxicity, island = [*(LIGHT if colour < Colour.RED else DARK).split()[number]]
    pattern, cost, building, site, station = [*CITY.split()[(5 * number + 6 * colour) % PER_COLOUR]]
    return Tile(
        id=f"{colour.name[0]}{number:02}",
        colour=colour,
        depth=Depth(int(depth)),
        toxicity=int(toxicity),
        island=island == "I",
        arc=Arc((number + colour) % len(Arc)),
        pattern=pattern,
        cost=int(cost),
        building=building == "B",
        site=site == "S",
        station=-1 if station == "-" else int(station),
    )


TILES = tuple(tile(colour, number) for colour in Colour for number in range(PER_COLOUR))

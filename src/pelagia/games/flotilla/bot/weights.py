"""What the parts of a position are worth to a bot, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Chosen by hand, and kept if games with them went faster or were won (docs/balance-flotilla.md)."""

    pace: float = 4.0  # VP that a seat gains in a turn
    income: float = 3.0  # money that a Skysider earns in a turn
    catch: float = 0.8  # the same of a Sinksider without ships
    per_ship: float = 0.6  # and with each of them more
    visits: float = 0.3  # outposts that a seat can build in a turn, whatever its money
    goal: float = 0.6  # share of a goal that is still to be paid for
    stock: float = 0.7  # share of the market price that a barrel in stock is worth
    load: int = 6  # barrels in stock that can be sold soon
    surplus: float = 0.5  # the share of further barrels
    leisure: float = 6.0  # turns that are enough to unload and sell
    cargo: float = 0.55
    distance: float = 0.05  # less, for each step to the unloading hex
    hand: float = 0.5  # a card in hand, which is not in the discard pile
    crew: float = 2.0  # a guild card; level 2 half as much again
    ship: float = 0.4  # per turn left
    die: float = 0.9  # a ship on a tile, ready to dive
    sea: float = 0.5  # a tile
    enough: float = 8.0  # tiles
    more: float = 0.2  # a tile more than enough
    island: float = 0.8
    explore: float = 2.6  # a tile that may be placed
    barrel: float = 1.4  # that a dive may bring
    survivor: float = 1.9
    influence: float = 2.1
    seals: float = 9.0
    builds: float = 0.42  # tiles that a Skysider builds in a turn
    horizon: float = 4.0  # tiles that are looked ahead
    ready: float = 0.6  # share of its score that a tile is worth whose barrels lie ready
    known: float = 0.5  # the same, if they must be bought
    chance: float = 0.3  # the same, of a tile that must still be drawn
    joins: float = 0.7  # share of tiles of one colour, built together, that end in one district
    paid: float = 0.4  # VP for each coin that a barrel costs
    coin: float = 0.45  # VP that a coin is worth otherwise
    price: float = 4.5  # of a barrel, on average
    tile: float = 0.3  # a tile in stock
    begun: float = 0.15  # a circle that lacks two tiles
    nearly: float = 0.9  # a circle that lacks one
    sinkside: float = 1.0  # per turn left
    skyside: float = 1.7


WEIGHTS = Weights()

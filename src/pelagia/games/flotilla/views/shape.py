"""The form of a view of Flotilla. Pages get their types from it, and mypy holds `view` to it.

Lists of four numbers are by guild or colour: yellow Speakers, green Traders, red Founders, blue Delvers. Lists of two
are by side: Sinkside, Skyside.
"""

from __future__ import annotations

from typing import TypedDict


class CrewStack(TypedDict):
    """The top card is open; "" if the stack is empty."""

    top: str
    left: int


class GoalStack(TypedDict):
    """`value` is that of the open tile; `worth` what each seat would gain by it with its next outpost, which counts
    too, or with the one that it has just built; None on the other side."""

    kind: str
    level: int
    value: int
    worth: list[int | None]


class DockShape(TypedDict):
    """A place at the dock, for whoever switches next."""

    price: int
    builds: int


class ShipShape(TypedDict):
    """A ship and its cargo."""

    number: int
    hex: str
    cargo: list[int]


class Hexagon(TypedDict):
    """A tile that lies on a hex."""

    hex: str
    tile: str
    turn: int
    depleted: bool


class UnscoredTile(TypedDict):
    """A tile that the effect going on has built and not yet scored: what it would score in the city as it is."""

    hex: str
    tile: str
    points: int


class BuildSite(TypedDict):
    """A build site; that of the starter tile is at its dock hex."""

    hex: str
    outpost: bool


class Dive(TypedDict):
    """The heap of a dive: symbols by name, sonar symbols by the kind of their die; dice rolled by kind."""

    symbols: dict[str, int]
    sonar: dict[str, int]
    dice: list[int]
    safe: bool


class Research(TypedDict):
    """The research dice as they lie."""

    faces: list[int]
    symbols: list[int]


class FlotillaSeat(TypedDict):
    """A seat's things. `gains` are VP by source; `final` is what a final scoring would add now.

    `outpost_price` is that of the next outpost without discounts; `surcharge` is the part of it that is paid because no
    build site is free.
    """

    side: str
    wedge: int
    money: int
    vp: int
    gains: dict[str, int]
    final: dict[str, int]
    stock: list[int]
    ships: list[ShipShape]
    ships_left: int
    tiles: list[Hexagon]
    tile_stock: list[str]
    outposts_left: int
    outpost_price: int
    surcharge: int
    sites: list[BuildSite]
    floating: int
    removed: int
    tox_upper: int
    tox_score: int
    toxicity: int
    hand: list[str]
    discard: list[str]
    rings: list[int]
    seals: list[int]
    seals_left: int
    artefacts: int
    dock: int


class FlotillaTable(TypedDict):
    """All that lies on the table."""

    round: int
    active: int
    over: bool
    pool: int
    reserve_taken: int
    end_round: int
    bag: int
    artefact_bag: int
    hub: list[list[str]]
    stacks: list[CrewStack]
    retired: list[str]
    goals: list[list[GoalStack]]
    market: list[int]
    prices: list[int]
    dials: list[int]
    survivor: int
    survivor_fields: int
    sonar: int
    docks: list[DockShape]
    docks_taken: int
    bought: list[int]
    sold: list[int]
    in_play: str
    copied: str
    retiring: bool
    looking: list[str]
    unscored: list[UnscoredTile]
    offers: dict[str, int]  # by hex for the tile that is built now: the most that it and all unscored would score
    turns: list[list[int]]  # by turn of the tile that is built now: what each unscored tile and it would score
    found: list[str]
    dive: Dive
    research: Research
    seats: list[FlotillaSeat]
    places: list[int]  # by seat, when the game is over

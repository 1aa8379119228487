"""The form of a view of Underwater Cities. Pages get their types from it, and mypy holds `view` to it."""

from __future__ import annotations

from typing import TypedDict


class SpaceShape(TypedDict):
    """A coloured space; its tiles from bottom to top are seats, a blocker is -1."""

    id: str
    colour: str
    tiles: list[int]


class CityShape(TypedDict):
    """A city site; `city` is "", "ordinary" or "symbiotic", `points` what it would score now."""

    site: str
    city: str
    connected: bool
    points: int


class BuildingShape(TypedDict):
    """A building site; `kind` is "", "farm", "desal" or "lab"."""

    site: str
    kind: str
    upgraded: bool


class TunnelShape(TypedDict):
    """A tunnel site; it is productive if it is adjacent to a city."""

    site: str
    built: bool
    upgraded: bool
    productive: bool


class MetropolisShape(TypedDict):
    """A metropolis tile; one that was gained in play has no place."""

    place: str
    tile: str
    connected: bool


class ClaimedShape(TypedDict):
    """A card that a seat has claimed, and whether it was used."""

    card: str
    used: bool


class OutputShape(TypedDict):
    """What a source produces in a production phase: kelp, steelplast, science, credits, biomass, points."""

    source: str
    goods: list[int]


class StockShape(TypedDict):
    """Resources, credits and biomass."""

    kelp: int
    steel: int
    sci: int
    cred: int
    bio: int


class SupplyShape(TypedDict):
    """What is left; -1 violet domes are without limit."""

    tunnels: int
    white: int
    violet: int


class UnderwaterCitiesSeat(TypedDict):
    """A player; in hand and looking a card that is not seen is None."""

    board: str
    stock: StockShape
    points: int
    cities: list[CityShape]
    sites: list[BuildingShape]
    tunnels: list[TunnelShape]
    metropolises: list[MetropolisShape]
    hand: list[str] | list[None]
    looking: list[str] | list[None]
    hand_limit: int
    claimed: list[ClaimedShape]
    tucked: list[str]
    contracts: list[str]
    tiles: int
    output: list[OutputShape]
    network_points: int
    brown_points: int


class UnderwaterCitiesTable(TypedDict):
    """The table. `track` has the stacks of the spaces 4 to 1, the top marker last; `cloning` is who has that tile."""

    era: int
    round: int
    phase: str
    order: list[int]
    active: int
    track: dict[str, list[int]]
    below: list[int]
    spaces: list[SpaceShape]
    free_tiles: list[int]
    cloning: int | None
    played: str
    space: str
    deck: int
    discard: list[str]
    waiting: list[int]
    small_top: str
    small_deck: int
    large_row: list[str]
    metropolis_stock: int
    contracts: list[str]
    gone: list[str]
    supply: SupplyShape
    seats: list[UnderwaterCitiesSeat]
    scores: list[int]
    places: list[int]  # by seat, when the game is over; who plays alone has none
    scoring: list[list[int]]

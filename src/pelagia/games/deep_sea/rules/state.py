"""Endeavor: Deep Sea: the state of a game. DS 4.5 says what it holds."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, NamedTuple

from pelagia.core.game import Game
from pelagia.core.state import COUNTED, SHARED, State, UpTo, state
from pelagia.games.deep_sea.content.card import DEPTHS, Attribute, Kind, OceanBoard
from pelagia.games.deep_sea.content.sheet import Content, Scenario


class Phase(IntEnum):
    SETUP = 0
    RECRUIT = 1
    EFFORT = 2
    REASSIGN = 3
    ACTIONS = 4
    OVER = 5


class Mode(IntEnum):
    COMPETITIVE = 0
    COOPERATIVE = 1
    SOLO = 2


class Named(IntEnum):
    """The kind of disc that the discoverer of the star named (scenario 6); numbered like Kind."""

    NONE = 0
    CONSERVE = 1
    JOURNAL = 2


TRACK = 12  # the last position of attributes and research
STAR = 10
LEVEL = (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)  # DS 7, by position
LEVEL_POINTS = (0, 0, 2, 4, 7, 10)  # by level
LAUNCHES = (2, 7)  # positions of ingenuity
VESSELS = 3
ROUNDS = {Mode.COMPETITIVE: 6, Mode.COOPERATIVE: 6, Mode.SOLO: 7}
START_DISCS = 1
MARKET = 4
SLOTS = 3
MOST_CREW = 1 + max(ROUNDS.values())

# DS 13: cells by columns, five depths each, whatever the scenario uses of them.
COLUMNS = 7
CELLS = COLUMNS * DEPTHS
NAMES = tuple(f"{'ABCDEFG'[cell // DEPTHS]}{cell % DEPTHS + 1}" for cell in range(CELLS))
CELL = {name: cell for cell, name in enumerate(NAMES)}
SITES, TOKENS = 8, 8  # places for discs and tokens of a zone
HERE, ANYWHERE = -1, -2  # stand for a zone in content: the zone that it belongs to, or none in particular


class Member(NamedTuple):
    """A crew member: model, side, and whether a disc lies on it."""

    model: str
    senior: bool = False
    disc: bool = False


class Taken(NamedTuple):
    """A journal, and whether its space was used."""

    card: str
    used: bool = False


class Marker(NamedTuple):
    """An impact marker: the number of its hex, and whose it is."""

    hex: int
    seat: int


@state
class Seat(State):
    """What one player has."""

    tracks: Annotated[tuple[int, ...], UpTo(4)]  # positions, by Attribute
    peak: int = 0  # the highest ingenuity ever reached
    research: int = 0
    staging: int = 0
    gained: int = 0  # discs from the supply
    returned: int = 0  # discs to the supply
    crew: Annotated[tuple[Member, ...], UpTo(MOST_CREW)]
    tokens: Annotated[tuple[str, ...], UpTo(36), COUNTED]
    journals: Annotated[tuple[Taken, ...], UpTo(32)]
    reserve: int = VESSELS
    vessels: Annotated[tuple[int, ...], UpTo(VESSELS)]  # cells, in order of arrival
    impacts: int = 0  # used
    cleanup: int = 0
    passed: bool = False


@state
class DeepSea(Game):
    """A game of Deep Sea. A pile's last entry is its top."""

    content: Annotated[Content, SHARED]
    seats: Annotated[list[Seat], UpTo(4)]
    scenario: int
    mode: Mode
    round: int = 0
    phase: Phase = Phase.SETUP
    wave: int = 0
    turn: int = -1  # the seat at turn in the action phase
    main_used: bool = False
    token_used: bool = False
    boards: Annotated[tuple[str, ...], UpTo(CELLS)]  # by cell; "" is none
    finders: Annotated[tuple[int, ...], UpTo(CELLS)]  # by cell: who discovered the zone, or -1
    discs: Annotated[tuple[int, ...], UpTo(CELLS * SITES)]  # by cell and site: whose disc, or -1
    dives: Annotated[tuple[str, ...], UpTo(CELLS * TOKENS)]  # by cell and place: the token there, or ""
    looking: Annotated[list[str], UpTo(2)]  # boards that a discoverer looks at
    looker: int = -1
    shown: Annotated[tuple[str, ...], UpTo(2)]  # tokens on show (Z3)
    piles: Annotated[list[list[str]], UpTo(DEPTHS), UpTo(12)]
    star_top: int = 0  # the hidden board is among as many on top of its pile (scenario 6)
    bag: Annotated[list[str], UpTo(40), COUNTED]
    discard: Annotated[tuple[str, ...], UpTo(40), COUNTED]
    market: Annotated[tuple[str, ...], UpTo(MARKET)]
    deck: Annotated[list[str], UpTo(32)]
    removed: Annotated[tuple[str, ...], UpTo(40), COUNTED]  # boards and anchors out of the game
    stock: Annotated[tuple[int, ...], UpTo(16)]  # of the open models
    slots: Annotated[list[list[str]], UpTo(SLOTS), UpTo(9)]  # tiers 5
    markers: Annotated[tuple[Marker, ...], UpTo(250)]  # in the order they came
    options: Annotated[tuple[int, ...], UpTo(3)]  # chosen option of each goal (scenario 8), or -1
    named: Named = Named.NONE
    restored: Annotated[tuple[int, ...], UpTo(CELLS)]  # zones that gave a marker (scenario 4)
    found_first: Annotated[tuple[int, ...], UpTo(4)]  # seats in the order in which they discovered the greatest depth
    reached_first: Annotated[tuple[int, ...], UpTo(4)]  # and in which they travelled there (scenario 10)
    goal_deck: Annotated[list[str], UpTo(12)]
    goals: Annotated[tuple[str, ...], UpTo(3)]
    setback_deck: Annotated[list[str], UpTo(12)]
    setbacks: Annotated[tuple[str, ...], UpTo(12)]  # revealed so far
    setback: str = ""  # of this round


def sheet(game: DeepSea) -> Scenario:
    """The scenario that is played."""
    return game.content.scenarios[game.scenario]


def board(game: DeepSea, cell: int) -> OceanBoard:
    """The board of a zone."""
    return game.content.oceans[game.boards[cell]]


def depth(cell: int) -> int:
    return cell % DEPTHS + 1


def level(seat: Seat, attribute: Attribute) -> int:
    return LEVEL[seat.tracks[attribute]]


def zones(game: DeepSea) -> list[int]:
    """The cells that hold a zone."""
    return [cell for cell, id in enumerate(game.boards) if id]


_looked_at: list[tuple[tuple[int, ...], list[list[int]]]] = [((), [])]  # the last ocean, and what it holds by seat


def disc_places(game: DeepSea, who: int) -> Sequence[int]:
    """Where the discs of a seat lie in the ocean, as cell and site in one number.

    The last answer is kept: goals and crew count the discs of one ocean often, and clones share it.
    """
    discs, places = _looked_at[0]
    if discs is not game.discs:
        places = [[] for _ in game.seats]
        for place, owner in enumerate(game.discs):
            if owner >= 0:
                places[owner].append(place)
        _looked_at[0] = game.discs, places
    return places[who]


def own_discs(game: DeepSea, who: int, cell: int, kind: Kind | None = None) -> int:
    """Discs of a seat in a zone, of one kind or of all."""
    base = cell * SITES
    if kind is None:
        return game.discs[base : base + SITES].count(who)
    return sum(game.discs[base + site] == who for site in board(game, cell).kinds[kind])

"""Flotilla: the state of a game (FL 4)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, NamedTuple

from pelagia.core.game import Game
from pelagia.core.state import COUNTED, SHARED, State, UpTo, state
from pelagia.games.flotilla.content.card import Content, Side

# The rulebook's numbers; those that this project designed are in content/boards.py.
POOL = 100  # VP per player
SHIPS, SHIP_PRICE, CARGO = 4, 12, 4
SEALS, OUTPOSTS, DIAL_MAX = 10, 6, 4
REMOVED_CREW = {3: 2, 4: 1, 5: 0}  # by player count, per guild and level
INSTEAD_OF_SEAL, INSTEAD_OF_CREW, INSTEAD_OF_ARTEFACT, INSTEAD_OF_SONAR = 2, 2, 4, 5  # VP (ruling 1)
INSTEAD_OF_SHIP = 12  # money
MARKET_LOW, MARKET_HIGH = 1, 2  # VP when a marker is pushed off its end
MONEY_PER_VP, STOCK_PER_VP = 5, 2
MOST_SEALS, SECOND_SEALS = 10, 5
SET = 3  # equal symbols of a guild, or breakthroughs
LAST_ROUND = 80  # W8


class Source(IntEnum):
    """Where VP came from. Those from MONEY on are of the final scoring."""

    EFFECTS = 0
    SURVIVORS = 1
    GOALS = 2
    CITY = 3
    SONAR = 4
    MARKET = 5
    INSTEAD = 6
    MONEY = 7
    STOCK = 8
    TOXICITY = 9
    SEALS = 10


class Vessel(NamedTuple):
    """A ship in play: where it is, and its cargo by colour. (`Ship` is a word of the vocabulary.)"""

    number: int
    hex: int
    yellow: int = 0
    green: int = 0
    red: int = 0
    blue: int = 0

    @property
    def cargo(self) -> tuple[int, int, int, int]:
        return self[2:]


class Placed(NamedTuple):
    """An ocean tile in a sea or city."""

    hex: int
    tile: str
    turn: int = 0
    depleted: bool = False


class Stack(NamedTuple):
    """A goal stack: its kind, and how many of its tiles were removed."""

    kind: str
    level: int = 0


Cards = Annotated[list[str], UpTo(60)]
Four = Annotated[tuple[int, ...], UpTo(4)]


@state
class Seat(State):
    """What one seat has."""

    side: Side = Side.SINKSIDE
    money: int = 0
    gains: Annotated[tuple[int, ...], UpTo(11)]  # VP, by Source
    stock: Annotated[list[int], UpTo(4)]  # resources, by colour
    ships: Annotated[tuple[Vessel, ...], UpTo(4)]  # in play
    ships_left: int = SHIPS
    tiles: Annotated[tuple[Placed, ...], UpTo(63)]  # the sea of a Sinksider, the city of a Skysider
    tile_stock: Annotated[tuple[str, ...], UpTo(92), COUNTED]
    outposts_left: int = OUTPOSTS
    sites: Annotated[list[int], UpTo(6)]  # hexes with an outpost; DOCK stands for the starter tile
    floating: int = 0
    removed: int = 0  # outposts that left with their tiles
    tox_upper: int = 0
    tox_score: int = 0
    hand: Annotated[Cards, COUNTED]
    discard: Cards  # the last is the topside card
    rings: Four  # fields of the discs, by guild
    seals: Four  # on the banners, by guild
    seals_left: int = SEALS
    artefacts: int = 0  # found
    dock: int = -1  # place of the dock tile; -1 is a Sinksider


@state
class Flotilla(Game):
    """A game of Flotilla."""

    content: Annotated[Content, SHARED]
    seats: Annotated[list[Seat], UpTo(5)]
    round: int = 0
    active: int = 0
    pool: int
    reserve_taken: int = 0
    end_round: int = 0  # 0 while the pool lasts
    over: bool = False
    ocean_bag: Annotated[list[str], UpTo(92), COUNTED]  # shaken whenever tiles return; the last is drawn next
    artefact_bag: Annotated[list[str], UpTo(16), COUNTED]  # the last is drawn next
    found: Annotated[list[str], UpTo(16)]  # artefacts whose reward is not finished yet
    hub: Annotated[tuple[tuple[str, ...], ...], UpTo(4), UpTo(4)]  # artefacts, by guild
    stacks: Annotated[list[list[str]], UpTo(4), UpTo(20)]  # crew, by guild; the last is the top, and open
    unseen: Annotated[list[str], UpTo(60), COUNTED]  # crew removed in setup, seen by nobody
    unseen_artefacts: Annotated[list[str], UpTo(8), COUNTED]
    retired: Annotated[list[str], UpTo(60), COUNTED]
    goals: Annotated[tuple[tuple[Stack, ...], ...], UpTo(2), UpTo(5)]  # by side
    market: Four  # fields, by colour
    dials: Four
    survivor: int = 0
    sonar: int = 0
    docks_taken: int = 0
    bought: Four  # this turn, by colour
    sold: Four
    in_play: str = ""
    copied: str = ""  # the card whose text the Student has this turn
    retiring: bool = False
    looking: Annotated[list[str], UpTo(92)]  # drawn tiles; those of an effect inside another come last
    heap: Annotated[tuple[int, ...], UpTo(7)]  # dive symbols to be resolved: by Symbol, sonar by the kind of its die
    dice: Annotated[tuple[int, ...], UpTo(3)]  # rolled in this dive, by kind
    safe: bool = False  # this dive ignores toxicity and depletion
    spared: bool = False  # the free depletion symbol of this dive has appeared
    faces: Annotated[tuple[int, ...], UpTo(7)]  # research dice, by number: their faces
    symbols: Four  # guild symbols of this research, assigned jokers too


def vp(player: Seat) -> int:
    return sum(player.gains)


def outposts_built(player: Seat) -> int:
    return OUTPOSTS - player.outposts_left


def owned_crew(game: Flotilla, who: int) -> list[str]:
    """Hand, discard pile and card in play (FL 6.8)."""
    player = game.seats[who]
    return player.hand + player.discard + ([game.in_play] if game.in_play and who == game.active else [])


def total_toxicity(game: Flotilla, player: Seat) -> int:
    """All steps taken on both tracks (ruling 18)."""
    return game.content.boards.toxicity_fields * player.tox_score + player.tox_upper

"""Underwater Cities: the state of a game.

Sets of city sites and tunnel sites are bit masks: site i of `CITY_SITES` or `TUNNEL_SITES` is bit i. They are compared,
copied and looked up in one step, and every question about a network is a function of them (`network.py`).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from pelagia.core.lookahead import Foresighted
from pelagia.core.state import COUNTED, SHARED, SILENT, Bits, State, UpTo, state
from pelagia.games.underwater_cities.content.card import (
    ASSISTANT,
    CITY_SITES,
    NOTHING,
    PLACES,
    START,
    TUNNEL_SITES,
    Board,
    Content,
    Goods,
)


class Phase(IntEnum):
    SETUP = 0
    TURNS = 1
    PRODUCTION = 2
    SCORING = 3
    OVER = 4


# UC 2, 3
TUNNELS, WHITE_DOMES = 46, 17
VIOLET_DOMES = {1: 0, 2: 7, 3: 10, 4: 13}  # solo: not limited
ACTION_TILES = 3
ACTION_LIMIT = 4
HAND_LIMIT = 3
START_CARDS = 6
ROUNDS = 10
ERA_ROUNDS = (4, 7, 10)  # the last round of each era
LARGE_SHOWN, CONTRACTS_SHOWN = 6, 3
SOLO_CITIES, SOLO_POINTS = 7, 100
NOBODY, BLOCKER = -1, 9  # on a space
NO_CLONING = -2
UPGRADED = 8  # added to the kind of an upgraded building
TOP = 4  # steps up to space 1 of the Federation track
CLONE_PRICE = 1

# Replaced as a whole, so that clones share them
Names = tuple[str, ...]
Numbers = tuple[int, ...]
Cards = Annotated[Names, UpTo(120), COUNTED]


@state
class Player(State):
    """A player board and its owner's things."""

    board: str
    stock: Annotated[Numbers, UpTo(6)]  # by Resource, points too
    cities: Annotated[int, Bits(len(CITY_SITES))] = 1 << START
    symbiotic: Annotated[int, Bits(len(CITY_SITES))] = 0  # those of `cities` that are symbiotic
    tunnels: Annotated[int, Bits(len(TUNNEL_SITES))] = 0
    tunnels_up: Annotated[int, Bits(len(TUNNEL_SITES))] = 0  # those of `tunnels` that are upgraded
    buildings: Annotated[Numbers, UpTo(48)]  # by building site: 0, or the kind, UPGRADED added
    metropolises: Annotated[Names, UpTo(12)] = ("",) * len(PLACES)  # on MB, MR, ML; then tiles gained in play
    hand: Cards = ()
    known: Cards = ()  # those of its hand that were taken before all eyes
    looking: Cards = ()  # cards it looks at in the middle of an effect
    claimed: Cards = (ASSISTANT,)
    used: Cards = ()  # those of its claimed action cards that are used
    tucked: Cards = ()  # instant special cards that were paid for
    contracts: Annotated[Names, UpTo(8)] = ()
    tiles: int = ACTION_TILES  # action tiles that are not on a space
    skipped: int = 0  # of `looking`: these come no more into question to be kept
    stepped: bool = False  # its Federation marker moved in this round


@state
class UnderwaterCities(Foresighted):
    """A game of Underwater Cities."""

    content: Annotated[Content, SHARED]
    seats: Annotated[list[Player], UpTo(4)]
    choice_of_blue: bool = False
    solo_start: int = 1
    phase: Phase = Phase.SETUP
    era: int = 0
    round: int = 0
    order: Annotated[Numbers, UpTo(4)]  # seats in turn order
    track: Annotated[
        tuple[Numbers, ...], UpTo(5), UpTo(4)
    ]  # markers below space 4, on 4, 3, 2, 1; the last lies on top
    spaces: Annotated[Names, UpTo(15)]  # the coloured spaces of this side of the main board, by position
    tiles: Annotated[Numbers, UpTo(15)]  # by space: the seat whose tile lies there, BLOCKER or NOBODY
    free_tiles: Annotated[Numbers, UpTo(12)] = ()  # seats whose tiles lie on the always-available space
    cloner: int = NO_CLONING  # who has the cloning tile; NOBODY: it is on the board
    cloned: int = -1  # the space with a second tile
    waiting: Annotated[tuple[Names, ...], UpTo(3), UpTo(66), COUNTED]  # era decks that are still aside
    deck: Cards  # the last card is the top one, in all decks
    discard: Cards = ()
    small_deck: Annotated[Names, UpTo(15)]  # the top one lies face up
    seen_small: Annotated[Names, UpTo(15), COUNTED] = ()  # all saw them go under the small deck, where they must be
    large_row: Annotated[Names, UpTo(10)]
    stock: Annotated[Names, UpTo(16), COUNTED]  # undealt blue metropolises
    contracts: Annotated[Names, UpTo(8)]  # open ones
    gone: Annotated[Names, UpTo(240), COUNTED] = ()  # out of the game, seen by all
    unseen: Annotated[Names, UpTo(240), COUNTED] = ()  # out of the game, seen by nobody
    tunnel_supply: int = TUNNELS
    white_supply: int = WHITE_DOMES
    violet_supply: int = 0  # -1: not limited
    # The turn
    active: int = -1
    played: str = ""  # the card in the zone "played"
    space: str = ""  # the chosen space
    card_first: bool = False
    just_built: Annotated[str, SILENT] = ""  # the piece that `upgrade(JUST_BUILT)` means
    built: Annotated[Numbers, UpTo(7)] = (0,) * 7  # pieces built in this turn, by kind
    fired: Annotated[Names, SILENT, UpTo(40)] = ()  # what works once per turn and has worked
    # Production: what was produced in this phase, for cards that change it
    produced: Annotated[Numbers, UpTo(6)] = NOTHING
    used_up: Annotated[Names, UpTo(40)] = ()  # production or scoring cards that were used or declined
    # By seat: points before, brown, cards, network, resources
    scoring: Annotated[tuple[Numbers, ...], UpTo(4), UpTo(6)]
    foreseeing: Annotated[bool, SHARED] = False  # a trial of a bot: only era cards that are drawn are left out


def marker(game: UnderwaterCities, who: int) -> int:
    """Steps of a marker: 0 below space 4, then 1 to 4 for the spaces 4, 3, 2, 1."""
    return next(step for step, stack in enumerate(game.track) if who in stack)


def new_player(board: Board, goods: Goods) -> Player:
    """A player as at the start (UC 3.3)."""
    return Player(board=board.id, stock=goods, buildings=(0,) * len(board.sites))

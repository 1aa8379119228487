"""New Eden: the state of a game. NE 3.2 says what each field is."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, NamedTuple

from pelagia.core.game import Game
from pelagia.core.state import COUNTED, SHARED, State, UpTo, state
from pelagia.games.new_eden.content.card import CRAB, KRAKEN, MUSSEL, OXYGEN, RESEARCH, YARD, Content, Group

OUTSIDE = (CRAB, MUSSEL, KRAKEN)


class Phase(IntEnum):
    SETUP = 0
    A = 1
    B = 2
    C = 3
    D = 4
    OVER = 5


class Mark(IntEnum):
    """What lies on a row in the auction."""

    NONE = 0
    SOLD = 1
    UNSOLD = 2
    BLOCKED = 3


class Extension(IntEnum):
    SHIPYARD = 0
    KRAKEN = 1
    OXYGEN = 2
    RESEARCH = 3


# NE 3.1
ROWS, COLUMNS = 4, 3
ROW_PRICE = (10, 6, 3, 1)
ROW_REPAIR = (3, 1, 0, 0)
ROW_DAMAGE = (0, 0, 0, 1)
PASS_POINTS = {2: (3, 0), 3: (3, 2, 0), 4: (3, 2, 1, 0)}
MARKET_PRICE = (0, 1, 3, 6)  # coins and damage, by the number of cards kept
MARKET_HAND = 3
EXTRA_DAMAGE = 1
PLANT_COINS = 5
PLANT_DAMAGE = (1, 3, 6)
EXTENSION_PRICE = 6
EXTENSION_DEEPLES = 3
RESEARCH_EXTENSION_POINTS = 3
DAMAGE_MAX = 15
POINTER_MAX = 14
COINS_PER_POINT = 5
START_COINS = 10
BONUS_COINS, BONUS_POINTS = 1, 2
BONUS_SHOWN = 2
DEEPLES = 45
ROUNDS = 3


class Module(NamedTuple):
    """An outside module at a station: its card, and the deeples on it."""

    card: str
    lying: int = 0
    standing: int = 0
    used: bool = False  # Deep Thought only: it activates without deeples

    @property
    def activated(self) -> bool:
        """Whether it was activated this round."""
        return self.standing > 0 or self.used


class Oxygen(NamedTuple):
    """An oxygen card at a station."""

    card: str
    face_up: bool = True


# Limits are for observations; they leave room for content packs with other numbers of cards than our box.
Arm = Annotated[tuple[Module, ...], UpTo(24)]


@state
class Seat(State):
    """A station and its owner's things."""

    coins: int = 0
    score: int = 0
    damage: int = 0
    crab: Arm
    mussel: Arm
    kraken: Arm
    yards: Annotated[tuple[str, ...], UpTo(24), COUNTED]
    oxygen: Annotated[tuple[Oxygen, ...], UpTo(24)]
    research: Annotated[tuple[str, ...], UpTo(24), COUNTED]
    extensions: Annotated[tuple[bool, ...], UpTo(4)]  # built or not, by Extension
    dome_lying: int = 0
    dome_spent: int = 0  # stood on a module that was destroyed; cannot move this round
    plant_used: int = 0
    passed: bool = False
    automaton: bool = False  # Deep Thought


@state
class NewEden(Game):
    """A game of New Eden."""

    content: Annotated[Content, SHARED]
    seats: Annotated[list[Seat], UpTo(4)]
    round: int = 0
    phase: Phase = Phase.SETUP
    nautilus: int = 0
    open_coins: bool = False
    solo_level: int = 0
    decks: Annotated[tuple[tuple[str, ...], ...], UpTo(6), UpTo(15)]  # 1A 1B 2A 2B 3A 3B; the last card is the top one
    bonus_deck: Annotated[tuple[str, ...], UpTo(24)]
    bonus_shown: Annotated[tuple[str, ...], UpTo(2)]
    bonus_used: Annotated[tuple[str, ...], UpTo(24), COUNTED]
    display: Annotated[list[str], UpTo(12)]  # row by row; "" is an empty space
    face_down: Annotated[tuple[bool, ...], UpTo(4)]  # by row
    owner: Annotated[tuple[int, ...], UpTo(4)]  # by row: the seat that rejected its cards, or -1
    marks: Annotated[tuple[Mark, ...], UpTo(4)]
    deeple_supply: int
    ox_supply: int
    box: Annotated[tuple[str, ...], UpTo(110), COUNTED]  # out of the game, seen by all
    unseen: Annotated[
        list[str], UpTo(36), COUNTED
    ]  # out of the game, seen by nobody: left over when decks were laid out
    pass_count: int = 0
    hand: Annotated[list[list[str]], UpTo(4), UpTo(3)]
    kept: Annotated[list[list[str]], UpTo(4), UpTo(3)]  # taken but not placed yet
    kept_shown: bool = True
    opener: int = -1
    row: int = -1  # under the hammer, 0 to 3
    high: int = 0
    bidder: int = -1
    out: Annotated[list[bool], UpTo(4)]


def arm(seat: Seat, group: Group) -> tuple[Module, ...]:
    """The outside arm of a group."""
    return seat.crab if group is CRAB else seat.mussel if group is MUSSEL else seat.kraken


def rebuild(seat: Seat, group: Group, modules: tuple[Module, ...]) -> None:
    """Change the outside arm of a group."""
    if group is CRAB:
        seat.crab = modules
    elif group is MUSSEL:
        seat.mussel = modules
    else:
        seat.kraken = modules


def attach(seat: Seat, card: str, group: Group) -> None:
    """Lay a card at the outer end of its arm."""
    if group is RESEARCH:
        seat.research += (card,)
    elif group is YARD:
        seat.yards += (card,)
    elif group is OXYGEN:
        seat.oxygen += (Oxygen(card),)
    else:
        rebuild(seat, group, (*arm(seat, group), Module(card)))


def outside(seat: Seat) -> tuple[tuple[Module, ...], tuple[Module, ...], tuple[Module, ...]]:
    """The three outside arms."""
    return seat.crab, seat.mussel, seat.kraken


def row_cards(game: NewEden, row: int) -> list[str]:
    """The cards of a row of the display, from left to right."""
    return [card for card in game.display[row * COLUMNS : (row + 1) * COLUMNS] if card]


def count_cards(seat: Seat, group: Group) -> int:
    """Cards of a group at a station. Tiles are not cards (RU-14)."""
    if group is YARD:
        return len(seat.yards)
    if group is OXYGEN:
        return len(seat.oxygen)
    if group is RESEARCH:
        return len(seat.research)
    return len(arm(seat, group)) - (group is KRAKEN and seat.extensions[Extension.KRAKEN])

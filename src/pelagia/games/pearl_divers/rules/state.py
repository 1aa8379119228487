"""Pearl Divers: the state of a game."""

from __future__ import annotations

from typing import Annotated

from pelagia.core.game import Game
from pelagia.core.state import SHARED, State, UpTo, state
from pelagia.games.pearl_divers.content.card import Content

HAND, SHELLS = 3, 3
Cards = Annotated[list[str], UpTo(18)]


@state
class Diver(State):
    """What one seat has."""

    shells: int = SHELLS
    pearls: int = 0
    hand: Cards
    looking: Cards  # cards it looks at in the middle of an effect
    knows_top: bool = False  # it has seen the top card of the deck
    picked: str = ""  # turned up, but not played yet
    haul: Cards
    out: bool = False  # of the auction


@state
class PearlDivers(Game):
    """A game of Pearl Divers."""

    content: Annotated[Content, SHARED]
    divers: Annotated[list[Diver], UpTo(4)]
    days: int
    day: int = 0
    deck: Cards  # the last card is the top one
    discard: Cards
    offer: str = ""  # the card under the hammer
    high: int = 0
    bidder: int = -1

"""The table of New Eden before the first card is shuffled (NE 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.errors import BadOption
from pelagia.games.new_eden.content.card import DECKS, EXTENSION_OXYGEN, START_OXYGEN, TILE, Content
from pelagia.games.new_eden.rules.state import (
    COLUMNS,
    DEEPLES,
    PLANT_DAMAGE,
    ROWS,
    START_COINS,
    Extension,
    Mark,
    Module,
    Oxygen,
    Seat,
)


def begin(players: int, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """The table before anything is shuffled (NE 4)."""
    if players > 1 and options["solo_level"]:
        raise BadOption(name="solo_level", value=str(options["solo_level"]), allowed="0")
    seats = [new_seat() for _ in range(players)]
    if players == 1:
        seats.append(new_automaton())
    return {
        "seats": seats,
        "open_coins": options["open_coins"],
        "solo_level": options["solo_level"],
        "decks": tuple(tuple(content.deck(name)) for name in DECKS),
        "bonus_deck": tuple(content.bonus),
        "bonus_shown": (),
        "bonus_used": (),
        "display": [""] * ROWS * COLUMNS,
        "face_down": (False,) * ROWS,
        "owner": (-1,) * ROWS,
        "marks": (Mark.NONE,) * ROWS,
        "deeple_supply": DEEPLES - players,
        "ox_supply": players,
        "box": (),
        "unseen": [],
        "hand": [[] for _ in seats],
        "kept": [[] for _ in seats],
        "out": [False] * len(seats),
        "answers": ("",) * len(seats),
    }


def new_seat() -> Seat:
    start = tuple(Oxygen(card) for card in START_OXYGEN)
    arms: dict[str, Any] = {"crab": (), "mussel": (), "kraken": (), "yards": (), "research": ()}
    return Seat(coins=START_COINS, oxygen=start, extensions=(False,) * len(Extension), dome_lying=1, **arms)


def new_automaton() -> Seat:
    """Deep Thought: all extensions built, the plant used up, no deeples (NE 16.1)."""
    seat = new_seat()
    seat.automaton, seat.dome_lying, seat.plant_used = True, 0, len(PLANT_DAMAGE)
    seat.extensions = (True,) * len(Extension)
    seat.kraken = (Module(TILE),)
    seat.oxygen += (Oxygen(EXTENSION_OXYGEN),)
    return seat

"""The form of a view of New Eden. Pages get their types from it, and mypy holds `view` to it."""

from __future__ import annotations

from typing import TypedDict


class Row(TypedDict):
    """A row of the display. In `cards` an empty space is "", and a card that is not seen is None."""

    cards: list[str | None]
    face_down: bool
    owner: int


class Auction(TypedDict):
    """The auction of a row."""

    opener: int
    row: int
    high: int
    bidder: int
    out: list[bool]


class ModuleShape(TypedDict):
    """A module of a station, and what lies on it."""

    card: str
    lying: int
    standing: int
    activated: bool


class OxygenShape(TypedDict):
    """A card that gives oxygen."""

    card: str
    face_up: bool


class ExtensionsShape(TypedDict):
    """Which extensions are built."""

    shipyard: bool
    kraken: bool
    oxygen: bool
    research: bool


class NewEdenSeat(TypedDict):
    """A seat's things. What is hidden is None; a hand keeps its number of cards."""

    coins: int | None
    score: int
    damage: int
    pointer: int
    value: int
    crab: list[ModuleShape]
    mussel: list[ModuleShape]
    kraken: list[ModuleShape]
    yards: list[str]
    oxygen: list[OxygenShape]
    research: list[str]
    extensions: ExtensionsShape
    dome_lying: int
    dome_spent: int
    plant_used: int
    passed: bool
    automaton: bool
    hand: list[str] | list[None]
    kept: list[str] | list[None]


class NewEdenTable(TypedDict):
    """All that lies on the table. Decks are numbers of cards until the game is over."""

    round: int
    phase: str
    nautilus: int
    open_coins: bool
    solo_level: int
    bonus_shown: list[str]
    bonus_used: list[str]
    bonus_left: int
    decks: list[int | list[str]]
    display: list[Row]
    marks: list[str]
    deeple_supply: int
    ox_supply: int
    box: list[str]
    unseen: int | list[str]
    pass_count: int
    auction: Auction
    seats: list[NewEdenSeat]
    places: list[int]  # by seat, when the game is over

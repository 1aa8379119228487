"""The form of a view of Pearl Divers. Pages get their types from it, and mypy holds `view` to it."""

from __future__ import annotations

from typing import TypedDict


class AuctionOfPearls(TypedDict):
    """The card under the hammer; "" between auctions. `bidder` is -1 before the first bid."""

    card: str
    high: int
    bidder: int


class DiverShape(TypedDict):
    """A seat's things. What is hidden is None; a hand keeps its number of cards."""

    shells: int
    pearls: int
    haul: list[str]
    picked: str
    out: bool
    hand: list[str] | list[None]
    looking: list[str] | list[None]


class PearlDiversTable(TypedDict):
    """`places` is empty until the game is over."""

    day: int
    days: int
    deck: int
    top: str | None
    discard: list[str]
    auction: AuctionOfPearls
    divers: list[DiverShape]
    scores: list[int]
    places: list[int]

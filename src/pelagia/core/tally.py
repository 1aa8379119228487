"""Where the points of a game that is over came from: source by source, with the pieces that gave them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from pelagia.core.place import Place
from pelagia.core.text import PlainText, Text


class PlainWorth(TypedDict):
    """A piece that gave points, as JSON data."""

    seat: int
    place: dict[str, str]
    points: int


class PlainSource(TypedDict):
    """A source as JSON data."""

    text: PlainText
    points: list[int]
    pieces: list[PlainWorth]


class Worth(NamedTuple):
    """A piece that gave a seat points; 0 where it gave them only together with others."""

    seat: int
    place: Place
    points: int = 0

    def plain(self) -> PlainWorth:
        return {"seat": self.seat, "place": self.place.plain(), "points": self.points}


PURSE = Place("purse")  # the goods of a seat: no option lights it up, but every board has it


def from_purse(points: Sequence[int]) -> list[Worth]:
    """Points for goods, by seat."""
    return [Worth(seat, PURSE, n) for seat, n in enumerate(points) if n]


class Source(NamedTuple):
    """A source of points and what it gave each seat, an automaton of the rules included.

    The sources of a game come in the order in which they are shown, and make up the scores. In a team each seat has
    what it brought in. Spectators know them too.
    """

    text: Text
    points: Sequence[int]
    pieces: Sequence[Worth] = ()

    def plain(self) -> PlainSource:
        return {
            "text": self.text.plain(),
            "points": [*self.points],
            "pieces": [piece.plain() for piece in self.pieces],
        }

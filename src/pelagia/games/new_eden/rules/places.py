"""The places of New Eden; those of a station are on the station of the seat that decides."""

from __future__ import annotations

from pelagia.core.place import Place
from pelagia.games.new_eden.rules.state import Extension

DOME, PLANT = Place("dome"), Place("plant")


def card(id: str) -> Place:
    """A card, wherever it lies: in the display, in hand, kept, in a station."""
    return Place("card", id)


def row(n: int) -> Place:
    """A row of the display, the first is 1."""
    return Place("row", str(n))


def extension(tile: Extension) -> Place:
    return Place("extension", tile.name.lower())

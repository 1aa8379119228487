"""The places of Underwater Cities; those of a player are in the area of the seat that decides."""

from __future__ import annotations

from functools import cache

from pelagia.core.place import Place
from pelagia.games.underwater_cities.content.card import CITY_SITES, TUNNEL_SITES

CLONE, TRACK = Place("clone"), Place("track")  # the action cloning tile, the Federation track
TOP, DECK = Place("special", "top"), Place("special", "deck")  # of the small deck


def space(id: str) -> Place:
    """An action space."""
    return Place("space", id)


@cache  # many options share one
def hand(card: str) -> Place:
    """A card of your hand, or one that you look at."""
    return Place("hand", card)


def card(id: str) -> Place:
    """A claimed card, or a contract."""
    return Place("card", id)


def special(card: str) -> Place:
    """A special card of the open row."""
    return Place("special", card)


def good(name: str) -> Place:
    """A resource of your supply."""
    return Place("good", name)


def metropolis(tile: str) -> Place:
    return Place("metropolis", tile)


def site(id: str) -> Place:
    """A site of your player board: of a city `C2`, a building `C3.1` or a tunnel `B3-C3`."""
    return Place("tunnel", id) if id in TUNNEL_SITES else Place("city", id) if id in CITY_SITES else Place("site", id)

"""The solo game: blockers and the goal (UC 16.3)."""

from __future__ import annotations

from pelagia.core.state import put
from pelagia.core.text import Ref, Said
from pelagia.games.underwater_cities.content.card import CITY, PT
from pelagia.games.underwater_cities.rules.counting import count_connected
from pelagia.games.underwater_cities.rules.drawing import take
from pelagia.games.underwater_cities.rules.naming import spaces_text
from pelagia.games.underwater_cities.rules.state import BLOCKER, NOBODY, SOLO_CITIES, SOLO_POINTS, UnderwaterCities

COLOUR_SPACES = 4  # spaces of each colour on this side of the main board


def place_blockers(game: UnderwaterCities, round: int) -> None:
    """The same space of each colour is blocked, one further in every round."""
    index = (game.solo_start - 1 + round - 1) % COLOUR_SPACES
    here = enumerate(game.tiles)
    game.tiles = tuple(BLOCKER if place % COLOUR_SPACES == index else tile for place, tile in here)
    game.tell("blocked", spaces=Said(tuple(game.spaces[index::COLOUR_SPACES]), spaces_text))


def place_fourth(game: UnderwaterCities) -> None:
    """The fourth blocker of the next round, by the digits of the top card of the era that runs (R89 to R91)."""
    for card in take(game, 1):
        digits = sum(map(int, str(game.content.cards[card].number)))
        place = (digits - 1) % len(game.tiles)
        while game.tiles[place] != NOBODY:
            place = (place + 1) % len(game.tiles)
        game.tiles = put(game.tiles, place, BLOCKER)
        game.discard += (card,)
        game.tell("fourth", card=Ref(card), space=Ref(game.spaces[place]))


def has_won(game: UnderwaterCities) -> bool:
    return count_connected(game, 0, CITY) >= SOLO_CITIES and game.seats[0].stock[PT] >= SOLO_POINTS

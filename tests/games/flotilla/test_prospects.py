"""What bots see in a city and a sea must be what the rules would pay."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.games.flotilla.bot.prospects import circles, prospects
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.rules import sea
from pelagia.games.flotilla.rules.state import DIAL_MAX, Flotilla, Placed


def built(seed: int) -> tuple[Placed, ...]:
    """The largest city of a random game in which all switch at once."""
    game, bot = pelagia.new("flotilla", 3, seed, watched=False), Random(seed)
    assert isinstance(game, Flotilla)
    while (decision := game.decision) and game.round < 60:
        wanted = [option for option in decision.options if option.written in ("switch", "play founder")]
        game.choose(wanted[0] if wanted else bots.ask(bot, game, decision))
    return max((player.tiles for player in game.seats), key=len)


def test_the_best_place_of_a_tile_is_that_of_the_rules() -> None:
    """Every tile on every free hex in every turn, scored as `Piece` does it."""
    city, dials = built(4), (2, 1, 3, 1)
    city_prospects = prospects(BOX, tuple(city), dials)
    assert len(city) > 5
    for tile in list(BOX.tiles.values())[::5]:
        for hex in city_prospects.free:
            scores = []
            for turn in range(sea.city_turns(tile)):
                after = sea.City([*city, Placed(hex, tile.id, turn)], BOX.tiles)
                for piece in after.pieces(hex):
                    a, b = after.factors(hex, piece, dials[tile.colour], DIAL_MAX)
                    scores.append(a * b)
            assert city_prospects.best(tile, [hex]) == max(scores)


def test_the_next_tile_of_a_colour_joins_its_best_district() -> None:
    city = (Placed(sea.HEX[2, 2], "Y00"), Placed(sea.HEX[2, 3], "Y04"))  # a building, and land towards it
    heights, sizes = prospects(BOX, city, (1, 1, 4, 1)).open
    assert (heights, sizes) == ([2, 1, 4, 1], [3, 1, 1, 1])


def test_circles_that_are_begun_and_nearly_complete() -> None:
    """Case 37: two yellow arcs at one corner, the third tile is missing."""
    pair = (Placed(sea.HEX[2, 2], "Y01", 1), Placed(sea.HEX[2, 3], "Y13", 3))
    assert circles(BOX, pair[:1], True) == (1, 0)
    assert circles(BOX, pair, True) == (0, 1)
    assert circles(BOX, (*pair, Placed(sea.HEX[1, 3], "G12", 5)), True) == (0, 0)
    other = (pair[0], Placed(sea.HEX[2, 3], "Y03", 3))  # case 38: a violet arc
    assert circles(BOX, other, True) == (0, 0)

"""What a learned judge of Underwater Cities looks at, and what it aims at."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.games.underwater_cities.bot.features import SURE, of, target
from pelagia.games.underwater_cities.rules.state import SOLO_CITIES, SOLO_POINTS, UnderwaterCities


def played(players: int) -> UnderwaterCities:
    game, bot = pelagia.new("underwater-cities", players, seed=1, watched=False), bots.make("random", 1)
    while decision := game.decision:
        game.choose(bots.ask(bot, game, decision), decision.seat, decision.number)
    assert isinstance(game, UnderwaterCities)
    return game


def test_alone_a_missing_city_weighs_as_much_as_points_that_make_sure() -> None:
    game = played(1)
    missing = SOLO_CITIES - of(game, 0).get("own.solo-cities", 0)
    assert missing > 0
    assert target(game, 0) == game.scores[0] - SOLO_POINTS - SURE * missing


def test_the_way_to_the_goal_is_seen_alone_only() -> None:
    game = pelagia.new("underwater-cities", 1, seed=1, watched=False)
    assert of(game, 0)["own.missing"] == SOLO_CITIES - 1
    assert "own.missing" not in of(pelagia.new("underwater-cities", 2, seed=1, watched=False), 0)

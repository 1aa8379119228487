"""What is to be reached in Underwater Cities: most points, or alone the goal of the solo game (UC 16.3)."""

from __future__ import annotations

from pelagia.core.aim import Aim, contest
from pelagia.core.text import Text
from pelagia.games.ranking import has_broken_tie
from pelagia.games.underwater_cities.content.card import CITY, PT
from pelagia.games.underwater_cities.rules.counting import count_connected
from pelagia.games.underwater_cities.rules.scoring import places, scored_now, scores
from pelagia.games.underwater_cities.rules.solo import has_won
from pelagia.games.underwater_cities.rules.state import ROUNDS, SOLO_CITIES, SOLO_POINTS, Phase, UnderwaterCities


def aim(game: UnderwaterCities) -> Aim:
    if game.players > 1:
        is_broken = game.phase is Phase.OVER and has_broken_tie(scores(game), places(game))
        return contest(game, (Text("underwater-cities-end-tie"),) if is_broken else ())
    points, cities = game.seats[0].stock[PT], count_connected(game, 0, CITY)
    count = Text("underwater-cities-aim-cities", n=cities, need=SOLO_CITIES)
    if game.phase not in (Phase.SCORING, Phase.OVER):
        now = Text("underwater-cities-aim-points", n=points, need=SOLO_POINTS, scored=scored_now(game, 0))
        return Aim((now, count, *_fourth(game)))
    goals = (Text("underwater-cities-aim-final", n=points, need=SOLO_POINTS), count)
    if game.phase is Phase.SCORING:
        return Aim(goals)
    end = Text(f"underwater-cities-end-{'won' if has_won(game) else 'lost'}", n=points, cities=cities)
    lacks = {"points": (SOLO_POINTS, points), "cities": (SOLO_CITIES, cities)}
    missed = [(what, need, need - n) for what, (need, n) in lacks.items() if n < need]
    why = [Text(f"underwater-cities-end-{what}", need=need, missing=missing) for what, need, missing in missed]
    return Aim(goals, end, tuple(why))


def _fourth(game: UnderwaterCities) -> tuple[Text, ...]:
    """A round without a step on the Federation track brings a fourth blocker."""
    if game.round >= ROUNDS or not game.round:
        return ()
    return (Text("underwater-cities-aim-stepped" if game.seats[0].stepped else "underwater-cities-aim-fourth"),)

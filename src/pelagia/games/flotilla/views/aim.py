"""What is to be reached in Flotilla: most VP; and what has broken a tie (FL 19.4)."""

from __future__ import annotations

from pelagia.core.aim import Aim, contest
from pelagia.core.text import Text
from pelagia.games.flotilla.rules.scoring import places, scores
from pelagia.games.flotilla.rules.state import Flotilla
from pelagia.games.ranking import has_broken_tie


def aim(game: Flotilla) -> Aim:
    is_broken = game.over and has_broken_tie(scores(game), places(game))
    return contest(game, (Text("flotilla-end-tie"),) if is_broken else ())

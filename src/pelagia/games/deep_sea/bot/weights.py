"""What things are worth to bots; found by letting variants play."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Weights:
    """In points."""

    # Gains
    disc: float = 0.96  # in staging, while there are rounds to come
    last_disc: float = 0.46  # in the last round
    spare_disc: float = 0.29  # more than the crew can spend
    per_member: float = 1.55  # how many discs one can spend in a round
    research: float = 0.82
    spare_research: float = 0.26  # beyond what one can soon use
    token: float = 0.63  # stored
    drawn: float = 2.33  # a token that is still to be drawn
    impact: float = 1.3
    real: float = 0.51  # how much of an impact is what the best hex gives now
    promotion: float = 0.17  # besides what it brings
    back: float = 1.1  # of a disc on the crew that can be taken back
    promoted_disc: float = 0.51  # lost, if the promoted one carries a disc
    discover: float = 2.5  # a discovery, in steps
    space: float = 1.39  # of a journal
    # Levels, per round to come
    engine: float = 3.57  # a disc more, and its activation
    ingenuity: float = 0.41
    reputation: float = 0.55
    inspiration: float = -0.41  # besides what it is to the engine
    coordination: float = 0.6  # besides what it is to the engine
    vessel: float = 0.71
    # Actions in general, beyond what they cost and without what goals give for their discs
    travel: float = 1.62
    sonar: float = 0.37  # of a discovery
    dive: float = 2.57
    conserve: float = 2.07
    journal: float = 2.01
    # Crew and zones
    crew: float = 0.23  # of the worth of its actions, per round to come
    habit: float = 0.45  # the power of the number of times that the crew can do the same
    ready: float = 0.29  # of the worth of its actions, this round
    zone: float = 0.12  # of what a zone with an own vessel offers
    site: tuple[float, float, float] = (0.29, 0.63, 1.7)  # what sites of each kind bring besides
    open: float = 0.3  # of what the unused space of a journal can do
    dive_site: float = 1.68
    # Goals
    race: float = 0.1  # of the first prize: what a unit adds to the chance of a majority
    margin: float = 0.53  # how little a lead is worth, per round to come
    deep: float = 0.3  # a step towards the greatest depth, if a goal lies there
    closed: float = 3.0  # a goal that a marker has to open, the nearer the more
    # Goals of a team
    goal: float = 16.0  # by the chance that it will be met
    surplus: float = 0.4  # of those beyond the goals that it needs
    most_unit: float = 2.2  # one more of what it counts
    pace: float = 0.17  # of a goal, per round
    doubt: float = 0.06  # about that, per round
    alone: float = 3.0  # times `deep` and `closed`: nobody else profits


W = Weights()  # in the middle of a game
MIDDLE, MOST_LEFT = 2.5, 8  # preparations to come
SLOPES = {  # how much more a thing is worth at the beginning and less at the end, as the power of e
    "disc": 0.54,
    "impact": 0.11,
    "engine": 0.1,
    "ingenuity": 0.16,
    "reputation": 0.37,
    "vessel": 0.08,
    "crew": -0.23,
    "ready": 0.11,
}
# What a crew member is worth beyond what it can do, per round to come: by model, `*` for its senior side. It is data,
# since no module names a piece.
CREW: dict[str, float] = json.loads(files("pelagia.games.deep_sea.bot").joinpath("crew.json").read_text())
LEVELS = (1.0, 1.5, 2.0, 2.5, 3.0, 3.33, 3.67, 4.0, 4.33, 4.67, 5.0, 5.0, 5.0)  # by position, smoothed


def weights(left: int) -> Weights:
    """What things are worth, by the number of preparations to come."""
    return TABLES[left]


def _table(left: int) -> Weights:
    time = (left - MIDDLE) / MIDDLE
    return replace(W, **{name: getattr(W, name) * exp(slope * time) for name, slope in SLOPES.items()})


TABLES = tuple(_table(left) for left in range(MOST_LEFT + 1))


@cache
def senior(model: str) -> str:
    """The name of a senior side."""
    return f"{model}*"


def known(function: F) -> F:
    """Remember results by the identity of the first argument: to hash content takes longer than to look at it."""
    results: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    def look(thing: Any, *rest: Any) -> Any:
        key = (id(thing), *rest)
        if key not in results:
            results[key] = thing, function(thing, *rest)  # kept, so that nothing else gets its identity
        return results[key][1]

    return cast(F, look)

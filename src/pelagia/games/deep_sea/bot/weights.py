"""What things are worth to bots (never a rule); found by letting variants play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Weights:
    """In points."""

    # Gains
    disc: float = 0.9  # in staging, while there are rounds to come
    last_disc: float = 0.6  # in the last round
    spare_disc: float = 0.33  # more than the crew can spend
    per_member: float = 1.8  # how many discs one can spend in a round
    research: float = 0.6
    spare_research: float = 0.35  # beyond what one can soon use
    token: float = 0.8  # stored
    drawn: float = 2.4  # a token that is still to be drawn
    impact: float = 2.3
    promotion: float = 0.2  # besides what it brings
    promoted_disc: float = 0.5  # lost, if the promoted one carries a disc
    discover: float = 1.9  # a discovery, in steps
    space: float = 1.0  # of a journal
    # Levels, per round to come
    engine: float = 2.0  # a disc more, and its activation
    ingenuity: float = 0.5
    reputation: float = 0.9
    vessel: float = 0.6
    # Actions in general, beyond what they cost and without what goals give for their discs
    travel: float = 1.1
    sonar: float = 0.5  # of a discovery
    dive: float = 2.4
    conserve: float = 2.2
    journal: float = 2.6
    # Crew and zones
    crew: float = 0.28  # of the worth of its actions, per round to come
    habit: float = 0.6  # the power of the number of times that the crew can do the same
    ready: float = 0.25  # of the worth of its actions, this round
    zone: float = 0.15  # of what a zone with an own vessel offers
    site: tuple[float, float, float] = (0.2, 0.2, 2.0)  # what sites of each kind bring besides
    dive_site: float = 1.3
    # Goals
    race: float = 0.12  # of the first prize: what a unit adds to the chance of a majority
    margin: float = 0.5  # how little a lead is worth, per round to come
    deep: float = 0.3  # a step towards the greatest depth, if a goal lies there
    closed: float = 3.0  # a goal that a marker has to open, the nearer the more
    # Goals of a team
    goal: float = 16.0  # by the chance that it will be met
    surplus: float = 0.4  # of those beyond the goals that it needs
    most_unit: float = 2.2  # one more of what it counts
    pace: float = 0.17  # of a goal, per round
    doubt: float = 0.06  # about that, per round
    alone: float = 3.0  # times `deep` and `closed`: nobody else profits


W = Weights()
LEVELS = (1.0, 1.5, 2.0, 2.5, 3.0, 3.33, 3.67, 4.0, 4.33, 4.67, 5.0, 5.0, 5.0)  # by position, smoothed


def known(function: F) -> F:
    """Remember results by the identity of the first argument: to hash content takes longer than to look at it."""
    found: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    def look(thing: Any, *rest: Any) -> Any:
        key = (id(thing), *rest)
        if key not in found:
            found[key] = thing, function(thing, *rest)  # kept, so that nothing else gets its identity
        return found[key][1]

    return cast(F, look)

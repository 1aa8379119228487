"""What the parts of a position are worth to a bot, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Found by regression of final scores on earlier positions, and by games with all weights varied at random, alone
    and of two players; those of special cards by games against a bot that sees no worth in them
    (docs/balance-underwater-cities.md), and those of era cards in hand in the same way (docs/strength.md).

    Goods stand in the order kelp, steelplast, science, credits, biomass, points.
    """

    early: tuple[float, ...] = (0.9, 0.55, 0.5, 0.9, 0.75, 1.0)  # at hand: without kelp and credits nothing starts
    late: tuple[float, ...] = (0.35, 0.25, 0.3, 0.32, 0.45, 1.0)
    enough: tuple[int, ...] = (4, 5, 3, 5, 3)  # goods that one can well use
    rest: tuple[float, ...] = (0.25, 0.25, 0.25, 0.25, 0.5)  # more than that
    harvest: tuple[float, ...] = (0.4, 0.55, 0.4, 0.4, 1.0, 1.0)  # in each production but the last
    last: tuple[float, ...] = (0.3, 0.35, 0.3, 0.3, 0.75, 1.0)  # in the last one
    plenty: tuple[int, ...] = (5, 4, 3, 5, 3, 99)  # that one can well use of it
    surplus: float = 0.5  # share of what is produced beyond that
    hunger: float = 2.2  # a city that will not be fed in the next feeding
    later_hunger: float = 0.9
    eaten: float = 0.35  # a kelp that a city eats in a production
    city: float = 0.32  # room to grow at a connected city, per round left
    site: float = 0.25  # a site that waits for its city
    tunnel: float = 0.07  # per round left: it leads somewhere
    building: float = 0.02  # per round left: it can be upgraded
    early_building: float = 0.5  # where there is no city yet
    early_up: float = 0.4  # the same, upgraded
    first: float = 0.5  # to be ahead of the others in the next round's order
    plan: float = 0.52  # share of the best city that may be built next
    lack: float = 1.1  # what is still missing for it, per piece
    bonus: float = 0.7  # what its site gives at once, per piece
    brown: float = 8.0  # what a brown metropolis scores in the end
    brown_grown: float = 6.0  # rounds left from which on nothing of that is there yet
    goal: float = 16.0  # alone: that there are cities enough for the goal
    pace: float = 0.75  # cities that can be connected in a round
    saved: float = 0.45  # share of a city when nothing is missing for it
    begun: float = 0.15  # share for each site that waits for its city; double for a city that is not connected
    doubt: float = 0.3  # how wide the chance is spread, in cities
    more_doubt: float = 0.15  # per round left
    apart: float = 0.55  # share of what is not connected yet
    near: float = 0.35  # share of a metropolis for each tunnel that is missing
    plain: tuple[float, ...] = (0.6, 0.5, 0.5, 0.5, 0.9, 1.0)  # that a card brings at some time
    use: float = 0.8  # share of what an action card brings, per era in which it can be used
    ready: float = 0.65  # an action card that may be used once more
    hope: float = 0.4  # share of what an instant card would bring, were its condition met
    hand: float = 0.15  # a card in hand
    held: float = 0.42  # share of what an era card in hand would give
    promise: float = 0.65  # share of what a special card in hand would be worth
    other: float = 1.5  # what another card would do in the turn in which a special card is played
    instant: float = 5.0  # what an instant one does, goods aside
    final_growth: float = 0.25  # per round left in which a scoring card can still grow
    final_more: float = 0.5  # what else a scoring card in hand promises


WEIGHTS = Weights()

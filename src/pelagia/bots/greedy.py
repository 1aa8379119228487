"""The greedy bot: it tries each option on an imagined game and takes the one that the game's value likes best."""

from __future__ import annotations

from collections.abc import Mapping

from pelagia.bots.quiet import after, candidates, guess, total
from pelagia.bots.seen import Seen
from pelagia.bots.turn import Count, finished, spread
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.rng import Rng

FEW = 12  # options that a quick choice looks at
BUDGET = 1000  # positions that a choice looks at, in games whose values judge whole turns


class Greedy:
    """Looks one choice ahead, or to the end of the turn where the value judges nothing less. What is good, it says."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """Return the option with the best value; the first of equals."""
        return self._best(seen, candidates(seen.decision), BUDGET)

    def choose_quickly(self, seen: Seen) -> Option:
        """As `choose`, of a few options that are spread over all."""
        few = spread(candidates(seen.decision), FEW)
        return self._best(seen, few, 2 * FEW) if len(few) > 1 else few[0]

    def _best(self, seen: Seen, options: list[Option], budget: int) -> Option:
        world, count = guess(seen.imagined(self.rng), seen.decision), Count(budget, len(options))
        if world.rules.whole:
            world.rules.whole.foresee(world)
        return max(options, key=lambda option: self.worth(world, seen.decision, option, count))

    def worth(self, world: Game, decision: Decision, option: Option, count: Count) -> float:
        """What an option is worth to the seat that chooses."""
        return total(self.parts(world, decision, option, count).values())

    def parts(self, world: Game, decision: Decision, option: Option, count: Count) -> Mapping[str, float]:
        """The value after an option, part by part; hints show what changes."""
        position = after(world, decision, option)
        if world.rules.whole:
            position = finished(position, decision.seat, count)
        return position.rules.value(position, decision.seat)

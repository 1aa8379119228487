"""The greedy bot: it tries each option on an imagined clone and takes the one that the game's value likes best."""

from __future__ import annotations

from collections.abc import Mapping

from pelagia.core.decision import Decision, Option, Range
from pelagia.core.game import Game
from pelagia.core.rng import Rng

FEW = 12  # options that a quick choice looks at


class Greedy:
    """Looks one choice ahead. Knows no game: what is good, the game's `value` says."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, game: Game, decision: Decision) -> Option:
        """Return the option with the best value; the first of equals."""
        return self._best(game, decision, candidates(decision))

    def choose_quickly(self, game: Game, decision: Decision) -> Option:
        """As `choose`, of a few options that are spread over all."""
        every = candidates(decision)
        few = [every[i * len(every) // FEW] for i in range(FEW)] if len(every) > FEW else every
        return self._best(game, decision, few) if len(few) > 1 else few[0]

    def _best(self, game: Game, decision: Decision, options: list[Option]) -> Option:
        imagined = game.imagined(decision.seat, self.rng)
        return max(options, key=lambda option: self.worth(imagined, decision, option))

    def worth(self, imagined: Game, decision: Decision, option: Option) -> float:
        """What an option is worth to the seat that chooses."""
        return sum(self.parts(imagined, decision, option).values())

    def parts(self, imagined: Game, decision: Decision, option: Option) -> Mapping[str, float]:
        """The value after an option, part by part; hints show what changes."""
        clone = imagined.clone()
        clone.choose(option, decision.seat, decision.number)
        while clone.decisions and clone.decisions[0].effect is decision.effect and clone.number == imagined.number:
            clone.choose(clone.decisions[0].options[0])  # others' secret answers: nobody knows them yet
        return clone.rules.value(clone, decision.seat)


def candidates(decision: Decision) -> list[Option]:
    """The options worth trying. Of a range of bids only the lowest: one can always raise again."""
    return [option.number(option.lo) if isinstance(option, Range) else option for option in decision.options]

"""The random bot: the measure of all others, and the loop that the benchmark times."""

from __future__ import annotations

from pelagia.bots.seen import Seen
from pelagia.core.decision import Option, Range
from pelagia.core.rng import Rng


class Random:
    """Chooses each option with the same chance; a range is one option, and then each of its numbers."""

    name = "random"
    is_blind = True

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        option = self._rng.choice(seen.decision.options)
        if isinstance(option, Range):
            return option.number(option.lo + self._rng.below(option.hi - option.lo + 1))
        return option

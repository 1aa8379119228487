"""Games to learn from: what a judge would have seen at the quiet positions, and how the games ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

import pelagia
from pelagia.bots.judge import inputs
from pelagia.bots.quiet import is_quiet
from pelagia.bots.seated import Mover
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.lab.play import Outcome, Plan, Player


@dataclass(frozen=True)
class Lesson(Plan):
    """Games between bots that sometimes choose at random, so that positions come up that none of them would seek."""

    noise: float = 0.05  # the share of choices at random

    def seeds(self, number: int) -> tuple[int, list[int]]:
        """Those of training: no other kind of run has the same ones."""
        return _seed("game", self.seed, number), [_seed(f"seat {n}", self.seed, number) for n in range(self.players)]


def _seed(what: str, seed: int, number: int) -> int:
    return int.from_bytes(blake2b(f"train {what} {seed} {number}".encode(), digest_size=7).digest(), "big")


class Sample(NamedTuple):
    """A quiet position, as a seat saw it, and how the seat did in the end."""

    left: float
    hand: float  # what the hand-made value said
    inputs: Mapping[str, float]
    target: float
    won: float


class Noisy:
    """A seat that sometimes chooses at random."""

    def __init__(self, mover: Mover, share: float, seed: int) -> None:
        self.mover, self.share, self.rng = mover, share, Rng(seed)

    def choose(self, game: Game, decision: Decision) -> Option:
        if self.rng.below(1 << 20) < self.share * (1 << 20):
            return self.rng.choice(decision.singles())
        return self.mover.choose(game, decision)


class Student(Player):
    """Plays the games of a lesson and notes what a judge would have seen."""

    plan: Lesson

    def outcome(self, number: int) -> Outcome:
        game, seats = self.new(number), self.movers(number)
        seeds = self.plan.seeds(number)[1]
        noisy = [Noisy(mover, self.plan.noise, seed + 1) for mover, seed in zip(seats, seeds, strict=True)]
        noted: list[tuple[int, float, float, dict[str, float]]] = []
        decisions = 0
        while decision := game.decision:
            game.choose(noisy[decision.seat].choose(game, decision), decision.seat, decision.number)
            decisions += 1
            if game.decisions and is_quiet(game, decision.seat):
                noted.append(self._noted(game, decision.seat))
        features = pelagia.rules(self.plan.game).features
        assert features is not None
        targets = [features.target(game, seat) for seat in range(game.players)]
        winners = game.winners
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
        samples = [Sample(left, hand, seen, targets[seat], won[seat]) for seat, left, hand, seen in noted]
        return Outcome(decisions, game.scores, winners, samples)

    def _noted(self, game: Game, seat: int) -> tuple[int, float, float, dict[str, float]]:
        features = game.rules.features
        assert features is not None, f"{game.rules.name} has no inputs to learn from"
        parts = game.rules.value(game, seat)
        return seat, features.left(game), sum(parts.values()), inputs(features, game, seat, parts)


def names_of(samples: Sequence[Sample], known: Sequence[str]) -> list[str]:
    """All inputs in a fixed order: those that always exist, then the parts of the value."""
    extra = sorted({name for sample in samples for name in sample.inputs} - {*known})
    return [*known, *extra]

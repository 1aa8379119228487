"""Games to learn from: what a judge would have seen at the quiet positions, and how the games ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, NamedTuple

from pelagia.bots.judge import inputs
from pelagia.bots.quiet import is_quiet
from pelagia.bots.seated import Mover
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.games.opinions import Features
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


class Noisy:
    """A seat that sometimes chooses at random."""

    def __init__(self, mover: Mover, share: float, seed: int) -> None:
        self.mover, self.share, self.rng = mover, share, Rng(seed)

    def choose(self, game: Game, decision: Decision) -> Option:
        if self.rng.below(1 << 20) < self.share * (1 << 20):
            return self.rng.choice(decision.singles())
        return self.mover.choose(game, decision)


class Noted(NamedTuple):
    """A position as a seat saw it."""

    seat: int
    left: float
    hand: float
    inputs: Mapping[str, float]


class Student(Player):
    """Plays the games of a lesson and notes what a judge would have seen."""

    plan: Lesson

    def outcome(self, number: int) -> Outcome:
        game, seats = self.new(number), self.movers(number)
        seeds = self.plan.seeds(number)[1]
        noisy = [Noisy(mover, self.plan.noise, seed + 1) for mover, seed in zip(seats, seeds, strict=True)]
        features = game.rules.features
        assert features is not None, f"{game.rules.name} has no inputs to learn from"
        is_compared = features.mode(game) in features.compared
        noted: list[list[Noted]] = []
        decisions = 0
        while decision := game.decision:
            if is_compared and isinstance(decision.effect, game.rules.turns):
                noted.append([noted_by(features, game, seat) for seat in range(game.players)])
            game.choose(noisy[decision.seat].choose(game, decision), decision.seat, decision.number)
            decisions += 1
            if not is_compared and game.decisions and is_quiet(game, decision.seat):
                noted.append([noted_by(features, game, decision.seat)])
        targets = [features.target(game, seat) for seat in range(game.players)]
        samples = [Sample(*seen[1:], targets[seen.seat]) for moment in noted for seen in moment]
        if is_compared:
            samples = [sample for moment in noted for sample in compared(moment, targets)]
        return Outcome(decisions, game.scores, game.winners, samples)


def noted_by(features: Features[Any], game: Game, seat: int) -> Noted:
    parts = game.rules.value(game, seat)
    return Noted(seat, features.left(game), sum(parts.values()), inputs(features, game, seat, parts))


def compared(moment: Sequence[Noted], targets: Sequence[float]) -> list[Sample]:
    """The seats at one moment, each less the mean of the others.

    What all seats have in common, such as a scenario in which much can be won, says nothing of a choice.
    """
    samples, rest = [], len(moment) - 1
    names = list(dict.fromkeys(name for seen in moment for name in seen.inputs))
    totals = {name: sum(seen.inputs.get(name, 0.0) for seen in moment) for name in names}
    hands, results = sum(seen.hand for seen in moment), sum(targets)
    for seat, left, hand, own in moment:
        less = {name: own.get(name, 0.0) - (totals[name] - own.get(name, 0.0)) / rest for name in names}
        margin = targets[seat] - (results - targets[seat]) / rest
        samples.append(Sample(left, hand - (hands - hand) / rest, less, margin))
    return samples

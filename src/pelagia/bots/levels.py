"""The levels that people choose from: one way to play, with more or less of it.

A lower level sees less far and takes what is nearly as good for the best, the more often the fewer points it is behind.
None of them plays at random, and none sees what is hidden.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pelagia.bots import FROM_FILE, LEVELS, PLAIN, UNLEARNED, manifest
from pelagia.bots.judge import Hand, Judge, Line
from pelagia.bots.planner import Judged, Planner
from pelagia.bots.seen import Seen
from pelagia.bots.turn import Sight
from pelagia.core.game import Game

GLANCE, TURN = Sight(width=0), Sight()
# How far the strongest level looks where more was measured to pay (docs/strength.md): along several ways through the
# turn, at more options, or on to its next turn.
FAR = {
    "new-eden": Sight(width=6, budget=1500, beam=3, gap=10.0),
    "deep-sea": Sight(budget=900, beam=3, ahead=1),
    "underwater-cities": Sight(budget=3000, beam=8, ways=160),
    "flotilla": Sight(width=6, budget=3000, beam=2, gap=12.0),
}
WAYS, LOOKS = 3, 3000  # the most ways through a turn, and positions, that a teacher follows in each world


class Play(NamedTuple):
    """How a level plays a game."""

    sight: Sight | None  # None: as far as pays
    temperature: float = 0.0  # in points
    is_learned: bool = False  # judged by what was learned, where there is something; else by the hand-made value

    def sight_in(self, game: str) -> Sight:
        return self.sight or FAR.get(game, TURN)


def glance(temperature: float) -> Play:
    """One look at each option."""
    return Play(GLANCE, temperature)


def turn(temperature: float) -> Play:
    """The own turn to its end, judged by the hand-made value."""
    return Play(TURN, temperature)


def far(temperature: float) -> Play:
    """As far as pays, judged by what was learned."""
    return Play(None, temperature, is_learned=True)


# How the levels below the strongest play, the weakest first: a point is worth more in one game than in another, and
# each level shall win about two games of three against the one below it (docs/strength.md has what was measured).
LADDERS = {
    "new-eden": (glance(2.5), glance(0.9), turn(1.2), far(4.3), far(2.3)),
    "deep-sea": (glance(1.0), glance(0.75), glance(0.5), turn(0.5), far(0.6)),
    "underwater-cities": (glance(0.52), glance(0.34), glance(0.18), turn(0.0), far(0.24)),
    "flotilla": (glance(1.3), glance(0.75), glance(0.2), turn(0.0), far(4.5)),
}
UNMEASURED = (glance(8.0), glance(4.0), glance(1.5), turn(0.5), turn(0.0))
STRONGEST = far(0.0)


class Leveled(Planner):
    """A bot that plays at a level: in every game as its ladder says, or always in the same way."""

    def __init__(self, name: str, seed: int, always: Play | None = None) -> None:
        super().__init__(seed)
        self.name, self.always = name, always

    def play_in(self, game: str) -> Play:
        return self.always or (*LADDERS.get(game, UNMEASURED), STRONGEST)[LEVELS.index(self.name)]

    def sight_of(self, game: str) -> Sight:
        return self.play_in(game).sight_in(game)

    def temperature_of(self, game: str) -> float:
        return self.play_in(game).temperature

    def judge_of(self, game: Game) -> Judge:
        return super().judge_of(game) if self.play_in(game.rules.name).is_learned else Hand()


class Candidate(Leveled):
    """The strongest way to play, with weights from a file, for the lab."""

    def __init__(self, file: str, seed: int) -> None:
        super().__init__(f"{FROM_FILE}{file}", seed, STRONGEST)
        self.learned = manifest.read(Path(file))

    def judge_of(self, game: Game) -> Judge:
        features = game.rules.features
        assert features is not None, f"{game.rules.name} has no inputs to learn from"
        return Line(features, self.learned)


def judged(seen: Seen, seed: int) -> list[Judged]:
    """What the strongest judge thinks of the options that are worth a thought, the best first: for teachers.

    It looks as far as the strongest level, at more options, and in worlds enough to tell how sure it is;
    `benchmarks/hints.py` measures what that takes.
    """
    far = FAR.get(seen.rules.name, TURN)
    few = replace(far, beam=min(far.beam, WAYS), budget=min(far.budget, LOOKS))  # since it looks into several worlds
    return Planner(seed, replace(few, width=6, worlds=4, gap=12.0)).judged(seen)


hatchling, crab, seahorse, octopus, dolphin, leviathan = (partial(Leveled, level) for level in LEVELS)
plain = partial(Leveled, PLAIN, always=turn(0.0))
unlearned = partial(Leveled, UNLEARNED, always=Play(None))  # whom learned weights must beat
best = leviathan

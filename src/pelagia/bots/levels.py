"""The levels that people choose from: one way to play, with more or less of it.

A lower level sees less far and takes what is nearly as good for the best, the more often the fewer points it is behind.
None of them plays at random, and none sees what is hidden.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pelagia.bots import manifest
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
    "underwater-cities": Sight(budget=2000, beam=3),
    "flotilla": Sight(width=6, budget=3000, beam=2, gap=12.0),
}


class Level(NamedTuple):
    """How a level plays."""

    name: str
    sight: Sight
    temperature: float = 0.0  # in points
    is_far: bool = False  # looks as far as pays
    is_learned: bool = False  # judged by what was learned, where there is something; else by the hand-made value


LEVELS = (
    Level("hatchling", GLANCE, 8.0),
    Level("crab", GLANCE, 4.0),
    Level("seahorse", GLANCE, 1.5),
    Level("octopus", TURN, 0.5),
    Level("dolphin", TURN),
    Level("leviathan", TURN, is_far=True, is_learned=True),
)
UNLEARNED = Level("unlearned", TURN, is_far=True)  # whom learned weights must beat


class Leveled(Planner):
    """A bot that plays at a level."""

    def __init__(self, level: Level, seed: int) -> None:
        super().__init__(seed, level.sight, level.temperature, None if level.is_learned else Hand())
        self.name, self.level = level.name, level

    def sight_of(self, game: str) -> Sight:
        return FAR.get(game, self.sight) if self.level.is_far else self.sight


class Candidate(Leveled):
    """The strongest way to play, with weights from a file, for the lab."""

    def __init__(self, file: str, seed: int) -> None:
        super().__init__(LEVELS[-1]._replace(name=f"file:{file}"), seed)
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
    sight = replace(FAR.get(seen.rules.name, TURN), width=6, worlds=4, gap=12.0)
    return Planner(seed, sight).judged(seen)


hatchling, crab, seahorse, octopus, dolphin, leviathan = (partial(Leveled, level) for level in LEVELS)
unlearned = partial(Leveled, UNLEARNED)
best = leviathan

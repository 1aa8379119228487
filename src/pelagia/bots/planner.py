"""The bots that plan their turns: the levels of a game are this one with more or less of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import NamedTuple

from pelagia.bots import judge as judges
from pelagia.bots.judge import Judge
from pelagia.bots.quiet import candidates
from pelagia.bots.seen import Seen
from pelagia.bots.turn import Outlook, Search, Sight
from pelagia.core.decision import Option
from pelagia.core.game import Game
from pelagia.core.rng import Rng

FULL, QUICK = Sight(), Sight(width=0, budget=60)


class Judged(NamedTuple):
    """What a bot thinks of an option."""

    option: Option
    points: float
    error: float  # one standard error of the points over the worlds; 0 if there was only one
    wins: float | None  # the chance to win, or to meet the goal
    plan: tuple[str, ...]  # the choices of the turn, written, as far as nothing is revealed
    reasons: dict[str, float]  # the points by named groups
    margin: float | None = None  # that is expected in the end: the points ahead of the best rival


def reasons(better: Judged, other: Judged) -> list[tuple[str, float]]:
    """Why an option is better than another one: the groups in which they differ, the largest difference first."""
    groups = dict.fromkeys([*better.reasons, *other.reasons])
    gains = [(group, better.reasons.get(group, 0.0) - other.reasons.get(group, 0.0)) for group in groups]
    return sorted((gain for gain in gains if gain[1]), key=lambda gain: -abs(gain[1]))


class Prospect(NamedTuple):
    """What comes of an option over all worlds."""

    option: Option
    points: float
    error: float
    outlooks: Sequence[Outlook]

    @property
    def plan(self) -> tuple[str, ...]:
        """That of the first world."""
        return self.outlooks[0].plan


@dataclass
class Kept:
    """The rest of a plan."""

    number: int  # of the next decision
    since: int  # of the decision at which it was made
    plan: tuple[str, ...]


class Planner:
    """Plays its turn to the end in imagined worlds and judges what comes of it."""

    name = "planner"

    def __init__(self, seed: int, sight: Sight = FULL, temperature: float = 0.0, judge: Judge | None = None) -> None:
        self.rng, self.sight, self.temperature, self.judge = Rng(seed), sight, temperature, judge
        self.kept: dict[int, Kept] = {}  # by seat

    def choose(self, seen: Seen) -> Option:
        """The option with the best prospect, or one nearly as good."""
        options = candidates(seen.decision)
        if planned := self._planned(seen, options):
            return planned
        prospects, _ = self._prospects(seen, options, self.sight_of(seen.rules.name))
        points = [prospect.points for prospect in prospects]
        chosen = prospects[self._pick(points, self.temperature_of(seen.rules.name))]
        number = seen.decision.number
        self.kept[seen.seat] = Kept(number + 1, number, chosen.plan[1:])
        return chosen.option

    def choose_quickly(self, seen: Seen) -> Option:
        """As `choose`, after one look at each option."""
        return self._prospects(seen, candidates(seen.decision), QUICK)[0][0].option

    def judged(self, seen: Seen) -> list[Judged]:
        """What it thinks of the options that are worth a thought, the best first."""
        prospects, judge = self._prospects(seen, candidates(seen.decision), self.sight_of(seen.rules.name))
        return [_judged(prospect, judge, seen.seat) for prospect in prospects]

    def _prospects(self, seen: Seen, options: Sequence[Option], sight: Sight) -> tuple[list[Prospect], Judge]:
        judge = self.judge
        by_option: dict[str, list[Outlook]] = {}
        for _ in range(sight.worlds):
            world = seen.imagined(self.rng)
            judge = judge or self.judge_of(world)
            for written, outlook in Search(judge, sight).look(world, seen.decision, options).items():
                by_option.setdefault(written, []).append(outlook)
        assert judge is not None
        named = {option.written: option for option in options}
        # An option that was dropped in some worlds is judged by the others: by what it was good for.
        most = max(map(len, by_option.values()))
        enough = [(named[written], outlooks) for written, outlooks in by_option.items() if 2 * len(outlooks) > most]
        return sorted((_prospect(*pair) for pair in enough), key=lambda prospect: -prospect.points), judge

    def sight_of(self, game: str) -> Sight:
        """How far it looks in a game."""
        return self.sight

    def temperature_of(self, game: str) -> float:
        """How ready it is to take what is nearly as good, in points."""
        return self.temperature

    def judge_of(self, game: Game) -> Judge:
        """Who judges a game, unless it was said when the bot was made: the strongest there is."""
        return judges.best(game)

    def _planned(self, seen: Seen, options: Sequence[Option]) -> Option | None:
        """The next choice of the plan, as long as nothing was revealed."""
        kept = self.kept.get(seen.seat)
        if not kept or not kept.plan or kept.number != seen.decision.number or seen.sealed > kept.since:
            return None
        planned = next((option for option in options if option.written == kept.plan[0]), None)
        self.kept[seen.seat] = Kept(kept.number + 1, kept.since, kept.plan[1:])
        return planned

    def _pick(self, points: Sequence[float], temperature: float) -> int:
        """The best; with a temperature others too, the less likely the more points they are behind."""
        if temperature <= 0 or len(points) == 1:
            return 0
        chances = [exp((gained - points[0]) / temperature) for gained in points]
        place = self.rng.below(1 << 32) / (1 << 32) * sum(chances)
        for n, chance in enumerate(chances):
            place -= chance
            if place < 0:
                return n
        return 0


def _prospect(option: Option, outlooks: Sequence[Outlook]) -> Prospect:
    points = [outlook.points for outlook in outlooks]
    mean = sum(points) / len(points)
    error = sqrt(sum((point - mean) ** 2 for point in points) / (len(points) - 1) / len(points)) if points[1:] else 0.0
    return Prospect(option, mean, error, outlooks)


def _judged(prospect: Prospect, judge: Judge, seat: int) -> Judged:
    """What is foretold is the mean over the worlds; the reasons are those of the first one."""
    told = [foretold for outlook in prospect.outlooks if (foretold := judge.foretold(outlook.end, seat))]
    wins, margin = (sum(each) / len(told) for each in zip(*told, strict=True)) if told else (None, None)
    why = dict(judge.groups(prospect.outlooks[0].end, seat))
    return Judged(prospect.option, prospect.points, prospect.error, wins, prospect.plan, why, margin)

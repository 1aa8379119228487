"""Many games between bots, and their results."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from itertools import accumulate
from time import perf_counter
from typing import Any

from pelagia.lab.about import About, about, headed
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.lab.pool import Progress, Workers, check, stream


@dataclass(frozen=True)
class Scores:
    """How the scores of all seats spread; p10 is the score that a tenth of them do not exceed."""

    mean: float
    p10: float
    p50: float
    p90: float
    max: int


@dataclass(frozen=True)
class BotFigures:
    """How one entry of the list of bots did. It can hold several seats of a game, and counts once for each."""

    name: str
    games: int  # seats that it played
    wins: float  # a shared win is a fraction; in a solo game a win is the goal of the solo game
    mean: float | None  # None if it never had a seat: more bots than games and seats


@dataclass(frozen=True)
class OptionFigures:
    """The games with one value of an option that varied."""

    option: str
    games: int
    won: int  # by a seat: all of them, except where a team can fail or an automaton win
    mean: float


@dataclass(frozen=True)
class Report:
    """All figures. Those of time are the only ones that differ between two runs of the same plan."""

    about: About
    players: int
    games: int
    options: Mapping[str, Any]  # of the game, as far as they were given
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    scores: Scores
    opponent: float | None  # the mean of the automaton in a solo game
    bots: list[BotFigures]
    varied: list[OptionFigures]

    def to_json(self) -> dict[str, Any]:
        return headed(self.about, asdict(self))


def simulate(plan: Plan, workers: Workers = 1, progress: Progress = lambda games: None) -> Report:
    """Play all games of a plan. The same plan gives the same figures, whatever the number of workers.

    A program that uses several workers needs `if __name__ == "__main__":`, as always with processes in Python.
    """
    check(plan.games, workers)
    player = Player(plan)
    begin = perf_counter()
    tally = tallied(plan, stream(player, workers, progress))
    return _summed(tally, perf_counter() - begin)


def report(plan: Plan, outcomes: Iterable[Outcome], seconds: float) -> Report:
    """Sum up the outcomes of a plan's games, given in their order."""
    return _summed(tallied(plan, outcomes), seconds)


@dataclass
class Held:
    """Sums over the seats that a bot held, or the games that had an option."""

    games: int = 0
    wins: Fraction = Fraction(0)  # exact: three thirds are one win
    scores: int = 0
    seats: int = 0

    def mean(self) -> float | None:
        return round(self.scores / self.seats, 4) if self.seats else None


@dataclass
class Tally:
    """What is kept of all games: sums, and how often each score occurred. It does not grow with their number."""

    plan: Plan
    decisions: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    automata: Held = field(default_factory=Held)
    bots: list[Held] = field(default_factory=list)
    varied: dict[str, Held] = field(default_factory=dict)

    def add(self, number: int, outcome: Outcome) -> None:
        """Count one game."""
        players = self.plan.players
        own, others = outcome.scores[:players], outcome.scores[players:]
        self.decisions += outcome.decisions
        self.scores.update(own)
        self.automata.scores, self.automata.seats = (
            self.automata.scores + sum(others),
            self.automata.seats + len(others),
        )
        for seat, place in enumerate(self.plan.seating(number)):
            held = self.bots[place]
            held.games, held.seats, held.scores = held.games + 1, held.seats + 1, held.scores + own[seat]
            if seat in outcome.winners:
                held.wins += Fraction(1, len(outcome.winners))
        for option in self.plan.varied(number):
            held = self.varied.setdefault(option, Held())
            held.games, held.seats, held.scores = held.games + 1, held.seats + players, held.scores + sum(own)
            held.wins += any(seat < players for seat in outcome.winners)


def tallied(plan: Plan, outcomes: Iterable[Outcome]) -> Tally:
    """Sum up games as they come, in their order."""
    tally = Tally(plan, bots=[Held() for _ in plan.bots])
    for number, outcome in enumerate(outcomes, plan.start):
        tally.add(number, outcome)
    return tally


def _summed(tally: Tally, seconds: float) -> Report:
    plan = tally.plan
    each = zip(plan.bots, tally.bots, strict=True)
    return Report(
        about=about(plan),
        players=plan.players,
        games=plan.games,
        options=plan.options,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(plan.games / seconds, 1),
        decisions_per_second=round(tally.decisions / seconds, 1),
        scores=_scores(tally.scores),
        opponent=tally.automata.mean(),
        bots=[BotFigures(name, held.games, float(held.wins), held.mean()) for name, held in each],
        varied=[
            OptionFigures(option, held.games, int(held.wins), held.mean() or 0.0)
            for option, held in tally.varied.items()
        ],
    )


def _scores(counted: Counter[int]) -> Scores:
    total, values = counted.total(), sorted(counted)
    mean = round(sum(score * times for score, times in counted.items()) / total, 4)
    ends = list(accumulate(counted[score] for score in values))  # how many are no higher
    p10, p50, p90 = (_percentile(values, ends, percent) for percent in (10, 50, 90))
    return Scores(mean, p10, p50, p90, values[-1])


def _percentile(values: Sequence[int], ends: Sequence[int], percent: int) -> float:
    """Between two scores: the straight line, as in most statistics programs."""
    place, part = divmod((ends[-1] - 1) * percent, 100)
    below, above = (values[bisect_right(ends, min(at, ends[-1] - 1))] for at in (place, place + 1))
    return round(below + (above - below) * part / 100, 4)

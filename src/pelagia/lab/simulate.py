"""Many games between bots, and their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from time import perf_counter
from typing import Any

from pelagia.lab.play import Outcome, Plan, Player
from pelagia.lab.pool import Progress, Workers, check, run


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

    game: str
    players: int
    games: int
    seed: int
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
        return asdict(self)


def simulate(plan: Plan, workers: Workers = 1, progress: Progress = lambda games: None) -> Report:
    """Play all games of a plan. The same plan gives the same figures, whatever the number of workers.

    A program that uses several workers needs `if __name__ == "__main__":`, as always with processes in Python.
    """
    check(plan.games, workers)
    player = Player(plan)
    begin = perf_counter()
    outcomes = run(player, workers, progress)
    return report(plan, outcomes, perf_counter() - begin)


def report(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Report:
    """Sum up the outcomes of a plan's games, given in their order."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    scores = sorted(score for outcome in outcomes for score in outcome.scores[: plan.players])
    automata = [score for outcome in outcomes for score in outcome.scores[plan.players :]]
    return Report(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        options=plan.options,
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_second=round(plan.games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        scores=_scores(scores),
        opponent=_mean(automata) if automata else None,
        bots=_bots(plan, outcomes),
        varied=_varied(plan, outcomes),
    )


def _scores(ordered: Sequence[int]) -> Scores:
    p10, p50, p90 = (_percentile(ordered, percent) for percent in (10, 50, 90))
    return Scores(_mean(ordered), p10, p50, p90, ordered[-1])


def _bots(plan: Plan, outcomes: Sequence[Outcome]) -> list[BotFigures]:
    scores: list[list[int]] = [[] for _ in plan.bots]
    wins = [Fraction(0) for _ in plan.bots]  # exact: three thirds are one win
    for number, outcome in enumerate(outcomes, plan.start):
        for seat, place in enumerate(plan.seating(number)):
            scores[place].append(outcome.scores[seat])
            if seat in outcome.winners:
                wins[place] += Fraction(1, len(outcome.winners))
    each = zip(plan.bots, scores, wins, strict=True)
    return [BotFigures(name, len(own), float(won), _mean(own) if own else None) for name, own, won in each]


def _varied(plan: Plan, outcomes: Sequence[Outcome]) -> list[OptionFigures]:
    games: dict[str, list[Outcome]] = {}
    for number, outcome in enumerate(outcomes, plan.start):
        for option in plan.varied(number):
            games.setdefault(option, []).append(outcome)
    return [
        OptionFigures(
            option,
            len(own),
            sum(any(seat < plan.players for seat in outcome.winners) for outcome in own),
            _mean([score for outcome in own for score in outcome.scores[: plan.players]]),
        )
        for option, own in games.items()
    ]


def _mean(scores: Sequence[int]) -> float:
    return round(sum(scores) / len(scores), 4)


def _percentile(ordered: Sequence[int], percent: int) -> float:
    """Between two scores: the straight line, as in most statistics programs."""
    below, part = divmod((len(ordered) - 1) * percent, 100)
    above = min(below + 1, len(ordered) - 1)
    return round(ordered[below] + (ordered[above] - ordered[below]) * part / 100, 4)

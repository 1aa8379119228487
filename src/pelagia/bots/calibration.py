"""What the points of a judge mean in the end: the chance to win, and the margin.

A judge's points are good for comparing positions of one seat; they are not calibrated. Half of a lead in the first
round may be gone in the last, and what is a safe lead with two players is none with four. A calibration is fitted to
games between the strongest bots, for each game, mode and number of players. It belongs to one judge as it was then:
where that judges otherwise today, the calibration is refused, with a warning, and no chance is known.

No bot plays by it: which option is the best, only the points decide.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from pelagia.bots.manifest import DIGITS, Unfit, digest, listed
from pelagia.bots.quiet import Value, after, candidates, worth
from pelagia.core.decision import Decision
from pelagia.core.game import Game
from pelagia.games import new, rules
from pelagia.games.opinions import TOGETHER, Features

log = logging.getLogger(__name__)
FILE = Path(__file__).parent / "calibration.json"
KNOTS = 5  # what is fitted is given for the end of a game, each quarter and its beginning
FEW, FEWEST = 4, 12  # options that the course of a fingerprint looks at, and positions where turns are whole
POINTS, TURN, EYES, BASE = "points", "turn", "eyes", "base"  # what counts besides the inputs of a goal

Knots = Sequence[float]


class Judge(Protocol):
    """Whoever gives points. Judges that are equal give the same."""

    @property
    def name(self) -> str: ...
    def points(self, game: Game, seat: int) -> float: ...
    def __hash__(self) -> int: ...


class Foretold(NamedTuple):
    """How a game will end for a seat."""

    wins: float  # the chance to win, or to meet the goal
    margin: float  # the points ahead of the best rival; where there is none, how well the goal is met


class Situation(NamedTuple):
    """What the chance to win follows from: amounts of each seat, or only of one's own where nobody is a rival."""

    left: float
    own: int  # the place of the seat in question
    seats: Sequence[Mapping[str, float]]
    is_race: bool  # against others; else there is a goal to be met

    @property
    def ahead(self) -> float:
        """The points, and in a race those ahead of the best of the others."""
        points = [seat[POINTS] for seat in self.seats]
        own = points.pop(self.own)
        return own - max(points) if points else own


@dataclass(frozen=True)
class Calibration:
    """What was fitted for one number of players: weights of amounts, by knot."""

    chances: Mapping[str, Knots]  # of the logarithm of the odds
    margin: Mapping[str, Knots]

    def foretold(self, at: Situation) -> Foretold:
        odds = [sum(self.weight(name, at.left) * amount for name, amount in seat.items()) for seat in at.seats]
        if not at.is_race:
            odds.append(0.0)
        wins = 1 / sum(exp(min(500.0, other - odds[at.own])) for other in odds)
        base, slope = (_between(self.margin[name], at.left) for name in (BASE, POINTS))
        return Foretold(wins, base + slope * at.ahead)

    def weight(self, name: str, left: float) -> float:
        knots = self.chances.get(name)
        return _between(knots, left) if knots else 0.0


def shares(left: float) -> tuple[float, ...]:
    """How much each knot counts with so much time left, from 0 (the end) to 1 (the beginning)."""
    at = min(1.0, max(0.0, left)) * (KNOTS - 1)
    return tuple(max(0.0, 1 - abs(at - knot)) for knot in range(KNOTS))


def _between(knots: Knots, left: float) -> float:
    return sum(share * knot for share, knot in zip(shares(left), knots, strict=True))


def situation(points: Value, game: Game, seat: int) -> Situation:
    """What there is to be seen of a position, for a seat that imagines what it does not know."""
    features: Features[Any] = game.rules.features
    left = features.left(game)
    if features.mode(game) in TOGETHER:
        return Situation(left, 0, [{BASE: 1.0, POINTS: points(game, seat), **features.goal(game, seat)}], False)
    to_move = movers(game)
    seats = [
        {POINTS: points(game, other), TURN: float(other in to_move), EYES: float(other == seat)}
        for other in range(game.players)
    ]
    return Situation(left, seat, seats, True)


def movers(game: Game) -> list[int]:
    """The seats whose turn begins. A search stops there before anybody is asked."""
    waiting = [(decision.seat, decision.effect) for decision in game.decisions] or game.agenda[-1:]
    return [seat for seat, effect in waiting if isinstance(effect, game.rules.turns)]


def margin(game: Game, seat: int) -> float:
    """How a game ended: the points ahead of the best rival, or how well the goal was met."""
    if game.rules.features.mode(game) in TOGETHER:
        return float(game.rules.features.target(game, seat))
    scores = game.scores[: game.players]
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


def ended(game: Game, seat: int) -> Foretold:
    """The same of a game that is over."""
    return Foretold(float(seat in game.rules.winners(game)), margin(game, seat))


def of(judge: Judge, game: Game) -> Calibration | None:
    """What is known of a judge in games like this one; None where nothing is."""
    features = game.rules.features
    if features is None:
        return None
    return shipped(judge, game.rules.name, features.mode(game), game.content.name).get(game.players)


@cache
def shipped(judge: Judge, game: str, mode: str, content: str) -> dict[int, Calibration]:
    """The calibration of a game and mode by numbers of players, as far as there is one and it fits."""
    name = f"{game}-{mode}"
    entry = entries().get(name)
    if entry is None or entry["judge"] != judge.name:
        return {}
    try:
        fits(entry, judge, game, content)
        tables = entry["tables"].items()
        return {int(players): Calibration(table["chances"], table["margin"]) for players, table in tables}
    except (Unfit, ValueError, KeyError) as error:
        log.warning("the calibration of %s is refused, no chance to win is known: %s", name, error)
        return {}


def fits(entry: Mapping[str, Any], judge: Judge, game: str, content: str) -> None:
    """Raise Unfit if an entry was not made for this judge, game or content."""
    now = seal(judge, game, entry["players"], entry["options"], content)
    for name, value in now.items():
        if entry.get(name) != value:
            raise Unfit(f"{name}: fitted with {entry.get(name)}, but it is {value}")


def seal(judge: Judge, game: str, players: int, options: Mapping[str, Any], content: str) -> dict[str, Any]:
    """What a calibration belongs to."""
    points = points_digest(judge, game, players, options)
    return {"judge": judge.name, "rules": rules(game).version, "content": content, "points": points}


def points_digest(judge: Judge, game: str, players: int, given: Mapping[str, Any]) -> str:
    """What tells two versions of a judge apart: its points in the course of a game.

    Whoever plays it looks at a few options each time, by the game's value. So another value shows twice: in what it
    says of the positions, and in that others come up.
    """
    table, seen = new(game, players, 1, given, watched=False), list[float]()
    while decision := table.decision:
        if isinstance(decision.effect, table.rules.turns):
            seen += [round(judge.points(table, seat), DIGITS) for seat in range(players)]
            seen.append(round(table.rules.features.left(table), DIGITS))
        table = _moved(table, decision)
    return digest(json.dumps(seen).encode())


def _moved(game: Game, decision: Decision) -> Game:
    """The game after the best of a few options; where whole turns are judged, by a short look at their ends."""
    from pelagia.bots.turn import Count, finished  # which asks judges, who ask us

    options, seat = candidates(decision), decision.seat
    tried = [after(game, decision, option) for option in options[:: 1 + len(options) // FEW]]
    count = Count(FEWEST, len(tried))
    ends = [finished(position.clone(), seat, count) for position in tried] if game.rules.whole else tried
    gains = [worth(end, seat) for end in ends]
    return tried[gains.index(max(gains))]


@cache
def entries() -> dict[str, Any]:
    """The file."""
    return listed(FILE)

"""Which bot is stronger: the same deals in every seating, intervals, ratings, and a test that stops when it is sure.

A deal is played once for each seating of its line-up, so that neither cards nor seats favour a bot. Deals are the
samples: the games of one deal share its cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from time import process_time
from typing import Any

from pelagia.bots.seated import Mover, play_out
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import BadOption
from pelagia.core.game import Game
from pelagia.lab.about import About, about, headed
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.lab.pool import Progress, Workers, check, stream
from pelagia.lab.ratings import Rating, Wins, Won, ratings
from pelagia.lab.sequential import Proof
from pelagia.lab.statistics import Estimate, Mean
from pelagia.lab.timing import Times


@dataclass(frozen=True)
class Match(Plan):
    """Games between bots at one table size. `games` is the most that is played."""

    until: str = ""  # "a>b": stop as soon as it is proved that a wins more than b, or b more than a

    def __post_init__(self) -> None:
        if self.until:
            first, _, second = self.until.partition(">")
            if first == second or not {first, second} <= {*self.bots}:
                raise BadOption(name="--until", value=self.until, allowed="A>B: " + ", ".join(self.bots))

    @property
    def seatings(self) -> int:
        """How many games a deal is: one for each rotation of its line-up that differs from the others."""
        lineup = self._lineup(0)
        return next(n for n in range(1, self.players + 1) if lineup[n:] + lineup[:n] == lineup)

    def _lineup(self, deal: int) -> list[int]:
        """Who plays a deal, as places in `bots`: all of them, in turn where they are more than seats."""
        first = deal if len(self.bots) > self.players else 0
        return [(first + seat) % len(self.bots) for seat in range(self.players)]

    def deal(self, number: int) -> int:
        return number // self.seatings

    def seating(self, number: int) -> list[int]:
        lineup, turn = self._lineup(self.deal(number)), number % self.seatings
        return lineup[turn:] + lineup[:turn]

    def seeds(self, number: int) -> tuple[int, list[int]]:
        """Those of its deal. No seed of another kind of run gives the same ones."""
        deal = self.deal(number)
        return _seed("deal", self.seed, deal), [_seed(f"seat {seat}", self.seed, deal) for seat in range(self.players)]

    def options_of(self, number: int) -> Any:
        return super().options_of(self.deal(number) * len(self.bots))


def _seed(what: str, seed: int, deal: int) -> int:
    return int.from_bytes(blake2b(f"arena {what} {seed} {deal}".encode(), digest_size=7).digest(), "big")


class Timed:
    """A seat with a stop-watch, which counts the processor time of this process."""

    def __init__(self, mover: Mover) -> None:
        self.mover, self.times = mover, Times()

    def choose(self, game: Game, decision: Decision) -> Option:
        begin = process_time()
        option = self.mover.choose(game, decision)
        self.times.note(process_time() - begin)
        return option


class Umpire(Player):
    """Plays the games of a match, and takes the time of each bot's moves."""

    def outcome(self, number: int) -> Outcome:
        game, seats = self.new(number), [Timed(mover) for mover in self.movers(number)]
        decisions = play_out(game, seats)
        return Outcome(decisions, game.scores, game.winners, [seat.times for seat in seats])


@dataclass
class Tally:
    """What one bot did: sums over deals, which do not grow with their number."""

    wins: Mean = field(default_factory=Mean)  # a shared win is a fraction
    points: Mean = field(default_factory=Mean)
    margins: Mean = field(default_factory=Mean)  # to the best of the others
    times: Times = field(default_factory=Times)


@dataclass(frozen=True)
class BotFigures:
    name: str
    games: int  # seats that it played
    win_share: float
    low: float | None  # of the win share
    high: float | None
    points: Estimate
    margin: Estimate | None  # None alone
    rating: Rating | None  # None without a rival
    ms: dict[str, float]

    def to_json(self) -> dict[str, Any]:
        """Plain numbers; the edges of intervals beside them."""
        data = asdict(self)
        for name in ("points", "margin"):
            estimate: Estimate | None = getattr(self, name)
            data[name] = estimate and estimate.mean
            data[f"{name}_low"], data[f"{name}_high"] = (estimate.low, estimate.high) if estimate else (None, None)
        return data


@dataclass(frozen=True)
class Report:
    about: About
    players: int
    games: int
    deals: int
    options: Any
    until: str
    proved: str  # the verdict of `until`: "a>b", "b>a", or "" if neither was proved
    bots: list[BotFigures]

    def to_json(self) -> dict[str, Any]:
        prints = self.about.bots
        figures = [{**bot.to_json(), "fingerprint": prints[bot.name]} for bot in self.bots]
        return headed(self.about, {**asdict(self), "bots": figures})


def arena(match: Match, workers: Workers = 1, progress: Progress = lambda games: None) -> Report:
    """Play a match. The same match gives the same figures but those of time, whatever the number of workers."""
    check(match.games, workers)
    umpire = Umpire(match)
    tallies = {name: Tally() for name in match.bots}
    first, _, second = match.until.partition(">")
    proof = Proof(first, second) if match.until else None
    won, games, deals = Wins(), 0, 0
    outcomes = stream(umpire, workers, progress)
    for deal in _deals(outcomes, match):
        deals, games = deals + 1, games + len(deal)
        shares = _note(tallies, won, deal)
        if proof and proof.note(shares):
            break
    getattr(outcomes, "close", lambda: None)()
    rated = ratings(won, list(tallies))
    return Report(
        about=about(match, games),
        players=match.players,
        games=games,
        deals=deals,
        options=dict(match.options),
        until=match.until,
        proved=proof.verdict if proof else "",
        bots=[_figures(name, tally, rated.get(name)) for name, tally in tallies.items()],
    )


Deal = list[tuple[list[str], Outcome]]  # who sat where, and what came of it


def _deals(outcomes: Iterator[Outcome], match: Match) -> Iterator[Deal]:
    """Whole deals only: half of one would favour somebody. The last of an odd number of games is dropped."""
    deal: Deal = []
    for number, outcome in enumerate(outcomes, match.start):
        deal.append(([match.bots[place] for place in match.seating(number)], outcome))
        if len(deal) == match.seatings:
            yield deal
            deal = []


def _note(tallies: dict[str, Tally], won: Wins, deal: Deal) -> dict[str, float]:
    """Count a deal; return the mean share of wins of each bot in it."""
    shares = {}
    for name, tally in tallies.items():
        here = [(outcome, seat) for names, outcome in deal for seat, own in enumerate(names) if own == name]
        if not here:
            continue
        wins = [_won(outcome, seat) for outcome, seat in here]
        shares[name] = sum(wins) / len(wins)
        tally.wins.add(wins)
        tally.points.add([outcome.scores[seat] for outcome, seat in here])
        if len(deal[0][1].scores) > 1:  # an automaton is a rival too
            tally.margins.add([_margin(outcome, seat) for outcome, seat in here])
        for outcome, seat in here:
            tally.times.add(outcome.seen[seat])
    won.next()
    for names, outcome in deal:
        losers = tuple(name for seat, name in enumerate(names) if seat not in outcome.winners)
        for seat in outcome.winners:
            if losers and seat < len(names):
                won.add(Won(names[seat], losers))
    return shares


def _won(outcome: Outcome, seat: int) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _margin(outcome: Outcome, seat: int) -> float:
    return outcome.scores[seat] - max(score for who, score in enumerate(outcome.scores) if who != seat)


def _figures(name: str, tally: Tally, rating: Rating | None) -> BotFigures:
    share, points = tally.wins.estimate() or Estimate(0), tally.points.estimate() or Estimate(0)
    return BotFigures(
        name=name,
        games=tally.wins.count(),
        win_share=share.mean,
        low=share.low,
        high=share.high,
        points=points,
        margin=tally.margins.estimate(),
        rating=rating,
        ms=tally.times.milliseconds(),
    )

"""What each card, board and seat does to score and chance to win, over many games between bots.

It knows no game. A game's rules say what each seat had (docs/new-game.md, step 9); that and the final scores are all
that is kept of a game. docs/balance.md explains how to read the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import pelagia
from pelagia.bots.seated import Mover, play_out
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import BadOption
from pelagia.core.game import Game, Item, Rules
from pelagia.core.rng import Rng
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.lab.pool import Progress, Workers, check, run
from pelagia.lab.statistics import Estimate, Sums, average, difference

Figure = tuple[str, float]
Habit = Callable[[Game, Decision], Sequence[Option]]  # a plan: what a seat that keeps to it may choose between

SEAT, BOT, OPTION, PLAN = "seat", "bot", "option", "plan"  # the groups that every game has


@dataclass(frozen=True)
class Study(Plan):
    """A plan whose games are looked into."""

    without: tuple[str, ...] = ()  # items that are refused in second games
    plans: tuple[str, ...] = ()  # of the game, dealt to the seats anew for every game

    def plans_of(self, number: int) -> list[str]:
        """The plan of each seat, none twice as long as there are others; nothing, if everybody plays freely."""
        dealt = [*self.plans]
        Rng(number).shuffle(dealt)
        return [dealt[seat % len(dealt)] for seat in range(self.players)] if dealt else []


class Pair(NamedTuple):
    """A seat that chose an item, and the same game once more in which it refused it."""

    item: str
    kept: bool  # it had the item all the same in the second game: not everything comes by choice
    score: float  # what it lost by refusing
    win: float


class Seen(NamedTuple):
    """What is kept of a game besides scores and winners."""

    items: list[Item]
    figures: list[Figure]
    pairs: list[Pair]


class Watcher(Player):
    """Plays the games of a study and looks at what the seats had."""

    plan: Study

    def __init__(self, plan: Study) -> None:
        self.rules = pelagia.rules(plan.game)
        for name in plan.plans:
            if name not in self.rules.plans:
                raise BadOption(name="--plans", value=name, allowed=", ".join(self.rules.plans))
        super().__init__(plan)

    def movers(self, number: int) -> list[Mover]:
        seats = super().movers(number)
        for seat, name in enumerate(self.plan.plans_of(number)):
            seats[seat] = Planner(seats[seat], self.rules.plans[name])
        return seats

    def outcome(self, number: int) -> Outcome:
        game = self.new(number, watched=True)
        decisions = play_out(game, self.movers(number))
        items = list(dict.fromkeys(self.rules.items(game)))  # what a seat has twice it has
        pairs = [
            pair
            for seat, _, item in items
            if item in self.plan.without and seat is not None and (pair := self._refused(number, game, seat, item))
        ]
        return Outcome(decisions, game.scores, game.winners, Seen(items, [*self.rules.figures(game)], pairs))

    def _refused(self, number: int, first: Game, seat: int, item: str) -> Pair | None:
        """Play the same game again with one seat that refuses an item; None if it never had the choice."""
        game, seats = self.new(number, watched=True), self.movers(number)
        refuser = Refuser(seats[seat], item, self.rules)
        seats[seat] = refuser
        play_out(game, seats)
        if not refuser.refused:
            return None
        kept = refuser.has(game, seat)
        return Pair(item, kept, first.scores[seat] - game.scores[seat], _share(first, seat) - _share(game, seat))


class Planner:
    """A bot that keeps to a plan."""

    def __init__(self, mover: Mover, plan: Habit) -> None:
        self.mover, self.plan = mover, plan

    def choose(self, game: Game, decision: Decision) -> Option:
        return self.mover.choose(game, decision.among(self.plan(game, decision)))


class Refuser:
    """A bot that takes no option by which it would have an item until it has that item, as long as there are others."""

    def __init__(self, mover: Mover, item: str, rules: Rules[Any]) -> None:
        self.mover, self.item, self.rules = mover, item, rules
        self.refused = False

    def choose(self, game: Game, decision: Decision) -> Option:
        wanted = self.mover.choose(game, decision)
        if self._takes(game, decision, wanted) and not self.has(game, decision.seat):
            others = [option for option in decision.options if not self._takes(game, decision, option)]
            if others:
                self.refused = True
                return self.mover.choose(game, decision.among(others))
        return wanted

    def has(self, game: Game, seat: int) -> bool:
        return any((who, item) == (seat, self.item) for who, _, item in self.rules.items(game))

    def _takes(self, game: Game, decision: Decision, option: Option) -> bool:
        return option.names(self.item) and not self.rules.spares(game, decision, option, self.item)


@dataclass(frozen=True)
class ItemFigures:
    """Seats that had an item against seats that had not."""

    group: str
    item: str
    had: int  # seats; games, if it belongs to the whole table
    share: float  # of all of them
    mean: float  # of the scores of those that had it
    chance: float  # of those that had it to win
    score: Estimate | None  # difference of the scores; None if all had it
    win: Estimate | None  # difference of the chances to win; None also if all at a table had it or none


@dataclass(frozen=True)
class WithoutFigures:
    """Seats that chose an item against the same seats when they refused it."""

    item: str
    pairs: int
    kept: float  # share of those that got it all the same
    score: Estimate | None  # what it was worth; None if nobody chose it
    win: Estimate | None


@dataclass(frozen=True)
class FigureFigures:
    name: str
    count: int
    mean: Estimate


@dataclass(frozen=True)
class Report:
    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    figures: list[FigureFigures]
    items: list[ItemFigures]  # group by group, extremes first
    without: list[WithoutFigures]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def groups(self) -> dict[str, list[ItemFigures]]:
        found: dict[str, list[ItemFigures]] = {}
        for item in self.items:
            found.setdefault(item.group, []).append(item)
        return found


def balance(plan: Study, workers: Workers = 1, progress: Progress = lambda games: None) -> Report:
    """Play all games of a study. The same study gives the same report, whatever the number of workers."""
    check(plan.games, workers)
    return report(plan, run(Watcher(plan), workers, progress))


def report(plan: Study, outcomes: Sequence[Outcome]) -> Report:
    """Sum up the outcomes of a study's games, given in their order."""
    return Report(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        bots=plan.bots,
        options=plan.options,
        figures=_figures(plan, outcomes),
        items=_items(plan, outcomes),
        without=_without(plan, outcomes),
    )


def _figures(plan: Plan, outcomes: Sequence[Outcome]) -> list[FigureFigures]:
    values: dict[str, list[list[float]]] = {}
    for outcome in outcomes:
        scores = outcome.scores[: plan.players]
        found = [("score", score) for score in scores]
        found += [("winner", max(scores)), ("decisions", outcome.decisions), *outcome.seen.figures]
        own: dict[str, list[float]] = {}
        for name, value in found:
            own.setdefault(name, []).append(value)
        for name, each in own.items():
            values.setdefault(name, []).append(each)
    return [FigureFigures(name, sum(map(len, games)), average(games)) for name, games in values.items()]


class _Table(NamedTuple):
    """A game as the comparisons need it, by seat."""

    scores: list[float]
    wins: list[float]
    score_gains: list[float]  # less what its bot has on average: a good bot must not make its cards look good
    win_gains: list[float]


def _items(plan: Study, outcomes: Sequence[Outcome]) -> list[ItemFigures]:
    tables = _tables(plan, outcomes)
    holders: dict[tuple[str, str], dict[int, list[int | None]]] = {}
    for place, outcome in enumerate(outcomes):
        for seat, group, item in [*_own_items(plan, plan.start + place), *outcome.seen.items]:
            if seat is None or seat < plan.players:  # an automaton is nobody's
                holders.setdefault((group, item), {}).setdefault(place, []).append(seat)
    found = [_item(plan, tables, *key, seats) for key, seats in holders.items()]
    order = list(dict.fromkeys(group for group, _ in holders))
    return sorted(found, key=lambda item: (order.index(item.group), *_rank(item)))


def _own_items(plan: Study, number: int) -> list[Item]:
    """The items that every game has: who sat where, and the options that varied."""
    places = plan.seating(number)
    found: list[Item] = [(seat, SEAT, str(seat + 1)) for seat in range(plan.players)]
    if len({*plan.bots}) > 1:
        found += [(seat, BOT, plan.bots[place]) for seat, place in enumerate(places)]
    found += [(seat, PLAN, name) for seat, name in enumerate(plan.plans_of(number))]
    return found + [(None, OPTION, option) for option in plan.varied(number)]


def _tables(plan: Study, outcomes: Sequence[Outcome]) -> list[_Table]:
    found, scores, wins = [], _Means(), _Means()
    bots = [
        [plan.bots[place] for place in plan.seating(number)] for number in range(plan.start, plan.start + plan.games)
    ]
    for names, outcome in zip(bots, outcomes, strict=True):
        for seat, bot in enumerate(names):
            scores.add(bot, outcome.scores[seat])
            wins.add(bot, _credit(outcome.winners, seat))
    for names, outcome in zip(bots, outcomes, strict=True):
        own = [float(score) for score in outcome.scores[: plan.players]]
        won = [_credit(outcome.winners, seat) for seat in range(plan.players)]
        found.append(_Table(own, won, scores.gains(names, own), wins.gains(names, won)))
    return found


class _Means:
    """The mean of each bot."""

    def __init__(self) -> None:
        self.sums: dict[str, tuple[int, float]] = {}

    def add(self, bot: str, value: float) -> None:
        count, total = self.sums.get(bot, (0, 0.0))
        self.sums[bot] = count + 1, total + value

    def gains(self, bots: Sequence[str], values: Sequence[float]) -> list[float]:
        """Values less the means of their bots."""
        return [value - self.sums[bot][1] / self.sums[bot][0] for bot, value in zip(bots, values, strict=True)]


def _item(
    plan: Study, tables: Sequence[_Table], group: str, item: str, holders: Mapping[int, Sequence[int | None]]
) -> ItemFigures:
    score, win, scores, wins, count = [], [], [], [], 0
    for place, table in enumerate(tables):
        whole = None in holders.get(place, ())
        had = [seat for seat in range(plan.players) if whole or seat in holders.get(place, ())]
        score.append(_sums(table.scores if group == BOT else table.score_gains, had))
        win.append(_sums(table.wins if group == BOT else table.win_gains, had))
        scores += [table.scores[seat] for seat in had]
        wins += [table.wins[seat] for seat in had]
        count += (1 if had else 0) if whole else len(had)
    shared = any(None in seats for seats in holders.values())
    total = len(tables) * (1 if shared else plan.players)
    means = sum(scores) / len(scores), sum(wins) / len(wins)
    # What is there for all changes nobody's chance against the others, except against an automaton.
    more = None if shared and plan.players > 1 else difference(win)
    return ItemFigures(group, item, count, count / total, *means, difference(score), more)


def _sums(values: Sequence[float], had: Sequence[int]) -> Sums:
    total = sum(values[seat] for seat in had)
    return Sums(len(had), total, len(values) - len(had), sum(values) - total)


def _rank(item: ItemFigures) -> tuple[float, ...]:
    """Extremes first: by what is certain of the chance to win, then of the score, then by what it looks like."""
    score, win = item.score or Estimate(0), item.win or Estimate(0)
    return -win.strength, -score.strength, -abs(win.mean), -abs(score.mean)


def _without(plan: Study, outcomes: Sequence[Outcome]) -> list[WithoutFigures]:
    found = []
    for item in plan.without:
        games = [[pair for pair in outcome.seen.pairs if pair.item == item] for outcome in outcomes]
        pairs = [pair for game in games for pair in game]
        if pairs:
            score = average([[pair.score for pair in game] for game in games])
            win = average([[pair.win for pair in game] for game in games])
            kept = sum(pair.kept for pair in pairs) / len(pairs)
            found.append(WithoutFigures(item, len(pairs), kept, score, win))
        else:
            found.append(WithoutFigures(item, 0, 0.0, None, None))
    return found


def _share(game: Game, seat: int) -> float:
    return _credit(game.winners, seat)


def _credit(winners: Sequence[int], seat: int) -> float:
    """The part of a win that a seat has."""
    return 1 / len(winners) if seat in winners else 0.0

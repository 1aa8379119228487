"""What is kept of the games of a balance report: sums. They do not grow with the number of games.

A study has one side. Where two contents are compared there are two, which play the same games; then a game's vector
holds the numbers of both, and the spread of a change comes from the same sums as that of the figures themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pelagia.core.game import Item
from pelagia.lab.play import Outcome
from pelagia.lab.statistics import Estimate, Linear, Mean, Moments, estimate, ratio
from pelagia.lab.watch import Seen, Study, credit

SEAT, BOT, OPTION, PLAN = "seat", "bot", "option", "plan"  # the groups that every game has
OFFERED = "offered"  # as if it were a group: the seats to which an option named a piece

Key = tuple[str, str]  # group and item


class Sat(NamedTuple):
    """A game as the comparisons need it, by seat."""

    bots: Sequence[int]
    scores: Sequence[int]
    wins: Sequence[float]
    uses: Mapping[tuple[int, str], int]
    items: Mapping[Key, list[int | None]]  # who had them; None: the whole table

    def numbers(self, seats: Iterable[int], item: str, kinds: int) -> list[float]:
        """What some seats add: scores, wins, uses of an item, and how many of each bot they are."""
        sums: list[float] = [0] * (3 + kinds)
        for seat in seats:
            sums[0] += self.scores[seat]
            sums[1] += self.wins[seat]
            sums[2] += self.uses.get((seat, item), 0)
            sums[3 + self.bots[seat]] += 1
        return sums


class Fewest(NamedTuple):
    """In how many games somebody had an item, and in how many somebody had it not."""

    had: int
    had_not: int


class Places:
    """Where the numbers of a side stand in the vector of a game: first those of an item's seats, then of all seats."""

    def __init__(self, side: int, kinds: int) -> None:
        width = 3 + kinds
        first, whole = 2 * side * width, (2 * side + 1) * width
        self.score, self.win, self.uses = range(first, first + 3)
        self.seats = range(first + 3, first + width)
        self.all_score, self.all_win, self.all_uses = range(whole, whole + 3)
        self.all_seats = range(whole + 3, whole + width)
        self.whole = range(whole, whole + width)

    def effect(
        self, sums: Sequence[float], mine: int, every: int, means: Sequence[float], games: Fewest
    ) -> Linear | None:
        """The mean of those that had it less the mean of those that had not, each less the mean of its bot."""
        own = dict(zip(self.seats, means, strict=True))
        whole = dict(zip(self.all_seats, means, strict=True))
        less = {seat: -mean for seat, mean in own.items()}
        had = ratio(sums, {mine: 1.0, **less}, dict.fromkeys(own, 1.0), games.had)
        rest = {every: 1.0, mine: -1.0, **own, **{seat: -mean for seat, mean in whole.items()}}
        others = dict.fromkeys(own, -1.0) | dict.fromkeys(whole, 1.0)
        had_not = ratio(sums, rest, others, games.had_not)
        return None if had is None or had_not is None else had - had_not


class Held:
    """The games in which seats had an item."""

    def __init__(self, width: int, sides: int) -> None:
        self.moments = Moments(width)
        self.count = [0] * sides  # seats; games, if it belongs to the whole table
        self.games = [0] * sides  # in which somebody had it
        self.full = [0] * sides  # in which everybody had it
        self.is_shared = False


class Items:
    """Seats that had an item against seats that had not, for all items."""

    def __init__(self, kinds: int, sides: int, players: int) -> None:
        self.kinds, self.players = kinds, players
        self.places = [Places(side, kinds) for side in range(sides)]
        self.width = 2 * sides * (3 + kinds)
        self.all = Moments(self.width)
        self.held: dict[Key, Held] = {}
        self._bots = [[(0, 0.0, 0.0)] * kinds for _ in range(sides)]  # seats, scores and wins of each

    def add(self, sides: Sequence[Sat]) -> None:
        """Count one game, as each side played it."""
        nothing: list[float] = [0] * (3 + self.kinds)
        seats = range(self.players)
        whole = [sat.numbers(seats, "", self.kinds) for sat in sides]
        self.all.add([number for every in whole for number in (*nothing, *every)])
        for side, sat in enumerate(sides):
            for seat, bot in enumerate(sat.bots):
                count, scores, wins = self._bots[side][bot]
                self._bots[side][bot] = count + 1, scores + sat.scores[seat], wins + sat.wins[seat]
        for key in dict.fromkeys(key for sat in sides for key in sat.items):
            if key not in self.held:
                self.held[key] = Held(self.width, len(sides))
            held, vector = self.held[key], list[float]()
            for side, sat in enumerate(sides):
                holders = sat.items.get(key, [])
                is_shared = None in holders
                had = [seat for seat in seats if is_shared or seat in holders]
                held.is_shared |= is_shared
                held.count[side] += 1 if is_shared else len(had)
                held.games[side] += bool(had)
                held.full[side] += len(had) == self.players
                vector += [*sat.numbers(had, key[1], self.kinds), *whole[side]]
            held.moments.add(vector)

    def linears(self, key: Key, side: int) -> dict[str, Linear | None]:
        """The figures of an item, made of sums: share, mean, chance, uses, score and win."""
        held, at, games = self.held[key], self.places[side], self.all.games
        sums = [*held.moments.sums]
        for place in at.whole:
            sums[place] = self.all.sums[place]
        seats = dict.fromkeys(at.seats, 1.0)
        fewest = Fewest(held.games[side], games - held.full[side])
        scores, wins = ([0.0] * self.kinds,) * 2 if key[0] == BOT else self._means(side)
        return {
            "share": ratio(sums, seats, dict.fromkeys(at.all_seats, 1.0), games),
            "mean": ratio(sums, {at.score: 1.0}, seats, fewest.had),
            "chance": ratio(sums, {at.win: 1.0}, seats, fewest.had),
            "score": at.effect(sums, at.score, at.all_score, scores, fewest),
            # What is there for all changes nobody's chance against the others, except against an automaton.
            "win": None if held.is_shared and self.players > 1 else at.effect(sums, at.win, at.all_win, wins, fewest),
            "uses": ratio(sums, {at.uses: 1.0}, seats, fewest.had) if (OFFERED, key[1]) in self.held else None,
        }

    def estimate(self, key: Key, figure: Linear | None) -> Estimate | None:
        """The interval of a figure. Games without the item add what their tables add."""
        if figure is None:
            return None
        own = self.held[key].moments
        whole = {place for at in self.places for place in at.whole}
        tables = {place: weight for place, weight in figure.weights.items() if place in whole}
        squares = own.squares(figure.weights) + self.all.squares(tables) - own.squares(tables)
        return estimate(figure, squares, self.all.games)

    def _means(self, side: int) -> tuple[list[float], list[float]]:
        """The mean of each bot's scores and wins: a good bot must not make its cards look good."""
        each = self._bots[side]
        scores = [score / count if count else 0.0 for count, score, _ in each]
        return scores, [win / count if count else 0.0 for count, _, win in each]


class Round(NamedTuple):
    """The scores after a round, of those who won in the end and of the others."""

    everybody: Mean
    winners: Mean
    others: Mean


class Tally:
    """All sums of a study, of each side."""

    def __init__(self, plan: Study, sides: int = 1) -> None:
        self.plan, self.sides = plan, sides
        self.kinds = [*dict.fromkeys(plan.bots)]
        self.items = Items(len(self.kinds), sides, plan.players)
        self.figures: dict[str, Mean] = {}
        self.rounds: list[Round] = []
        self.scores = [Counter[int]() for _ in range(sides)]
        self.winners = [Counter[int]() for _ in range(sides)]
        self.pairs = [{item: Pairs() for item in plan.without} for _ in range(sides)]

    def add(self, number: int, outcomes: Sequence[Outcome]) -> None:
        """Count one game, as each side played it."""
        self.items.add([self._sat(number, outcome) for outcome in outcomes])
        own = [self._figures(outcome) for outcome in outcomes]
        for name in dict.fromkeys(name for figures in own for name in figures):
            mean = self.figures.setdefault(name, Mean(self.sides))
            mean.add(*(figures.get(name, []) for figures in own))
        self._add_rounds(outcomes)
        for side, outcome in enumerate(outcomes):
            scores = outcome.scores[: self.plan.players]
            self.scores[side].update(scores)
            self.winners[side].update(score for seat, score in enumerate(scores) if seat in outcome.winners)
            for item, pairs in self.pairs[side].items():
                pairs.add(outcome.seen, item)

    def _sat(self, number: int, outcome: Outcome) -> Sat:
        plan, seen = self.plan, outcome.seen
        items: dict[Key, list[int | None]] = {}
        for seat, group, item in (*_own_items(plan, number), *seen.items, *_offered(seen)):
            if seat is None or seat < plan.players:  # an automaton is nobody's
                items.setdefault((group, item), []).append(seat)
        return Sat(
            bots=[self.kinds.index(plan.bots[place]) for place in plan.seating(number)],
            scores=outcome.scores,
            wins=[credit(outcome.winners, seat) for seat in range(plan.players)],
            uses={(seat, item): times for seat, item, times in seen.uses},
            items=items,
        )

    def _figures(self, outcome: Outcome) -> dict[str, list[float]]:
        scores = outcome.scores[: self.plan.players]
        figures: dict[str, list[float]] = {
            "score": [*scores],
            "winner": [max(scores)],
            "decisions": [outcome.decisions],
        }
        for name, value in outcome.seen.figures:
            figures.setdefault(name, []).append(value)
        return figures

    def _add_rounds(self, outcomes: Sequence[Outcome]) -> None:
        most = max(len(outcome.seen.curve) for outcome in outcomes)
        while len(self.rounds) < most:
            self.rounds.append(Round(*(Mean(self.sides) for _ in Round._fields)))
        for n, means in enumerate(self.rounds[:most]):
            seats: list[list[tuple[bool, int]]] = [
                [
                    (seat in outcome.winners, score)
                    for seat, score in enumerate(outcome.seen.curve[n][: self.plan.players])
                ]
                if n < len(outcome.seen.curve)
                else []
                for outcome in outcomes
            ]
            means.everybody.add(*([score for _, score in each] for each in seats))
            means.winners.add(*([score for won, score in each if won] for each in seats))
            means.others.add(*([score for won, score in each if not won] for each in seats))


class Pairs:
    """Seats that chose an item against the same seats when they refused it."""

    def __init__(self) -> None:
        self.score, self.win, self.kept = Mean(), Mean(), Mean()

    def add(self, seen: Seen, item: str) -> None:
        own = [pair for pair in seen.pairs if pair.item == item]
        self.score.add([pair.score for pair in own])
        self.win.add([pair.win for pair in own])
        self.kept.add([float(pair.kept) for pair in own])


def tallied(plan: Study, games: Iterable[Sequence[Outcome]], sides: int = 1) -> Tally:
    """Sum up games as they come, in their order."""
    tally = Tally(plan, sides)
    for number, outcomes in enumerate(games, plan.start):
        tally.add(number, outcomes)
    return tally


def _own_items(plan: Study, number: int) -> list[Item]:
    """The items that every game has: who sat where, and the options that varied."""
    places = plan.seating(number)
    items: list[Item] = [(seat, SEAT, str(seat + 1)) for seat in range(plan.players)]
    if len({*plan.bots}) > 1:
        items += [(seat, BOT, plan.bots[place]) for seat, place in enumerate(places)]
    items += [(seat, PLAN, name) for seat, name in enumerate(plan.plans_of(number))]
    return items + [(None, OPTION, option) for option in plan.varied(number)]


def _offered(seen: Seen) -> Iterator[Item]:
    return ((seat, OFFERED, piece) for seat, piece in seen.offered)

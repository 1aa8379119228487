"""The games of a balance report as they are played: plans, refusals, and what is noted of them.

It knows no game. A game's rules say what each seat had (docs/new-game.md, step 9).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import pelagia
from pelagia.bots.seated import Mover, play_out
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import BadOption
from pelagia.core.game import Game, Item, Rules
from pelagia.core.rng import Rng
from pelagia.lab.about import pieces
from pelagia.lab.play import Outcome, Plan, Player

ROUND = "round"  # what the state of a game calls it

Figure = tuple[str, float]
Habit = Callable[[Game, Decision], Sequence[Option]]  # a plan: what a seat that keeps to it may choose between


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

    items: Sequence[Item]
    figures: Sequence[Figure]
    pairs: Sequence[Pair] = ()
    offered: Sequence[tuple[int, str]] = ()  # seats, and the pieces that an option named to them
    uses: Sequence[tuple[int, str, int]] = ()  # how often a seat chose an option that names a piece, and does something
    curve: Sequence[list[int]] = ()  # the scores after each round


class Watcher(Player):
    """Plays the games of a study and looks at what the seats had."""

    plan: Study

    def __init__(self, plan: Study) -> None:
        self.rules = pelagia.rules(plan.game)
        for name in plan.plans:
            if name not in self.rules.plans:
                raise BadOption(name="--plans", value=name, allowed=", ".join(self.rules.plans))
        super().__init__(plan)
        self.pieces = frozenset(pieces(self.content))

    def movers(self, number: int) -> list[Mover]:
        seats = super().movers(number)
        for seat, name in enumerate(self.plan.plans_of(number)):
            seats[seat] = Planner(seats[seat], self.rules.plans[name])
        return seats

    def outcome(self, number: int) -> Outcome:
        game = self.new(number, watched=True)
        rounds = Rounds(game)
        seats = [Witness(mover, self.rules, self.pieces, rounds) for mover in self.movers(number)]
        decisions = play_out(game, seats)
        items = list(dict.fromkeys(self.rules.items(game)))  # what a seat has twice it has
        pairs = [
            pair
            for seat, _, item in items
            if item in self.plan.without and seat is not None and (pair := self._refused(number, game, seat, item))
        ]
        offered = [(who, piece) for who, seat in enumerate(seats) for piece in seat.offered]
        uses = [(who, piece, times) for who, seat in enumerate(seats) for piece, times in seat.uses.items()]
        seen = Seen(items, [*self.rules.figures(game)], pairs, offered, uses, rounds.all(game))
        return Outcome(decisions, game.scores, game.winners, seen)

    def _refused(self, number: int, first: Game, seat: int, item: str) -> Pair | None:
        """Play the same game again with one seat that refuses an item; None if it never had the choice."""
        game, seats = self.new(number, watched=True), self.movers(number)
        refuser = Refuser(seats[seat], item, self.rules)
        seats[seat] = refuser
        play_out(game, seats)
        if not refuser.refused:
            return None
        lost = credit(first.winners, seat) - credit(game.winners, seat)
        return Pair(item, refuser.has(game, seat), first.scores[seat] - game.scores[seat], lost)


class Rounds:
    """The scores at the ends of rounds, of a game that has rounds."""

    def __init__(self, game: Game) -> None:
        self.scores: list[list[int]] = []
        self._now: int | None = getattr(game, ROUND, None)

    def look(self, game: Game) -> None:
        """A round is over when the next one asks its first question."""
        if self._now is not None and (now := getattr(game, ROUND)) != self._now:
            if self._now > 0:  # before the first there is only the setup
                self.scores.append(game.scores)
            self._now = now

    def all(self, game: Game) -> list[list[int]]:
        """Those of the last round too, now that the game is over."""
        return [] if self._now is None else [*self.scores, game.scores]


class Witness:
    """Notes what a seat is offered, what it chooses, and how rounds end."""

    def __init__(self, mover: Mover, rules: Rules[Any], pieces: frozenset[str], rounds: Rounds) -> None:
        self.mover, self.rules, self.pieces, self.rounds = mover, rules, pieces, rounds
        self.offered: dict[str, None] = {}  # no set: its order would differ from run to run
        self.uses: dict[str, int] = {}

    def choose(self, game: Game, decision: Decision) -> Option:
        self.rounds.look(game)
        option = self.mover.choose(game, decision)
        for offer in decision.options:
            self.offered.update(dict.fromkeys(self._named(offer)))
        for piece in self._named(option):
            if not self.rules.spares(game, decision, option, piece):
                self.uses[piece] = self.uses.get(piece, 0) + 1
        return option

    def _named(self, option: Option) -> list[str]:
        return [place.id for place in option.places if place.id in self.pieces]


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


def credit(winners: Sequence[int], seat: int) -> float:
    """The part of a win that a seat has."""
    return 1 / len(winners) if seat in winners else 0.0

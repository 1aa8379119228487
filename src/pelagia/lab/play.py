"""Games between bots: what is to be played, who sits where, and how one game of many is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots import Bot
from pelagia.core.errors import BadOption, PelagiaError
from pelagia.core.game import Game
from pelagia.core.rng import Rng


class GameFailed(PelagiaError):
    """A game between bots broke off: a bug in the rules or in a bot."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. It is plain data, so that it travels to worker processes."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    start: int = 0  # the number of the first game: a single game of a long run can be played again
    options: Mapping[str, Any] = field(default_factory=dict)
    content: str | None = None  # the folder of a content pack

    def seating(self, number: int) -> list[int]:
        """The place in `bots` of each seat's bot. One further from game to game, so that no bot owns a seat."""
        return [(number + seat) % len(self.bots) for seat in range(self.players)]

    def seeds(self, number: int) -> tuple[int, list[int]]:
        """The seed of a game, and of the bot at each seat; they depend on nothing but seed and number."""
        rng = Rng(Rng(self.seed).bits() + number)
        return rng.bits(), [rng.bits() for _ in range(self.players)]


class Outcome(NamedTuple):
    """What is kept of a game."""

    decisions: int
    scores: list[int]
    winners: list[int]


class Player:
    """Plays the games of a plan, each of them alone and in any order.

    Errors in the plan itself are found at once: BadOption, UnknownGame, UnknownBot, BadContent.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        if not plan.bots:
            raise BadOption(name="bots", value="", allowed=", ".join(bots.names()))
        for name in plan.bots:
            bots.make(name, 0)
        rules = pelagia.rules(plan.game)
        self._content = rules.load_content(plan.content) if plan.content else None
        self._new(0)

    def play(self, number: int) -> Outcome:
        """Play a game. GameFailed says which one broke, so that it can be played again."""
        seed, bot_seeds = self.plan.seeds(number)
        try:
            places = self.plan.seating(number)
            seats = [bots.make(self.plan.bots[place], bot_seeds[seat]) for seat, place in enumerate(places)]
            game = self._new(seed)
            return Outcome(play_out(game, seats), game.scores, game.winners)
        except Exception as cause:
            lines = f"{type(cause).__name__}: {cause}".splitlines()
            raise GameFailed(number=number, seed=str(seed), what=lines[0]) from cause

    def _new(self, seed: int) -> Game:
        plan = self.plan
        return pelagia.new(plan.game, plan.players, seed, plan.options, self._content, watched=False)


def play_out(game: Game, seats: Sequence[Bot]) -> int:
    """Let bots play a game to its end; return how many decisions they made."""
    decisions = 0
    while decision := game.decision:
        game.choose(seats[decision.seat].choose(game, decision))
        decisions += 1
    return decisions

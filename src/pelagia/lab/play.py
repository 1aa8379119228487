"""Games between bots: what is to be played, who sits where, and how one game of many is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots.seated import Mover, Seated, play_out
from pelagia.core.errors import BadOption, PelagiaError
from pelagia.core.game import Game
from pelagia.core.rng import Rng

_WORD = 1 << 64  # seeds of simulations are small: nobody is to be surprised


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
    vary: tuple[str, ...] = ()  # options that take each of their values in turn

    def seating(self, number: int) -> list[int]:
        """The place in `bots` of each seat's bot. One further from game to game, so that no bot owns a seat."""
        return [(number + seat) % len(self.bots) for seat in range(self.players)]

    def seeds(self, number: int) -> tuple[int, list[int]]:
        """The seed of a game, and of the bot at each seat; they depend on nothing but seed and number."""
        rng = Rng((Rng(self.seed % _WORD).bits() + number) % _WORD)
        return rng.bits(), [rng.bits() for _ in range(self.players)]

    def options_of(self, number: int) -> Mapping[str, Any]:
        """The options of a game, as far as they are given. All bots sit on all seats before the next value comes."""
        if not self.vary:
            return self.options
        known = pelagia.rules(self.game).options
        mixed = [*product(*(known[name] for name in self.vary))]
        return {**self.options, **dict(zip(self.vary, mixed[number // len(self.bots) % len(mixed)], strict=True))}

    def varied(self, number: int) -> list[str]:
        """The varied options of a game, written."""
        options = self.options_of(number)
        return [f"{name}={options[name]}".lower() for name in self.vary]


class Outcome(NamedTuple):
    """What is kept of a game."""

    decisions: int
    scores: list[int]
    winners: list[int]
    seen: Any = None  # what else a kind of player keeps, as plain data


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
        for name in plan.vary:
            if name not in rules.options or name in plan.options:
                allowed = ", ".join(name for name in rules.options if name not in plan.options)
                raise BadOption(name="--vary", value=name, allowed=allowed)
        self.content = rules.load_content(plan.content) if plan.content else rules.content
        self.new(plan.start)

    def play(self, number: int) -> Outcome:
        """Play a game. GameFailed says which one broke, so that it can be played again."""
        try:
            return self.outcome(number)
        except Exception as cause:
            lines = f"{type(cause).__name__}: {cause}".splitlines()
            raise GameFailed(number=number, seed=str(self.plan.seeds(number)[0]), what=lines[0]) from cause

    def outcome(self, number: int) -> Outcome:
        """What comes of a game."""
        game = self.new(number)
        return Outcome(play_out(game, self.movers(number)), game.scores, game.winners)

    def movers(self, number: int) -> list[Mover]:
        """Who moves in a game, by seat."""
        _, seeds = self.plan.seeds(number)
        places = enumerate(self.plan.seating(number))
        return [Seated(bots.make(self.plan.bots[place], seeds[seat])) for seat, place in places]

    def new(self, number: int, watched: bool = False) -> Game:
        """A game before its first choice."""
        plan = self.plan
        seed, options = plan.seeds(number)[0], plan.options_of(number)
        return pelagia.new(plan.game, plan.players, seed, options, self.content, watched=watched)

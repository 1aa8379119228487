"""Random games in which answers are refused: what the rules say to options that are not on offer, and to slips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.core.decision import Decision
from pelagia.core.errors import IllegalChoice
from pelagia.core.game import Game
from pelagia.core.text import Text


class Refusal(NamedTuple):
    """What was refused, and the reason that the rules gave; None if they only tell what is on offer."""

    game: Any
    decision: Decision
    answer: str
    reason: Text | None

    @property
    def who(self) -> int:
        return self.decision.seat

    @property
    def named(self) -> str:
        """What the answer names: all after its verb."""
        return self.answer.partition(" ")[2]

    @property
    def why(self) -> str:
        """The reason without the name of the game; "" if there is none."""
        return self.reason.id.partition("-why-")[2] if self.reason else ""

    def number(self, name: str) -> int:
        """A number that the reason tells."""
        argument = self.reason.args[name] if self.reason else None
        assert isinstance(argument, int)
        return argument

    def offers(self, game: Game) -> bool:
        """Whether the question has this option in a game that is a bit different."""
        return any(option.written == self.answer for option in game.offered(self.decision.effect, self.who))


def refuse(game: Game, decision: Decision, answer: str) -> Refusal:
    """Give an answer that is not on offer."""
    try:  # many thousand times: `pytest.raises` would take longer than the game
        game.choose(answer, decision.seat)
    except IllegalChoice as error:
        return Refusal(game, decision, answer, None if error.text.id == "error-illegal-choice" else error.text)
    raise AssertionError(f"taken: {answer}")


def walk(name: str, players: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Game, Decision]]:
    """A random game, decision by decision."""
    game, bot = pelagia.new(name, players, seed=seed, options=options), Random(seed)
    while decision := game.decision:
        yield game, decision
        game.choose(bots.ask(bot, game, decision), decision.seat)


def forms(name: str, players: int, seed: int, options: dict[str, Any]) -> list[str]:
    """The written form of every option of a random game, from its beginning to its end."""
    written = {single.written for _, decision in walk(name, players, seed, options) for single in decision.singles()}
    return sorted(written)


def refusals(name: str, players: int, seed: int, each: int, **options: Any) -> Iterator[Refusal]:
    """At every decision each n-th of the options that the game has at any time, if it is not on offer now."""
    known = forms(name, players, seed, options)
    for game, decision in walk(name, players, seed, options):
        for answer in known[game.number % each :: each]:
            if decision.find(answer) is None:
                yield refuse(game, decision, answer)


def slips(name: str, players: int, seed: int, each: int, **options: Any) -> Iterator[Refusal]:
    """The same with misspelt options: a letter too many, a blank too many, without the verb, in capitals."""
    known = forms(name, players, seed, options)
    for game, decision in walk(name, players, seed, options):
        for answer in known[game.number % each :: each]:
            verb, _, rest = answer.partition(" ")
            same = (f"{answer}x", f"x{answer}", f"{answer} x", f"{answer} ", f" {answer}", f"{verb}s {rest}")
            for slip in (*same, f"{verb}  {rest}", f"{verb} ", rest, answer.swapcase()):
                if slip not in known:
                    yield refuse(game, decision, slip)

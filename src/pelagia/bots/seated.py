"""Bots at a table: the loop that plays a game between them to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from pelagia.bots.seen import Seen
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game

if TYPE_CHECKING:
    from pelagia.bots import Bot


class Mover(Protocol):
    """Moves for a seat. Unlike a bot it has the real game before it: the lab watches, and must not tell."""

    def choose(self, game: Game, decision: Decision) -> Option: ...


class Seated:
    """A bot that is shown what its seat may know."""

    __slots__ = ("bot", "is_blind")

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.is_blind: bool = getattr(bot, "is_blind", False)

    def choose(self, game: Game, decision: Decision) -> Option:
        return self.bot.choose(Seen(decision, None if self.is_blind else game))


def play_out(game: Game, seats: Sequence[Mover]) -> int:
    """Let bots play a game to its end; return how many decisions they made."""
    decisions = 0
    while decision := game.decision:
        game.choose(seats[decision.seat].choose(game, decision))
        decisions += 1
    return decisions

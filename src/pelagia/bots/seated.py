"""Bots at a table: the loop that plays a game between them to its end."""

from __future__ import annotations

import gc
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
        """Let it think. The games that it imagines leave no rings behind, and a look of the garbage collector at all
        objects would take longer than most choices: meanwhile there is none."""
        if self.is_blind:
            return self.bot.choose(Seen(decision, None))
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            return self.bot.choose(Seen(decision, game))
        finally:
            if is_collecting:
                gc.enable()


def play_out(game: Game, seats: Sequence[Mover]) -> int:
    """Let bots play a game to its end; return how many decisions they made."""
    decisions = 0
    while decision := game.decision:
        game.choose(seats[decision.seat].choose(game, decision))
        decisions += 1
    return decisions

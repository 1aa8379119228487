"""A position of a game, and the words that the cases of every game use; a game adds its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from pelagia.core.effects import Effect
from pelagia.core.game import Game

G = TypeVar("G", bound=Game)


class Table(Generic[G]):
    first: ClassVar[int] = 0  # the number of the first seat, as the rules of the game count

    def __init__(self, game: G) -> None:
        self.game = game

    def take(self, *answers: str) -> Self:
        """Answer open decisions, one after another; `P1 pass` says too who must be the one to decide."""
        for answer in answers:
            if seat := re.match(r"P(\d) ", answer):
                self.game.choose(answer[seat.end() :], seat=int(seat[1]) - self.first)
            else:
                self.game.choose(answer)
        return self

    @property
    def offered(self) -> list[str]:
        """The written forms of the first open decision; none when the game is over."""
        return [option.written for option in self.game.decision.options] if self.game.decision else []

    def offers(self, *written: str, seat: int | None = None) -> Self:
        """The options of the first open decision (of a seat) are exactly these."""
        decisions = [decision for decision in self.game.decisions if seat in (None, decision.seat)]
        offered = [option.written for decision in decisions[:1] for option in decision.options]
        assert sorted(offered) == sorted(written), f"offered: {', '.join(offered)}"
        return self

    def has(self, *written: str) -> bool:
        """Whether the first open decision has all of these options."""
        return {*written} <= {*self.offered}

    @property
    def kind(self) -> str:
        """The kind of the first open decision; nothing when the game is over."""
        return self.game.decision.kind if self.game.decision else ""

    def told(self, name: str) -> list[Mapping[str, Any]]:
        """What the events of a name say."""
        return [event.args for event in self.game.events or [] if event.name == name]

    def run(self, *effects: Effect[Any], who: int = 0) -> Self:
        """Let effects happen now, before the open decision."""
        self.game.push(who, *effects)
        self.game.advance()
        return self

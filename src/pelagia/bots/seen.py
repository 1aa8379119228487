"""What a bot gets to know: the decision, the view of its seat, and games that look the same to it."""

from __future__ import annotations

from typing import Any

from pelagia.core.decision import Decision
from pelagia.core.game import Game, Rules
from pelagia.core.rng import Rng
from pelagia.core.view import View


class Seen:
    """All that a seat may know when it must choose.

    It holds no reference to the real game, only to one that was imagined: equal for all games that look the same to the
    seat. Whoever gets hold of it has learned nothing.
    """

    __slots__ = ("_likeness", "decision")

    def __init__(self, decision: Decision, game: Game | None) -> None:
        """Without a game there is the decision only, for bots that look at nothing else."""
        self.decision = decision
        self._likeness = game and game.imagined(decision.seat, Rng(0))

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def rules(self) -> Rules[Any]:
        return self._game.rules

    @property
    def sealed(self) -> int:
        """The number of choices up to which none can be taken back: something was revealed then, as all could see."""
        return self._game.sealed

    def view(self) -> View[Any]:
        """What the page of the seat shows, as JSON data."""
        return self._game.view(self.seat)

    def imagined(self, rng: Rng) -> Game:
        """A game that looks the same to the seat, everything else dealt by this generator. It may be played on."""
        return self._game.imagined(self.seat, rng)

    @property
    def _game(self) -> Game:
        assert self._likeness is not None, "a blind bot looked"
        return self._likeness

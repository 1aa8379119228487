"""Games as Gymnasium environments, one seat against bots: `pelagia.envs.gymnasium.make("new-eden", players=2)`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import pelagia
from pelagia import bots
from pelagia.core.errors import BadOption
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.envs import seats
from pelagia.envs.pettingzoo import ILLEGAL, as_dict, space_of


def make(
    game: str,
    players: int | None = None,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, Any] | None = None,
    returns: seats.Returns = "share",
    seat: int | None = 0,
    render_mode: str | None = None,
) -> AgainstBots:
    """Return a game in which one seat learns; the others are played by bots, in the order of their seats.

    One name stands for all opponents. With `seat=None` the learner's seat is drawn for every game.
    """
    return AgainstBots(game, players, opponents, options, returns, seat, render_mode)


class AgainstBots(gymnasium.Env[dict[str, Any], int]):
    """A game from the point of view of one seat. A step ends when that seat is asked again, or the game is over."""

    def __init__(
        self,
        game: str,
        players: int | None,
        opponents: str | Sequence[str],
        options: Mapping[str, Any] | None,
        returns: seats.Returns,
        seat: int | None,
        render_mode: str | None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.name, self.options, self.kind, self.render_mode = game, dict(options or {}), returns, render_mode
        self.players = seats.players_of(game, players)
        seats.checked(game, self.players, self.options, returns)
        others = self.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else [*opponents]
        if len(self.opponents) != others:
            raise BadOption(name="opponents", value=str(len(self.opponents)), allowed=str(others))
        if seat is not None and seat not in range(self.players):
            raise BadOption(name="seat", value=str(seat), allowed=f"0-{others}")
        for name in self.opponents:
            bots.make(name, 0)  # UnknownBot is said at once
        self.given, self.seat = seat, seat or 0
        self.observation_space = space_of(game)
        self.action_space = spaces.Discrete(seats.shape(game).actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(1 << 63)))
        self.seat = rng.below(self.players) if self.given is None else self.given
        self.game: Game = pelagia.new(self.name, self.players, rng.bits(), self.options, watched=False)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self._bots = {seat: bots.make(name, rng.bits()) for seat, name in zip(others, self.opponents, strict=True)}
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose an option. One that is not on offer loses the game at once, and `info` says so."""
        option = self._offered.get(int(action))
        if option is None:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self.game.choose(option)
        self._let_others_play()
        over = self.game.decision is None
        return self._seen(), seats.returns(self.game, self.kind)[self.seat], over, False, {}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is on offer, by action: the name that learners with masks look for."""
        return seats.mask_of(len(self.game.actions), self._offered).astype(bool)

    def render(self) -> str | None:
        """Return the position in words, for the render mode `ansi`."""
        return seats.told(self.game) if self.render_mode == "ansi" else None

    def _seen(self) -> dict[str, Any]:
        return as_dict(self.game, self.seat, self._offered)

    def _let_others_play(self) -> None:
        while (decision := self.game.decision) and decision.seat != self.seat:
            self.game.choose(bots.ask(self._bots[decision.seat], self.game, decision), decision.seat)
        self._offered = seats.offered(self.game)

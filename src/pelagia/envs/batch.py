"""Many games at once in one process, for learners that play all seats: arrays in, arrays out.

    batch = Batch("new-eden", games=64, players=2)
    seen = batch.reset(seed=1)
    seen, returns, over = batch.step(actions)

A game that is over gives its returns once, and the next one begins in its place at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import pelagia
from pelagia.core.game import Game
from pelagia.envs import seats


class Seen(NamedTuple):
    """What whoever is at turn may know, game by game. The next step writes into the same arrays."""

    observation: seats.Array
    action_mask: seats.Mask
    seat: NDArray[np.int8]


class Batch:
    """Some games of one kind, each with its own deal."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        returns: seats.Returns = "share",
    ) -> None:
        self.name, self.options, self.kind = game, dict(options or {}), returns
        self.players = seats.players_of(game, players)
        seats.checked(game, self.players, self.options, returns)
        shape = seats.shape(game)
        self.factors = shape.factors
        self.games: list[Game] = []
        self._rng = np.random.default_rng()
        self._offered: list[seats.Offered] = [{}] * games
        self._seen = Seen(
            np.zeros((games, len(shape.low)), np.int16),
            np.zeros((games, shape.actions), np.int8),
            np.zeros(games, np.int8),
        )

    def reset(self, seed: int | None = None) -> Seen:
        """Begin all games; without a seed, the next ones that the last seed leads to."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.games = [self._new() for _ in self._offered]
        self._seen.action_mask[:] = 0
        for place in range(len(self.games)):
            self._look(place)
        return self._seen

    def step(self, actions: Any) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_]]:
        """Choose in every game; an action that is not on offer is an error (KeyError).

        Return what is seen now, what each seat of each game got by this step, and which games are over.
        """
        returns, over = np.zeros((len(self.games), self.players)), np.zeros(len(self.games), bool)
        for place, (game, action) in enumerate(zip(self.games, actions, strict=True)):
            offered = self._offered[place]
            game.choose(offered[int(action)])
            self._seen.action_mask[place, [*offered]] = 0
            if not game.decisions:
                returns[place], over[place] = seats.returns(game, self.kind), True
                self.games[place] = self._new()
            self._look(place)
        return self._seen, returns, over

    def _new(self) -> Game:
        deal = int(self._rng.integers(1 << 63))
        game: Game = pelagia.new(self.name, self.players, deal, self.options, watched=False)
        return game

    def _look(self, place: int) -> None:
        game, seen = self.games[place], self._seen
        decision = game.decision
        assert decision is not None, "a game begins with a decision"
        offered = self._offered[place] = game.actions.offered(decision)
        seen.observation[place] = seats.array_of(game.observation(decision.seat))
        seen.action_mask[place, [*offered]] = 1
        seen.seat[place] = decision.seat

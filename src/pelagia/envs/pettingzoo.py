"""Games as PettingZoo environments: `pelagia.envs.pettingzoo.env("new-eden", players=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import pelagia
from pelagia.core.game import Game
from pelagia.envs import seats

ILLEGAL = -1.0  # reward for an action that is not on offer; it ends the game


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    returns: seats.Returns = "share",
    render_mode: str | None = None,
) -> AECEnv:
    """Return an environment that says what is wrong with how it is used, and ends a game at an illegal action."""
    made: Any = raw_env(game, players, options, returns, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """A game without the wrappers. Seats are the agents `seat_0`, `seat_1` ..."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        returns: seats.Returns = "share",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.name, self.options, self.kind, self.render_mode = game, dict(options or {}), returns, render_mode
        self.players = seats.players_of(game, players)
        seats.checked(game, self.players, self.options, returns)
        self.metadata = {
            "name": f"pelagia_{game.replace('-', '_')}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._rng = np.random.default_rng()
        space = space_of(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        action = spaces.Discrete(seats.shape(game).actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one that the last seed leads to."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        deal = int(self._rng.integers(1 << 63))
        self.game: Game = pelagia.new(self.name, self.players, deal, self.options, watched=False)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat, decision = self.possible_agents.index(agent), self.game.decision
        return as_dict(self.game, seat, self._offered if decision and decision.seat == seat else {})

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.choose(self._offered[int(action)])
        self._pass_on()
        self._accumulate_rewards()

    def _pass_on(self) -> None:
        """Say whose turn it is and what is on offer, or that the game is over."""
        self._offered = seats.offered(self.game)
        if decision := self.game.decision:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        self.rewards = dict(zip(self.possible_agents, seats.returns(self.game, self.kind), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return the position in words, for the render mode `ansi`."""
        return seats.told(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def space_of(game: str) -> spaces.Dict:
    """The space of what is observed in a game."""
    shape = seats.shape(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(shape.low, shape.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (shape.actions,), np.int8),
        }
    )


def as_dict(game: Game, seat: int, offered: seats.Offered) -> dict[str, Any]:
    """What a seat may know and choose, under the names that learners expect."""
    mask = seats.mask_of(len(game.actions), offered)
    return {"observation": seats.array_of(game.observation(seat)), "action_mask": mask}

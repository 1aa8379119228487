"""PettingZoo's own suites, for all games."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import pelagia
from pelagia.core.errors import BadOption, UnknownGame
from pelagia.envs.pettingzoo import ILLEGAL, env

CASES = [(name, players) for name in pelagia.listed() for players in pelagia.rules(name).players]


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.filterwarnings("ignore:Observation (space|is not)")  # it expects masks in games of its own only
def test_api(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=60)


@pytest.mark.parametrize("name", pelagia.listed())
def test_seeds(name: str) -> None:
    seed_test(partial(env, name), num_cycles=60)


def played(name: str, seed: int, **kw: Any) -> tuple[Any, dict[str, float]]:
    """A whole game at random, and what it brought."""
    made = env(name, **kw)
    made.reset(seed=seed)
    total, rng = dict.fromkeys(made.agents, 0.0), np.random.default_rng(seed)
    for agent in made.agent_iter():
        observation, reward, termination, _, _ = made.last()
        assert made.observation_space(agent).contains(observation)
        total[agent] += reward
        made.step(None if termination else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return made, total


@pytest.mark.parametrize("name", pelagia.listed())
def test_a_whole_game_is_one_win(name: str) -> None:
    made, total = played(name, 5)
    game = made.unwrapped.game
    assert game.decision is None
    assert sum(total.values()) == pytest.approx(1)
    assert {made.possible_agents[seat] for seat in game.winners} == {agent for agent, got in total.items() if got}


def test_margins() -> None:
    made, total = played("new-eden", 6, players=3, returns="margin")
    scores = made.unwrapped.game.scores
    assert [*total.values()] == [
        scores[seat] - max(score for other, score in enumerate(scores) if other != seat) for seat in range(3)
    ]


def test_only_who_is_at_turn_has_options() -> None:
    made = env("new-eden", players=3)
    made.reset(seed=1)
    for agent in made.agents:
        seen = made.observe(agent)
        at_turn = agent == made.agent_selection
        assert seen["action_mask"].any() == at_turn


def test_an_illegal_action_ends_the_game() -> None:
    made = env("new-eden", players=2)
    made.reset(seed=1)
    loser = made.agent_selection
    made.step(made.action_space(loser).n - 1)
    assert made.terminations == {"seat_0": True, "seat_1": True}
    assert made.rewards[loser] == ILLEGAL


@pytest.mark.parametrize("name", pelagia.listed())
def test_render(name: str) -> None:
    made = env(name, render_mode="ansi")
    made.reset(seed=1)
    shown = made.render()
    assert shown.startswith(name)
    assert len(shown.splitlines()) == 2 + made.observe(made.agent_selection)["action_mask"].sum()
    assert played(name, 1, render_mode="ansi")[0].render().splitlines()[1:] != []


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(BadOption):
        env("new-eden", players=9)
    with pytest.raises(BadOption):
        env("new-eden", returns="glory")  # type: ignore[arg-type]

"""Gymnasium's own checks, for all games, and what a learner meets against bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pelagia
from pelagia.bots import UnknownBot
from pelagia.core.errors import BadOption
from pelagia.envs.gymnasium import AgainstBots, make
from pelagia.envs.pettingzoo import ILLEGAL

CASES = [(name, players) for name in pelagia.listed() for players in pelagia.rules(name).players]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_check_env(name: str, players: int) -> None:
    check_env(make(name, players=players), skip_render_check=True)  # that one asks for an environment of its registry


@pytest.mark.parametrize("name", pelagia.listed())
def test_render(name: str) -> None:
    env = make(name, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert shown.startswith(name)
    assert len(shown.splitlines()) == 2 + env.action_masks().sum()


def play(env: AgainstBots, seed: int) -> tuple[float, int]:
    """What a random learner gets out of a game, and in how many steps."""
    seen, _ = env.reset(seed=seed)
    rng, total, steps, over = np.random.default_rng(seed), 0.0, 0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert not info
        total, steps = total + float(reward), steps + 1
    return total, steps


@pytest.mark.parametrize("name", pelagia.listed())
def test_a_game_is_won_or_not(name: str) -> None:
    env = make(name, opponents="random")
    total, steps = play(env, 3)
    assert total == (1 / len(env.game.winners) if 0 in env.game.winners else 0)
    assert steps > 10
    assert not env.action_masks().any()


def test_the_same_seed_gives_the_same_game() -> None:
    env = make("new-eden", players=3, opponents=["greedy", "random"], returns="margin", seat=None)
    assert play(env, 4) == play(env, 4) != play(env, 5)
    places = set()
    for seed in range(12):
        env.reset(seed=seed)
        places.add(env.seat)
        assert env.game.decision is not None
        assert env.game.decision.seat == env.seat
    assert places == {0, 1, 2}


def test_an_illegal_action_loses() -> None:
    env = make("new-eden")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(127)
    assert (reward, over, info) == (ILLEGAL, True, {"illegal": True})


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(UnknownBot):
        make("new-eden", opponents="nobody")
    with pytest.raises(BadOption):
        make("new-eden", players=3, opponents=["random"])
    with pytest.raises(BadOption):
        make("new-eden", seat=2)

"""OpenSpiel's own simulation test, for all games, and its bots at our tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import pelagia
from pelagia.envs.openspiel import short_name

CASES = [(name, players) for name in pelagia.listed() for players in pelagia.rules(name).players]


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(name), parameters)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_random_simulation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", pelagia.listed())
def test_random_simulation_with_every_position_written_down(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def middle(name: str, choices: int = 12, **parameters: Any) -> Any:
    """A position some way into a game."""
    state = load(name, **parameters).new_initial_state()
    state.apply_action(7)
    for n in range(choices):
        legal = state.legal_actions()
        state.apply_action(legal[n % len(legal)])
    return state


@pytest.mark.parametrize("name", pelagia.listed())
def test_a_position_comes_back_from_its_string(name: str) -> None:
    state = middle(name)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", pelagia.listed())
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = middle(name)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


@pytest.mark.parametrize("name", pelagia.listed())
def test_what_is_dealt_anew_looks_the_same(name: str) -> None:
    state = middle(name)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", pelagia.listed())
def test_the_tree_searches_of_open_spiel_choose_a_legal_action(name: str) -> None:
    state, rng = middle(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    blind = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=4,
        random_state=rng,
        use_observation_string=True,
    )
    assert blind.step(state) in state.legal_actions()
    assert mcts.MCTSBot(state.get_game(), 2.0, 4, evaluator, random_state=rng).step(state) in state.legal_actions()


def test_margins_and_options_are_parameters() -> None:
    state = load("new-eden", players=3, margins=True, open_coins=True).new_initial_state()
    state.apply_action(3)
    assert state.game.open_coins
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(gain > 0 for gain in state.returns()) <= 1
    assert sum(gain < 0 for gain in state.returns()) >= 2

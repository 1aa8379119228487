"""Options as numbers, observations as arrays, returns."""

from __future__ import annotations

import numpy as np
import pytest

import pelagia
from pelagia.core.decision import Range
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.envs import seats


def ended(name: str, players: int, seed: int) -> Game:
    game: Game = pelagia.new(name, players, seed, watched=False)
    rng = Rng(seed)
    while game.decisions:
        game.choose(rng.choice([*seats.offered(game).values()]))
    return game


def test_what_is_on_offer_has_its_number_in_the_mask() -> None:
    game: Game = pelagia.new("new-eden", 3, 7)
    offered, actions = seats.offered(game), seats.shape("new-eden").actions
    assert game.decision is not None
    assert [*offered.values()] == [*game.decision.options]
    assert np.flatnonzero(seats.mask_of(actions, offered)).tolist() == sorted(offered)
    assert not seats.mask_of(actions, {}).any()


def test_the_factors_of_an_action_are_its_verb_and_what_it_names() -> None:
    game: Game = pelagia.new("new-eden", 3, 7)
    factors, actions = seats.shape("new-eden").factors, game.actions
    rows = {option.written: factors[number].tolist() for number, option in seats.offered(game).items()}
    buys = {written: row for written, row in rows.items() if written.startswith("buy ")}
    assert {actions.verbs[row[0]] for row in buys.values()} == {"buy {}"}
    assert all(f"buy {actions.things[row[1]]}" == written for written, row in buys.items())
    assert rows["pass"][1:] == [0, 0, 0]


def test_numbers_of_a_range_are_options_of_their_own() -> None:
    game, rng = pelagia.new("new-eden", 3, 7), Rng(7)
    while game.decision and not any(isinstance(option, Range) for option in game.decision.options):
        game.choose(rng.choice(game.decision.options))
    assert game.decision is not None
    bids = [option.written for option in seats.offered(game).values() if option.key[0] == "bid"]
    assert len(bids) > 1
    assert {*bids} < {option.written for option in game.decision.singles()}


def test_returns() -> None:
    game: Game = pelagia.new("new-eden", 3, 7)
    assert seats.returns(game, "share") == seats.returns(game, "margin") == [0.0] * 3
    over = ended("new-eden", 3, 7)
    assert sum(seats.returns(over, "share")) == pytest.approx(1)
    scores = over.scores
    margins = [scores[seat] - max(np.delete(scores, seat)) for seat in range(3)]
    assert seats.returns(over, "margin") == margins


def test_who_plays_alone_gets_the_score() -> None:
    game = ended("underwater-cities", 1, 3)
    assert seats.returns(game, "margin") == [float(game.scores[0])]
    assert seats.returns(game, "share") == [float(0 in game.winners)]


def test_the_fewest_play_that_are_not_alone() -> None:
    assert {name: seats.players_of(name, None) for name in ("new-eden", "flotilla")} == {"new-eden": 2, "flotilla": 3}
    assert seats.players_of("new-eden", 1) == 1

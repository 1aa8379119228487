"""Many games in one process: the same games as one by one, and one after the other."""

from __future__ import annotations

import numpy as np
import pytest

import pelagia
from pelagia.core.errors import BadOption
from pelagia.core.game import Game
from pelagia.envs import seats
from pelagia.envs.batch import Batch, Seen


def first(seen: Seen) -> list[int]:
    """In every game the lowest action on offer."""
    return [int(np.flatnonzero(mask)[0]) for mask in seen.action_mask]


@pytest.mark.parametrize("name", pelagia.listed())
def test_games_go_as_they_go_alone(name: str) -> None:
    batch = Batch(name, games=3)
    seen = batch.reset(seed=4)
    rng = np.random.default_rng(4)
    alone: list[Game] = [pelagia.new(name, batch.players, int(rng.integers(1 << 63))) for _ in range(3)]
    for _ in range(40):
        for place, game in enumerate(alone):
            decision = game.decision
            assert decision is not None
            assert seen.seat[place] == decision.seat
            assert seen.observation[place].tolist() == game.observation(decision.seat).tolist()
            assert np.flatnonzero(seen.action_mask[place]).tolist() == sorted(seats.offered(game))
            game.choose(game.actions[first(seen)[place]])
        seen, _, over = batch.step(first(seen))
        assert over.tolist() == [game.decision is None for game in alone]
        if over.any():
            break


def test_a_game_that_is_over_gives_its_returns_and_the_next_begins() -> None:
    batch, ended = Batch("new-eden", games=2, players=3), 0
    seen = batch.reset(seed=1)
    while ended < 4:
        before = [*batch.games]
        seen, returns, over = batch.step(first(seen))
        for place, game in enumerate(before):
            assert over[place] == (game.decision is None) == (batch.games[place] is not game)
            assert returns[place].sum() == pytest.approx(float(over[place]))
            if over[place]:
                assert returns[place].tolist() == seats.returns(game, "share")
                ended += 1
    assert seen.action_mask.any(axis=1).all()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = Batch("flotilla", games=2), Batch("flotilla", games=2)
    assert (one.reset(seed=9).observation == two.reset(seed=9).observation).all()
    assert (one.reset().observation == two.reset().observation).all()
    assert not (one.reset(seed=9).observation == two.reset(seed=8).observation).all()


def test_what_is_not_on_offer_is_an_error() -> None:
    batch = Batch("new-eden", games=1)
    seen = batch.reset(seed=1)
    with pytest.raises(KeyError):
        batch.step([int(np.flatnonzero(seen.action_mask[0] == 0)[0])])
    with pytest.raises(BadOption):
        Batch("new-eden", games=1, returns="points")  # type: ignore[arg-type]

"""The game that a remote bot thinks about is a function of what its seat may know."""

from __future__ import annotations

import orjson
import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.engine import calls


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_games_that_look_the_same_give_the_same_likeness(name: str) -> None:
    players = pelagia.rules(name).players[-1]
    game = pelagia.new(name, players, seed=5)
    other = pelagia.new(name, players, seed=6)
    assert game.record is not None
    assert other.record is not None
    rng = Rng(9)
    for step in range(60):
        decision = game.decision
        if decision is None:
            break
        if step % 6 == 0:
            seat = decision.seat
            twin = game.imagined(seat, Rng(step))
            said = calls.likeness(game.record.header, calls.pack_state(game), seat)
            assert said == calls.likeness(other.record.header, calls.pack_state(twin), seat)  # nor does the seed matter
            loaded = pelagia.load(orjson.loads(said))
            assert loaded.view(seat) == game.view(seat)
            asked = [[due.plain_own(world) for due in world.decisions if due.seat == seat] for world in (loaded, game)]
            assert asked[0] == asked[1]
        game.choose(rng.choice(decision.options))

"""The laws of FL 24 hold at every decision of random games."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.games.flotilla.rules.state import Flotilla
from tests.games.flotilla.conservation import LAWS, Watch


def test_every_law_is_there() -> None:
    assert [law.__name__[:6] for law in LAWS] == [f"law_{n:02}" for n in range(1, 26)]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_laws_hold_in_random_games(players: int, seed: int) -> None:
    game = pelagia.new("flotilla", players, 100 * players + seed)
    assert isinstance(game, Flotilla)
    watch, rng = Watch(game), Rng(seed)
    while decision := game.decision:
        watch.look()
        option = rng.choice(decision.options)
        watch.note(option.written, decision.seat)
        game.choose(option)
    watch.look()
    assert game.winners

"""The laws of FL 24 hold at every decision of random games."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.games.flotilla.rules.state import Flotilla
from tests.games.flotilla.conservation import Watch
from tests.kit.watch import watched


def test_every_law_is_there() -> None:
    assert [law.__name__[:6] for law in Watch.laws] == [f"law_{n:02}" for n in range(1, 26)]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_laws_hold_in_random_games(players: int, seed: int) -> None:
    game = pelagia.new("flotilla", players, 100 * players + seed)
    assert isinstance(game, Flotilla)
    assert watched(Watch(game), seed).winners

"""The laws of UC 21 hold at every decision of random games."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia.games.underwater_cities.rules.state import Phase, UnderwaterCities
from tests.games.underwater_cities.conservation import Watch
from tests.kit.watch import watched

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"contracts": True, "blue_metropolises": "choice"}),
    (3, {"board_side": "back"}),
    (4, {"contracts": True}),
]


def test_every_law_is_there() -> None:
    """I31 is the kit's."""
    numbers = {int(part) for law in Watch.laws for part in law.__name__.split("_")[1:4] if part.isdigit()}
    assert numbers == {*range(1, 35)} - {31}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_laws_hold_in_random_games(players: int, options: dict[str, Any], seed: int) -> None:
    game = pelagia.new("underwater-cities", players, 100 * players + seed, options)
    assert isinstance(game, UnderwaterCities)
    assert watched(Watch(game), seed).phase is Phase.OVER

"""The laws of DS 24 hold at every decision of random games, in all scenarios, modes and player counts."""

from __future__ import annotations

from typing import cast

import pytest

import pelagia
from pelagia.games.deep_sea.rules.state import DeepSea, Phase
from tests.games.deep_sea.conservation import Watch
from tests.kit.watch import watched

ELSEWHERE = (24, 25, 28, 30)  # the kit and test_perft.py


def test_every_law_is_there() -> None:
    numbers = [law.__name__[4:6] for law in Watch.laws]
    assert numbers == [f"{n:02}" for n in range(1, 31) if n not in ELSEWHERE]


@pytest.mark.parametrize("scenario", range(1, 11))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_laws_hold_in_random_games(scenario: int, players: int) -> None:
    cooperative = players > 1 and (scenario + players) % 4 == 0
    game = cast(DeepSea, pelagia.new("deep-sea", players, scenario, {"scenario": scenario, "cooperative": cooperative}))
    assert watched(Watch(game), 10 * scenario + players).phase is Phase.OVER

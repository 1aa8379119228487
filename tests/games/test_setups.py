"""What can be chosen for a new game does something, in every game and for every number of players."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import pelagia
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.games.setups import options_for

CASES = [
    (name, players, option, values)
    for name in pelagia.NAMES
    for players in pelagia.rules(name).players
    for option, values in options_for(pelagia.rules(name), players).items()
]
SEEDS = 3  # chance may choose what somebody else has chosen


def seen(game: Game, option: str) -> list[Any]:
    """What the seats see of the table, but not the option itself."""
    views = [game.view(seat) for seat in range(game.players)]
    return [
        (view["decisions"], view["aim"], {name: part for name, part in view["table"].items() if name != option})
        for view in views
    ]


def differ(first: Game, other: Game, option: str, seed: int) -> bool:
    """Whether two games, played alike by chance, ever look different to anybody in them."""
    rng = Rng(seed)
    while seen(first, option) == seen(other, option):
        if not first.decision:
            return False
        written = rng.choice(first.decision.singles()).written
        for game in (first, other):
            game.choose(written)
    return True


@pytest.mark.parametrize(("name", "players", "option", "values"), CASES, ids=lambda part: str(part))
def test_two_values_make_two_games(name: str, players: int, option: str, values: list[Any]) -> None:
    def begun(value: Any, seed: int) -> Game:
        return pelagia.new(name, players, seed, {option: value})

    for first, other in combinations(values, 2):
        assert any(differ(begun(first, seed), begun(other, seed), option, seed) for seed in range(SEEDS)), (
            first,
            other,
        )


def test_what_changes_nothing_is_not_offered() -> None:
    assert "board_side" not in options_for(pelagia.rules("underwater-cities"), 1)
    assert "board_side" in options_for(pelagia.rules("underwater-cities"), 2)
    assert "open_coins" not in options_for(pelagia.rules("new-eden"), 1)
    assert "open_coins" in options_for(pelagia.rules("new-eden"), 2)

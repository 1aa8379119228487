"""Catanatron (Catan in Python), if it is installed: the engine we compare ourselves with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from itertools import count
from typing import Any


def is_installed() -> bool:
    return find_spec("catanatron") is not None


def tasks(positions: int, repeats: int) -> Mapping[str, Callable[[], int]] | None:
    """What is measured of it, the same as of our games: four random players. None if it is not installed."""
    if not is_installed():
        return None
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in Color]
    seeds = count(1)  # it takes 0 for no seed

    def play(seed: int) -> int:
        game = Game(players, seed=seed)
        game.play()
        return _decisions(game)

    def middle(seed: int) -> Any:
        half = play(seed) // 2
        game = Game(players, seed=seed)
        for _ in range(half):
            game.play_tick()
        return game

    middles = [middle(seed) for seed in range(1, positions + 1)]

    def clones() -> int:
        for _ in range(repeats):
            for game in middles:
                game.copy()
        return repeats * positions

    return {"decision": lambda: play(next(seeds)), "clone": clones}


def _decisions(game: Any) -> int:
    """How many actions were taken; later versions of it call the list otherwise."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)

"""Positions of random games, and how many sequences of decisions begin there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pelagia
from pelagia.core.game import Game
from pelagia.core.rng import Rng


def perft(
    name: str, players: int, options: Mapping[str, Any], seed: int, before: int, depth: int
) -> tuple[str, list[int]]:
    """The kind of the decision after some random choices, and the sequences of length 1, 2, ... from there."""
    game, rng = pelagia.new(name, players, seed, options), Rng(seed)
    for _ in range(before):
        assert game.decision is not None
        game.choose(rng.choice(sorted(option.written for option in game.decision.options)))  # whatever their order
    assert game.decision is not None
    return game.decision.kind, sequences(game, depth)


def sequences(game: Game, depth: int) -> list[int]:
    """The number of sequences of each length, ranges written out; secret answers are given in seat order."""
    decision = game.decision
    if decision is None:  # a game that is over counts as one
        return [1] * depth
    singles = decision.singles()
    if depth == 1:
        return [len(singles)]
    totals = [0] * (depth - 1)
    for option in singles:
        clone = game.clone()
        clone.choose(option, decision.seat)
        totals = [total + more for total, more in zip(totals, sequences(clone, depth - 1), strict=True)]
    return [len(singles), *totals]

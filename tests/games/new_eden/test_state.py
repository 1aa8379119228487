"""The vector that programs learn from."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.bots.random import Random


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_vector_has_the_same_length_all_game_long(players: int) -> None:
    game = pelagia.new("new-eden", players=players, seed=players)
    bot, codes, lengths = Random(3), game.content.codes, set()
    vectors = []
    while decision := game.decision:
        vectors.append(tuple(game.vector(codes)))
        lengths.add(len(vectors[-1]))
        game.choose(bot.choose(game, decision))
    assert len(lengths) == 1
    assert len(set(vectors)) > len(vectors) // 2

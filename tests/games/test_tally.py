"""Every game tells where its points came from: the sources make up the scores, and the pieces their sources."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from tests.kit.cases import CASES, Case, walk


def ended(case: Case, seed: int) -> Game:
    game = case.new(seed)
    assert game.view(None)["tally"] == []
    for _ in walk(game, Rng(seed)):
        pass
    return game


@pytest.mark.parametrize("case", [case for case in CASES if case.game in pelagia.NAMES], ids=str)
def test_the_sources_make_up_the_scores(case: Case) -> None:
    for seed in (1, 2, 3):
        game = ended(case, seed)
        brought = [sum(points) for points in zip(*(source.points for source in game.tally), strict=True)]
        is_team = game.rules.aim(game).together
        assert brought
        assert ([sum(brought)] * len(brought) if is_team else brought) == game.scores
        assert game.view(None)["tally"] == game.view(0)["tally"]


@pytest.mark.parametrize("case", [case for case in CASES if case.game in pelagia.NAMES], ids=str)
def test_the_pieces_make_up_their_sources(case: Case) -> None:
    """Unless a piece gave points only together with others."""
    for source in ended(case, 4).tally:
        for who, points in enumerate(source.points):
            pieces = [piece for piece in source.pieces if piece.seat == who]
            if pieces and all(piece.points for piece in pieces):
                assert sum(piece.points for piece in pieces) == points, source

"""Every game tells the places of its seats when it is over, so that no page or board must know how ties are broken."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.games.ranking import first_places, shared_places
from tests.kit.cases import CASES, Case, walk


def test_equal_ranks_share_a_place() -> None:
    assert shared_places([-40, -52, -40, -31]) == [2, 1, 2, 4]
    assert first_places([2, 1, 1]) == [1, 2]


@pytest.mark.parametrize("case", [case for case in CASES if case.game in pelagia.NAMES], ids=str)
def test_places_are_told_at_the_end(case: Case) -> None:
    game = case.new(3)
    assert game.view(None)["table"]["places"] == []
    for _ in walk(game, Rng(3)):
        pass
    places = game.view(None)["table"]["places"]
    assert places or case.can_lose  # a team, or one who plays alone against a goal, has none
    ranked = sorted(range(len(places)), key=places.__getitem__)
    assert [game.scores[seat] for seat in ranked] == sorted(game.scores[: len(places)], reverse=True)
    assert not places or [seat for seat in ranked if places[seat] == 1] == game.winners

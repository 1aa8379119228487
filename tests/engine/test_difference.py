"""What has changed between two views, and putting it together again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import pelagia
from pelagia.core.rng import Rng
from pelagia.core.view import views
from pelagia.engine.difference import changed, difference

PLAIN = some.none() | some.booleans() | some.text(max_size=3)
JSON = some.recursive(
    PLAIN, lambda parts: some.lists(parts, max_size=5) | some.dictionaries(some.text(max_size=2), parts, max_size=4)
)


@settings(max_examples=400, derandomize=True, database=None, deadline=None)
@given(JSON, JSON)
def test_the_changes_make_the_new_of_the_old(old: Any, new: Any) -> None:
    before = json.dumps(old)
    changes = json.loads(json.dumps(difference(old, new)))
    assert changed(old, changes) == new
    assert json.dumps(old) == before


def test_changes_are_small() -> None:
    old = {"a": [1, 2, 3], "b": {"c": [{"d": 1, "e": 2}]}, "f": 0}
    assert difference(old, old) == []
    assert difference(old, {**old, "a": [1, 2, 3, 4]}) == [(["a"], 3, 0, [4])]
    assert difference(old, {**old, "a": [2, 3]}) == [(["a"], 0, 1, [])]
    assert difference(old, {"a": [1, 2, 3], "b": {"c": [{"d": 1, "e": 3}]}}) == [(["f"],), (["b", "c", 0, "e"], 3)]


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_public_and_own_parts_make_every_view_of_a_game(name: str) -> None:
    """What everybody gets is what a spectator sees, and what has changed of it depends on nothing else."""
    rng = Rng(7)
    game = pelagia.new(name, pelagia.rules(name).players[-1], 7)
    before, own = views(game)
    known = json.loads(json.dumps(before))
    for _ in range(150):
        if not game.decisions:
            break
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.singles()), decision.seat, decision.number)
        public, own = views(game)
        # A view that shares a list with its game would change with it, and its changes would be missed.
        known = changed(known, json.loads(json.dumps(difference(before, public))))
        before = public
        assert known == public == game.view(None)
        for seat in range(game.players):
            assert changed(known, own[seat]) == game.view(seat)

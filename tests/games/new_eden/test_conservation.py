"""The laws of NE 20 hold at every decision of random games."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.games.new_eden.state import NewEden
from tests.games.new_eden.conservation import LAWS, Watch, printed

TABLES: list[tuple[int, dict[str, Any]]] = [(1, {"solo_level": level}) for level in range(4)]
TABLES += [(players, {}) for players in (2, 3, 4)]


def test_every_law_is_there() -> None:
    assert [law.__name__[:6] for law in LAWS] == [f"law_{n:02}" for n in range(1, 31)]


def test_the_document_prints_ninety_cards() -> None:
    assert len([card for card in printed().values() if card.deck]) == 90


def watched(players: int, options: dict[str, Any], seed: int) -> NewEden:
    """Play a random game and look at every decision and at the end."""
    game = pelagia.new("new-eden", players, seed, options)
    assert isinstance(game, NewEden)
    watch, rng = Watch(game), Rng(seed)
    while game.decisions:
        watch.look()
        decision = rng.choice(game.decisions)
        option = rng.choice(list(rng.choice(decision.options).singles()))
        watch.note(option.written, decision.seat)
        game.choose(option, decision.seat)
    watch.look()
    return game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_laws_hold_in_random_games(players: int, options: dict[str, Any], seed: int) -> None:
    assert watched(players, options, 100 * players + seed).winners

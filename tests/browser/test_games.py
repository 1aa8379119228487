"""A whole game of every further game by clicking: one person among bots, each choice where it is lit on the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from pelagia.core.rng import Rng
from tests.browser.conftest import Person
from tests.browser.tab import Rule
from tests.server.kit import PERSON, Data, Server

RANDOM: Data = {"kind": "bot", "bot": "random"}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("underwater-cities", 4, {"contracts": True}),
    ("deep-sea", 3, {"scenario": 2}),
    ("deep-sea", 2, {"scenario": 6, "cooperative": True}),
    ("flotilla", 3, {}),
]


def anyhow(seed: int) -> Rule:
    """A rule that tries everything."""
    rng = Rng(seed)

    def rule(decision: Data) -> tuple[Data, int | None]:
        return rng.choice(decision["options"]), None

    return rule


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=lambda value: str(value) if value else "")
def test_a_whole_game(server: Server, person: Person, game: str, players: int, options: dict[str, Any]) -> None:
    table = server.open(PERSON, *[RANDOM] * (players - 1), game=game, options=options, seed=4)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    made = tab.play(anyhow(4))
    assert made > 20
    assert tab.listed == []
    assert tab.toasts() == []
    expect(tab.page.locator(".ranking li")).to_have_count(players)

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
EVERY = 1000  # clicks: the whole game
GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("underwater-cities", 4, {"contracts": True}, EVERY),
    ("deep-sea", 3, {"scenario": 2}, EVERY),
    ("deep-sea", 2, {"scenario": 6, "cooperative": True}, EVERY),
    ("flotilla", 3, {}, 100),  # random games of it are long: the page looks on while the rest is played
]


def anyhow(seed: int) -> Rule:
    """A rule that tries everything."""
    rng = Rng(seed)

    def rule(decision: Data) -> tuple[Data, int | None]:
        return rng.choice(decision["options"]), None

    return rule


@pytest.mark.parametrize(("game", "players", "options", "clicks"), GAMES)
def test_a_whole_game(
    server: Server, person: Person, game: str, players: int, options: dict[str, Any], clicks: int
) -> None:
    table = server.open(PERSON, *[RANDOM] * (players - 1), game=game, options=options, seed=4)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    made = tab.play(anyhow(4), clicks)
    assert made > 20
    assert len(tab.listed) <= made // 30, tab.listed  # bots play differently each time, and rare things may lie nowhere
    assert tab.toasts() == []
    if table.play([0]):  # so much is not shown step by step
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    expect(tab.page.locator(".ranking li")).to_have_count(players)

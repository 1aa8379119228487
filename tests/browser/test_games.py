"""A whole game of every further game by clicking: each choice of one seat where it is lit on the board.

The other seats answer over the interface, by the same dice each time: so the same game is clicked in every run.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from pelagia.core.rng import Rng
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.server.kit import PERSON, Data, Server, Table, over

EVERY = 1000  # clicks: the whole game
GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("underwater-cities", 4, {"contracts": True}, EVERY),
    ("deep-sea", 3, {"scenario": 2}, EVERY),
    ("deep-sea", 2, {"scenario": 6, "cooperative": True}, EVERY),
    ("flotilla", 3, {}, 100),  # random games of it are long: the page looks on while the rest is played
]


def answer(table: Table, seat: int, rng: Rng) -> None:
    """Choose anything for a seat."""
    decision: Data = next(one for one in table.get(seat)["view"]["decisions"] if one["seat"] == seat)
    chosen = table.choose(seat, decision["number"], rng.choice(decision["options"])["written"])
    assert chosen.status_code == 200, chosen.text


def play(table: Table, tab: Tab, clicks: int, rng: Rng) -> int:
    """Play to the end, seat 0 by so many clicks; return how many it were."""
    made = 0
    while not over(state := table.get()):
        asked = [one["seat"] for one in state["view"]["decisions"]]
        if seat := max(asked):
            answer(table, seat, rng)
        elif made < clicks:
            made += tab.play(lambda decision: (rng.choice(decision["options"]), None), 1)
        else:
            answer(table, seat, rng)
    return made


@pytest.mark.parametrize(("game", "players", "options", "clicks"), GAMES)
def test_a_whole_game(
    server: Server, person: Person, game: str, players: int, options: dict[str, Any], clicks: int
) -> None:
    table = server.open(*[PERSON] * players, game=game, options=options, seed=4)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    made = play(table, tab, clicks, Rng(4))
    assert made > 20
    assert tab.listed == []
    assert tab.toasts() == []
    if made == clicks:  # the rest is too much to be shown step by step
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    expect(tab.page.locator(".ranking li")).to_have_count(players)

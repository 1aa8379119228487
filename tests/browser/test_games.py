"""A whole game of every further game by clicking: each choice of one seat where it is lit on the board.

The other seats answer over the interface. A game in this process goes along and knows the choices of all, so that the
same game is clicked in every run.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import pelagia
from pelagia import bots
from pelagia.core.game import Game
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.server.kit import PERSON, Data, Server, Table, over

GAMES: list[tuple[str, int, dict[str, Any], str]] = [
    ("underwater-cities", 4, {"contracts": True}, "random"),
    ("deep-sea", 3, {"scenario": 2}, "random"),
    ("deep-sea", 2, {"scenario": 6, "cooperative": True}, "random"),
    ("flotilla", 3, {}, "greedy"),  # by chance alone it would go on for eighty rounds
]


def play(table: Table, tab: Tab, game: Game, bot: bots.Bot) -> int:
    """Play to the end, seat 0 by clicks; return how many it were."""
    made = 0
    while game.decisions:
        decision = game.decisions[-1]
        chosen = bot.choose(game, decision)
        written = chosen.written

        def rule(asked: Data, written: str = written) -> tuple[Data, None]:
            return next(one for one in asked["options"] if one["written"] == written), None

        if decision.seat:
            answer = table.choose(decision.seat, decision.number, written)
            assert answer.status_code == 200, answer.text
        else:
            made += tab.play(rule, 1)
        game.choose(chosen, decision.seat, decision.number)
    return made


@pytest.mark.timeout(900)  # a whole game takes its time where much else is done
@pytest.mark.parametrize(("name", "players", "options", "bot"), GAMES)
def test_a_whole_game(
    server: Server, person: Person, name: str, players: int, options: dict[str, Any], bot: str
) -> None:
    table = server.open(*[PERSON] * players, game=name, options=options, seed=4)
    game = pelagia.new(name, players, seed=4, options=options)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    assert play(table, tab, game, bots.make(bot, 4)) > 20
    assert tab.listed == []
    assert tab.toasts() == []
    expect(tab.page.locator(".ranking li")).to_have_count(players)
    assert over(table.get())

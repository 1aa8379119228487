"""Flotilla as people see it: joining the floating city turns the picture over."""

from __future__ import annotations

from playwright.sync_api import expect

import pelagia
from pelagia import bots
from tests.browser.conftest import Person
from tests.browser.test_why import go_on
from tests.server.kit import PERSON, Server


def test_joining_turns_the_picture_over(server: Server, person: Person) -> None:
    table = server.open(*[PERSON] * 3, game="flotilla", seed=7)
    game, bot = pelagia.new("flotilla", 3, seed=7), bots.make("greedy", 7)
    while game.decisions[-1].kind != "MaySwitch":
        go_on(table, game, bot, game.number + 1)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[game.decisions[-1].seat]}")
    assert tab.turn()
    board = tab.page.locator(".board")
    expect(board).to_contain_class("sinkside")
    tab.page.locator('.prompt [data-option="switch"]').click()
    expect(board).to_contain_class("skyside")
    expect(board.locator("[role=status]")).to_contain_text("Skysider")

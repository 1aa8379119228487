"""Flotilla as people see it: joining the floating city turns the picture over, and what is asked is seen whole."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import pelagia
from pelagia import bots
from pelagia.core.decision import Decision
from pelagia.core.place import Place
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.browser.test_why import go_on
from tests.server.kit import PERSON, Server


def places(decision: Decision) -> list[Place]:
    return [place for option in decision.options for place in option.places]


def asked(server: Server, person: Person, so: Callable[[Decision], bool]) -> tuple[Tab, Decision]:
    """A tab in which the first question of some sort is asked."""
    table = server.open(*[PERSON] * 3, game="flotilla", seed=7)
    game, bot = pelagia.new("flotilla", 3, seed=7), bots.make("greedy", 7)
    while not so(decision := game.decisions[-1]):
        go_on(table, game, bot, game.number + 1)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[decision.seat]}")
    assert tab.turn()
    return tab, decision


def test_joining_turns_the_picture_over(server: Server, person: Person) -> None:
    tab, _ = asked(server, person, lambda decision: decision.kind == "MaySwitch")
    board = tab.page.locator(".board")
    expect(board).to_contain_class("sinkside")
    expect(board.locator('[data-place="dock"]')).to_contain_text("There is no way back")
    tab.page.locator('.prompt [data-option="switch"]').click()
    expect(board).to_contain_class("skyside")
    expect(board.locator("[role=status]")).to_contain_text("Skysider")


def test_turn_handles_are_whole_on_the_first_row(server: Server, person: Person) -> None:
    def at_the_top(decision: Decision) -> bool:
        hexes = [place.id for place in places(decision) if place.sort == "hex"]
        return decision.kind == "PlaceTurn" and any(name.endswith(",1") for name in hexes)

    tab, _ = asked(server, person, at_the_top)
    sea = tab.page.locator(".board .sea").bounding_box()
    handles = [handle.bounding_box() for handle in tab.page.locator('.board [data-place^="turn"]').all()]
    assert sea
    assert len(handles) == 6
    for handle in handles:
        assert handle
        assert handle["y"] > sea["y"]
        assert handle["y"] + handle["height"] < sea["y"] + sea["height"]


def test_what_a_step_gives_is_said_at_its_harbour(server: Server, person: Person) -> None:
    tab, decision = asked(server, person, lambda decision: decision.kind == "Step")
    harbours = tab.page.locator(".board .guild.rounds")
    expect(harbours).to_have_count(len({place.id.split(".")[0] for place in places(decision)}))
    for harbour in harbours.all():
        expect(harbour.locator("li").first).not_to_have_text("")

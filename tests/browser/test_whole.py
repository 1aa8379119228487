"""Whole games by clicking: two people, alone with the automaton, three and four seats, with everything in motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import asked, curious, number, option, short
from tests.browser.test_together import together
from tests.server.kit import BOT, PERSON, Server, mine, over

MOVING = {"reduced_motion": "no-preference"}


def test_two_people_to_the_end(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=8)
    tabs = [person(), person()]
    for seat, tab in enumerate(tabs):
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    together(tabs, short, lambda: over(tabs[0].state))
    for tab in tabs:
        expect(tab.page.locator(".ranking li")).to_have_count(2)
        assert tab.listed == []
        assert tab.toasts() == []


@pytest.mark.parametrize("players", [1, 3, 4])
def test_other_numbers_of_players(server: Server, person: Person, players: int) -> None:
    """Some choices on the board while pieces travel; then the end, with everybody in the ranking."""
    table = server.open(PERSON, *[BOT] * (players - 1), seed=players)
    tab = person(**MOVING)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    expect(tab.page.locator(".people article")).to_have_count(max(1, players - 1))  # Deep Thought plays with one
    tab.play(curious(), 8)
    assert tab.listed == []
    address = tab.page.url
    tab.page.goto("about:blank")
    table.play([0])
    tab.sit(address)
    expect(tab.page.locator(".ranking li")).to_have_count(max(2, players))  # after the scoring, step by step


def test_somebody_elses_deeple_travels(server: Server, person: Person) -> None:
    """What another player moves swims from place to place on the small picture of that station."""
    table = server.open(PERSON, PERSON, seed=5)
    tab = person(**MOVING)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    tab.page.locator(".board .mini").wait_for()
    tab.page.evaluate("""() => {
        window.swam = 0;
        new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
            if (node.matches?.('.swimmer, .diver')) window.swam += 1;
        }))).observe(document.querySelector('.motion'), { childList: true });
    }""")
    while not any(event["name"] == "moved" and event["args"]["seat"] == 1 for event in table.get()["events"]):
        seat = asked(table)
        decision = mine(table.get(seat))
        assert decision
        wanted = ("move", "dome>", "buy") if seat == 1 else ("pass", "out", "keep none", "done")
        chosen = option(decision, *wanted) or decision["options"][0]
        lowest = number(chosen)
        table.choose(seat, decision["number"], chosen["written"] if lowest is None else f"bid {lowest}")
    tab.until(lambda: tab.page.evaluate("window.swam"))

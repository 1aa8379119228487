"""Several people at one screen, with a curtain between them; or one person on all seats."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import Tab, short
from tests.server.kit import Server


def set_up(server: Server, tab: Tab, curtain: bool) -> None:
    page = tab.page
    tab.visit(f"{server.url}/#/new/new-eden")
    page.locator("form .seat").nth(1).locator("select").select_option("here")
    for seat, name in enumerate(("Ada", "Bia")):
        page.locator("form .seat input[type=text]").nth(seat).fill(name)
    page.get_by_label("A curtain between the turns").set_checked(curtain)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("#/table/"))


def test_a_curtain_between_two_people(server: Server, person: Person) -> None:
    tab = person()
    page = tab.page
    set_up(server, tab, curtain=True)
    opened = page.get_by_role("button", name=re.compile("^I am "))
    seats = set()
    for _ in range(3):
        opened.wait_for()
        assert page.locator(".board, .log, .prompt").count() == 0  # nothing of the table
        opened.click()
        assert tab.turn()  # whoever lifts it is asked
        hand = page.locator(".prompt .hand")
        while True:
            tab.until(lambda hand=hand: hand.count() or page.locator(".prompt.yours").count())  # type: ignore[misc]
            if hand.count():
                break
            decision = tab.turn()
            assert decision
            seats.add(decision["seat"])
            tab.choose(*short(decision))
        hand.click()
    assert seats == {0, 1}
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".own li")).to_have_count(1)


def test_oneself_on_both_seats(server: Server, person: Person) -> None:
    tab = person()
    set_up(server, tab, curtain=False)
    seats = set()
    for _ in range(6):
        decision = tab.turn()
        assert decision
        seats.add(decision["seat"])
        before = tab.state["table"]["steps"]
        tab.page.keyboard.press("o")
        tab.page.locator(f'.sheet [data-option="{short(decision)[0]["written"]}"]').click()
        tab.until(lambda before=before: tab.state.get("table", {}).get("steps", 0) > before)  # type: ignore[misc]
        tab.until(lambda: tab.state.get("table", {}).get("status") == "playing" and bool(tab.decision()))
        if len(seats) == 2:
            break
    assert seats == {0, 1}
    assert tab.page.locator(".curtain").count() == 0

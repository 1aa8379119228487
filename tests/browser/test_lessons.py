"""A stranger's path: the lobby, a lesson to its end, and the first game of one's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import pelagia
from tests.browser.conftest import Person
from tests.browser.tab import Tab, number
from tests.browser.test_phone import PHONE as BY_TOUCH
from tests.browser.test_phone import fits
from tests.lessons.learning import GAMES, MOST
from tests.server.kit import Data, Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}


def told(tab: Tab) -> bool:
    """Wait until the teacher has spoken of what is asked now; False: the lesson is over."""
    panel = tab.page.locator(".lesson")
    if decision := tab.turn():
        moment = f"{tab.state['table']['branch']}/{decision['number']}"
        tab.until(lambda: panel.get_attribute("data-moment") in (moment, "over"))
    return not tab.page.locator(".lesson a.button").count()


def read(tab: Tab) -> None:
    """Read on until there is something to do."""
    more = tab.page.locator('.lesson button[aria-keyshortcuts="n"]')
    while more.count():
        tab.tap(more)


def recorded(game: str, decision: Data) -> tuple[Data, int | None] | None:
    """What the lesson's line has here."""
    lesson = pelagia.rules(game).lesson
    assert lesson is not None
    kind, written = lesson.choices.get((decision["number"], decision["seat"]), ("", ""))
    for option in decision["options"] if kind == decision["kind"] else []:
        verb, _, n = written.rpartition(" ")
        if option["written"] == written:
            return option, None
        if option["form"] == "range" and option["range"]["verb"] == verb:
            return option, int(n)
    return None


def other(tab: Tab, game: str, decision: Data) -> tuple[Data, int | None]:
    """Something that is neither ringed nor recorded, if there is anything."""
    ringed = {mark.get_attribute("data-place") for mark in tab.page.locator(".board [data-hint]").all()}
    known = recorded(game, decision)
    options = [option for option in decision["options"] if not known or option is not known[0]] or decision["options"]
    free = [
        option for option in options if not any(f"{p['sort']}:{p['id']}" in ringed for p in option["places"])
    ] or options
    chosen = free[decision["number"] % len(free)]
    return chosen, number(chosen)


def take(tab: Tab, game: str, contrary: bool, each: Callable[[], None] = lambda: None) -> None:
    """Take a lesson to its end, by clicks; look at each moment."""
    for _ in range(MOST):
        if not told(tab):
            return
        read(tab)
        each()
        decision = tab.decision()
        assert decision is not None
        tab.choose(*(None if contrary else recorded(game, decision)) or other(tab, game, decision))
    raise AssertionError("the lesson does not come to its end")


@pytest.mark.parametrize(("locale", "size"), [("en", WIDE), ("de", PHONE), ("pt", WIDE)])
def test_a_strangers_path(person: Person, server: Server, locale: str, size: Data) -> None:
    tab = person(worker=True, locale=locale, **size)
    tab.visit(str(server.http.base_url))
    tab.tap(tab.page.locator(".hero .button.primary"))
    tab.page.locator(".lesson").wait_for()
    assert tab.state["table"]["lesson"] is True
    take(tab, "new-eden", contrary=False)
    tab.tap(tab.page.locator(".lesson .button.primary"))
    tab.until(lambda: tab.state["table"]["lesson"] is False)
    assert tab.turn()
    assert {seat["bot"] for seat in tab.state["table"]["seats"]} == {None, "hatchling"}
    expect(tab.page.locator('[role="note"]')).to_be_visible()  # the aim of this moment, in a first game only
    tab.visit(str(server.http.base_url))
    expect(tab.page.locator(".hero .button.primary")).not_to_contain_text("New Eden in")  # no stranger any more


@pytest.mark.parametrize("game", GAMES)
def test_whoever_always_does_the_other_thing_comes_to_the_end(person: Person, server: Server, game: str) -> None:
    tab = person()
    tab.visit(str(server.http.base_url))
    card = tab.page.locator("article", has=tab.page.locator(f'a[href="#/new/{game}"]'))
    tab.tap(card.locator('[aria-label^="Learn:"]'))
    tab.page.locator(".lesson").wait_for()
    take(tab, game, contrary=True)
    expect(tab.page.locator(".lesson")).to_contain_text("Next time")


def test_a_lesson_by_touch(person: Person, server: Server) -> None:
    """To its end on a phone, in the language with the longest words; the page is never wider than the screen."""
    tab = person(locale="de", **BY_TOUCH)
    tab.visit(str(server.http.base_url))
    card = tab.page.locator("article", has=tab.page.locator('a[href="#/new/deep-sea"]'))
    tab.tap(card.locator('[aria-label^="Lernen:"]'))
    tab.page.locator(".lesson").wait_for()
    take(tab, "deep-sea", contrary=False, each=lambda: fits(tab))


def test_the_rules_are_beside_the_table_and_searched(person: Person, server: Server) -> None:
    tab = person()
    tab.visit(str(server.http.base_url))
    tab.tap(tab.page.locator("article").first.locator('[aria-label^="Play now:"]'))
    assert tab.turn()
    tab.tap(tab.page.locator(".prompt a.why"))
    rules = tab.page.get_by_role("complementary", name="Rules")
    sections = rules.locator("section")
    expect(sections.first).to_be_visible()
    every = sections.count()
    rules.get_by_role("searchbox").fill("toxicity")
    tab.until(lambda: 0 < sections.count() < every)
    rules.get_by_role("searchbox").fill("xyzzy")
    expect(rules).to_contain_text("Nothing was found")
    rules.get_by_role("searchbox").press("Escape")
    expect(rules).to_have_count(0)
    assert tab.turn()  # one is still at the table


def test_a_lesson_goes_on_where_it_was_left_and_a_poor_choice_is_taken_back(person: Person, server: Server) -> None:
    tab = person()
    tab.visit(str(server.http.base_url))
    tab.tap(tab.page.locator(".hero .button.primary"))
    tab.page.locator(".lesson").wait_for()
    told(tab)
    read(tab)
    expect(tab.page.locator(".lesson .try")).to_be_visible()
    tab.visit(tab.page.url)
    told(tab)
    assert not tab.page.locator('.lesson button[aria-keyshortcuts="n"]').count()  # both were read before
    decision = tab.decision()
    assert decision is not None
    tab.choose(next(option for option in decision["options"] if option["written"] == "pass"))
    answer = tab.page.locator(".lesson .answer")
    expect(answer).to_contain_text("That is allowed too")
    tab.tap(tab.page.locator(".lesson .row button", has_text="Take it back"))
    tab.until(lambda: (tab.decision() or {}).get("number") == decision["number"])

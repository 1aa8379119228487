"""Two people in two browsers: what happens between them is asked for, named and told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from pelagia.core.text import Text
from pelagia.text import Catalogue
from tests.browser.conftest import Person
from tests.browser.tab import Tab, option, short
from tests.browser.test_together import together
from tests.server.kit import PERSON, Data, Server, Table, over

ADA, BEN = {**PERSON, "name": "Ada"}, {**PERSON, "name": "Ben"}
LANGUAGES = ("en", "de")  # of Ada and Ben


def first(decision: Data) -> tuple[Data, int | None]:
    return decision["options"][0], None


def log(tab: Tab) -> Locator:
    """The log, which may be put away."""
    if not tab.page.locator(".log").count():
        tab.page.keyboard.press("l")
    return tab.page.locator(".log")


def menu(tab: Tab, *buttons: str) -> None:
    tab.page.get_by_role("button", name="Table", exact=True).click()
    for button in buttons:
        tab.page.get_by_role("dialog").get_by_role("button", name=button).click()


def seated(server: Server, person: Person, table: Table) -> list[Tab]:
    tabs = [person(), person()]
    for seat, tab in enumerate(tabs):
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    return tabs


def passed_on(tabs: list[Tab]) -> tuple[Tab, Tab]:
    """Play until somebody could undo a choice that has begun the other's turn; return them."""
    for _ in range(30):
        tabs[0].until(lambda: any(tab.decision() for tab in tabs))
        mover, other = sorted(tabs, key=lambda tab: tab.decision() is None)
        asked = mover.turn()
        assert asked
        mover.choose(*first(asked))
        if mover.state["table"]["undo"] and not mover.decision():
            return mover, other
    raise AssertionError("no turn was passed on")


def says(tab: Tab, id: str, **args: str) -> str:
    """A message in the language of somebody's page; what comes after an argument that is not given is left out."""
    return Catalogue(LANGUAGES[tab.state["table"]["you"]], strict=True)(Text(id, what="", **args)).rstrip(" .–")


def press(tab: Tab, id: str) -> None:
    tab.page.get_by_role("button", name=says(tab, id), exact=True).first.click()


def undone(mover: Tab, decision: Data) -> None:
    """Undo a choice of one's own turn: nobody has to agree."""
    free = option(decision, "plant")
    assert free
    steps = mover.state["table"]["steps"]
    mover.choose(free)
    press(mover, "page-undo")
    mover.until(lambda: mover.state["table"]["steps"] == steps)


def asked_back(mover: Tab, other: Tab, name: str, rival: str) -> None:
    """Ask for a takeback, refused once and agreed to once; both are told, each in their own language."""
    board = other.page.locator(".board").first.bounding_box()
    for answer, note in (("page-refuse", "server-note-refused"), ("page-agree", "server-note-undone-named")):
        press(mover, "page-undo")
        expect(mover.page.locator(".wishes")).to_contain_text(says(mover, "page-takeback-yours-named"))
        bar = other.page.locator(".wishes .bar")
        expect(bar).to_contain_text(says(other, "page-takeback-asked-named", name=name))
        assert other.page.locator(".board").first.bounding_box() == board  # nothing has moved
        bar.get_by_role("button", name=says(other, answer)).click()
        expect(bar).to_have_count(0)
        told = mover if answer == "page-refuse" else other
        expect(told.page.locator(".toasts")).to_contain_text(says(told, note, seat=rival))
        for tab in (mover, other):
            expect(log(tab)).to_contain_text(says(tab, note, seat=rival))
    told_of = (("takeback-asked-named", name), ("refused", rival), ("undone-named", rival))
    story = [says(other, f"server-note-{note}", seat=who) for note, who in told_of]
    expect(log(other)).to_contain_text(re.compile(".*".join(map(re.escape, story)), re.DOTALL))


def stood_in(table: Table, away: Tab, here: Tab, name: str) -> None:
    """Somebody goes, a bot stands in, they come back: both are told, and what the bot chose is not theirs to undo."""
    address, seat = away.page.url, away.state["table"]["you"]
    away.page.goto("about:blank")
    here.page.keyboard.press("l")  # the log lies over the people
    press(here, "page-stand-in")
    expect(log(here)).to_contain_text(says(here, "server-note-stood-in", seat=name))
    table.wait(lambda state: not state["table"]["seats"][seat]["to_move"])
    away.sit(address)
    expect(here.page.locator(".toasts")).to_contain_text(
        re.compile(f"{name} is back; the bot made|{name} ist wieder da; der Bot")
    )
    expect(log(away)).to_contain_text(re.compile("the bot made|der Bot"))
    done = table.get()["table"]["steps"]
    expect(away.page.get_by_role("button", name=says(away, "page-undo"), exact=True)).to_be_disabled()
    away.page.keyboard.press("u")
    assert table.get()["table"]["steps"] == done
    away.page.locator(".toasts").get_by_role("button", name=says(away, "page-show")).click()
    for tab in (away, here):
        tab.page.keyboard.press("l")


@pytest.mark.timeout(400)
def test_two_people_in_two_languages_play_a_whole_game(server: Server, person: Person) -> None:
    """With undo, a takeback refused and agreed to, a stand-in and a return; by clicks to the end."""
    table = server.open(ADA, BEN, seed=5)
    tabs = [person(locale=language) for language in LANGUAGES]
    for seat, tab in enumerate(tabs):
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    tabs[0].until(lambda: any(tab.decision() for tab in tabs))
    first_mover = next(tab for tab in tabs if tab.decision())
    decision = first_mover.turn()
    assert decision
    undone(first_mover, decision)
    mover, other = passed_on(tabs)
    steps, names = mover.state["table"]["steps"], ("Ada", "Ben")
    name, rival = names[mover.state["table"]["you"]], names[other.state["table"]["you"]]
    asked_back(mover, other, name, rival)
    mover.until(lambda: mover.state["table"]["steps"] == steps - 1)
    stood_in(table, mover, other, name)
    together(tabs, short, lambda: over(tabs[0].state))
    for tab in tabs:
        expect(tab.page.locator(".ranking li")).to_have_count(2)
        assert tab.listed == []
    ends = [tab.page.locator(".finished h1").inner_text() for tab in tabs]
    assert ends[0] != ends[1]  # each in their own language


def test_a_lost_link_is_replaced(server: Server, person: Person) -> None:
    """The other offers the seat, whoever is invited takes it; what was the seat's link leads nowhere."""
    table = server.open(ADA, BEN, seed=5)
    ada = person()
    ada.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    menu(ada)
    offer = ada.page.get_by_role("button", name="Offer Ben’s seat to somebody else")
    ada.excused.append("status of 409")  # until Ben has been away for long enough
    invitation = ada.page.get_by_label("Invitation to Ben’s seat")
    for _ in range(100):
        if invitation.count():
            break
        if offer.count():
            offer.click()
        ada.page.wait_for_timeout(200)
    cid = person()
    cid.visit(invitation.input_value())
    cid.page.get_by_label("Your name").fill("Cid")
    cid.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".toasts")).to_contain_text("Cid has taken a seat")
    cid.until(lambda: bool(cid.state) and cid.state["table"]["you"] == 1)
    cid.page.locator(".board").first.wait_for()


def test_ending_and_leaving(server: Server, person: Person) -> None:
    table = server.open(ADA, BEN, seed=5)
    ada, ben = seated(server, person, table)
    menu(ada, "End the game here", "Yes, end the game here")
    bar = ben.page.locator(".wishes .bar")
    expect(bar).to_contain_text("Ada wants to end the game here.")
    bar.get_by_role("button", name="End it").click()
    for tab in (ada, ben):
        expect(tab.page.locator("#the-end")).to_have_text("Ended by agreement")

    second = server.open(ADA, BEN, seed=6)
    ada.sit(f"{server.url}/#/table/{second.id}/{second.keys[0]}")
    menu(ada, "Resign and leave the table", "Yes, leave for good")
    expect(ada.page.locator("h1").first).to_be_visible()
    second.wait(lambda state: state["table"]["seats"][0]["kind"] == "bot", 1)
    expect(ada.page.get_by_text("Finished tables (1)")).to_be_visible()
    ada.page.get_by_role("button", name="Forget").click()
    expect(ada.page.get_by_role("button", name="Forget")).to_have_count(0)
    ada.page.locator(".toasts").get_by_role("button", name="Undo").click()
    expect(ada.page.get_by_role("button", name="Forget")).to_have_count(1)


def test_own_turns_come_first(server: Server, person: Person) -> None:
    tab = person()
    tables = [server.open(ADA, BEN, seed=seed) for seed in range(4)]
    movers = [table.get()["view"]["decisions"][0]["seat"] for table in tables]
    for table in tables:
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    tab.visit(server.url)
    news = tab.page.locator(".own .news")
    expect(news).to_have_count(4)
    expect(news.filter(has_text="Your turn")).to_have_count(movers.count(0))
    assert [text.startswith("Your turn") for text in news.all_inner_texts()] == sorted(
        [mover == 0 for mover in movers], reverse=True
    )

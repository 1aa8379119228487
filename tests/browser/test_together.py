"""Two people in two browsers, a spectator in a third; the same seat in two tabs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Person
from tests.browser.tab import Rule, Tab, asked, short
from tests.server.kit import OPEN, PERSON, Data, Server, Table, over


def together(tabs: list[Tab], rule: Rule, until: Callable[[], bool]) -> None:
    """Let everybody answer what they are asked until something is so; all know the same before anybody chooses."""
    while True:
        tabs[0].until(lambda: len({tab.state["table"]["version"] for tab in tabs}) == 1)
        if until():
            return
        tabs[0].until(lambda: any(tab.decision() for tab in tabs))
        tab = next(tab for tab in tabs if tab.decision())
        if decision := tab.turn():
            tab.choose(*rule(decision))


def kind(tab: Tab) -> str:
    decision = tab.decision()
    return decision["kind"] if decision else ""


def cards(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]\d\d\b", text))


def keep_one(decision: Data) -> tuple[Data, int | None]:
    if decision["kind"] != "Market":
        return short(decision)
    return next(option for option in decision["options"] if len(option["places"]) == 1), None


def test_two_people_and_a_spectator(server: Server, person: Person) -> None:
    """Invited by a link, they play; nobody is ever told of the cards in another hand."""
    ada, ben, eve = (person(worker=True) for _ in range(3))
    ada.visit(server.url)
    ada.page.get_by_role("link", name="Set up a table for friends").click()
    ada.page.get_by_label("Name on seat 1").fill("Ada")
    ada.page.get_by_label("Who takes seat 2").select_option("open")
    ada.page.get_by_role("button", name="Open the table").click()
    invitation = ada.page.get_by_label("Invitation").input_value()

    ben.visit(invitation)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for tab in (ada, ben):
        tab.page.locator(".board").wait_for()
    assert ben.page.url != invitation
    eve.sit(invitation)
    expect(eve.page.locator(".prompt")).to_contain_text(re.compile("Ada|Ben"))
    assert eve.page.locator("[data-glow]").count() == 0

    both = [ada, ben]
    together(both, short, lambda: kind(ada) == kind(ben) == "Market")
    hands = [set(tab.state["view"]["table"]["seats"][seat]["hand"]) for seat, tab in enumerate(both)]
    assert hands[0]
    assert hands[1]
    for seat, tab in enumerate(both):
        assert hands[seat] <= cards(tab.bytes())
        assert not hands[1 - seat] & cards(tab.bytes())
    assert not (hands[0] | hands[1]) & cards(eve.bytes())
    together(both, keep_one, lambda: not kind(ada) == kind(ben) == "Market")  # one of them has chosen
    for seat, tab in enumerate(both):
        assert not hands[1 - seat] & cards(tab.bytes())
    together(both, keep_one, lambda: "Market" not in (kind(ada), kind(ben)))

    id, secret = ada.secret()
    table = Table(server, id, {0: secret, 1: ben.secret()[1]}, eve.secret()[1])
    for seat, tab in enumerate(both):
        assert table.keys[1 - seat] not in tab.bytes()
    assert not any(key in eve.bytes() for key in table.keys.values())
    end_by_rest(table)
    for tab in (ada, ben, eve):
        tab.until(lambda tab=tab: over(tab.state))  # type: ignore[misc]
        expect(tab.page.locator(".ranking li")).to_have_count(2)
        expect(tab.page.locator(".ranking")).to_contain_text("Ben")
    assert eve.page.get_by_role("button", name="Play again").count() == 0


def end_by_rest(table: Table) -> None:
    """Both seats play on by REST; it is the page that is looked at."""
    while not over(state := table.get(0)):
        for seat in table.keys:
            for decision in [due for due in state["view"]["decisions"] if due["seat"] == seat][:1]:
                mine = next(due for due in table.get(seat)["view"]["decisions"] if due["number"] == decision["number"])
                chosen, number = short(mine)
                table.choose(seat, mine["number"], chosen["written"] if number is None else f"bid {number}")


def test_an_open_seat_goes_to_one_person(server: Server, person: Person) -> None:
    """Who comes too late is told so, and may watch."""
    table = server.open(PERSON, OPEN)
    invitation = f"{server.url}/#/table/{table.id}/{table.watch}"
    late = person()
    late.visit(invitation)
    late.page.get_by_label("Your name").fill("Late")
    answer = table.ask("POST", "/seats/1/join", body={"name": "Ben", "colour": "teal"})
    assert answer.status_code == 200
    late.page.locator(".board").wait_for()
    assert "Ben" in late.text()


def test_a_name_that_cannot_be_used(server: Server, person: Person) -> None:
    """Whoever wants to sit down is told what is wrong with the name, and may choose another one."""
    table = server.open({**PERSON, "name": "Ada"}, OPEN)
    page = (tab := person()).page
    tab.visit(f"{server.url}/#/table/{table.id}/{table.watch}")
    tab.excused += ["status of 409", "status of 422"]
    taken = "Somebody at this table is already called “ada”"
    for name, why in (("ada", taken), ("Ben\u202e", "This name cannot be used")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text(why)).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".board").wait_for()


class Late:
    """A socket that brings its news late."""

    def __init__(self, tab: Tab) -> None:
        self.held: list[str] = []
        self.holding = False
        self.tab = tab
        tab.page.route_web_socket(re.compile("/live$"), self._route)

    def _route(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def news(payload: str | bytes) -> None:
            assert isinstance(payload, str)
            if self.holding and json.loads(payload)["type"] != "error":
                self.held.append(payload)
                return
            self.tab.heard(payload)
            page.send(payload)

        server.on_message(news)


def test_a_stale_tab(server: Server, person: Person) -> None:
    """A late choice is refused with a sentence, and the tab shows how things are."""
    table = server.open(PERSON, PERSON, seed=5)
    seat = asked(table)
    first = person()
    address = f"{server.url}/#/table/{table.id}/{table.keys[seat]}"
    first.sit(address)
    second = Tab(first.page.context.new_page())
    late = Late(second)
    second.sit(address)
    decision = second.turn()
    assert decision
    buys = [option for option in decision["options"] if option["written"].startswith("buy")]
    late.holding = True
    first.turn()
    first.choose(buys[0])
    expect(second.page.locator(".prompt.yours")).to_be_visible()
    second.press(buys[1]["places"][0])
    assert "decided" in second.toast() or "no longer" in second.toast()
    assert second.state["view"] == first.state["view"]
    assert not second.page.locator(".prompt.yours").count()
    bought = first.state["view"]["table"]["seats"][seat]
    assert buys[0]["places"][0]["id"] in json.dumps(bought)
    assert buys[1]["places"][0]["id"] not in json.dumps(bought)
    assert second.faults() == []

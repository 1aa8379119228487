"""Turn notices: from the browser, and by POST to an address of one's own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import ask, asked
from tests.server.kit import PERSON, Server, serving
from tests.server.tables.test_webhooks import listener

OUT_OF_SIGHT = """
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.shown = [];
    window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (Notification.permission = window.answer);
        constructor(title, more) { window.shown.push(`${title}: ${more.body}`); }
    };
"""


def test_notices_of_the_browser(server: Server, person: Person) -> None:
    """They come when it is one's turn and the page is out of sight; a browser that refuses them is believed."""
    table = server.open(PERSON, PERSON, seed=5)
    seat = 1 - asked(table)
    tab = person(worker=True)
    tab.page.add_init_script(OUT_OF_SIGHT)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    tab.page.get_by_role("button", name="Table", exact=True).click()
    box = tab.page.get_by_label("Tell me when it is my turn")
    for answer in ("denied", "granted"):
        tab.page.evaluate(f"window.answer = '{answer}'")
        box.click()
        if answer == "denied":
            assert "notifications" in tab.toast()
    expect(box).to_be_checked()
    tab.page.keyboard.press("Escape")
    ask(table, seat)
    tab.turn()
    tab.until(lambda: "Your turn" in str(tab.page.evaluate("window.shown")))


def test_an_address_of_ones_own(page_built: None, tmp_path: Path, person: Person) -> None:
    """Given in the menu of the table, it hears of the turn when the page is closed; then it is removed."""
    with listener() as (url, heard), serving(str(tmp_path / "db"), tmp_path, "--webhooks", "any") as server:
        table = server.open(PERSON, PERSON, seed=5)
        seat = 1 - asked(table)
        address = f"{server.url}/#/table/{table.id}/{table.keys[seat]}"
        tab = person(worker=True)
        tab.sit(address)
        tab.page.get_by_role("button", name="Table", exact=True).click()
        field = tab.page.get_by_label("Address for notices")
        field.fill(url)
        tab.page.get_by_role("button", name="Save").click()
        assert "saved" in tab.toast()
        tab.page.goto("about:blank")
        table.wait(lambda state: not state["table"]["seats"][seat]["connected"])
        ask(table, seat)
        tab.until(lambda: heard)
        assert heard[0]["seat"] == seat
        tab.sit(address)
        tab.page.get_by_role("button", name="Table", exact=True).click()
        expect(field).to_have_value(url)
        tab.page.get_by_role("button", name="Remove").click()
        expect(field).to_have_value("")
        assert table.ask("GET", "/webhook", seat).json()["url"] is None
        tab.page.goto("about:blank")  # before its server stops

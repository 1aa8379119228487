"""A table that its people delete, a name that is removed, and what the operator announces."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.server.http.test_operator import door, option
from tests.server.kit import PERSON, serving


def test_a_restart_a_name_and_a_table(page_built: None, tmp_path: Path, person: Person) -> None:
    with serving(str(tmp_path / "db"), tmp_path, *option(tmp_path)) as server:
        table = server.open({**PERSON, "name": "Ada"}, {**PERSON, "name": "Grace"}, seed=5)
        first, second = person(), person()
        for seat, tab in enumerate((first, second)):
            tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
        door(server, "PUT", "/announcement", {"text": "New cards!", "restart_in": 290.0})
        expect(second.page.get_by_text("The server restarts in 5 minutes")).to_contain_text("New cards!")
        first.page.get_by_role("button", name="Table", exact=True).click()
        first.page.get_by_role("button", name="Remove my name").click()
        expect(first.page.get_by_role("button", name="Remove my name")).to_be_hidden()
        expect(second.page.get_by_text("Ada")).to_have_count(0)
        first.page.get_by_role("button", name="Delete this table").click()
        first.page.get_by_role("button", name="Yes, delete this table").click()
        expect(first.page.get_by_text("You want to delete this table for good.")).to_be_visible()
        second.page.get_by_role("button", name="Delete it").click()
        for tab in (first, second):
            expect(tab.page.get_by_text("There is no such table")).to_be_visible()

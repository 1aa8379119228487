"""The page for programmers: the interface can be read and tried, and nothing comes from elsewhere."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.server.kit import Server


def test_a_table_is_opened_by_trying(server: Server, person: Person) -> None:
    tab = person(service_workers="block")
    tab.excused.append("blocked by Playwright")
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    tab.page.goto(f"{server.url}/api/docs")
    operation = tab.page.locator("#operations-tables-open_table")
    operation.locator("button.opblock-summary-control").click()
    operation.locator(".try-out__btn").click()
    operation.locator("button.execute").click()
    expect(operation.locator(".live-responses-table .response-col_status").last).to_have_text("201")
    expect(operation.locator(".live-responses-table")).to_contain_text('"spectator"')
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {urlsplit(server.url).netloc}

"""Reload, a server that dies and comes back, and links that lead nowhere."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import Tab, ask, option, short
from tests.server.kit import PERSON, Data, Server, Table


def steps(table: Table) -> int:
    count: int = table.get()["table"]["steps"]
    return count


def test_reload_in_the_middle(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=5)
    tab = person(worker=True)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    for _ in range(2):
        ask(table, 0)
        tab.play(short, 1)
    ask(table, 0)
    tab.turn()
    before, seen = tab.state["view"], steps(table)
    tab.state = {}
    tab.page.reload()
    assert tab.turn()
    assert tab.state["view"] == before
    tab.play(short, 1)
    assert steps(table) == seen + 1


def test_the_server_is_killed_and_comes_back(page_built: None, tmp_path: Path, person: Person) -> None:
    """The page says that it is offline, comes back by itself, and carries out once what was chosen meanwhile."""
    db = str(tmp_path / "games.db")
    server = Server(db, tmp_path)
    try:
        table = server.open(PERSON, PERSON, seed=5)
        tab = person(worker=True)
        tab.excused = ["WebSocket connection to .* failed", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET"]
        tab.excused.append("ERR_FAILED .*/assets/")  # what the offline worker was fetching
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
        for at in range(2):
            ask(table, 0)
            before = steps(table)
            decision = tab.turn()
            assert decision
            if at == 0:  # killed, then chosen
                server.kill()
                expect(tab.page.locator(".offline")).to_be_visible()
                start(tab, decision)
            else:  # chosen, and killed while the answer may be on its way
                start(tab, decision)
                server.kill()
                expect(tab.page.locator(".offline")).to_be_visible()
            server.http.close()
            server = Server(db, tmp_path, port=int(server.url.rsplit(":")[-1]))
            table.server = server
            expect(tab.page.locator(".offline")).to_be_hidden()
            tab.until(lambda before=before: steps(table) > before)  # type: ignore[misc]
            assert steps(table) == before + 1
        ask(table, 0)
        tab.turn()
        assert tab.toasts() == []
        made = [message for message in tab.sent if message["type"] == "choose"]
        assert len({message["number"] for message in made}) == 2
    finally:
        server.stop()


def start(tab: Tab, decision: Data) -> None:
    """Click a buying or the first option, and do not wait."""
    chosen = option(decision, "pass", "done") or decision["options"][0]
    tab.tap(tab.page.locator(f'.prompt [data-option="{chosen["written"]}"]'))


LOST = {
    "/#/table/AAAAAAAAAAA/BBBBBBBBBBBBBBBBBBBBBB": "There is no such table",
    "/#/replay/AAAAAAAAAAA/BBBBBBBBBBBBBBBBBBBBBB": "There is no such table",
    "/#/table/..%2F..%2Fhealth/x": "leads nowhere",
    "/#/table/%E0%A4%A/x": "leads nowhere",
    "/#/table/AAAAAAAAAAA": "leads nowhere",
    "/#/nowhere": "leads nowhere",
    "/#/new/chess": "being built",
    "/#/rules/chess": "being built",
}


def test_links_that_lead_nowhere(server: Server, person: Person) -> None:
    tab = person(worker=True)
    tab.excused = ["status of 404"]
    for link, said in LOST.items():
        tab.visit(server.url + link)
        expect(tab.page.locator("main")).to_contain_text(said)


def test_wrong_secret(server: Server, person: Person) -> None:
    table, other = server.open(PERSON, PERSON, seed=5), server.open(PERSON, PERSON)
    tab = person(worker=True)
    tab.excused = ["status of 403"]
    for page in ("table", "replay"):
        tab.visit(f"{server.url}/#/{page}/{table.id}/{other.keys[0]}")
        expect(tab.page.locator("main")).to_contain_text("This link does not belong to this table")
        tab.page.get_by_role("link", name="To the lobby").last.click()
        expect(tab.page.get_by_role("button", name="Play New Eden against a bot now")).to_be_visible()


def test_damaged_record(server: Server, person: Person, tmp_path: Path) -> None:
    tab = person(worker=True)
    tab.excused = ["status of 4(00|22)"]
    damaged = tmp_path / "record.json"
    tab.visit(server.url)
    for content in ("not JSON", "{}", '{"header": {}, "choices": [], "chance": []}'):
        damaged.write_text(content)
        tab.page.locator("input[type=file]").set_input_files(damaged)
        assert len(tab.toast()) > 20
        tab.page.locator(".toasts button").first.click()
        expect(tab.page.locator(".toasts p")).to_have_count(0)

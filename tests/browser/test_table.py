"""What belongs to a table besides choosing: chat, takeback, a bot that stands in, another game, recorded games."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Person
from tests.browser.tab import Tab, asked
from tests.engine.test_packs import pack
from tests.server.kit import PERSON, Server, Table, serving
from tests.server.tables.test_changes import last_mover, twice_undoable

ADA, BEN = {**PERSON, "name": "Ada"}, {**PERSON, "name": "Ben"}


def seated(server: Server, person: Person, table: Table) -> tuple[Tab, Tab]:
    tabs = person(), person()
    for seat, tab in enumerate(tabs):
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    return tabs


def chat(tab: Tab, *words: str) -> None:
    field = tab.page.get_by_label("Say something to the table")
    if not field.count():
        tab.page.get_by_role("button", name="Log and chat").click()
        tab.page.get_by_role("button", name=re.compile("^Chat")).click()
    for said in words:
        field.fill(said)
        tab.page.keyboard.press("Enter")
        expect(tab.page.locator(".chat .lines")).to_contain_text(said)


def test_chat(server: Server, person: Person) -> None:
    """Said and heard, counted while unread, and no tags are drawn."""
    ada, ben = seated(server, person, server.open(ADA, BEN, seed=5))
    chat(ada, "ahoy", "<b>bold</b> and https://example.org/x")
    expect(ben.page.locator(".unread")).to_contain_text("2")
    chat(ben, "ahoy yourself")
    lines = ben.page.locator(".chat .lines")
    expect(lines).to_contain_text("<b>bold</b>")
    expect(lines).to_contain_text("Ada")
    assert lines.locator("a").count() == 0
    assert ben.page.locator(".unread").count() == 0
    expect(ada.page.locator(".chat .lines")).to_contain_text("yourself")


def test_a_line_is_said_once(server: Server, person: Person) -> None:
    """The connection breaks before the line is acknowledged: it is sent again, and said once."""
    table = server.open(ADA, BEN, seed=5)
    tab = person()
    lost: list[str] = []

    def route(page: WebSocketRoute) -> None:
        behind = page.connect_to_server()
        page.on_message(behind.send)

        def news(payload: str | bytes) -> None:
            assert isinstance(payload, str)
            if json.loads(payload)["type"] == "done" and not lost:
                lost.append(payload)
                page.close()
                return
            if not lost and json.loads(payload)["type"] == "chat":
                return
            tab.heard(payload)
            page.send(payload)

        behind.on_message(news)

    tab.page.route_web_socket(re.compile("/live$"), route)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    chat(tab, "only once")
    chat(tab, "and this")
    assert lost
    assert [line["text"] for line in table.get()["chat"]] == ["only once", "and this"]
    assert tab.page.locator(".chat .lines p").count() == 2


def test_takeback_by_consent(server: Server, person: Person) -> None:
    table = server.open(ADA, BEN, seed=5)
    first = asked(table)
    table.play([0, 1], 1)
    while last_mover(table) == first:  # what nobody has answered yet, one takes back alone
        table.play([0, 1], 1)
    tabs = seated(server, person, table)
    asker, other = tabs[first], tabs[1 - first]
    steps = table.get()["table"]["steps"]
    for answer in ("Refuse", "Agree"):
        asker.page.get_by_role("button", name="Table", exact=True).click()
        asker.page.get_by_role("button", name="Ask for a takeback").click()
        expect(asker.page.locator(".wishes")).to_contain_text("You have asked")
        bar = other.page.locator(".wishes .bar")
        expect(bar).to_contain_text("asks to take")
        bar.get_by_role("button", name=answer).click()
        expect(asker.page.locator(".wishes")).to_have_count(0)
        expect(bar).to_have_count(0)
    asker.until(lambda: asker.state["table"]["steps"] < steps)
    assert asker.turn()
    assert other.decision() is None


def test_a_bot_stands_in_and_gives_back(server: Server, person: Person) -> None:
    table = server.open(ADA, BEN, seed=5)
    away = asked(table)
    tabs = seated(server, person, table)
    here, gone = tabs[1 - away], tabs[away]
    address = gone.page.url
    panel = here.page.locator(f'.people article[data-seat="{away}"]')
    expect(panel).to_contain_text("here")
    expect(panel.get_by_role("button", name="bot")).to_have_count(0)
    gone.page.goto("about:blank")
    expect(panel).to_contain_text("away")
    panel.get_by_role("button", name="Let a bot stand in").click()
    expect(panel).to_contain_text("a bot stands in")
    table.wait(lambda state: not state["table"]["seats"][away]["to_move"])
    gone.sit(address)
    expect(panel).to_contain_text("here")
    assert not table.get()["table"]["seats"][away]["standing_in"]
    expect(here.page.locator(".toasts")).to_contain_text("is back; the bot made")
    expect(gone.page.locator(".toasts").get_by_role("button", name="Show")).to_be_visible()


def test_the_pace_is_chosen_and_shown(server: Server, person: Person) -> None:
    """In the form, before the game, at the table; and when a bot may stand in for somebody who is away."""
    ada = person()
    ada.visit(f"{server.url}/#/new/new-eden")
    expect(ada.page.get_by_label("By correspondence")).to_have_count(0)  # nobody to wait for
    ada.page.get_by_label("Who takes seat 2").select_option("open")
    expect(ada.page.get_by_label("Live")).to_be_checked()
    ada.page.get_by_label("By correspondence").check()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".gathering")).to_contain_text("Everybody has 3 days for a choice")
    id, secret = ada.secret()
    joined = server.ask("POST", f"/api/tables/{id}/seats/1/join", secret, {"name": "Ben"}).json()
    assert joined["table"]["pace"] == "correspondence"
    table = Table(server, id, {0: secret, 1: joined["secret"]}, secret)
    ada.page.locator(".board").wait_for()
    while asked(table) == 0:
        table.play([0], 1)
    panel = ada.page.locator(".people article")
    expect(panel).to_contain_text("Bot in 3 days")
    expect(panel.get_by_role("button", name="bot")).to_be_disabled()
    ada.page.get_by_role("button", name="Table", exact=True).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("3 days")


def test_an_undo_is_done_once(server: Server, person: Person) -> None:
    """The connection breaks before the undo is acknowledged: it is sent again, and takes back one choice only."""
    table = server.open(ADA, BEN, seed=2)
    seat, state = twice_undoable(table)
    steps = state["table"]["steps"]
    tab = person()
    lost: list[str] = []

    def route(page: WebSocketRoute) -> None:
        behind = page.connect_to_server()
        page.on_message(behind.send)

        def news(payload: str | bytes) -> None:
            assert isinstance(payload, str)
            if not lost and steps_of(payload) == steps - 1:  # what comes of it does not arrive either
                lost.append(payload)
                page.close()
                return
            if not lost and json.loads(payload)["type"] == "done":
                return
            tab.heard(payload)
            page.send(payload)

        behind.on_message(news)

    tab.page.route_web_socket(re.compile("/live$"), route)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    prompt = tab.page.locator(".prompt")
    before = prompt.text_content() or ""
    tab.page.get_by_role("button", name="Undo").click()
    tab.until(lambda: bool(lost) and tab.state["table"]["steps"] == steps - 1)
    expect(prompt).not_to_have_text(before)
    tab.page.get_by_role("button", name="Undo").click()  # the first is settled: this is another one
    tab.until(lambda: tab.state["table"]["steps"] == steps - 2)
    assert table.get()["table"]["branch"] == 2
    assert tab.faults() == []


def steps_of(payload: str) -> int:
    message = json.loads(payload)
    return int(message["table"]["steps"]) if message["type"] == "update" else -1


def test_play_again_and_recorded_games(server: Server, person: Person, tmp_path: Path) -> None:
    """A rematch invites by chat; the record of the first game can be watched by whoever has the file."""
    table = server.open(ADA, BEN, seed=5)
    table.play([0, 1])
    ada, ben = seated(server, person, table)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.locator(".gathering").wait_for()
    ben.page.get_by_role("button", name="Log and chat").click()  # what was said comes first
    ben.page.locator(".chat a").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for tab in (ada, ben):
        tab.page.locator(".board").wait_for()
    assert ada.secret()[0] == ben.secret()[0] != table.id

    record = tmp_path / "record.json"
    record.write_bytes(table.ask("GET", "/record").content)
    ben.visit(server.url)
    ben.page.locator("input[type=file]").set_input_files(record)
    ben.page.locator(".controls").wait_for()
    steps = table.get()["table"]["steps"]
    expect(ben.page.get_by_role("slider")).to_have_attribute("max", str(steps))
    expect(ben.page.locator(".board")).to_contain_text("Ada")


def test_a_pack_is_offered(page_built: None, tmp_path: Path, person: Person) -> None:
    """The set-up lists the packs of the server, and the table draws their cards."""
    folder = pack(tmp_path / "pack")
    with serving(str(tmp_path / "db"), tmp_path, "--content", folder) as server:
        tab = person()
        tab.visit(f"{server.url}/#/new/new-eden")
        tab.page.get_by_label("Cards", exact=True).select_option("my pack")
        tab.page.get_by_role("button", name="Start the game").click()
        tab.page.locator(".board .slot").first.wait_for()
        assert tab.state["table"]["content"].startswith("my pack@")
        assert any("my%20pack" in answer.url for answer in tab.answers)
        tab.page.goto("about:blank")  # before its server stops

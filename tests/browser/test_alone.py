"""One person against bots."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from pelagia.core.place import Place
from tests.browser.conftest import Person
from tests.browser.tab import ask, asked, curious, option
from tests.server.kit import PERSON, Server, Table, mine, over


def test_a_whole_game(server: Server, person: Person) -> None:
    """From the lobby to the final scores, choosing what is lit; then the replay."""
    tab = person(worker=True)
    page = tab.page
    tab.visit(server.url)
    page.get_by_role("link", name="Set up a table: New Eden", exact=True).click()
    page.get_by_text("Advanced").click()
    page.get_by_label("Seed").fill("11")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    made = tab.play(curious())
    assert made > 20
    verbs = {message["option"].split()[0] for message in tab.sent if message["type"] == "choose"}
    assert verbs >= {"buy", "move", "pass"}  # test_games clicks the others too: here they depend on the bot
    assert len(verbs) >= 5
    assert tab.listed == []
    assert over(tab.state)

    result = page.locator(".finished")
    expect(result.locator("h1")).to_be_visible()
    ranking = result.locator(".ranking")
    expect(ranking.locator("li")).to_have_count(2)
    for seat in tab.state["table"]["seats"]:
        expect(ranking).to_contain_text(seat["name"])
    for score in tab.state["table"]["scores"]:
        expect(ranking).to_contain_text(str(score))
    with page.expect_download() as download:
        result.get_by_role("button", name="Save the record").click()
    record = json.loads(Path(download.value.path()).read_text())
    assert record["header"]["game"] == "new-eden"
    assert len(record["choices"]) == tab.state["table"]["steps"]

    result.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    steps = tab.state["table"]["steps"]
    expect(slider).to_have_attribute("max", str(steps))
    shown = page.locator(".slider span")
    expect(shown).to_contain_text(str(steps))
    slider.focus()
    page.keyboard.press("Home")
    expect(shown).to_have_text(re.compile(rf"\b0\b.*\b{steps}\b"))
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(re.compile(rf"\b1\b.*\b{steps}\b"))
    chart = page.get_by_role("img", name="Points over time")
    assert chart.locator("polyline").count() == 2
    chart.click()
    expect(shown).not_to_have_text(re.compile(rf"\b1\b.*\b{steps}\b"))


def test_undo(server: Server, person: Person) -> None:
    """By its button and by its key."""
    table = server.open(PERSON, PERSON, seed=5)
    seat = asked(table)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    for way in ("button", "key"):
        decision = tab.turn()
        assert decision
        before = tab.state["view"]["table"]
        undo = tab.page.get_by_role("button", name="Undo")
        expect(undo).to_be_disabled()
        free = option(decision, "plant")  # the turn goes on after it
        assert free
        tab.choose(free)
        assert tab.state["view"]["table"] != before
        if way == "button":
            undo.click()
        else:
            tab.page.keyboard.press("u")
        tab.until(lambda before=before: tab.state["view"]["table"] == before)  # type: ignore[misc]


def _hinted_on_the_board(table: Table) -> int:
    """Do as the bot says until it says something that has a place, and why; return the seat that is asked."""
    while True:
        seat = asked(table)
        decision = mine(table.get(seat))
        assert decision
        hint = table.ask("POST", "/hint", seat).json()
        told = hint["others"] and hint["others"][0]["points"]
        if told and any(offer["places"] for offer in decision["options"] if offer["written"] == hint["option"]):
            return seat
        assert table.choose(seat, decision["number"], hint["option"]).status_code == 200


def test_hint(server: Server, person: Person) -> None:
    """What the bot would do: in words, on the board, and by one click."""
    table = server.open(PERSON, PERSON, seed=5)
    seat = _hinted_on_the_board(table)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    asks, steps = tab.turn(), tab.state["table"]["steps"]
    assert asks
    tab.page.get_by_role("button", name="Hint").click()
    box = tab.page.locator(".hint")
    expect(box).to_contain_text("The bot would choose")
    expect(box.locator(".why")).to_contain_text(re.compile(r"\d points? better than"))
    hinted = tab.page.locator(".board [data-hint]")
    expect(hinted.first).to_be_visible()
    place = hinted.first.get_attribute("data-place")
    offered = {offer["written"]: offer["places"] for offer in asks["options"]}
    box.get_by_role("button", name="Do that").click()
    tab.until(lambda: tab.state["table"]["steps"] > steps)
    chosen = next(message for message in tab.sent if message["type"] == "choose")["option"]
    assert place in [str(Place(**spot)) for spot in offered[chosen]]


def test_why_not(server: Server, person: Person) -> None:
    """A dimmed card or tile says why it cannot be chosen, and nothing happens."""
    table = server.open(PERSON, PERSON, seed=5)
    seat = asked(table)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")

    decision = tab.turn()
    assert decision
    for _ in range(5):  # until a card is too dear
        if tab.page.locator(".board .slot[data-dim]").count():
            break
        chosen = option(decision, "buy") or decision["options"][0]
        tab.choose(chosen)
        ask(table, seat)
        decision = tab.turn()
        assert decision
    steps = tab.state["table"]["steps"]
    tab.page.locator(".board .slot[data-dim]").first.click(force=True)  # it is said to be disabled
    assert len(tab.toast()) > 10
    assert not re.search(r"new-eden-|error-", tab.toast())
    assert table.get()["table"]["steps"] == steps
    assert tab.page.locator(".prompt.yours").count()


def test_why_not_a_space(server: Server, person: Person) -> None:
    """A space is chosen together with a card; one that is occupied says so before any card is picked."""
    table = server.open(PERSON, PERSON, game="underwater-cities", seed=4)
    while table.get()["view"]["decisions"][0]["kind"] != "Place":
        table.play([asked(table)], 1)
    seat = asked(table)
    decision = mine(table.turn(seat))
    assert decision
    placed = decision["options"][0]
    assert table.choose(seat, decision["number"], placed["written"]).status_code == 200
    while table.get()["view"]["decisions"][0]["seat"] == seat:
        table.play([seat], 1)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[1 - seat]}")
    assert tab.turn()
    space = next(Place(**place) for place in placed["places"] if place["sort"] == "space")
    tab.page.locator(f".board [data-place='{space}'][data-dim]").click(force=True)
    assert "occupied until the end of the round" in tab.toast()


def test_confirm(server: Server, person: Person) -> None:
    """With it switched on, what ends the turn asks once more; what can be undone does not."""
    table = server.open(PERSON, PERSON, seed=5)
    seat = asked(table)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    page = tab.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Confirm").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    decision = tab.turn()
    assert decision
    free, buy = option(decision, "plant"), option(decision, "buy")
    assert free
    assert buy
    confirm = page.get_by_role("button", name="Confirm")
    tab.choose(free)
    expect(confirm).to_have_count(0)
    assert table.get()["table"]["steps"] == 1
    tab.press(buy["places"][0])
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    assert table.get()["table"]["steps"] == 1
    tab.press(buy["places"][0])
    confirm.click()
    tab.until(lambda: tab.state["table"]["steps"] == 2)
    assert table.get()["table"]["steps"] == 2

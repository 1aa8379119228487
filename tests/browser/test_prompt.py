"""What is asked has one answer at a time that is bright; the log tells the story and stays light."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import pelagia
from pelagia import bots
from pelagia.core.decision import Option
from pelagia.core.game import Game
from tests.browser.conftest import Person
from tests.browser.tab import Tab, asked
from tests.browser.test_why import go_on
from tests.server.kit import PERSON, Data, Server, mine


def test_the_empty_answer_is_no_trap(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=5)
    while not (decision := mine(table.get(0))) or decision["kind"] != "Market" or len(decision["options"]) < 3:
        table.play([asked(table)], 1)
    single = next(option for option in decision["options"] if len(option["places"]) == 1)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    prompt = tab.page.locator(".prompt")
    expect(prompt.locator('[data-option="keep none"]')).to_have_count(1)
    tab.press(single["places"][0])
    expect(prompt.locator('[data-option="keep none"]')).to_have_count(0)
    expect(prompt.locator(".option")).to_have_count(1)
    prompt.locator(".option").click()
    tab.until(lambda: [message["option"] for message in tab.sent if message["type"] == "choose"] == [single["written"]])


@pytest.mark.parametrize("game", ["new-eden", "underwater-cities"])
def test_the_log_of_a_long_game_is_light(server: Server, person: Person, game: str) -> None:
    table = server.open(PERSON, PERSON, game=game, seed=5)
    table.play([0, 1], 90)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    tab.page.keyboard.press("l")
    log = tab.page.locator(".log")
    expect(log.locator("h3").first).to_be_visible()
    assert int(log.get_attribute("data-lines") or 0) > 100
    shown = log.locator("*").count()
    assert shown < 500
    log.get_by_role("button", name="Earlier").click()
    tab.until(lambda: log.locator("*").count() > shown)
    expect(log.locator(".since")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "icon", "words"),
    [
        ("new-eden", "coin", "Münze"),
        ("underwater-cities", "coin", "Credit"),
        ("deep-sea", "disc", "Scheibe"),
        ("flotilla", "coin", "Geld"),
    ],
)
def test_goods_in_the_log_are_the_icons_of_the_cards(
    server: Server, person: Person, game: str, icon: str, words: str
) -> None:
    players = [PERSON] * (3 if game == "flotilla" else 2)
    table = server.open(*players, game=game, seed=5)
    table.play([*range(len(players))], 60)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    tab.speak("de")
    tab.page.keyboard.press("l")
    amount = tab.page.locator(f'.log .amount:has(svg[data-icon="{icon}"])', has_text=words).last
    expect(amount).to_be_visible()
    said = (amount.get_attribute("title") or "").split()
    assert amount.locator("b").inner_text() in said


def test_a_set_is_kept_as_a_whole(server: Server, person: Person) -> None:
    table = server.open(PERSON, game="underwater-cities", seed=5)
    while not (decision := mine(table.get(0))) or decision["kind"] != "Keep":
        table.play([0], 1)
    series = decision["series"]
    picked = series["options"][-series["n"] :]  # not all of them are on offer yet
    assert picked[-1] not in decision["options"]
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    button = tab.page.locator(".prompt .series")
    expect(button).to_be_disabled()
    expect(button).to_have_text(f"Keep {series['n']} cards (0/{series['n']})")
    expect(tab.page.locator(".prompt button.all")).to_have_count(0)
    for option in [*reversed(picked[1:]), picked[0]]:
        tab.press(option["places"][0])
    expect(button).to_have_text(f"Keep {series['n']} cards")
    button.click()
    tab.until(lambda: (tab.decision() or decision)["kind"] != "Keep")
    hand = tab.state["view"]["table"]["seats"][0]["hand"]
    assert {option["places"][0]["id"] for option in picked} <= {*hand}


def test_what_is_obvious_is_not_asked(server: Server, person: Person) -> None:
    """A card that is only claimed comes before the space; a step back leads to what was chosen by hand."""
    table = server.open(PERSON, PERSON, game="underwater-cities", seed=5)
    game, chooser = pelagia.new("underwater-cities", 2, seed=5), bots.make("random", 5)
    go_on(table, game, chooser, 6)
    while not (place := claiming(game)):
        go_on(table, game, chooser, game.number + 1)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[game.active]}")
    decision = tab.turn()
    assert decision
    for spot in place.places:
        tab.press({"sort": spot.sort, "id": spot.id})
    tab.until(lambda: len(said(tab, "choose")) == 2)
    assert [message["option"] for message in said(tab, "choose")] == [place.written, "card first"]
    tab.until(lambda: (tab.decision() or decision)["number"] == decision["number"] + 2)
    tab.page.get_by_role("button", name="Undo").click()
    tab.until(lambda: (tab.decision() or {}).get("number") == decision["number"])
    assert len(said(tab, "undo")) == 2
    expect(tab.page.locator(".prompt.yours")).to_have_count(1)


def claiming(game: Game) -> Option | None:
    """A pair of space and card of which the card is only claimed, and the space asks something."""
    asked = game.decision
    for option in asked.options if asked and asked.kind == "Place" else ():
        trial = game.clone()
        trial.choose(option)
        following = trial.decision
        if following and "obvious" in following.plain_own(trial):
            trial.choose("card first")
            if trial.decision and trial.decision.seat == following.seat:
                return option
    return None


def said(tab: Tab, kind: str) -> list[Data]:
    return [message for message in tab.sent if message["type"] == kind]

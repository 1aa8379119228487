"""Underwater Cities as people see it: places to press, piles to open, a tide that comes in."""

from __future__ import annotations

from playwright.sync_api import expect

import pelagia
from pelagia import bots
from pelagia.core.game import Game
from tests.browser.conftest import Person
from tests.browser.test_why import go_on
from tests.server.kit import PERSON, Data, Server, Table

# The places of the own sea floor whose middle belongs to something else.
HIDDEN = """() => [...document.querySelectorAll('.pinned .floor [data-place]')].filter((place) => {
    const { left, right, top, bottom } = place.querySelector('.halo').getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found?.closest('[data-place]') !== place;
}).map((place) => place.dataset.place)"""


def begun(server: Server, players: int, seed: int, round: int = 1, bot: str = "random") -> tuple[Table, Game, bots.Bot]:
    """A table where a space and a card are asked, in a round or later."""
    table = server.open(*[PERSON] * players, game="underwater-cities", seed=seed)
    game, chooser = pelagia.new("underwater-cities", players, seed=seed), bots.make(bot, seed)
    while game.decisions[-1].kind != "Place" or game.view(None)["table"]["round"] < round:
        go_on(table, game, chooser, game.number + 1)
    return table, game, chooser


def address(server: Server, table: Table, game: Game) -> str:
    return f"{server.url}/#/table/{table.id}/{table.keys[game.decisions[-1].seat]}"


def test_each_place_of_a_sea_floor_can_be_pressed(server: Server, person: Person) -> None:
    for seed in (1, 2, 3, 4):  # boards for experts: two tunnels share a production, drawn between them
        table, game, _ = begun(server, 1, seed)
        tab = person()
        tab.sit(address(server, table, game))
        tab.page.locator(".pinned .floor").wait_for()
        assert tab.page.evaluate(HIDDEN) == [], game.view(0)["table"]["seats"][0]["board"]


def test_piles_of_claimed_cards_open(server: Server, person: Person) -> None:
    table, game, _ = begun(server, 2, 3, 6, "greedy")
    tab = person()
    tab.sit(address(server, table, game))
    pile = tab.page.locator(".pinned .pile").first
    pile.click()
    cards = tab.page.get_by_role("dialog").locator(".place")
    me = game.view(None)["table"]["seats"][game.decisions[-1].seat]
    expect(cards).to_have_count(len(me["claimed"]) + len(me["tucked"]))
    tab.page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    expect(pile).to_be_focused()


def test_the_sea_floor_shows_what_a_production_brings(server: Server, person: Person) -> None:
    table, game, bot = begun(server, 1, 2, 4)
    tab = person()
    tab.sit(address(server, table, game))
    assert tab.turn()
    while not any(event.name == "produced" for event in game.events or ()):
        go_on(table, game, bot, game.number + 1)
    expect(tab.page.locator(".pinned .floor .flow").first).to_be_attached()


def test_resources_are_chosen_where_they_lie(server: Server, person: Person) -> None:
    """Two different ones are two presses in the tide; neither these nor questions with long answers move the board."""
    table, game, bot = begun(server, 1, 3, bot="greedy")
    heights, tab = set(), person(locale="de")
    decision: Data | None = None
    for kind in ("OneOf", "GainDifferent"):
        while game.decisions[-1].kind != kind:
            go_on(table, game, bot, game.number + 1)
        tab.sit(address(server, table, game))
        decision = tab.turn()
        assert decision
        heights.add(tab.page.locator(".prompt").bounding_box()["height"])  # type: ignore[index]
    assert heights == {56}
    assert decision
    tab.choose(decision["options"][-1])
    assert tab.listed == []

"""A whole game of every further game by clicking: each choice of one seat where it is lit on the board.

The other seats answer over the interface. A game in this process goes along and knows the choices of all, so that the
same game is clicked in every run.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import pelagia
from pelagia import bots
from pelagia.core.game import Game
from pelagia.games.flotilla.rules import places
from pelagia.games.setups import options_for
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.server.kit import PERSON, Data, Server, Table, over

GAMES: list[tuple[str, int, dict[str, Any], str]] = [
    ("underwater-cities", 4, {"contracts": True}, "random"),
    ("deep-sea", 3, {"scenario": 2}, "random"),
    ("deep-sea", 2, {"scenario": 6, "cooperative": True}, "random"),
    ("new-eden", 2, {}, "greedy"),
    ("pearl-divers", 3, {}, "random"),  # on the board that any game has
    ("flotilla", 3, {}, "greedy"),  # by chance alone it would go on for eighty rounds
]


def answer(table: Table, game: Game, bot: bots.Bot) -> None:
    """Let a bot answer over the interface, for whoever is asked."""
    decision = game.decisions[-1]
    chosen = bots.ask(bot, game, decision)
    told = table.choose(decision.seat, decision.number, chosen.written)
    assert told.status_code == 200, told.text
    game.choose(chosen, decision.seat, decision.number)


def click(tab: Tab, game: Game, bot: bots.Bot) -> None:
    """Let a bot choose, and a person click it. Of a set the person picks all at once."""
    decision = game.decisions[-1]
    if not decision.effect.series(game, decision.seat):
        tab.rest = 0  # the rules may have fewer questions than a set has pieces
    if decision.effect.obvious(game, decision.seat, decision.options):
        tab.rest = 1  # the page answers that too
    if not tab.rest and (tab.turn() or {}).get("series"):
        tab.choose_set()
    if tab.rest:
        game.choose(tab.answer(decision.number), decision.seat, decision.number)
        return
    chosen = bots.ask(bot, game, decision)
    asked = tab.turn()
    assert asked
    assert asked["number"] == decision.number
    offered = {option["written"]: option for option in asked["options"]}
    if chosen.written in offered:
        tab.choose(offered[chosen.written])
    else:  # a number of a range
        verb, n = chosen.key
        tab.choose(
            next(
                option for option in asked["options"] if option["form"] == "range" and option["range"]["verb"] == verb
            ),
            n,
        )
    game.choose(chosen, decision.seat, decision.number)


def play(table: Table, tab: Tab, game: Game, bot: bots.Bot) -> int:
    """Play to the end, seat 0 by clicks; return how many it were."""
    made = 0
    while game.decisions:
        if game.decisions[-1].seat:
            answer(table, game, bot)
        else:
            click(tab, game, bot)
            made += 1
    return made


@pytest.mark.timeout(900)  # a whole game takes its time where much else is done
@pytest.mark.parametrize(("name", "players", "options", "bot"), GAMES)
def test_a_whole_game(
    server: Server, person: Person, name: str, players: int, options: dict[str, Any], bot: str
) -> None:
    table = server.open(*[PERSON] * players, game=name, options=options, seed=4)
    game = pelagia.new(name, players, seed=4, options=options)
    tab = person(worker=True)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    assert play(table, tab, game, bots.make(bot, 4)) > (5 if name == "pearl-divers" else 20)
    assert tab.listed == []
    assert tab.toasts() == []
    if name == "new-eden":
        verbs = {message["option"].split()[0] for message in tab.sent if message["type"] == "choose"}
        assert verbs >= {"buy", "bid", "keep", "move", "pass", "plant", "row"}
    is_team = game.view(0)["aim"]["together"] and players > 1  # which has one result
    expect(tab.page.locator(".finished .team" if is_team else ".ranking li")).to_have_count(1 if is_team else players)
    assert over(table.get())


SHIP = (places.ship(1), places.hex("1,3"))


def asked_twice(seed: int) -> Game | None:
    """A game of Flotilla that is about to ask a seat twice in a row which ship to load, ship 1 on 1,3 among them."""
    game, bot = pelagia.new("flotilla", 3, seed=seed), bots.make("greedy", seed)
    while (decision := game.decision) and game.number < 200:
        loads = [option for option in decision.options if option.places == SHIP]
        if decision.kind == "Load" and loads:
            again = game.clone()
            again.choose(loads[0])
            later = again.decision
            if later and later.seat == decision.seat and any(option.places == SHIP for option in later.options):
                return game
        game.choose(bots.ask(bot, game, decision))
    return None


def test_a_press_answers_one_question(server: Server, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the same is asked, at a ship and its hex, and the ship alone says all. A slow tab hears of the second
    question when the page has long drawn it: the hex, lit again, must not be pressed for the first one."""
    seed, wanted = next((seed, game) for seed in range(22, 99) if (game := asked_twice(seed)))
    table = server.open(*[PERSON] * 3, game="flotilla", seed=seed)
    game, bot = pelagia.new("flotilla", 3, seed=seed), bots.make("greedy", seed)
    while game.number < wanted.number:
        answer(table, game, bot)
    assert game.decision
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[game.decision.seat]}")
    asked = tab.turn()
    assert asked
    hear, due, late = tab.heard, tab.decision, list[tuple[float, str | bytes]]()

    def decision_late() -> Data | None:
        while late and late[0][0] < time.monotonic():
            hear(late.pop(0)[1])
        return due()

    monkeypatch.setattr(tab, "heard", lambda payload: late.append((time.monotonic() + 1, payload)))
    monkeypatch.setattr(tab, "decision", decision_late)
    tab.choose(next(option for option in asked["options"] if option["places"] == [place.plain() for place in SHIP]))
    assert table.get()["table"]["steps"] == wanted.number + 1


def test_a_game_that_is_listed_is_in_the_lobby_without_a_picture(server: Server, person: Person) -> None:
    rules = pelagia.rules("pearl-divers")
    tables = {str(players): options_for(rules, players) for players in rules.players}
    listed = {"game": rules.name, "players": [*rules.players], "tables": tables, "contents": [], "lesson": False}

    def also(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[*games, {**games[0], "options": dict(rules.options), **listed}])

    tab = person()
    tab.page.route("**/api/games", also)
    tab.visit(str(server.http.base_url))
    tab.tap(tab.page.get_by_role("button", name="Play now: Pearl Divers"))
    asked = tab.turn()
    assert asked
    assert asked["kind"] == "Dive"

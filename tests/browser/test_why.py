"""Every place that does not glow says why, beside it, in every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import pelagia
from pelagia import bots
from pelagia.core.game import Game
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.server.kit import PERSON, Server, Table

GAMES: list[tuple[str, int, dict[str, Any], str, tuple[int, ...]]] = [
    ("new-eden", 3, {}, "greedy", (0, 2, 30, 60)),
    ("underwater-cities", 2, {"contracts": True}, "greedy", (0, 8, 40, 90)),
    ("flotilla", 3, {}, "greedy", (0, 1, 60, 200)),
    ("deep-sea", 2, {"scenario": 2}, "greedy", (0, 2, 40, 90)),
]

# Press every dim piece in turn, and wait for the note that appears beside it: an empty string is silence.
PRESS_ALL = """async () => {
  const root = document.querySelector('.toasts');
  const note = () => root.querySelector('.beside span')?.textContent;
  const said = () => new Promise((resolve) => {
    const watch = new MutationObserver(() => note() && done(note()));
    const late = setTimeout(() => done(''), 10000);
    const done = (words) => { watch.disconnect(); clearTimeout(late); resolve(words); };
    watch.observe(root, { subtree: true, childList: true, characterData: true });
  });
  const gone = async () => { while (note()) await new Promise(requestAnimationFrame); };
  const found = [];
  for (const piece of document.querySelectorAll('.board [data-dim]')) {
    piece.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await gone();
    const answer = said();
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    found.push([piece.dataset.place ?? piece.getAttribute('aria-label'), await answer]);
  }
  return found;
}"""


def go_on(table: Table, game: Game, bot: bots.Bot, number: int) -> None:
    while game.number < number:
        decision = game.decisions[-1]
        chosen = bots.ask(bot, game, decision)
        assert table.choose(decision.seat, decision.number, chosen.written).status_code == 200
        game.choose(chosen, decision.seat, decision.number)


def pressed(tab: Tab) -> list[tuple[str, str]]:
    """What every dim place of the board says."""
    pairs: list[tuple[str, str]] = tab.page.evaluate(PRESS_ALL)
    return pairs


@pytest.mark.timeout(600)  # hundreds of presses take their time where much else is done
@pytest.mark.parametrize(("name", "players", "options", "bot", "numbers"), GAMES)
def test_every_dim_place_answers(
    server: Server, person: Person, name: str, players: int, options: dict[str, Any], bot: str, numbers: tuple[int, ...]
) -> None:
    table = server.open(*[PERSON] * players, game=name, options=options, seed=6)
    game, chooser, tab = pelagia.new(name, players, seed=6, options=options), bots.make(bot, 6), person()
    for number in numbers:
        go_on(table, game, chooser, number)
        decision = game.decisions[-1]
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[decision.seat]}")
        assert tab.turn()
        expect(tab.page.locator(".board [data-dim]").first).to_be_attached()
        answers = pressed(tab)
        assert len(answers) > 5
        for place, said in answers:
            assert len(said) > 10, f"{place} is silent"
            assert "not possible now" not in said, (place, said)
            assert not re.search(rf"(core|error|{name})-[a-z]", said), (place, said)
        assert tab.page.locator(".toasts .wrong").count() == 0
        assert table.get()["table"]["steps"] == game.number  # nothing was chosen


def test_who_waits_is_told_whose_turn_it_is(server: Server, person: Person) -> None:
    table = server.open({**PERSON, "name": "Ada"}, {**PERSON, "name": "Ben"}, seed=5)
    seat = table.get()["view"]["decisions"][0]["seat"]
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[1 - seat]}")
    tab.page.locator(".board .slot[data-dim]").first.click(force=True)
    expect(tab.page.locator(".toasts .beside")).to_contain_text(f"{('Ada', 'Ben')[seat]} is choosing")
    tab.page.locator(".board").click(position={"x": 2, "y": 2})
    expect(tab.page.locator(".toasts .beside")).to_have_count(0)


def test_spectators_are_not_told(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=5)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.watch}")
    expect(tab.page.locator(".board .slot").first).to_be_visible()
    expect(tab.page.locator(".board [data-dim]")).to_have_count(0)

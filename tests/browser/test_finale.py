"""The finale: points are counted source by source, on the board; then there is one ranking, and a picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from pelagia.core.game import Game
from tests.browser.conftest import Person
from tests.browser.tab import Tab, asked, number
from tests.browser.test_ends import played, upload, words
from tests.server.kit import PERSON, Data, Server, Table

# What the page showed of the finale, whenever it changed: which source, everybody's points, how much is ringed.
SAMPLER = """
window.seen = [];
const look = () => {
    const strip = document.querySelector('.finale');
    if (!strip) return;
    const now = {
        at: Number(strip.querySelector('.count').textContent.split('/')[0]) - 1,
        source: strip.querySelector('.label').textContent,
        points: [...strip.querySelectorAll('li')].map((one) => Number(one.dataset.points)),
        ringed: document.querySelectorAll('.board [data-ringed]').length,
        spoiled: document.querySelectorAll('.finished, .crown').length,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
};
document.addEventListener('DOMContentLoaded', () => {
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
});
"""
GAMES: list[tuple[str, int, dict[str, Any], str, int]] = [
    ("new-eden", 1, {"solo_level": 1}, "greedy", 3),
    ("new-eden", 3, {}, "greedy", 1),
    ("underwater-cities", 1, {}, "greedy", 3),
    ("underwater-cities", 4, {}, "random", 1),
    ("flotilla", 5, {}, "random", 1),
    ("deep-sea", 2, {"scenario": 3, "cooperative": True}, "greedy", 2),
    ("deep-sea", 3, {"scenario": 2}, "greedy", 1),
]


def shown(server: Server, person: Person, game: Game, **wishes: Any) -> Tab:
    """The end of a game, as it is shown to whoever comes later."""
    tab, created = person(pace="fast", **wishes), upload(server, game)
    tab.page.add_init_script(SAMPLER)
    tab.sit(f"{server.url}/#/table/{created['table']['id']}/{created['secrets']['spectator']}")
    tab.page.locator(".finished").wait_for()
    return tab


def seen(tab: Tab) -> list[Data]:
    samples: list[Data] = tab.page.evaluate("window.seen")
    return samples


def sums(tally: list[Data], told: int) -> list[int]:
    return [sum(points) for points in zip(*(source["points"] for source in tally[:told]), strict=True)]


@pytest.mark.parametrize(("name", "players", "options", "bot", "seed"), GAMES)
def test_points_come_from_the_board_one_source_after_the_other(
    server: Server, person: Person, name: str, players: int, options: dict[str, Any], bot: str, seed: int
) -> None:
    game = played(name, players, tuple(options.items()), bot, seed)
    tally: list[Data] = game.view(None)["tally"]  # type: ignore[assignment]
    tab = shown(server, person, game)
    assert seen(tab) == []  # whoever comes later sees the end at once
    tab.page.locator(".finished").get_by_role("button", name="Show the finale").click()
    tab.until(lambda: tab.page.locator(".finished").count())
    samples = seen(tab)
    assert [*dict.fromkeys(sample["at"] for sample in samples)] == [*range(len(tally))]
    say, told = words(game), [source for source in game.tally if any(source.points)]
    for at, source in enumerate(tally):
        during = [sample for sample in samples if sample["at"] == at]
        assert {sample["source"] for sample in during} == {say(told[at].text)}
        assert {tuple(sample["points"]) for sample in during} == {tuple(sums(tally, at + 1))}
        assert any(sample["ringed"] for sample in during) == bool(source["pieces"]), source["text"]
    assert not any(sample["spoiled"] for sample in samples)
    expect(tab.page.locator(".board [data-ringed]")).to_have_count(0)


@pytest.mark.parametrize(("name", "players", "options", "bot", "seed"), GAMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_the_ranking_is_what_one_sees_first(
    server: Server, person: Person, name: str, players: int, options: dict[str, Any], bot: str, seed: int, width: int
) -> None:
    """All of it is in the window; nothing else ranks anybody."""
    game = played(name, players, tuple(options.items()), bot, seed)
    tab = shown(server, person, game, viewport={"width": width, "height": 844 if width == 390 else 800})
    is_team = game.rules.aim(game).together and players > 1
    rows = tab.page.locator(".finished .rows li")
    expect(rows).to_have_count(len(game.tally[0].points))
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=0.9)
    brought = sums(game.view(None)["tally"], 99)  # type: ignore[arg-type]
    ranked = [int(re.findall(r"-?\d+", text)[-1]) for text in rows.locator("b").all_inner_texts()]
    assert ranked == brought if is_team else ranked == sorted(game.scores, reverse=True)
    expect(tab.page.locator(".ranking, .team")).to_have_count(1)


def about_to_end(server: Server) -> Table:
    """A table at which one choice is left."""
    choices = server.open(PERSON, PERSON, seed=4).play([0, 1])
    table = server.open(PERSON, PERSON, seed=4)
    table.play([0, 1], choices - 1)
    return table


def test_it_follows_the_last_choice_and_can_be_skipped(server: Server, person: Person) -> None:
    table, tab = about_to_end(server), person(pace="slow")
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[asked(table)]}")
    strip, result = tab.page.locator(".finale"), tab.page.locator(".finished")
    decision = tab.turn()
    assert decision
    tab.choose(decision["options"][-1], number(decision["options"][-1]))
    strip.wait_for()
    expect(result).to_have_count(0)
    expect(tab.page.locator("[data-aim]")).not_to_contain_text("wins")
    tab.page.keyboard.press("Space")
    expect(result).to_be_visible()
    expect(strip).to_have_count(0)
    again = result.get_by_role("button", name="Show the finale")
    again.click()
    strip.get_by_role("button").click()
    expect(result).to_be_visible()
    again.click()
    strip.wait_for()
    tab.page.locator(".board-place").click(position={"x": 200, "y": 200})
    expect(result).to_be_visible()


def test_whoever_has_no_wish_for_it_sees_the_end_at_once(server: Server, person: Person) -> None:
    table, tab = about_to_end(server), person(pace="none")
    tab.page.add_init_script(SAMPLER)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[asked(table)]}")
    decision = tab.turn()
    assert decision
    tab.choose(decision["options"][-1], number(decision["options"][-1]))
    expect(tab.page.locator(".finished")).to_be_visible()
    assert seen(tab) == []


def test_a_source_is_shown_on_the_board(server: Server, person: Person) -> None:
    tab = shown(server, person, played("underwater-cities", 4, (), "random", 1))
    network = tab.page.locator(".finished table").get_by_role("button", name="Network")
    network.click()
    expect(tab.page.locator('.board [data-spot^="city:"][data-ringed]').first).to_be_attached()
    network.click()
    expect(tab.page.locator(".board [data-ringed]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "pt"])
def test_a_picture_is_saved(server: Server, person: Person, language: str) -> None:
    game = played("deep-sea", 2, (("scenario", 3), ("cooperative", True)), "greedy", 2)
    tab = shown(server, person, game, locale=language)
    name = {"en": "Save a picture", "de": "Bild speichern", "pt": "Salvar uma imagem"}[language]
    with tab.page.expect_download() as download:
        tab.page.get_by_role("button", name=name).click()
    assert re.fullmatch(r"pelagia-deep-sea-\d{4}-\d\d-\d\d\.png", download.value.suggested_filename)
    data = Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
    assert (width, height > 500) == (1200, True)


def test_a_replay_ends_with_it(server: Server, person: Person) -> None:
    game = played("new-eden", 2, (), "random", 1)
    created, tab = upload(server, game), person(pace="fast")
    tab.visit(f"{server.url}/#/replay/{created['table']['id']}/{created['secrets']['spectator']}")
    page = tab.page
    expect(page.locator(".ranking")).to_have_count(0)
    page.get_by_role("slider").focus()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".ranking li")).to_have_count(2)
    page.get_by_role("button", name="Show the finale").click()
    page.locator(".finale").wait_for()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".finale, .ranking")).to_have_count(0)

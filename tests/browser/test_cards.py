"""The page that `pelagia content show --html` writes: opened from disk without a network, on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import pelagia
from pelagia.cli.main import main
from tests.browser.offline import Opener, offline

CHANGES = {
    "new-eden": ("1a.toml", "coins(3)", "coins(9)"),
    "underwater-cities": ("era-1.toml", "draw(1)", "draw(2)"),
    "deep-sea": ("depth-1.toml", '"I D1"', '"I D2"'),
    "flotilla": ("track.toml", "[10, 20]", "[10, 30]"),
}


@pytest.fixture(scope="module")
def written(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A page of each game, each in which one piece differs, in all languages."""
    folder, made = tmp_path_factory.mktemp("cards"), {}
    for game, lang in zip(CHANGES, ("en", "de", "pt", "en"), strict=True):
        pack, made[game] = folder / game, folder / f"{game}.html"
        assert main(["content", "new", str(pack), "--game", game]) == 0
        name, before, now = CHANGES[game]
        file = pack / name
        file.write_text(file.read_text(encoding="utf-8").replace(before, now, 1), encoding="utf-8")
        assert main(["content", "show", str(pack), "--html", str(made[game]), "--lang", lang]) == 0
    return made


@pytest.fixture
def opened(browser: Browser, written: dict[str, Path]) -> Iterator[Opener]:
    with offline(browser, [*written.values()]) as opener:

        def open(game: str, width: int = 390) -> Page:
            page = opener(written[game], width)
            expect(page.locator("main li").first).to_be_visible()
            return page

        yield open


@pytest.mark.parametrize("game", CHANGES)
def test_all_cards_are_drawn_and_what_differs_is_marked(opened: Opener, game: str) -> None:
    page = opened(game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator("main li .card").count() > 100
    changed = page.locator("li.changed")
    if game == "flotilla":  # a track is no card
        expect(page.get_by_text("values = [10, 30]")).to_be_visible()
        return
    expect(changed).to_have_count(1)
    changed.locator("summary").click()
    expect(changed.locator(".card")).to_have_count(2)
    page.get_by_role("checkbox").check()
    expect(page.locator("main li")).to_have_count(1)


def test_cards_are_found_by_their_words(opened: Opener) -> None:
    page = opened("new-eden", 1200)
    page.get_by_role("searchbox").fill("c02")
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_role("searchbox").fill("no such card")
    expect(page.locator("main li")).to_have_count(0)


def test_boards_are_drawn_as_on_the_table(opened: Opener) -> None:
    """And the one that differs once more, as the box has it."""
    page = opened("deep-sea")
    assert page.locator("li.broad .sea").count() == len(pelagia.rules("deep-sea").content.oceans) + 1

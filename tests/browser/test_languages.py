"""Every page in every language: other words, and no names of messages in place of words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pelagia.text import LANGUAGES
from tests.browser.conftest import Person
from tests.browser.tab import Tab, ask, short
from tests.server.kit import PERSON, Server, Table

RAW = re.compile(r"\b(?:page|core|error|server|new-eden)-[a-z]+(?:-[a-z0-9]+)*\b|\{\s*\$")


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Table, Table]:
    """A table in the middle of a game, and a finished one."""
    playing, finished = server.open(PERSON, PERSON, seed=5), server.open(PERSON, PERSON)
    playing.play([0, 1], 20)
    finished.play([0, 1])
    return playing, finished


def pages(tables: tuple[Table, Table]) -> dict[str, str]:
    playing, finished = tables
    return {
        "/": ".games article",
        "/#/new/new-eden": "form .seat",
        f"/#/table/{playing.id}/{playing.keys[0]}": ".board .station",
        f"/#/table/{finished.id}/{finished.keys[1]}": ".finished",
        f"/#/replay/{finished.id}/{finished.watch}": ".board .station",
        "/#/rules/new-eden": "article section",
    }


def lines(tab: Tab) -> set[str]:
    text = tab.text()
    assert RAW.findall(text) == []
    return {line for line in text.splitlines() if len(line) > 12}


def test_every_language(server: Server, person: Person, tables: tuple[Table, Table]) -> None:
    assert LANGUAGES == ("en", "de", "pt")
    tab = person()
    for address, ready in pages(tables).items():
        tab.visit(server.url + address)
        tab.page.locator(ready).first.wait_for()
        said = {}
        for language in LANGUAGES:
            tab.speak(language)
            tab.page.locator(ready).first.wait_for()
            expect(tab.page.locator("html")).to_have_attribute("lang", language)
            said[language] = lines(tab)
        for first, other in (("en", "de"), ("en", "pt"), ("de", "pt")):
            shared = said[first] & said[other]
            assert len(shared) < len(said[first]) / 5 + 3, (address, sorted(shared))


def test_the_language_of_the_browser(server: Server, person: Person) -> None:
    """A browser that speaks German or Portuguese is answered so; all others in English."""
    for locale, language in (("de-AT", "de"), ("pt-BR", "pt"), ("fi", "en")):
        tab = person(locale=locale)
        tab.visit(server.url)
        tab.page.locator("h1").wait_for()
        assert tab.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", ["de", "pt"])
def test_a_round_in_another_language(server: Server, person: Person, language: str) -> None:
    """What is asked, listed and told while a round is played has words in that language."""
    table = server.open(PERSON, PERSON, seed=5)
    tab = person(locale=language)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    for _ in range(4):
        ask(table, 0)
        tab.turn()
        tab.page.keyboard.press("o")
        tab.page.locator(".sheet").wait_for()
        assert RAW.findall(tab.text()) == []
        tab.page.keyboard.press("Escape")
        tab.play(short, 1)

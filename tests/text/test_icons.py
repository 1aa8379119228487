"""The icons in the words of the catalogues: the same in all languages, drawn by the page, and those of the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagia.core.text import Text
from pelagia.games.deep_sea.content.card import LETTERS, Attribute
from pelagia.games.underwater_cities.content.card import Resource
from pelagia.games.underwater_cities.views.marks import RESOURCES
from pelagia.text import LANGUAGES
from tests.text.rendering import catalogue

ROOT = Path(__file__).parents[2]
ICON = re.compile(r'ICON\("([a-z]+)"')
ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n .*)*)", re.MULTILINE)
BEGUN, ENDED = re.compile(r"ICON\([^)]"), re.compile(r"ICON\(\)")


def messages(lang: str) -> dict[str, str]:
    """The source of every message."""
    folder = ROOT / "src" / "pelagia" / "text" / lang
    return {id: text for file in folder.glob("*.ftl") for id, text in ENTRY.findall(file.read_text(encoding="utf-8"))}


def icons(lang: str) -> dict[str, list[str]]:
    """The icons that each message names, each once."""
    return {id: icons_named for id, text in messages(lang).items() if (icons_named := sorted({*ICON.findall(text)}))}


def test_the_languages_show_the_same_icons() -> None:
    assert icons("en")
    assert icons("en") == icons("de") == icons("pt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_icon_ends(lang: str) -> None:
    for id, text in messages(lang).items():
        assert len(BEGUN.findall(text)) == len(ENDED.findall(text)), id


def test_the_page_draws_them() -> None:
    folder = ROOT / "web" / "src" / "shared" / "icons"
    drawn = {name for file in folder.glob("*.ts") for name in re.findall(r"^  (\w+):", file.read_text(), re.MULTILINE)}
    assert {icon for named in icons("en").values() for icon in named} <= drawn


def test_they_are_those_of_the_cards() -> None:
    by_message = icons("en")
    goods = {resource: by_message[f"underwater-cities-goods-{resource.name.lower()}"] for resource in Resource}
    assert goods == {resource: [icon] for resource, icon in RESOURCES.items()}
    gains = [by_message[f"deep-sea-gain-{letter.lower()}"] for letter in LETTERS]
    assert gains == [[attribute.name.lower()] for attribute in Attribute]


def test_where_nothing_is_drawn_they_are_words() -> None:
    text = Text("new-eden-event-bought", seat=0, card="X", row=2, coins=6)
    assert catalogue("new-eden", "en")(text) == "Player 1 buys X from row 2 for 6 coins"

"""Everything on a table can be read and pressed: in three languages, at four widths, with two to five players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

import pelagia
from pelagia import bots
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.browser.test_why import go_on
from tests.server.kit import PERSON, Data, Server

Fault = tuple[str, str, float]

FAULTS = Path(__file__).with_name("readable.js").read_text()
SIZES = {390: 844, 1280: 800, 1920: 1080, 2560: 1440}
NAMES = ("Marina", "Finn", "Ana", "Benedikt", "Klara")
# Of each game: players, options, and after how many choices it is looked at. Chance chooses: bots may learn.
SAMPLES: dict[str, list[tuple[int, dict[str, Any], tuple[int, ...]]]] = {
    "new-eden": [(2, {}, (3, 34)), (4, {}, (40, 90))],
    "underwater-cities": [(2, {"contracts": True}, (0, 60)), (4, {"contracts": True}, (12, 60))],
    "flotilla": [(3, {}, (1, 90)), (4, {}, (420,)), (5, {}, (150,))],
    "deep-sea": [
        (2, {"scenario": 2}, (20,)),
        (4, {"scenario": 1}, (60, 84)),
        (1, {"scenario": 7}, (20,)),
        (2, {"scenario": 3, "cooperative": True}, (2, 50)),
        (4, {"scenario": 5}, (100,)),
    ],
}


def settle(tab: Tab) -> None:
    """Wait until nothing moves any more."""
    tab.page.evaluate(
        """async () => {
            const frame = () => new Promise(requestAnimationFrame);
            for (let n = 0; n < 3; n += 1) await frame();
            await Promise.all(document.getAnimations().filter((one) => one.playState === 'running'
                && one.effect.getComputedTiming().endTime < 5000).map((one) => one.finished.catch(() => {})));
            await frame();
        }"""
    )


def faults(tab: Tab, width: int) -> list[Fault]:
    """What is wrong at a width; on a phone in every part of the board."""
    tab.page.set_viewport_size({"width": width, "height": SIZES[width]})
    settle(tab)
    seen: list[Fault] = []
    parts: list[Locator | None] = [None]
    if width < 900:
        parts += tab.page.locator(".board nav button").all()
    for part in parts:
        if part:
            part.click()
            settle(tab)
        seen += [tuple(fault) for fault in tab.page.evaluate(FAULTS, {"root": "main", "wide": width >= 900})]
    return list(dict.fromkeys(seen)) if width < 900 else seen  # what is in every part counts once


# Whether the piece that is explained, what glows or the newest step is hidden by its explanation, or that is cut.
EXPLAINED = """() => {
    const shown = document.querySelector('.inspector');
    if (!shown) return [];
    const box = shown.getBoundingClientRect();
    const free = (one) => {
        const other = one.getBoundingClientRect();
        const w = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const h = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return w < 2 || h < 2;
    };
    const all = document.querySelectorAll('[data-look]:hover, .ticker, [data-ringed], .prompt');
    const wrong = [...all].filter((one) => !free(one));
    const [right, bottom] = [innerWidth + 1, innerHeight + 1];
    if (box.top < -1 || box.left < -1 || box.bottom > bottom || box.right > right) wrong.push(shown);
    return wrong.map((one) => ['explained', (one.getAttribute('aria-label') ?? one.className).slice(0, 40), 0]);
}"""


def explained(tab: Tab, width: int) -> list[Fault]:
    """What the explanations of some pieces of a board hide."""
    hidden: list[Fault] = []
    pieces = tab.page.locator(".window [data-look]")
    many = pieces.count()
    for at in sorted({0, many // 2, many - 1} if many else set()):
        if pieces.nth(at).is_visible():
            pieces.nth(at).hover(force=True)
            settle(tab)
            hidden += [tuple(fault) for fault in tab.page.evaluate(EXPLAINED)]
    tab.page.mouse.move(1, 1)
    return hidden


def measured(server: Server, person: Person, name: str, locale: str) -> dict[int, list[Fault]]:
    """By width: all faults of the positions of a game."""
    by_width: dict[int, list[Fault]] = {width: [] for width in SIZES}
    tab = person(locale=locale)
    for players, options, numbers in SAMPLES[name]:
        seats: list[Data] = [{**PERSON, "name": called} for called in NAMES[:players]]
        table = server.open(*seats, game=name, options=options, seed=7)
        game, chooser = pelagia.new(name, players, seed=7, options=options), bots.make("random", 7)
        for number in numbers:
            go_on(table, game, chooser, number)
            tab.page.set_viewport_size({"width": 1280, "height": SIZES[1280]})
            tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[game.decisions[-1].seat]}")
            assert tab.turn()
            for width in SIZES:
                by_width[width] += faults(tab, width)
                if width == 1280:
                    by_width[width] += explained(tab, width)
    return by_width


@pytest.mark.timeout(300)
@pytest.mark.parametrize("locale", ["de", "en", "pt"])
@pytest.mark.parametrize("name", SAMPLES)
def test_everything_can_be_read_and_pressed(server: Server, person: Person, name: str, locale: str) -> None:
    by_width = measured(server, person, name, locale)
    told = "\n".join(f"{width}: {fault}" for width, some in by_width.items() for fault in some)
    assert not told, f"{name}, {locale}:\n{told}"

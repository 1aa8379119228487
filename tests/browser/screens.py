"""Pictures of every page at three widths:  .venv/bin/python -m tests.browser.screens FOLDER"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import launched
from tests.browser.tab import Tab, asked
from tests.server.kit import PERSON, Server, Table, serving

SIZES = {390: 844, 1280: 800, 2560: 1440}
LANGUAGES = ("en", "de", "pt")
PEOPLE = [{**PERSON, "name": "Marina", "colour": "coral"}, {**PERSON, "name": "Finn", "colour": "teal"}]


def advise(table: Table, until: Callable[[Table], bool]) -> None:
    """Let both seats do what the hint says until something is so."""
    while not until(table):
        seat = asked(table)
        hint = table.ask("POST", "/hint", seat).json()
        answer = table.choose(seat, hint["number"], hint["option"])
        assert answer.status_code == 200, answer.text


def where(table: Table, kind: str, round: int, turn: int = 0) -> bool:
    view = table.get()["view"]
    decision = view["decisions"][0]
    return bool(
        decision["kind"] == kind
        and decision["seat"] == 0
        and view["table"]["round"] >= round
        and table.get()["table"]["steps"] >= turn
    )


def tables(server: Server) -> dict[str, Table]:
    made = {name: server.open(*PEOPLE, seed=21) for name in ("turn", "auction", "over")}
    advise(made["turn"], lambda table: where(table, "Turn", 2))
    advise(made["auction"], lambda table: where(table, "Bid", 2))
    advise(made["over"], lambda table: table.get()["table"]["status"] == "finished")
    return made


def take(browser: Browser, server: Server, made: dict[str, Table], folder: Path) -> None:
    for width, height in SIZES.items():
        for language in LANGUAGES:
            context = browser.new_context(
                viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce"
            )
            tab = Tab(context.new_page())

            def shot(name: str, whole: bool = False, tab: Tab = tab, tail: str = f"{width}-{language}") -> None:
                tab.page.wait_for_timeout(600)
                tab.page.screenshot(path=folder / f"{name}-{tail}.png", full_page=whole)

            for name, address, ready in (
                ("lobby", "/", ".games article"),
                ("set-up", "/#/new/new-eden", "form .seat"),
                ("rules", "/#/rules/new-eden", "article section"),
            ):
                tab.visit(server.url + address)
                tab.page.locator(ready).first.wait_for()
                shot(name, whole=width == 390)
            for name in made:
                tab.sit(f"{server.url}/#/table/{made[name].id}/{made[name].keys[0]}")
                tab.page.locator(".board, .finished").first.wait_for()
                shot(name)
                if name == "turn":
                    card = tab.page.locator(".slot[data-place]").first
                    if card.count():
                        card.hover()
                        shot("card")
                    tab.page.mouse.move(0, 0)
                    tab.page.keyboard.press("o")
                    shot("options")
                    tab.page.keyboard.press("Escape")
                    tab.page.keyboard.press("h")
                    tab.page.locator(".hint").wait_for()
                    shot("hint")
            over = made["over"]
            tab.visit(f"{server.url}/#/replay/{over.id}/{over.keys[0]}")
            tab.page.locator(".board").wait_for()
            tab.page.locator("input[type=range]").fill("60")
            shot("replay")
            context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, serving(f"{scratch}/games.db", Path(scratch)) as server:
        made = tables(server)
        with launched() as browser:
            take(browser, server, made, folder)


if __name__ == "__main__":
    main()

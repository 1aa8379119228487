"""The pictures of the README, from games on a real server:  .venv/bin/python -m tests.browser.pictures [FOLDER]"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.conftest import launched
from tests.browser.tab import Tab
from tests.server.kit import PERSON, ROOT, Server, Table, mine, over, serving

BOTS = [
    {"kind": "bot", "bot": "greedy", "name": name, "colour": colour}
    for name, colour in [("Finn", "teal"), ("Ana", "violet")]
]
# Of each game: what is asked, and in which round at the earliest.
SCENES = {
    "new-eden": ("Turn", 2),
    "underwater-cities": ("Place", 9),
    "deep-sea": ("TurnMenu", 5),
    "flotilla": ("PlayCard", 11),
}
WEBP = """async ([png, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}"""


def advise(table: Table, kind: str, round: int) -> None:
    """Do what the hint says until something is asked in a round, or the game is over."""
    while not over(state := table.turn(0)):
        decision = mine(state)
        if decision is None or (decision["kind"] == kind and state["view"]["table"]["round"] >= round):
            return
        answer = table.ask("POST", "/hint", 0)
        if answer.status_code == 409:  # a bot has chosen meanwhile: it would be a hint for what was before
            continue
        hint = answer.json()
        assert table.choose(0, hint["number"], hint["option"]).status_code == 200


def shoot(page: Page, blank: Page, path: Path) -> None:
    """Take a picture; the other page makes it small."""
    page.locator(".board").wait_for()
    page.wait_for_timeout(1500)  # what the others did is shown step by step
    png = base64.b64encode(page.screenshot()).decode()
    path.write_bytes(base64.b64decode(blank.evaluate(WEBP, [png, 0.9])))
    print(path, path.stat().st_size)


def take(browser: Browser, server: Server, folder: Path) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    tab, blank = Tab(context.new_page()), context.new_page()
    for game, (kind, round) in SCENES.items():
        table = server.open({**PERSON, "name": "Marina", "colour": "coral"}, *BOTS, game=game, seed=7)
        advise(table, kind, round)
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
        shoot(tab.page, blank, folder / f"{game}.webp")
        if game == "new-eden":
            advise(table, "Bid", round)
            tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
            shoot(tab.page, blank, folder / "auction.webp")
    advise(table, "", 0)
    tab.visit(f"{server.url}/#/replay/{table.id}/{table.keys[0]}")
    tab.page.locator(".board").wait_for()
    tab.page.locator("input[type=range]").fill("300")
    tab.page.locator("input[type=range]").blur()
    shoot(tab.page, blank, folder / "replay.webp")
    context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(f"{scratch}/games.db", Path(scratch)) as server,
        launched() as browser,
    ):
        take(browser, server, folder)


if __name__ == "__main__":
    main()

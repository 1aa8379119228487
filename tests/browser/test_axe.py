"""The accessibility checker axe finds nothing serious, in both themes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Person
from tests.browser.tab import Tab, asked
from tests.server.kit import PERSON, ROOT, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# Figures that are drawn on a piece of a board are no label of it: its name says in whole sentences what they mean.
DRAWN = "axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: '*:not(.board [data-place])' }] })"


def findings(tab: Tab, where: str) -> list[str]:
    """What is wrong here, in both themes."""
    faults = []
    for theme in ("light", "dark"):
        tab.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        report: dict[str, Any] = tab.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        faults += [
            f"{where}, {theme}, {hit['impact']}, {hit['id']}: {node['target']} {node['html']} {node['failureSummary']}"
            for hit in report["violations"]
            if hit["impact"] in GRAVE
            for node in hit["nodes"][:3]
        ]
    return faults


def test_axe(server: Server, person: Person) -> None:
    playing, finished = server.open(PERSON, PERSON, seed=4), server.open(PERSON, PERSON, seed=4)
    playing.play([0, 1], 14)
    finished.play([0, 1])
    tab = person(seen=True)
    tab.page.add_init_script(path=AXE)
    faults = []
    for address, ready in {
        "/": ".games article",
        "/#/new/new-eden": "form .seat",
        f"/#/table/{finished.id}/{finished.keys[0]}": ".finished",
        f"/#/replay/{finished.id}/{finished.keys[0]}": ".board .station",
        "/#/rules/new-eden": "article section",
        f"/#/table/{playing.id}/{playing.keys[asked(playing)]}": ".prompt.yours",
    }.items():
        tab.visit(server.url + address)
        tab.page.evaluate(DRAWN)
        tab.page.locator(ready).first.wait_for()
        faults += findings(tab, address.split("/")[-1])
    tab.page.keyboard.press("o")
    tab.page.locator(".sheet").wait_for()
    faults += findings(tab, "options")
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("?")
    tab.page.locator("dialog").wait_for()
    faults += findings(tab, "help")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ["underwater-cities", "deep-sea", "flotilla"])
def test_axe_on_further_boards(server: Server, person: Person, game: str) -> None:
    table = server.open(PERSON, PERSON, PERSON, game=game, seed=4)
    table.play([0, 1, 2], 14)
    tab = person(seen=True)
    tab.page.add_init_script(path=AXE)
    tab.visit(f"{server.url}/#/table/{table.id}/{table.keys[asked(table)]}")
    tab.page.evaluate(DRAWN)
    tab.page.locator(".prompt.yours").wait_for()
    faults = findings(tab, "table")
    tab.page.locator(".people .enlarge").first.click()
    tab.page.locator(".board [role=dialog]").wait_for()
    faults += findings(tab, "enlarged")
    assert not faults, "\n".join(faults)

"""The accessibility checker axe finds nothing serious, in both themes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.server.kit import PERSON, ROOT, Server, Table

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Table, int, Table]:
    """A table and the seat to move at it, and a finished one."""
    playing, finished = server.open(PERSON, PERSON), server.open(PERSON, PERSON)
    playing.play([0, 1], 14)
    finished.play([0, 1])
    return playing, playing.get()["view"]["decisions"][0]["seat"], finished


def findings(tab: Tab) -> list[str]:
    report: dict[str, Any] = tab.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in report["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe(server: Server, person: Person, tables: tuple[Table, int, Table], theme: str) -> None:
    playing, seat, finished = tables
    tab = person()
    tab.page.add_init_script(path=AXE)
    tab.page.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('settings', '{{\"theme\": \"{theme}\"}}')")
    found = {}
    for address, ready in {
        "/": ".games article",
        "/#/new/new-eden": "form .seat",
        f"/#/table/{playing.id}/{playing.keys[seat]}": ".prompt.yours",
        f"/#/table/{finished.id}/{finished.keys[0]}": ".finished",
        f"/#/replay/{finished.id}/{finished.keys[0]}": ".board .station",
        "/#/rules/new-eden": "article section",
    }.items():
        tab.visit(server.url + address)
        tab.page.locator(ready).first.wait_for()
        assert tab.page.evaluate("document.documentElement.dataset.theme") == theme
        found[address] = findings(tab)
        if "table" in address and tab.decision():
            tab.page.keyboard.press("o")
            tab.page.locator(".sheet").wait_for()
            found["options"] = findings(tab)
            tab.page.keyboard.press("Escape")
            tab.page.keyboard.press("?")
            tab.page.locator("dialog").wait_for()
            found["help"] = findings(tab)
    assert {address: one for address, one in found.items() if one} == {}

"""One person against bots."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import curious
from tests.server.kit import Server, over


def test_a_whole_game(server: Server, person: Person) -> None:
    """From the lobby to the final scores, choosing what is lit; then the replay."""
    tab = person()
    page = tab.page
    tab.visit(server.url)
    page.get_by_role("button", name="Play now against a bot").click()
    page.locator(".prompt").wait_for()
    made = tab.play(curious())
    assert made > 20
    assert tab.listed == []
    assert over(tab.state)

    result = page.locator(".finished")
    expect(result.locator("h1")).to_be_visible()
    ranking = result.locator(".ranking")
    expect(ranking.locator("li")).to_have_count(2)
    for seat in tab.state["table"]["seats"]:
        expect(ranking).to_contain_text(seat["name"])
    for score in tab.state["table"]["scores"]:
        expect(ranking).to_contain_text(str(score))
    with page.expect_download() as download:
        result.get_by_role("button", name="Save the record").click()
    record = json.loads(Path(download.value.path()).read_text())
    assert record["header"]["game"] == "new-eden"
    assert len(record["choices"]) == tab.state["table"]["steps"]

    result.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    steps = tab.state["table"]["steps"]
    expect(slider).to_have_attribute("max", str(steps))
    shown = page.locator(".slider span")
    expect(shown).to_contain_text(str(steps))
    slider.focus()
    page.keyboard.press("Home")
    expect(shown).to_have_text(re.compile(rf"\b0\b.*\b{steps}\b"))
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(re.compile(rf"\b1\b.*\b{steps}\b"))
    chart = page.locator(".chart svg")
    assert chart.locator("polyline").count() == 2
    chart.click()
    expect(shown).not_to_have_text(re.compile(rf"\b1\b.*\b{steps}\b"))

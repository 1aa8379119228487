"""At the width of a phone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import Tab, asked, curious
from tests.server.kit import BOT, PERSON, Server

WIDTH, HEIGHT = 390, 844
PHONE = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True}
WIDE = "[...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)"


def fits(tab: Tab, width: int = WIDTH) -> None:
    """Nothing makes the page wider than the screen."""
    wide = tab.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, tab.page.evaluate(f"{WIDE}.slice(0, 5).map((one) => one.outerHTML.slice(0, 200))")


def test_a_round_by_touch(server: Server, person: Person) -> None:
    table = server.open(PERSON, BOT, seed=3)
    tab = person(**PHONE)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    rule = curious()
    while (decision := tab.turn()) and tab.state["view"]["table"]["round"] == 1:
        fits(tab)
        expect(tab.page.locator(".prompt .sentence")).to_be_in_viewport()
        if len(decision["options"]) > 2:  # yes and no have a button each
            tab.tap(tab.page.locator(".prompt button.all"))
            sheet = tab.page.locator(".sheet")
            expect(sheet.locator("button").first).to_be_in_viewport()
            fits(tab)
            tab.tap(sheet.get_by_role("button", name="Close"))
        tab.choose(*rule(decision))
    assert tab.listed == []
    assert tab.state["view"]["table"]["round"] == 2


@pytest.mark.parametrize("fonts", ["ours", "the machine's"])
def test_nothing_is_wider_than_the_screen(server: Server, person: Person, fonts: str) -> None:
    """Every page at every width, with the longest words: German."""
    playing, finished = server.open(PERSON, PERSON, seed=4), server.open(PERSON, PERSON, seed=4)
    playing.play([0, 1], 14)
    finished.play([0, 1])
    tab = person(locale="de")
    if fonts != "ours":  # as while ours are on their way
        tab.page.route("**/*.woff*", lambda route: route.abort())
        tab.excused.append("woff")
    for address, ready in {
        "/": ".games",
        "/#/new/new-eden": "form .seat",
        f"/#/table/{playing.id}/{playing.keys[asked(playing)]}": ".prompt.yours",
        f"/#/table/{finished.id}/{finished.keys[0]}": ".finished",
        f"/#/replay/{finished.id}/{finished.keys[0]}": ".board",
        "/#/rules/new-eden": "article section",
    }.items():
        tab.visit(server.url + address)
        tab.page.locator(ready).first.wait_for()
        for width in (360, WIDTH, 1280, 2560):
            tab.page.set_viewport_size({"width": width, "height": HEIGHT})
            fits(tab, width)


FINGERS = """([kind, ...points]) => {
    const target = document.querySelector('.window');
    const touches = points.map(([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }));
    target.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }));
}"""


# The middle of a lit card that nothing covers.
SEEN = """() => [...document.querySelectorAll('.board .slot[data-glow]')].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [card, x + width / 2, y + height / 2];
}).find(([card, x, y]) => card.contains(document.elementFromPoint(x, y))).slice(1)"""


def test_pinch_and_pan(server: Server, person: Person) -> None:
    """Two fingers enlarge the board, one moves it, and what is lit can be tapped there."""
    table = server.open(PERSON, PERSON, seed=3)
    seat = asked(table)
    tab = person(**PHONE)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    tab.turn()
    tab.page.locator(".board .slot[data-glow]").first.wait_for()
    wide = "document.querySelector('.scene').getBoundingClientRect().width"
    left = "document.querySelector('.scene').getBoundingClientRect().left"
    tabs = "Object.values(document.querySelector('.board nav').getBoundingClientRect().toJSON()).map(Math.round)"
    before = tab.page.evaluate(wide)
    parts = tab.page.evaluate(tabs)
    tab.page.evaluate(FINGERS, ["touchstart", [150, 400], [250, 400]])
    tab.page.evaluate(FINGERS, ["touchmove", [100, 400], [300, 400]])
    assert tab.page.evaluate(wide) > 1.9 * before
    assert tab.page.evaluate(tabs) == parts  # they stay within reach of a thumb
    fits(tab)
    at = tab.page.evaluate(left)
    tab.page.evaluate(FINGERS, ["touchstart", [200, 400]])
    tab.page.evaluate(FINGERS, ["touchmove", [240, 400]])
    assert tab.page.evaluate(left) > at + 30
    assert tab.page.evaluate(tabs) == parts
    tab.page.evaluate(FINGERS, ["touchend"])
    x, y = tab.page.evaluate(SEEN)
    tab.page.touchscreen.tap(x, y)
    tab.until(lambda: tab.state["table"]["steps"] == 1)
    tab.page.evaluate(FINGERS, ["touchstart", [100, 400], [300, 400]])
    tab.page.evaluate(FINGERS, ["touchmove", [190, 400], [210, 400]])
    assert tab.page.evaluate(wide) == before

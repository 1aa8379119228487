"""Help that is where one looks: rules that show what they speak of, and a way to them from anything on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import pelagia
from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.browser.test_phone import PHONE, WIDTH, fits
from tests.server.kit import BOT, PERSON, Server
from tests.text.sources import messages

# The ringed pieces of an example that can be seen in its frame.
RINGED = """(figure) => {
    const frame = figure.querySelector('.frame').getBoundingClientRect();
    return [...figure.querySelectorAll('[data-hint]')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }).length;
}"""


def drawn(tab: Tab, figure: Locator) -> None:
    """An example comes into sight, and its board is drawn, turned to what is meant."""
    figure.scroll_into_view_if_needed()
    figure.locator(".ready .board").wait_for()
    tab.until(lambda: figure.evaluate(RINGED) > 0)
    assert figure.locator("figcaption").inner_text()


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("locale", "size"), [("en", {}), ("de", PHONE), ("pt", {})])
@pytest.mark.parametrize("game", pelagia.listed())
def test_the_rules_show_icons_cards_and_the_board_itself(
    server: Server, person: Person, game: str, locale: str, size: dict[str, object]
) -> None:
    tab = person(locale=locale, **size)
    tab.visit(f"{server.url}/#/rules/{game}")
    figures = tab.page.locator("[data-example]")
    figures.first.wait_for()
    assert figures.count() >= 8
    for n in range(figures.count()):
        drawn(tab, figures.nth(n))
    fits(tab, WIDTH if size else 1280)
    page = tab.page
    icons = page.locator("section .figures > ul > li")
    assert icons.count() == page.locator(".legend li").count()  # each where it is explained
    assert page.locator("section .figures > .cards .card").count() >= 3


def test_a_press_in_the_legend_leads_to_the_rule(server: Server, person: Person) -> None:
    tab = person()
    tab.visit(f"{server.url}/#/rules/new-eden")
    tab.tap(tab.page.locator(".legend button", has_text="Power plant"))
    expect(tab.page.locator("#rule-free-actions")).to_be_in_viewport()
    tab.page.evaluate("window.print = () => { window.printed = document.documentElement.dataset.print; }")
    tab.tap(tab.page.locator(".legend > button"))
    assert tab.page.evaluate("window.printed") == "legend"
    assert tab.page.evaluate("document.documentElement.dataset.print") is None


# What is drawn without saying what it is: icons of the board that have no name when they are pointed at.
NAMELESS = """() => [...document.querySelectorAll('.board svg[data-icon]')]
    .filter((icon) => icon.getBoundingClientRect().width && !icon.closest('[aria-label], button, a'))
    .map((icon) => icon.dataset.icon)"""


PRESS = "(one) => one.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))"
PICTURES = "[role='img'][aria-label]:not([data-glow], [data-dim])"


def explained(tab: Tab, game: str, what: str) -> Locator:
    """The first icon of the legend in something on the board that is no card: a card is shown in full instead."""
    start = f"{game}-icon-"
    icons = ", ".join(f"[data-icon='{id.removeprefix(start)}']" for id in messages("en") if id.startswith(start))
    return tab.page.locator(f".board :is({what}):not([data-look], .opens *) :is({icons}):visible").first


@pytest.mark.parametrize("game", pelagia.listed())
def test_whatever_is_on_the_board_has_a_name_and_leads_to_its_rule(server: Server, person: Person, game: str) -> None:
    players = max(2, pelagia.rules(game).players[0])
    table = server.open(PERSON, *[BOT] * (players - 1), game=game, seed=3)
    table.turn(0)
    tab = person()
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    assert tab.turn()
    page, tips = tab.page, tab.page.locator(".tip p")
    said: dict[str, str] = {}
    for icon in set(page.evaluate(NAMELESS)):
        bare = page.locator(f".board svg[data-icon='{icon}']:not([aria-label] *):visible").first
        bare.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        tips.first.wait_for()
        said[icon] = tips.first.inner_text()
    assert all(len(words) > 3 for words in said.values()), said

    rules = page.get_by_role("complementary", name="Rules")
    for what, words in ((PICTURES, "Press: the rule"), ("[data-glow], [data-dim]", "R: the rule")):
        icon = explained(tab, game, what)
        if not icon.count():  # whatever is drawn can be chosen now, or says why not
            continue
        for event in ("pointerleave", "pointerover"):
            icon.dispatch_event(event, {"pointerType": "mouse", "bubbles": True})
        expect(page.locator(".tip .rule")).to_have_text(words)
        if words.startswith("R"):
            page.keyboard.press("r")
        else:
            icon.evaluate(PRESS)
        expect(rules.locator("section.here")).to_be_in_viewport()
        rules.get_by_role("searchbox").press("Escape")
        expect(rules).to_have_count(0)
    assert tab.turn()  # nothing was chosen


def test_a_finger_gets_a_button_and_a_refusal_a_way_to_the_rule(server: Server, person: Person) -> None:
    table = server.open(PERSON, BOT, seed=3)
    table.turn(0)
    tab = person(**PHONE)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    assert tab.turn()
    page, steps = tab.page, tab.state["table"]["steps"]
    rules = page.get_by_role("complementary", name="Rules")
    page.locator(".board [data-dim]:visible").first.tap(force=True)
    page.locator(".toasts").get_by_role("button", name="Rule").tap()
    expect(rules.locator("section.here")).to_be_visible()
    rules.get_by_role("button", name="Close").tap()
    dim = page.locator(".board [data-dim][data-place^='row:']:visible").first  # a card shows its words itself
    dim.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator(".tip button").tap()
    expect(rules.locator("section.here")).to_be_visible()
    assert tab.state["table"]["steps"] == steps

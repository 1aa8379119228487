"""The page that `pelagia balance --html` writes: opened from disk without a network, on a phone, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pelagia.cli.main import main
from tests.browser.offline import Opener, offline
from tests.browser.test_axe import AXE, GRAVE
from tests.lab.packs import CARD, rich_crab

BALANCE = ["balance", "new-eden", "--players", "3", "--games", "40", "--bots", "random", "--workers", "1"]
WIDEST = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
MARKS = "svg .role-mark.mark-symbol path, svg .role-mark.mark-rect path"
DRAWN = f"figures => figures.every(figure => figure.querySelector('{MARKS}'))"


@pytest.fixture(scope="module")
def written(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A report, and a comparison in German."""
    folder = tmp_path_factory.mktemp("report")
    made = {"one": folder / "one.html", "two": folder / "two.html"}
    assert main([*BALANCE, "--lang", "en", "--html", str(made["one"]), "--markdown", str(folder / "one.md")]) == 0
    pack = rich_crab(folder / "pack")
    assert main([*BALANCE, "--lang", "de", "--against", pack, "--html", str(made["two"])]) == 0
    return made


@pytest.fixture
def opened(browser: Browser, written: dict[str, Path]) -> Iterator[Opener]:
    with offline(browser, [*written.values()]) as opener:

        def open(name: str, width: int = 390, scheme: str = "light") -> Page:
            page = opener(written[name], width, color_scheme=scheme, reduced_motion="reduce")
            expect(page.locator("figure svg").first).to_be_visible()
            return page

        yield open


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened: Opener, scheme: str) -> None:
    page = opened("two", scheme=scheme)
    page.evaluate(AXE.read_text(encoding="utf-8"))  # the page lets no script in
    for place in ("", f"#item={CARD}"):
        page.evaluate(f"location.hash = '{place}'")
        expect(page.get_by_role("heading", level=1)).to_contain_text(CARD if place else "new-eden")
        violations = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        grave = [
            (violation["id"], violation["nodes"][0]["html"]) for violation in violations if violation["impact"] in GRAVE
        ]
        assert grave == []


def names(table: Locator) -> list[str]:
    return table.locator("tbody th").all_inner_texts()


def section(page: Page, title: str) -> Locator:
    return page.locator("section").filter(has=page.get_by_role("heading", name=title, exact=True))


@pytest.mark.parametrize(("name", "pictures"), [("one", 5), ("two", 6)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_are_drawn_and_nothing_is_wider_than_a_phone(
    opened: Opener, name: str, pictures: int, scheme: str
) -> None:
    page = opened(name, scheme=scheme)
    expect(page.locator("figure svg")).to_have_count(pictures)
    assert page.locator("figure").evaluate_all(DRAWN)
    assert page.evaluate(WIDEST) <= 390
    background = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert background == ("rgb(238, 248, 249)" if scheme == "light" else "rgb(4, 18, 31)")


def test_a_table_is_sorted_by_a_click_and_searched(opened: Opener) -> None:
    cards = section(opened("one", width=1280), "Cards")
    heading = cards.get_by_role("button", name="Item")
    heading.click()
    first = names(cards)
    assert len(first) > 40
    assert first == sorted(first, key=lambda name: (name.rsplit(" ", 1)[0], name))
    heading.click()
    expect(cards.locator("thead th").first).to_have_attribute("aria-sort", "descending")
    assert names(cards) == first[::-1]
    cards.get_by_role("button", name="Had, %").click()
    shares = [float(text.split()[0]) for text in cards.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    cards.get_by_role("searchbox").fill(CARD.lower())
    expect(cards.locator("tbody tr")).to_have_count(1)


def test_a_card_has_a_page_of_its_own(opened: Opener) -> None:
    page = opened("one")
    section(page, "Cards").get_by_role("link", name=CARD).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(CARD)
    expect(page.get_by_text("3 coins")).to_be_visible()  # what it does
    expect(section(page, "Cards").locator("tbody tr")).to_have_count(7)
    expect(page.locator("figure svg")).to_have_count(3)
    assert page.evaluate(WIDEST) <= 390
    page.get_by_role("link", name="The whole report").click()
    expect(page.get_by_role("heading", name="How scores spread")).to_be_visible()


def test_a_dot_leads_to_its_card(opened: Opener) -> None:
    page = opened("one", width=1280)
    section(page, "Offered, had, used").locator("svg .mark-symbol.role-mark path").last.click()
    expect(page.get_by_role("link", name="The whole report")).to_be_visible()
    assert "#item=" in page.url


def test_what_changed_is_marked_in_the_language_of_the_report(opened: Opener) -> None:
    page = opened("two")
    changes = section(page, "Alle Änderungen")
    marked = changes.locator("tbody tr").filter(has_text="geändert")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(CARD)
    marked.get_by_role("link").click()
    expect(page.get_by_text("3 Münzen")).to_be_visible()
    expect(page.get_by_text("9 Münzen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    assert "lab-report" not in page.content().partition("<script")[0]

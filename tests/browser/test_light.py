"""The page is light: few bytes to the lobby, one language and one game at a time; lobby and rules work offline."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Person
from tests.browser.tab import Tab
from tests.server.kit import PERSON, Server

MOST = 150_000  # bytes on the wire, with all headers, to the lobby
SHIFT = 0.05  # of the layout; from 0.1 on people notice


def loaded(tab: Tab) -> dict[str, int]:
    """What came over the wire, by path, in bytes."""
    sizes: dict[str, int] = tab.page.evaluate(
        """() => Object.fromEntries(['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
            .map((one) => [new URL(one.name).pathname, one.transferSize]))"""
    )
    return sizes


def test_the_lobby_is_light(server: Server, person: Person) -> None:
    tab = person(seen=True, locale="de", service_workers="block")
    tab.excused.append("blocked by Playwright")
    tab.visit(server.url)
    tab.page.locator(".games article").nth(3).wait_for()
    tab.page.wait_for_load_state("networkidle")
    came = loaded(tab)
    assert sum(came.values()) < MOST, came
    words = [path for path in came if "words-" in path]
    assert len(words) == 1
    assert "words-de-" in words[0]
    assert not [path for path in came if re.search(r"Board|TablePage|Replay", path)]


SHIFTED = """() => new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntries().reduce((sum, one) => sum + one.value, 0))
).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => done(0), 500))"""


def test_nothing_moves_when_the_fonts_come(server: Server, person: Person) -> None:
    """They come late, on a phone: what stands in for them until then is as wide and as high."""
    tab = person(seen=True, locale="de", service_workers="block", viewport={"width": 412, "height": 823})
    tab.excused.append("blocked by Playwright")
    late: list[Route] = []
    tab.page.route("**/*.woff2", lambda font: late.append(font))
    tab.visit(server.url)
    tab.page.locator(".games article").nth(3).wait_for()
    tab.until(lambda: len(late) >= 2)
    tab.page.wait_for_timeout(500)  # it is drawn without them
    for font in late:
        font.continue_()
    tab.page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
    assert tab.page.evaluate(SHIFTED) < SHIFT


def test_a_table_brings_the_words_of_its_game_alone(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, game="new-eden", seed=4)
    tab = person(seen=True, service_workers="block")
    tab.excused.append("blocked by Playwright")
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    words = sorted(path.split("/")[-1][:14] for path in loaded(tab) if "words-" in path)
    assert [word[:9] for word in words] == ["words-en-", "words-en-"]
    tab.speak("de")
    expect(tab.page.locator("html")).to_have_attribute("lang", "de")
    expect(tab.page.locator(".prompt")).to_contain_text("Am Zug")


def test_lobby_and_rules_without_a_connection(server: Server, person: Person) -> None:
    tab = person(seen=True)
    page = tab.page
    tab.excused += ["ERR_INTERNET_DISCONNECTED", "Failed to fetch", "ERR_FAILED"]
    tab.visit(server.url)
    page.locator(".games article").nth(3).wait_for()
    kept = "async () => (await (await caches.open('pelagia')).keys()).map((one) => new URL(one.url).pathname)"
    tab.until(lambda: sum("/en-" in path for path in page.evaluate(kept)) == 4)
    tab.until(lambda: {"/", "/api/games"} <= set(page.evaluate(kept)))
    secret = [path for path in page.evaluate(kept) if path.startswith("/api/") and path != "/api/games"]
    assert secret == []
    page.context.set_offline(True)
    tab.visit(server.url)
    expect(page.locator(".games article")).to_have_count(4)
    expect(page.locator("p.offline")).to_be_visible()
    page.goto(f"{server.url}/#/rules/flotilla")
    expect(page.locator("article section").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("p.offline")).to_have_count(0)


def test_it_can_be_installed(server: Server, person: Person) -> None:
    tab = person(seen=True)
    tab.visit(server.url)
    manifest = server.ask("GET", "/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.json()["display"] == "standalone"
    session = tab.page.context.new_cdp_session(tab.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []

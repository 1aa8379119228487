"""A browser, a server with the page as it is now, and people with tabs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.tab import PATIENCE, Tab
from tests.server.kit import ROOT, Server, serving

# Without windows it needs a third of the time; the others will do.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
ARGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=1000 * PATIENCE)

# A page that nobody looks at need not be painted, which takes a quarter of the time. All is laid out, read and pressed
# as before.
UNSEEN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
}"""

# Some browsers have no workers, in private windows for one. Starting one and filling its store takes a fifth of what it
# takes to open a page.
WORKERLESS = "delete Navigator.prototype.serviceWorker"

Person = Callable[..., Tab]


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium, running."""
    root = ["--no-sandbox"] if os.getuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGS, *root])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def page_built() -> None:
    subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with serving(str(folder / "games.db"), folder) as running:
        yield running


@pytest.fixture
def person(browser: Browser) -> Iterator[Person]:
    """Give each person a browser of their own; nothing may go wrong in any of them."""
    tabs: list[Tab] = []

    def come(**wishes: Any) -> Tab:
        size = {"width": 1280, "height": 800}
        pace = wishes.pop("pace", "none")  # of what others do; most tests are in a hurry
        seen = wishes.pop("seen", False)  # where colours count, or when something is painted
        worker = wishes.pop("worker", seen)  # that keeps the page for when there is no connection
        given = {"viewport": size, "reduced_motion": "reduce", "locale": "en", "accept_downloads": True}
        context = browser.new_context(**{**given, **wishes})
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(f'try {{ localStorage.settings ??= \'{{"pace": "{pace}"}}\' }} catch {{}}')
        if not seen:
            context.add_init_script(UNSEEN)
        if not worker:
            context.add_init_script(WORKERLESS)
        tabs.append(Tab(context.new_page(), wishes.get("has_touch", False)))
        return tabs[-1]

    yield come
    for tab in tabs:
        tab.page.context.close()
    assert [fault for tab in tabs for fault in tab.faults()] == []

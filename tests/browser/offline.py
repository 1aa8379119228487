"""Pages that are one file: opened from disk, without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

Opener = Callable[..., Page]  # a path, and wishes for the browser


@contextmanager
def offline(browser: Browser, files: list[Path]) -> Iterator[Opener]:
    """Open files on a phone that has no network. Nothing else is asked for, and nothing goes wrong."""
    asked: list[str] = []
    wrong: list[str] = []
    contexts = []

    def open(path: Path, width: int = 390, **wishes: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 844}, offline=True, **wishes)
        contexts.append(context)
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda said: wrong.append(said.text))  # a missing message is said there
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(path.as_uri())
        return page

    yield open
    for context in contexts:
        context.close()
    assert wrong == []
    assert {url for url in asked if not url.startswith("data:")} <= {file.as_uri() for file in files}

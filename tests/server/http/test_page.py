"""The built page is served with headers that fit; without it there is a word of explanation."""

from __future__ import annotations

import asyncio
import gzip
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from pelagia.server.arguments import add_arguments
from pelagia.server.http import page
from pelagia.text import Catalogue
from tests.server.kit import PERSON, Server, serving


def get(path: str, coding: str = "identity", **headers: str) -> httpx.Response:
    """Ask an application that has nothing but the page."""
    app = FastAPI()
    page.add_page(app)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page") as client:
            return await client.get(path, headers={**headers, "Accept-Encoding": coding})

    with ThreadPoolExecutor(1) as thread:  # in this one a browser's loop may run
        return thread.submit(asyncio.run, ask()).result()


def test_the_built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("1")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    assert get("/").headers["cache-control"] == "no-cache"
    assert "immutable" in get("/assets/index-1a2b.js").headers["cache-control"]
    assert get("/assets/missing.js").status_code == 404


def test_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    assert "has not been built" in get("/").text


def test_a_browser_is_shown_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{shown}.new && mv {shown}.new {shown}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("CI", raising=False)
    with serving(str(tmp_path / "tables.db"), tmp_path, "--browser") as server:
        server.until(shown.exists)
        assert shown.read_text() == f"{server.url}/"


def test_no_browser_is_shown_anything_unless_asked() -> None:
    parser = ArgumentParser()
    add_arguments(parser, Catalogue("en").say)
    given = [[], ["--browser"], ["--browser", "--no-browser"]]
    assert [parser.parse_args(arguments).browser for arguments in given] == [False, True, False]


def test_the_smallest_form_that_a_browser_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = b"let depth = 4000;" * 100
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>"))
    (tmp_path / "assets" / "a.js").write_bytes(plain)
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(plain))
    (tmp_path / "assets" / "a.js.br").write_bytes(b"smaller still")
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    answer = get("/assets/a.js", "gzip")
    assert answer.content == plain
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert get("/assets/a.js", "gzip, deflate, br").headers["content-encoding"] == "br"
    assert get("/assets/a.js", "br;q=0, gzip").headers["content-encoding"] == "gzip"
    assert get("/assets/a.js").content == plain
    assert get("/", "gzip").text == "<!doctype html>"
    assert "content-encoding" not in get("/icon.svg", "gzip").headers
    again = get("/assets/a.js", "gzip", **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_answers_are_compressed_for_those_who_ask(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    path = f"/api/tables/{table.id}"
    small = server.ask("GET", path, table.keys[0], **{"Accept-Encoding": "gzip"})
    plain = server.ask("GET", path, table.keys[0], **{"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json()["view"] == plain.json()["view"]
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    cards = server.ask("GET", "/api/games/new-eden/content", **{"Accept-Encoding": "gzip"})
    assert cards.headers["content-encoding"] == "gzip"
    assert cards.json() == server.ask("GET", "/api/games/new-eden/content", **{"Accept-Encoding": "identity"}).json()
    assert "content-encoding" not in server.ask("POST", f"{path}/hint", table.keys[0]).headers

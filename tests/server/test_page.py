"""The built page is served with headers that fit; without it there is a word of explanation."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from pelagia.server import page


def get(path: str) -> httpx.Response:
    """Ask an application that has nothing but the page."""
    app = FastAPI()
    page.add_page(app)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page") as client:
            return await client.get(path)

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

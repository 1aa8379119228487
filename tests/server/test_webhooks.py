"""Turn notices: to those who are not looking, not too often, and only where the operator allows it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from pelagia.server.webhooks import post
from tests.server.kit import PERSON, Data, Server, serving


@contextmanager
def listener() -> Iterator[tuple[str, list[Data]]]:
    """Somebody's address, and what was sent to it."""
    heard: list[Data] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/turn?of=me", heard
    server.shutdown()
    thread.join()
    server.server_close()


def test_notices(tmp_path: Path) -> None:
    with listener() as (url, heard), serving(str(tmp_path / "db"), tmp_path, "--webhooks", "any") as server:
        table = server.open(PERSON, PERSON)
        first = table.get()["view"]["decisions"][0]["seat"]
        page = table.socket(1 - first)
        page.get("update")
        for seat in (0, 1):
            told = table.ask("PUT", "/webhook", seat, {"url": url})
            assert told.json() == table.ask("GET", "/webhook", seat).json() == {"allowed": True, "url": url}
            assert table.ask("GET", "/webhook").json()["error"]["code"] == "not-your-seat"
            assert url not in json.dumps(table.get(1 - seat))
        table.play([0, 1], 30)
        server.stop()
    assert [one["seat"] for one in heard] == [first]  # once in ten minutes, and never while the player is looking
    assert heard[0] == {"event": "your-turn", "table": table.id, "game": "new-eden", "seat": first}


def test_off_by_default(server: Server) -> None:
    table = server.open(PERSON)
    assert table.ask("GET", "/webhook", 0).json() == {"allowed": False, "url": None}
    assert table.ask("PUT", "/webhook", 0, {"url": "https://example.org/"}).json()["error"]["code"] == "webhooks-off"


@pytest.mark.parametrize("url", ["ftp://example.org/", "file:///etc/passwd", "http://a b/", "javascript:alert(1)"])
def test_only_web_addresses(server: Server, url: str) -> None:
    table = server.open(PERSON)
    assert table.ask("PUT", "/webhook", 0, {"url": url}).json()["error"]["code"] == "bad-request"


def test_the_public_internet_only() -> None:
    with listener() as (url, heard):
        with pytest.raises(ValueError, match="public"):
            post(url, {}, anywhere=False)
        assert heard == []

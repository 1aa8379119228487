"""Old tables go to the archive, and come back for whoever has a link."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from pelagia.server import record_models
from pelagia.server.store.storage import Storage
from tests.server.forks import COMMANDS
from tests.server.kit import BOT, FORKS, OPEN, PATH, PERSON, Server, Table, mine, serving
from tests.server.tables.test_stuck import age, there

FORGET = ("--forget-days", "7")


def archived(db: Path) -> list[str]:
    with closing(sqlite3.connect(db)) as base:
        return [id for (id,) in base.execute("SELECT id FROM archive")]


def forgotten(server: Server, db: Path, *tables: Table) -> None:
    """Wait until tables are in the archive."""
    server.until(lambda: {table.id for table in tables} <= set(archived(db)))
    assert not {table.id for table in tables} & set(there(db))


def pelagia(*arguments: str) -> str:
    """What a command says."""
    done = FORKS.run(COMMANDS, ["--lang", "en", *arguments], {**os.environ, "PYTHONPATH": PATH})
    done.check_returncode()
    return done.stdout


def test_what_is_not_in_the_archive(tmp_path: Path) -> None:
    for db, why in ((tmp_path / "none.db", "none.db"), (tmp_path / "games.db", "no such table")):
        if db.name == "games.db":
            Storage(str(db)).close()
        with pytest.raises(subprocess.CalledProcessError) as failed:
            pelagia("archive", "--db", str(db), "nosuchtable")
        assert failed.value.returncode == 2
        assert why in failed.value.stderr
    assert not (tmp_path / "none.db").exists()


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    """Those that nobody has looked at for long, with all that belongs to them; only if the operator wishes it."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        old = server.open(PERSON, PERSON)
        old.play([0, 1], 2)
        old.ask("POST", "/chat", 0, {"text": "ahoy"})
    age(db, 8)
    with serving(str(db), tmp_path) as server:
        young = server.open(PERSON, PERSON)
        young.play([0, 1], 2)
        young.ask("POST", "/chat", 0, {"text": "ahoy"})
        assert old.id in there(db)
    with serving(str(db), tmp_path, *FORGET) as server:
        forgotten(server, db, old)
        assert server.ask("GET", f"/api/tables/{young.id}", young.watch).status_code == 200
    with closing(sqlite3.connect(db)) as base:
        for name in ("seats", "moves", "events", "chances", "chat"):
            assert {id for (id,) in base.execute(f"SELECT DISTINCT table_id FROM {name}")} == {young.id}


def test_nothing_alive_is_forgotten(tmp_path: Path) -> None:
    """Whoever only looks keeps a table, spectators too; and days of a correspondence do not count."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        old, seen, watched = (server.open(PERSON, PERSON) for _ in range(3))
        letters = server.open(PERSON, PERSON, pace="correspondence")
    age(db, 8)
    with serving(str(db), tmp_path) as server:
        for table, seat in ((seen, 0), (watched, None)):
            table.server = server
            table.ask("GET", "/info", seat)
    with serving(str(db), tmp_path, *FORGET) as server:
        forgotten(server, db, old)
        assert set(there(db)) == {seen.id, watched.id, letters.id}
    age(db, 3)
    with serving(str(db), tmp_path, *FORGET) as server:
        forgotten(server, db, letters)
        assert set(there(db)) == {seen.id, watched.id}


def test_a_finished_game_can_be_read_from_the_archive(tmp_path: Path) -> None:
    """By the same links: the record at once, the replay after the table has been played again."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        table = server.open({**PERSON, "name": "Ada"}, BOT, seed=3)
        table.play([0])
        record, replay = table.ask("GET", "/record").json(), table.ask("GET", "/replay").json()
        steps = replay["table"]["steps"]
        views = [table.ask("GET", f"/replay/{step}?seat=0").json() for step in (0, steps)]
    age(db, 8)
    with serving(str(db), tmp_path, *FORGET) as server:
        table.server = server
        forgotten(server, db, table)
        with closing(sqlite3.connect(db)) as base:
            ((kept,),) = base.execute("SELECT record FROM archive WHERE id = ?", (table.id,))
        assert json.loads(zlib.decompress(kept)) == record
        got = table.ask("GET", "/record")
        assert got.json() == record
        assert table.id in got.headers["Content-Disposition"]
        assert table.id in archived(db)  # it needed no table for that
        listed = pelagia("archive", "--db", str(db))
        assert table.id in listed
        assert "finished" in listed
        assert json.loads(pelagia("archive", "--db", str(db), table.id)) == record
        (tmp_path / "record.json").write_text(pelagia("archive", "--db", str(db), table.id))
        assert "wins" in pelagia("replay", str(tmp_path / "record.json"), "--all")
        path = f"/api/tables/{table.id}"
        for rest in ("", "/record", "/replay"):
            assert server.ask("GET", path + rest, "wrong").json()["error"]["code"] == "wrong-secret"
            assert server.ask("GET", path + rest).json()["error"]["code"] == "no-secret"
        assert table.id in archived(db)
        again = record_models.Replay.model_validate(table.ask("GET", "/replay", 0).json())
        before = record_models.Replay.model_validate(replay)
        assert again.events == before.events
        assert sorted((step.number or 0, step.option or "") for step in again.steps) == sorted(
            (step.number or 0, step.option or "") for step in before.steps
        )
        assert [seat.name for seat in again.table.seats] == [seat.name for seat in before.table.seats]
        assert again.table.scores == before.table.scores
        assert [table.ask("GET", f"/replay/{step}?seat=0").json() for step in (0, steps)] == views
        assert table.ask("GET", "/record").json() == record
        assert archived(db) == []


def test_a_game_goes_on_from_the_archive(tmp_path: Path) -> None:
    """In the middle of a game, or before it: everybody's link still works, undo too, and the cards are the same."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        table, waiting = server.open(PERSON, PERSON, seed=3), server.open(PERSON, OPEN)
        twin = server.open(PERSON, PERSON, seed=3)
        twin.play([0, 1])
        table.play([0, 1], 25)
        before = [table.get(seat) for seat in (0, 1)]
        steps = before[0]["table"]["steps"]
    age(db, 8)
    with serving(str(db), tmp_path, *FORGET) as server:
        table.server = waiting.server = twin.server = server
        forgotten(server, db, table, waiting)
        assert table.ask("GET", "/record").json()["error"]["code"] == "not-finished"
        page = table.socket(0)
        assert page.get("update")["view"] == before[0]["view"]
        page.close()
        after = [table.get(seat) for seat in (0, 1)]
        for was, now in zip(before, after, strict=True):
            assert (now["view"], now["events"]) == (was["view"], was["events"])
            assert (now["table"]["pace"], now["table"]["branch"]) == (was["table"]["pace"], was["table"]["branch"])
            assert now["table"]["version"] > was["table"]["version"]
        joined = waiting.ask("POST", "/seats/1/join", None, {"name": "Bo"})
        assert joined.json()["table"]["status"] == "playing"
        seat = after[0]["view"]["decisions"][0]["seat"]
        assert table.takeback(seat, "ask").status_code == 200
        table.play([0, 1])
        assert table.get()["table"]["steps"] > steps
        assert table.ask("GET", "/record").json()["chance"] == twin.ask("GET", "/record").json()["chance"]


def test_a_table_of_other_rules_in_the_archive(tmp_path: Path) -> None:
    """It cannot be played again, says so, and its record is kept all the same."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        over, open_ = server.open(PERSON), server.open(PERSON, PERSON)
        over.play([0])
        record = over.ask("GET", "/record").json()
    age(db, 8)
    with serving(str(db), tmp_path, *FORGET) as server:
        forgotten(server, db, over, open_)
    with serving(str(db), tmp_path, plugins="tests.server.newer") as server:
        over.server = open_.server = server
        for table, link in ((over, f"/api/tables/{over.id}/record"), (open_, "")):
            answer = table.ask("GET", "", 0)
            assert (answer.status_code, answer.json()["error"]["code"]) == (410, "forgotten")
            assert answer.json()["error"]["text"]["args"] == {"record": link}
            page = table.socket(0)
            assert page.get("error")["error"]["code"] == "forgotten"
            page.close()
        assert over.ask("GET", "/record").json() == record
        assert open_.ask("GET", "/record").json()["error"]["code"] == "not-finished"
    with serving(str(db), tmp_path) as server:
        open_.server = server
        assert mine(open_.get(open_.get()["view"]["decisions"][0]["seat"])) is not None

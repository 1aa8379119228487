"""Databases of earlier and later versions."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert, inspect, select, text

import pelagia
from pelagia.core.record import Record
from pelagia.server.store import queries, schema
from pelagia.server.store.storage import Storage
from tests.server.kit import PERSON, serving
from tests.server.tables.test_changes import board, undoable

NEW = ("since", "pace", "patience", "tries", "retry", "visited")
# What each version has added, and how to be without it.
ADDED = {
    2: ("DROP INDEX chat_line", "ALTER TABLE chat DROP COLUMN line"),
    3: (
        "DROP TABLE archive",
        "ALTER TABLE moves DROP COLUMN revealed",
        *(f"ALTER TABLE tables DROP COLUMN {name}" for name in NEW),
    ),
    4: ("DROP TABLE bans", "DROP TABLE mutes", "ALTER TABLE tables DROP COLUMN leaving"),
    5: ("ALTER TABLE moves DROP COLUMN told", "ALTER TABLE moves DROP COLUMN outcomes"),
    6: ("ALTER TABLE tables DROP COLUMN lesson",),
    7: (
        "DROP TABLE notes",
        "ALTER TABLE moves DROP COLUMN bot",
        "ALTER TABLE seats DROP COLUMN offered",
        "ALTER TABLE tables DROP COLUMN closed",
        "ALTER TABLE tables DROP COLUMN wishes",
        "ALTER TABLE tables ADD COLUMN takeback TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE tables ADD COLUMN leaving TEXT NOT NULL DEFAULT '[]'",
    ),
    8: ("DROP TABLE bundles",),
    9: ("ALTER TABLE tables DROP COLUMN undo",),
}


def apart(base: Connection) -> None:
    """Give events and outcomes of chance rows of their own, as they had before version 5."""
    for id in base.execute(select(schema.tables.c.id)).scalars().all():
        told, outcomes = queries.told_since(id, 0, 100_000)(base), queries.outcomes(id)(base)
        for table in (schema.events, schema.chances):
            base.execute(delete(table).where(table.c.table_id == id))
        for seq, only, body in told:
            base.execute(insert(schema.events).values(table_id=id, seq=seq, only=only, body=body))
        for n, outcome in enumerate(outcomes):
            base.execute(insert(schema.chances).values(table_id=id, n=n, outcome=json.dumps(outcome)))


def set_back(db: str, version: int, *more: str) -> None:
    """Make an earlier database of a new one."""
    storage = Storage(db)
    with storage.engine.begin() as base:
        if version < 5:
            apart(base)
        for later in range(schema.VERSION, version, -1):
            for statement in ADDED[later]:
                base.execute(text(statement))
        for statement in (f"UPDATE about SET value = '{version}'", *more):
            base.execute(text(statement))
    storage.close()


def test_an_earlier_database_is_brought_up_to_date(tmp_path: Path) -> None:
    db = str(tmp_path / "games.db")
    set_back(db, 1)
    for _ in range(2):
        storage = Storage(db)
        with storage.engine.begin() as base:
            assert queries.say("table", 0, "Ada", "ahoy", "line-0001")(base).seq == 1
        storage.close()


def test_a_later_database_is_refused(tmp_path: Path) -> None:
    db = str(tmp_path / "games.db")
    Storage(db).close()
    with sqlite3.connect(db) as base:
        base.execute("UPDATE about SET value = '99'")
    with pytest.raises(SystemExit, match="99"):
        Storage(db)


def test_tables_of_an_earlier_database_go_on(tmp_path: Path) -> None:
    tables_go_on(str(tmp_path / "games.db"), tmp_path)


def shape(db: str) -> dict[str, object]:
    """The tables of a database with their columns and indices, in no order."""
    storage = Storage(db)
    inspector = inspect(storage.engine)
    columns = {
        name: {column["name"]: (str(column["type"]), column["nullable"]) for column in inspector.get_columns(name)}
        for name in inspector.get_table_names()
    }
    indices = {name: sorted(str(index["name"]) for index in inspector.get_indexes(name)) for name in columns}
    storage.close()
    return {"columns": columns, "indices": indices}


def becomes_as_new(db: str, version: int) -> None:
    """A database of an earlier version, brought up to date, is like a new one."""
    new = shape(db)
    set_back(db, version)
    assert shape(db) == new


@pytest.mark.parametrize("version", ADDED)
def test_every_earlier_database_becomes_as_new(tmp_path: Path, version: int) -> None:
    becomes_as_new(str(tmp_path / "games.db"), version - 1)


def undo_goes_on(db: str, folder: Path) -> None:
    """Who may undo was not stored before version 9."""
    with serving(db, folder) as server:
        table = server.open(PERSON, PERSON, seed=3)
        seat, before, _ = undoable(table)
    set_back(db, 8)
    with serving(db, folder) as server:
        table.server = server
        assert [table.get(person)["table"]["undo"] for person in (0, 1)] == [seat == 0, seat == 1]
        assert board(table.undo(seat).json()) == board(before)


def test_undo_goes_on(tmp_path: Path) -> None:
    undo_goes_on(str(tmp_path / "games.db"), tmp_path)


def tables_go_on(db: str, folder: Path) -> None:
    """One in the middle of a game, one that is stuck and bears a time that is none, as version 2 wrote it."""
    with serving(db, folder, plugins="tests.server.plugin") as server:
        table, stuck = server.open(PERSON, PERSON), server.open(PERSON, {"kind": "bot", "bot": "endless"})
        table.play([0, 1], 5)
        before = table.get(0)
        while not stuck.get()["table"]["seats"][1]["to_move"]:
            stuck.play([0], 1)
        steps = stuck.get()["table"]["steps"]
    false = f"UPDATE tables SET status = 'stuck', bot_turn = FALSE, updated = 0 WHERE id = '{stuck.id}'"
    set_back(db, 2, false)
    options = ("--forget-days", "1", "--bot-seconds", "1")
    with serving(db, folder, *options, plugins="tests.server.plugin") as server:
        table.server = stuck.server = server
        now = table.get(0)
        assert (now["view"], now["events"]) == (before["view"], before["events"])
        assert now["table"]["pace"] == "correspondence"
        waited = next(seat for seat in now["table"]["seats"] if seat["to_move"])
        assert waited["stand_in_from"] > now["table"]["updated"]
        asker = next(seat for seat in (0, 1) if table.takeback(seat, "ask").status_code == 200)
        assert table.get()["table"]["takeback"]["needed"] == [1 - asker]  # what is not known counts as revealed
        table.play([0, 1])
        record = Record.from_json(
            table.ask("GET", "/record").json()
        )  # its beginning and its end are stored differently
        assert pelagia.replay(record).scores == table.get()["table"]["scores"]
        state = stuck.wait(lambda state: state["table"]["steps"] > steps, seconds=60)["table"]
        assert state["updated"] >= state["created"] > "2020"

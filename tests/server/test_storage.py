"""Databases of earlier and later versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from pelagia.server import queries
from pelagia.server.storage import Storage
from tests.server.kit import PERSON, serving


def test_an_earlier_database_is_brought_up_to_date(tmp_path: Path) -> None:
    db = str(tmp_path / "games.db")
    Storage(db).close()
    with sqlite3.connect(db) as base:
        base.execute("DROP INDEX chat_line")
        base.execute("ALTER TABLE chat DROP COLUMN line")
        base.execute("UPDATE about SET value = '1'")
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


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    """Those that nothing has changed for long, with all that belongs to them; only if the operator wishes it."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        old, young = server.open(PERSON, PERSON), server.open(PERSON, PERSON)
        for table in (old, young):
            table.play([0, 1], 2)
            table.ask("POST", "/chat", 0, {"text": "ahoy"})
    with sqlite3.connect(db) as base:
        base.execute("UPDATE tables SET updated = updated - 8 * 24 * 3600 WHERE id = ?", (old.id,))
    with serving(str(db), tmp_path) as server:
        assert server.ask("GET", f"/api/tables/{old.id}", old.watch).status_code == 200
    with serving(str(db), tmp_path, "--forget-days", "7") as server:
        server.until(lambda: server.ask("GET", f"/api/tables/{old.id}", old.watch).status_code == 404)
        assert server.ask("GET", f"/api/tables/{young.id}", young.watch).status_code == 200
    with sqlite3.connect(db) as base:
        for name in ("seats", "moves", "events", "chances", "chat"):
            assert {id for (id,) in base.execute(f"SELECT DISTINCT table_id FROM {name}")} == {young.id}

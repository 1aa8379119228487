"""Databases of earlier and later versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from pelagia.server import queries
from pelagia.server.storage import Storage


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

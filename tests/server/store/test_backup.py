"""Backups of a server that runs and plays, and what comes back from them."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.kit import PERSON, Server, Table, mine, pick, serving
from tests.server.tables.test_archive import pelagia

Moves = list[tuple[int, int, str]]


class Playing:
    """Somebody who plays a table to its end, and remembers which choices were acknowledged."""

    def __init__(self, table: Table) -> None:
        self.table, self.acknowledged = table, 0

    def run(self) -> None:
        while decisions := self.table.get()["view"]["decisions"]:
            seat = decisions[0]["seat"]
            decision = mine(self.table.get(seat))
            assert decision is not None
            assert self.table.choose(seat, decision["number"], pick(decision)).status_code == 200
            self.acknowledged += 1


def moves(db: Path, table: Table) -> Moves:
    with closing(sqlite3.connect(db)) as base:
        query = "SELECT number, seat, written FROM moves WHERE table_id = ? ORDER BY step"
        return base.execute(query, (table.id,)).fetchall()


def saved_in_play(server: Server, db: str, file: Path) -> tuple[Table, int]:
    """Make a backup while a table is played; return the table, and how many choices the backup must hold."""
    table = server.open(PERSON, PERSON)
    table.ask("POST", "/chat", 0, {"text": "hello"})
    playing = Playing(table)
    with ThreadPoolExecutor(1) as pool:
        played = pool.submit(playing.run)
        server.until(lambda: playing.acknowledged >= 5)
        least = playing.acknowledged
        assert "1 table" in pelagia("backup", "--db", db, str(file))
        played.result()
    return table, least


def goes_on(server: Server, table: Table, least: int) -> None:
    """A restored table has all that was acknowledged, and is played to its end."""
    back = Table(server, table.id, table.keys, table.watch)
    state = back.get(0)
    assert state["table"]["steps"] >= least
    assert [line["text"] for line in state["chat"]] == ["hello"]
    back.play([0, 1])
    assert back.ask("POST", "/chat", 1, {"text": "well played"}).status_code == 200
    assert back.get()["table"]["status"] == "finished"


def refused(*arguments: str) -> str:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        pelagia(*arguments)
    assert failed.value.returncode == 2
    said: str = failed.value.stderr
    return said


def test_a_backup_of_a_server_that_plays(tmp_path: Path) -> None:
    db, file, other = tmp_path / "games.db", tmp_path / "backup.db", tmp_path / "other" / "games.db"
    with serving(str(db), tmp_path) as server:
        table, least = saved_in_play(server, str(db), file)
        assert sorted(left.name for left in tmp_path.glob("*backup*")) == ["backup.db"]
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    held = moves(file, table)
    assert len(held) >= least
    assert moves(db, table)[: len(held)] == held
    assert "1 table" in pelagia("restore", "--db", str(other), str(file))
    with serving(str(other), tmp_path) as server:
        goes_on(server, table, least)


def test_nothing_is_replaced_unasked(tmp_path: Path) -> None:
    db, file = tmp_path / "games.db", tmp_path / "backup.db"
    with serving(str(db), tmp_path) as server:
        table = server.open(PERSON)
        pelagia("backup", "--db", str(db), str(file))
        late = server.open(PERSON)
    assert "--replace" in refused("restore", "--db", str(db), str(file))
    with serving(str(db), tmp_path) as server:
        assert Table(server, late.id, late.keys, late.watch).get()
    pelagia("restore", "--replace", "--db", str(db), str(file))
    with serving(str(db), tmp_path) as server:
        assert Table(server, table.id, table.keys, table.watch).get()
        assert Table(server, late.id, late.keys, late.watch).ask("GET", "").status_code == 404


def test_what_is_no_backup(tmp_path: Path) -> None:
    """Nothing is made, replaced or thrown away by a command that fails."""
    junk, db, kept = tmp_path / "junk", tmp_path / "games.db", tmp_path / "kept"
    junk.write_bytes(b"no database at all" * 1000)
    kept.write_text("the last backup")
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE tables (id)")
    for file in ("junk", "foreign.db"):
        assert "not a database of Pelagia" in refused("restore", "--replace", "--db", str(db), str(tmp_path / file))
        assert "not a database of Pelagia" in refused("backup", "--db", str(tmp_path / file), str(kept))
    assert "none" in refused("restore", "--db", str(db), str(tmp_path / "none"))
    assert "games.db" in refused("backup", "--db", str(db), str(kept))
    assert kept.read_text() == "the last backup"
    assert sorted(left.name for left in tmp_path.iterdir()) == ["foreign.db", "junk", "kept"]

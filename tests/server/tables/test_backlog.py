"""Thousands of tables wait for their bots after a restart; nobody else waits for them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.kit import BOT, PERSON, serving

MANY = 5000


def copies(base: sqlite3.Connection, name: str, key: str, **other: str) -> None:
    """Add copies of the only rows of a table, under other ids, and with other values."""
    columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
    values = [{key: "printf('waiting-%05d', n.i)", **other}.get(column, f'"{column}"') for column in columns]
    names = ", ".join(f'"{column}"' for column in columns)
    base.execute(
        f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY}) "
        f"INSERT INTO {name} ({names}) SELECT {', '.join(values)} FROM {name}, n"
    )


def test_a_new_table_does_not_wait_behind_old_ones(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        server.open(PERSON, PERSON)
    with closing(sqlite3.connect(db)) as base:
        copies(base, "tables", "id", bot_turn="1")
        copies(base, "seats", "table_id", kind="'bot'", bot="'random'")
        base.commit()

    def moves() -> int:
        """Of the tables that have waited since the restart."""
        with closing(sqlite3.connect(db)) as base:
            query = "SELECT SUM(steps) FROM tables WHERE id LIKE 'waiting-%'"
            made: int = base.execute(query).fetchone()[0]
        return made

    def waiting() -> float:
        said = re.search(r"^pelagia_waiting_bots (\S+)$", server.ask("GET", "/api/metrics").text, re.MULTILINE)
        return float(said[1]) if said else 0.0

    with serving(str(db), tmp_path) as server:
        server.until(lambda: waiting() > MANY / 2)
        before = moves()
        table, made = server.open(PERSON, BOT), 0
        while table.turn(0)["table"]["steps"] <= made:  # until the bot has moved
            made += table.play([0], 1)
        assert moves() - before < MANY / 4  # in a row with the others, the bot would have come after them all
        assert server.ask("GET", "/api/health").status_code == 200

"""Tables that are stuck: tried again by themselves, with growing pauses, and never forgotten."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from pelagia.server.tables.bots import pause_after
from tests.server.kit import BOT, OPEN, PERSON, Server, Table, mine, serving

PLUGIN = "tests.server.plugin"
QUICKLY, LATER = ("--stuck-seconds", "0.2"), ("--stuck-seconds", "5000")


def column(db: Path, table: Table, what: str) -> Any:
    with closing(sqlite3.connect(db)) as base:
        return base.execute(f"SELECT {what} FROM tables WHERE id = ?", (table.id,)).fetchone()[0]


def age(db: Path, days: float) -> None:
    """Let the time pass for all tables."""
    with closing(sqlite3.connect(db)) as base:
        for name in ("created", "updated", "visited"):
            base.execute(f"UPDATE tables SET {name} = {name} - ?", (days * 24 * 3600,))
        base.execute("UPDATE seats SET seen = seen - ?", (days * 24 * 3600,))
        base.commit()


def stuck(server: Server, folder: Path) -> Table:
    """A table whose bot cannot move."""
    table = server.open(PERSON, BOT)
    table.turn(0)
    (folder / "broken").touch()
    while table.get()["table"]["status"] == "playing":
        if decision := mine(table.get(0)):
            table.choose(0, decision["number"], decision["options"][-1]["written"])
    return table


def test_a_stuck_table_goes_on_by_itself(tmp_path: Path) -> None:
    """No restart, no change: it is tried again, later each time, until its bot can move."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path, *QUICKLY, plugins=PLUGIN) as server:
        table = stuck(server, tmp_path)
        server.until(lambda: column(db, table, "tries") >= 3)
        assert column(db, table, "retry") > column(db, table, "updated") > column(db, table, "created")
        (tmp_path / "broken").unlink()
        assert mine(table.turn(0)) is not None
        assert table.get()["table"]["status"] == "playing"
        assert column(db, table, "tries") == 0
        pauses = re.findall(rf"table {table.id} is stuck: .* in (\S+) s", server.log.read_text())
        table.play([0], 2)
    assert [float(pause) for pause in pauses[:3]] == [0.2, 1.0, 5.0]


def test_the_pauses_are_bounded() -> None:
    assert [pause_after(tries, 60) / 60 for tries in (1, 2, 3, 4, 5, 6, 1000)] == [1, 5, 25, 125, 360, 360, 360]


def test_any_change_tries_again(tmp_path: Path) -> None:
    """Also a choice: while a bot is stuck, people may do what they could do before."""
    with serving(str(tmp_path / "games.db"), tmp_path, *LATER, plugins=PLUGIN) as server:
        table = stuck(server, tmp_path)
        (tmp_path / "broken").unlink()
        assert table.ask("POST", "/seats/0/bot", 0, {}).status_code == 200
        table.wait(lambda state: state["table"]["status"] != "stuck")
        table.ask("DELETE", "/seats/0/bot", 0)
        table.play([0])


def test_who_is_stuck_may_go_back(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db"), tmp_path, *LATER, plugins=PLUGIN) as server:
        table = stuck(server, tmp_path)
        steps = table.get()["table"]["steps"]
        back = table.takeback(0, "ask").json()
        assert back["table"]["steps"] < steps
        assert back["table"]["status"] == "playing"
        assert mine(back) is not None


def test_a_stuck_table_is_never_forgotten(tmp_path: Path) -> None:
    """Not by a restart, not after years, and no time in the database is ever false."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path, *LATER, plugins=PLUGIN) as server:
        table, old = stuck(server, tmp_path), server.open(PERSON, OPEN)
    for _ in range(2):
        age(db, 1000)
        before = column(db, table, "updated")
        with serving(str(db), tmp_path, *LATER, "--forget-days", "7", plugins=PLUGIN) as server:
            server.until(lambda: old.id not in there(db))  # noqa: B023 - at once
            old = server.open(PERSON, OPEN)
            assert column(db, table, "status") == "stuck"
            assert column(db, table, "updated") >= before
    (tmp_path / "broken").unlink()
    due(db)
    with serving(str(db), tmp_path, *LATER, plugins=PLUGIN) as server:
        table.server = server
        assert mine(table.turn(0)) is not None
        table.play([0])


def there(db: Path) -> list[str]:
    with closing(sqlite3.connect(db)) as base:
        return [id for (id,) in base.execute("SELECT id FROM tables")]


def test_an_upgrade_and_back(tmp_path: Path) -> None:
    """Rules that cannot go on with a table, and restarts that forget: the table waits until they can."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path, plugins=PLUGIN) as server:
        table, old = server.open(PERSON, {"kind": "bot", "bot": "endless"}), server.open(PERSON, OPEN)
        while not table.get()["table"]["seats"][1]["to_move"]:
            table.play([0], 1)
    assert column(db, table, "bot_turn")
    steps = column(db, table, "steps")
    options = ("--skip-failed", "--forget-days", "1")
    for _ in range(2):
        age(db, 5)
        with serving(str(db), tmp_path, *options, plugins=f"{PLUGIN},tests.server.newer") as server:
            table.server = old.server = server
            for closed in (table, old):
                answer = closed.ask("GET", "", 0)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "table-closed")
            newer = server.open(PERSON, OPEN)
            assert newer.get()["table"]["status"] == "gathering"
        with closing(sqlite3.connect(db)) as base:
            base.execute("DELETE FROM tables WHERE id = ?", (newer.id,))
            base.commit()
    assert {table.id, old.id} <= {*there(db)}
    with serving(str(db), tmp_path, "--forget-days", "1", "--bot-seconds", "1", plugins=PLUGIN) as server:
        table.server = server
        table.wait(lambda state: state["table"]["steps"] > steps, seconds=60)  # an endless bot and its replacement


def due(db: Path) -> None:
    """Let the pauses of all tables be over."""
    with closing(sqlite3.connect(db)) as base:
        base.execute("UPDATE tables SET retry = 1")
        base.commit()

"""How much a table takes: a finished one is its record and its last position."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pelagia
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from pelagia.engine.calls import pack_state
from tests.server.kit import PERSON, Data, Server, Table, mine, serving


def size(db: Path, table: str, what: str = "moves", column: str = "before") -> int:
    with closing(sqlite3.connect(db)) as base:
        query = f"SELECT COALESCE(SUM(LENGTH({column})), 0) FROM {what} WHERE table_id = ?"
        count: int = base.execute(query, (table,)).fetchone()[0]
    return count


def record(game: str, players: int, choices: int = 100_000) -> Data:
    """The record of a random game, or of its first choices."""
    played, rng = pelagia.new(game, players, 3), Rng(3)
    for _ in range(choices):
        if not played.decisions:
            break
        decision = rng.choice(played.decisions)
        played.choose(rng.choice(decision.singles()), decision.seat, decision.number)
    assert played.record is not None
    return played.record.to_json()


def replays(server: Server, id: str, watch: str) -> list[Any]:
    """All that a replay shows of some steps, and its whole log."""
    table = Table(server, id, {}, watch)
    whole = table.ask("GET", "/replay").json()
    steps = [table.ask("GET", f"/replay/{step}").json()["view"] for step in range(0, len(whole["steps"]), 9)]
    return [*steps, whole["steps"], whole["events"]]


def positions(db: Path, table: str) -> int:
    with closing(sqlite3.connect(db)) as base:
        query = "SELECT COUNT(*) FROM moves WHERE table_id = ? AND LENGTH(before) > 0"
        count: int = base.execute(query, (table,)).fetchone()[0]
    return count


def test_a_running_table_keeps_its_last_positions_and_takes_back_all(tmp_path: Path) -> None:
    """What is not stored any more comes from the record."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        table = server.open(PERSON, PERSON, seed=5)
        seen = watched(table, 100)
        assert 32 <= positions(db, table.id) < 64
        assert shown(table, 41) == seen[41:]
        while (steps := table.get(0)["table"]["steps"]) > 20:
            wish = table.takeback(0, "ask")
            if wish.status_code == 200 and wish.json()["table"]["takeback"]:
                wish = table.takeback(1, "agree")
            assert wish.status_code == 200, wish.text
            assert table.get(0)["table"]["steps"] < steps
        assert table.get(0)["view"] == seen[steps]
        other = mine(table.get(seat := table.get()["view"]["decisions"][0]["seat"]))  # the game takes another way
        assert other is not None
        table.choose(seat, other["number"], other["options"][0]["written"])
        again = watched(table, 100)
        assert again != seen[-len(again) :]
        assert shown(table, 41) == again[-60:]


def watched(table: Table, steps: int) -> list[Data]:
    """Play until so many choices have been made; return what seat 0 saw before each of them, and at the end."""
    seen = [table.get(0)["view"]]
    while table.get()["table"]["steps"] < steps:
        table.play([0, 1], 1)
        seen.append(table.get(0)["view"])
    return seen


def shown(table: Table, first: int) -> list[Data]:
    """The positions after so many choices and later, step by step."""
    return [step["view"] for step in table.ask("GET", f"/steps?first={first}", 0).json()["steps"]]


def test_tables_that_were_finished_before_are_made_small(tmp_path: Path) -> None:
    """A server of an earlier version has left all their positions; what a replay shows stays the same."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        table = server.open(PERSON, PERSON, seed=5)
        table.play([0, 1])
        server.until(lambda: size(db, table.id) == 0)
        shown = replays(server, table.id, table.watch)
    game = pelagia.new("new-eden", 2, 5)
    with closing(sqlite3.connect(db)) as base:
        for step, written in base.execute("SELECT step, written FROM moves ORDER BY step").fetchall():
            base.execute("UPDATE moves SET before = ? WHERE step = ?", (pack_state(game), step))
            game.choose(written)
        base.commit()
    assert size(db, table.id) > 0
    with serving(str(db), tmp_path) as server:
        server.until(lambda: size(db, table.id) == 0)
        assert replays(server, table.id, table.watch) == shown


def test_an_unfinished_record_is_refused(server: Server) -> None:
    for choices in (0, 5):
        answer = server.ask("POST", "/api/records", body=record("new-eden", 2, choices))
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "unfinished-record")


def test_an_uploaded_record_stays_small(tmp_path: Path) -> None:
    """Its positions are made when somebody looks at them, also after a restart."""
    db, given = tmp_path / "games.db", record("new-eden", 2)
    with serving(str(db), tmp_path) as server:
        made = server.ask("POST", "/api/records", body=given).json()
        id, watch = made["table"]["id"], made["secrets"]["spectator"]
        assert size(db, id) == 0
        shown = replays(server, id, watch)
        assert shown[0] == played_again(given, 0)
        assert shown[3] == played_again(given, 27)
        assert size(db, id) == 0
    with serving(str(db), tmp_path) as server:
        assert replays(server, id, watch) == shown


def played_again(given: Data, steps: int) -> Data:
    return {**pelagia.replay(Record.from_json(given), upto=steps).view(None)}


def test_a_finished_game_becomes_small(tmp_path: Path) -> None:
    """Undo and takeback need the positions while it runs; a replay shows the same without them."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        table = server.open(PERSON, PERSON)
        table.play([0, 1], 20)
        assert size(db, table.id) > 1000
        table.play([0, 1])
        server.until(lambda: size(db, table.id) == 0)
        given = table.ask("GET", "/record").json()
        shown = replays(server, table.id, table.watch)
        assert len(shown[-1]) > 100
        assert [event["seq"] for event in shown[-1]] == [*range(len(shown[-1]))]
        assert shown[-2][-1]["scores"] == table.get()["table"]["scores"]
        assert shown[0] == played_again(given, 0)
    with serving(str(db), tmp_path) as server:
        assert replays(server, table.id, table.watch) == shown


def test_an_address_may_store_so_much_a_day(tmp_path: Path) -> None:
    given = record("new-eden", 2)
    with serving(str(tmp_path / "games.db"), tmp_path, "--new-bytes-per-day", "1020000") as server:
        table = server.open(PERSON, PERSON)
        server.open(PERSON, PERSON)
        plan = {"game": "new-eden", "seats": [PERSON, PERSON]}
        answer = server.ask("POST", "/api/tables", body=plan)
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
        made = [server.ask("POST", "/api/records", body=given).status_code for _ in range(12)]
        assert (made[0], made[-1]) == (201, 429)
        table.play([0, 1], 5)


def test_a_full_database_takes_nothing_new(tmp_path: Path) -> None:
    """But games that are under way go on."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server:
        table = server.open(PERSON, PERSON)
    with serving(str(db), tmp_path, "--most-bytes", "1000") as server:
        table.server = server
        for path, body in (("tables", {"game": "new-eden", "seats": [PERSON]}), ("records", record("new-eden", 2))):
            answer = server.ask("POST", f"/api/{path}", body=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-room")
        table.play([0, 1], 5)

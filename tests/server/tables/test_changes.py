"""Undo and takeback."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

import pelagia
from tests.server.kit import BOT, PERSON, Data, Server, Table, mine, pick, serving


def first_turn(table: Table) -> tuple[int, Data]:
    state = table.wait(lambda state: any(seat["to_move"] for seat in state["table"]["seats"]))
    seat = next(decision["seat"] for decision in state["view"]["decisions"])
    return seat, table.get(seat)


def undoable(table: Table, *, passed: bool = False) -> tuple[int, Data, Data]:
    """Play until somebody can undo a choice, in their turn or after it; return who, and the table before and after."""
    for _ in range(60):
        seat, before = first_turn(table)
        decision = mine(before)
        assert decision is not None
        after = table.choose(seat, decision["number"], decision["options"][0]["written"]).json()
        if after["table"]["undo"] and passed == (mine(after) is None):
            return seat, before, after
    raise AssertionError("nothing could be undone")


def board(state: Data) -> Data:
    return {"view": state["view"], "events": state["events"]}


def test_undo(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    seat, before, after = undoable(table)
    page = table.socket(1 - seat)
    page.get("update")
    assert table.undo(1 - seat).json()["error"]["code"] == "cannot-undo"
    undone = table.undo(seat).json()
    assert board(undone) == board(before)
    assert undone["table"]["branch"] == before["table"]["branch"] + 1
    update = page.until(lambda update: update["table"]["branch"] == undone["table"]["branch"])
    assert update["since"] <= len(before["events"])
    decision = mine(undone)
    assert decision is not None
    stale = {"number": decision["number"], "option": pick(decision), "branch": before["table"]["branch"]}
    assert table.ask("POST", "/choices", seat, stale).status_code == 409
    again = table.choose(seat, decision["number"], decision["options"][0]["written"]).json()
    assert board(again) == board(after)
    page.close()


def test_undo_after_the_server_was_killed(tmp_path: Path) -> None:
    """What can be undone is in the database, not in somebody's memory."""
    db = str(tmp_path / "games.db")
    doomed = Server(db, tmp_path)
    table = doomed.open(PERSON, PERSON, seed=3)
    seat, before, after = undoable(table)
    doomed.kill()
    doomed.http.close()
    with serving(db, tmp_path) as server:
        table.server = server
        assert board(table.get(seat)) == board(after)
        assert board(table.undo(seat).json()) == board(before)
        assert table.undo(seat).json()["error"]["code"] == "cannot-undo"


def test_a_careful_choice(server: Server) -> None:
    """It is carried out if it can be undone and one's turn goes on; else nothing happens until it is sent plainly."""
    table = server.open(PERSON, PERSON, seed=3)
    made, held = 0, 0
    while not (made and held > 3):
        seat, before = first_turn(table)
        decision = mine(before)
        assert decision is not None
        choice = {"number": decision["number"], "option": decision["options"][0]["written"]}
        answer = table.ask("POST", "/choices", seat, {**choice, "careful": True})
        if answer.status_code == 200:
            made += 1
            assert answer.json()["view"]["can_undo"]
            assert mine(answer.json()) is not None
            continue
        held += 1
        assert answer.json()["error"]["code"] == "confirm-first"
        assert board(table.get(seat)) == board(before)
        after = table.ask("POST", "/choices", seat, choice).json()
        assert not (after["view"]["can_undo"] and mine(after))


def test_an_undo_sent_twice_takes_back_once(server: Server) -> None:
    """It carries the version that it was made on, by both doors; without one it is not understood."""
    table = server.open(PERSON, PERSON, seed=2)
    seat, state = twice_undoable(table)
    version, steps = state["table"]["version"], state["table"]["steps"]
    assert table.undo(seat, version).json()["table"]["steps"] == steps - 1
    again = table.undo(seat, version)
    assert again.status_code == 409
    assert again.json()["error"]["code"] == "stale-choice"
    assert again.json()["state"]["table"]["steps"] == steps - 1
    page = table.socket(seat)
    page.get("update")
    page.send(type="undo", id=1, version=version)
    assert page.get("error")["error"]["text"]["id"] == "error-stale-takeback"
    page.send(type="undo", id=2)
    assert page.get("error")["error"]["code"] == "bad-request"
    page.send(type="takeback", id=3, action="ask", version=version)
    assert page.get("error")["error"]["code"] == "stale-choice"
    assert table.takeback(seat, "ask", version).status_code == 409
    for path, body in (("/undo", {}), ("/undo", None), ("/takeback", {"action": "ask"})):
        assert table.ask("POST", path, seat, body).json()["error"]["code"] == "bad-request"
    assert table.get()["table"]["steps"] == steps - 1
    page.send(type="undo", id=4, version=table.version())
    page.until(lambda update: update["table"]["steps"] == steps - 2)
    page.close()


def twice_undoable(table: Table) -> tuple[int, Data]:
    """Play until somebody could undo two choices, one after the other."""
    last = (-1, -1)
    for _ in range(60):
        seat, _, after = undoable(table)
        steps = after["table"]["steps"]
        if last == (seat, steps - 1):
            return seat, after
        last = seat, steps
    raise AssertionError("never two choices in a row")


def test_racing_undos(server: Server) -> None:
    """Of several at the same moment exactly one is carried out."""
    table = server.open(PERSON, PERSON, seed=3)
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            seat, before, after = undoable(table)
            version = after["table"]["version"]
            tries = [pool.submit(table.undo, seat, version) for _ in range(4)]
            assert sorted(attempt.result().status_code for attempt in tries) == [200, 409, 409, 409]
            assert table.get()["table"]["steps"] == before["table"]["steps"]
            table.play([seat], 1)


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_the_table_says_who_may_undo(server: Server, game: str) -> None:
    """Also where answers are secret. Whoever may not is refused, and whoever may is not."""
    table, undone = server.open(PERSON, PERSON, PERSON, seed=3, game=game), 0
    for _ in range(20):
        table.play([0, 1, 2], 1)
        states = [table.get(seat)["table"] for seat in range(3)]
        able = [state["you"] for state in states if state["undo"]]
        for seat in {0, 1, 2} - {*able}:
            assert table.undo(seat).json()["error"]["code"] == "cannot-undo"
        assert table.get()["table"]["undo"] is False
        if able and undone < 3:
            undone += 1
            assert table.undo(*able).status_code == 200
    assert undone


def test_nothing_to_undo(server: Server) -> None:
    table = server.open(PERSON, PERSON)
    for seat in (0, 1):
        assert table.undo(seat).json()["error"]["code"] == "cannot-undo"
        assert table.takeback(seat, "ask").json()["error"]["code"] == "no-takeback"
    for path, body in (("/undo", {"version": 1}), ("/takeback", {"version": 1, "action": "ask"})):
        assert table.ask("POST", path, None, body).json()["error"]["code"] == "not-your-seat"


def test_a_line_of_chat_is_said_once(server: Server) -> None:
    """Sent again under the same name it is the same line; others may use that name too."""
    table = server.open(PERSON, PERSON)
    said = [table.ask("POST", "/chat", seat, {"text": "ahoy", "line": "line-0001"}).json() for seat in (0, 0, 1, None)]
    assert said[0] == said[1]
    assert len({line["seq"] for line in said}) == 3
    for _ in range(2):
        table.ask("POST", "/chat", 0, {"text": "unnamed"})
    assert [line["text"] for line in table.get()["chat"]] == ["ahoy"] * 3 + ["unnamed"] * 2


def last_mover(table: Table) -> int:
    """Who of the people has chosen last."""
    db = next(table.server.log.parent.glob("*.db"))
    with closing(sqlite3.connect(db)) as base:
        moves = base.execute("SELECT seat FROM moves WHERE table_id = ? AND seat < 2 ORDER BY step DESC", (table.id,))
        return int(moves.fetchone()[0])


def test_takeback_needs_everybody(server: Server) -> None:
    table = server.open(PERSON, PERSON, BOT)
    table.play([0, 1], 9)
    seat, before = 0, table.get()
    table.play([0, 1], 1)
    while last_mover(table) != 1 - seat:  # until the other one has chosen since
        table.play([0, 1], 1)
    asked = table.takeback(seat, "ask").json()
    wish = asked["table"]["takeback"]
    assert (wish["by"], wish["agreed"], wish["needed"]) == (seat, [seat], [1 - seat])
    refused = table.takeback(1 - seat, "refuse").json()
    assert refused["table"]["takeback"] is None
    table.takeback(seat, "ask")
    agreed = table.takeback(1 - seat, "agree").json()
    assert agreed["table"]["branch"] == before["table"]["branch"] + 1
    assert agreed["table"]["takeback"] is None
    assert mine(table.get(seat)) is not None
    table.play([0, 1])
    record = table.ask("GET", "/record").json()  # chance was taken back too, or this would not replay
    assert server.ask("POST", "/api/records", body=record).status_code == 201


def test_takeback_goes_exactly_there(server: Server) -> None:
    table = server.open(PERSON, BOT)
    table.play([0], 6)
    before = table.turn(0)
    table.play([0], 1)
    table.turn(0)
    after = table.takeback(0, "ask").json()  # against bots nobody else is asked
    assert board(after) == board(before)

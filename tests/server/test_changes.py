"""Undo, takeback, and bots that stand in."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.kit import BOT, PERSON, Data, Server, Table, mine, pick, serving


def first_turn(table: Table) -> tuple[int, Data]:
    state = table.wait(lambda state: any(seat["to_move"] for seat in state["table"]["seats"]))
    seat = next(one["seat"] for one in state["view"]["decisions"])
    return seat, table.get(seat)


def undoable(table: Table) -> tuple[int, Data, Data]:
    """Play until somebody can undo a choice; return who, and the table before and after it."""
    for _ in range(60):
        seat, before = first_turn(table)
        decision = mine(before)
        assert decision is not None
        after = table.choose(seat, decision["number"], decision["options"][0]["written"]).json()
        if after["view"]["can_undo"]:
            return seat, before, after
    raise AssertionError("nothing could be undone")


def board(state: Data) -> Data:
    return {"view": state["view"], "events": state["events"]}


def test_undo(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    seat, before, after = undoable(table)
    page = table.socket(1 - seat)
    page.get("update")
    assert table.ask("POST", "/undo", 1 - seat).json()["error"]["code"] == "cannot-undo"
    undone = table.ask("POST", "/undo", seat).json()
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
        assert board(table.ask("POST", "/undo", seat).json()) == board(before)
        assert table.ask("POST", "/undo", seat).json()["error"]["code"] == "cannot-undo"


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


def test_nothing_to_undo(server: Server) -> None:
    table = server.open(PERSON, PERSON)
    for seat in (0, 1):
        assert table.ask("POST", "/undo", seat).json()["error"]["code"] == "cannot-undo"
        assert table.ask("POST", "/takeback", seat, {"action": "ask"}).json()["error"]["code"] == "no-takeback"
    assert table.ask("POST", "/undo").json()["error"]["code"] == "not-your-seat"


def test_a_line_of_chat_is_said_once(server: Server) -> None:
    """Sent again under the same name it is the same line; others may use that name too."""
    table = server.open(PERSON, PERSON)
    said = [table.ask("POST", "/chat", seat, {"text": "ahoy", "line": "line-0001"}).json() for seat in (0, 0, 1, None)]
    assert said[0] == said[1]
    assert len({one["seq"] for one in said}) == 3
    for _ in range(2):
        table.ask("POST", "/chat", 0, {"text": "unnamed"})
    assert [line["text"] for line in table.get()["chat"]] == ["ahoy"] * 3 + ["unnamed"] * 2


def test_takeback_needs_everybody(server: Server) -> None:
    table = server.open(PERSON, PERSON, BOT)
    table.play([0, 1], 9)
    seat, before = first_turn(table)
    while seat == 2:
        seat, before = first_turn(table)
    table.play([seat], 1)
    table.play([0, 1], 2)
    asked = table.ask("POST", "/takeback", seat, {"action": "ask"}).json()
    assert asked["table"]["takeback"] == {"by": seat, "agreed": [seat], "needed": [1 - seat]}
    refused = table.ask("POST", "/takeback", 1 - seat, {"action": "refuse"}).json()
    assert refused["table"]["takeback"] is None
    table.ask("POST", "/takeback", seat, {"action": "ask"})
    agreed = table.ask("POST", "/takeback", 1 - seat, {"action": "agree"}).json()
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
    after = table.ask("POST", "/takeback", 0, {"action": "ask"}).json()  # against bots nobody else is asked
    assert board(after) == board(before)


def test_a_bot_stands_in(server: Server) -> None:
    """Only for somebody who has vanished; the owner gets the seat back by returning."""
    table = server.open(PERSON, PERSON)
    page = table.socket(1)
    page.get("update")
    table.wait(lambda state: state["table"]["seats"][1]["connected"])
    refused = table.ask("POST", "/seats/1/bot", 0, {"bot": "random"})
    assert refused.json()["error"]["code"] == "not-vanished"
    page.close()
    table.wait(lambda state: not state["table"]["seats"][1]["connected"])
    time.sleep(0.6)
    seat = table.ask("POST", "/seats/1/bot", 0, {"bot": "random"}).json()["seats"][1]
    assert (seat["kind"], seat["bot"], seat["standing_in"]) == ("person", "random", True)
    table.play([0], 4)
    page = table.socket(1)
    page.until(lambda update: not update["table"]["seats"][1]["standing_in"])
    page.close()
    table.play([0, 1], 6)


@pytest.mark.parametrize("back", ["DELETE", "choice"])
def test_a_bot_for_oneself(server: Server, back: str) -> None:
    table = server.open(PERSON, PERSON)
    seat, _ = first_turn(table)
    other = 1 - seat
    assert table.ask("POST", f"/seats/{other}/bot", other, {}).json()["seats"][other]["bot"] == "greedy"
    if back == "DELETE":
        table.ask("DELETE", f"/seats/{other}/bot", other)
    else:
        assert table.choose(other, 9999, "x").status_code == 409
    assert not table.get()["table"]["seats"][other]["standing_in"]

"""Pages that missed something get it step by step, and never more than they may know."""

from __future__ import annotations

from pelagia.engine.calls import WATCHER
from pelagia.server.tables.steps import MOST, since_last_turn
from tests.server.kit import BOT, PERSON, Data, Server, Table


def steps(table: Table, seat: int | None = None, query: str = "") -> list[Data]:
    answer = table.ask("GET", f"/steps{query}", seat)
    assert answer.status_code == 200, answer.text
    listed: list[Data] = answer.json()["steps"]
    return listed


def test_every_position_as_it_was_seen(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    seen = [table.get(0)]
    for _ in range(8):
        table.play([0, 1], 1)
        seen.append(table.get(0))
    again = steps(table, 0, "?first=0")
    assert [step["step"] for step in again] == list(range(9))
    assert [step["view"] for step in again] == [state["view"] for state in seen]
    assert again[0]["seat"] is None
    told = seen[-1]["events"]
    for step, state in zip(again, seen, strict=True):
        assert [event for event in told if event["seq"] < step["since"]] == state["events"]
    asked = [{decision["seat"] for decision in state["view"]["decisions"]} for state in seen]
    assert all(step["seat"] in before for step, before in zip(again[1:], asked, strict=False))
    assert steps(table, 0, "?first=6") == again[6:]
    assert steps(table, 0, "?first=99") == again[8:]


def test_what_others_see_is_their_own(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    table.play([0, 1], 6)
    for seat in (0, 1, None):
        assert steps(table, seat)[-1]["view"] == table.get(seat)["view"]
        assert all(step["view"]["seat"] == seat for step in steps(table, seat))
    assert server.ask("GET", f"/api/tables/{table.id}/steps", "wrong").status_code == 403


def test_a_finished_table_goes_on_telling(server: Server) -> None:
    table = server.open(PERSON, BOT, seed=3)
    table.play([0])
    total = table.get()["table"]["steps"]
    last = steps(table, 0, "?first=0")
    assert [step["step"] for step in last] == list(range(total + 1 - MOST, total + 1))
    assert last[-1]["view"] == table.get(0)["view"]


def test_none_before_the_start(server: Server) -> None:
    table = server.open(PERSON, {"kind": "open"})
    assert table.ask("GET", "/steps", 0).json()["error"]["code"] == "not-playing"


def test_since_the_last_turn() -> None:
    def since(*movers: int) -> int:
        return since_last_turn([(mover, False) for mover in movers], 0)

    assert since(0, 1, 2, 1) == 1
    assert since(0, 1, 2, 0, 0) == 1  # one's present turn does not count
    assert since(1, 2) == since(0, 0) == since() == 0
    assert since_last_turn([(0, False), (1, False), (0, True), (1, False)], 0) == 1  # a bot stood in
    assert since_last_turn([(0, False)] * 20, WATCHER) == 8

"""Players delete a table that all of them want gone, and their own names."""

from __future__ import annotations

from tests.server.http.test_operator import ending
from tests.server.kit import BOT, OPEN, PERSON, Server, Table

ASKED = {"by": 0, "agreed": [0], "needed": [1], "what": None, "seat": None}


def wish(table: Table, seat: int | None, action: str, version: int | None = None) -> tuple[int, bool | str]:
    seen = table.get(seat)["table"]["version"] if version is None else version
    answer = table.ask("POST", "/deletion", seat, {"action": action, "version": seen})
    said = answer.json()
    return answer.status_code, said["deleted"] if answer.status_code == 200 else said["error"]["code"]


def test_a_table_goes_when_all_its_people_agree(server: Server) -> None:
    table = server.open(PERSON, PERSON, BOT)
    table.wait(lambda state: not state["table"]["seats"][2]["to_move"])
    assert wish(table, None, "ask") == (403, "not-your-seat")
    assert wish(table, 0, "agree") == (409, "no-deletion")
    assert wish(table, 0, "ask") == (200, False)
    assert table.get(1)["table"]["deletion"] == ASKED
    assert wish(table, 0, "agree") == (200, False)  # once more is not for somebody else
    page = table.socket(0)
    page.get("update")
    assert wish(table, 1, "agree") == (200, True)
    assert ending(page) == 4404
    assert table.ask("GET", "", 0).status_code == 404
    assert table.ask("GET", "/record", 0).status_code == 404


def test_a_wish_is_for_the_table_as_one_saw_it(server: Server) -> None:
    """One that is sent again, or that somebody overtook, does nothing; a table is not deleted by mistake."""
    table = server.open(PERSON, PERSON)
    seen = table.get(0)["table"]["version"]
    assert wish(table, 0, "ask", seen) == (200, False)
    assert wish(table, 0, "ask", seen) == (409, "stale-choice")
    wanted = table.get(1)["table"]["version"]
    table.play([0, 1], 1)
    stale = table.ask("POST", "/deletion", 1, {"action": "agree", "version": wanted})
    assert (stale.status_code, stale.json()["error"]["text"]["id"]) == (409, "error-stale-deletion")
    assert stale.json()["state"]["table"]["deletion"] == ASKED
    assert wish(table, 1, "agree") == (200, True)


def test_anybody_may_refuse(server: Server) -> None:
    table = server.open(PERSON, PERSON)
    wish(table, 0, "ask")
    assert wish(table, 1, "refuse") == (200, False)
    assert table.get()["table"]["deletion"] is None
    assert wish(table, 1, "ask") == (200, False)


def test_who_plays_alone_need_not_ask(server: Server) -> None:
    table = server.open(PERSON, BOT, OPEN)  # nobody moves before all sit
    assert wish(table, 0, "ask") == (200, True)
    assert table.ask("GET", "", 0).status_code == 404


def test_a_name_is_removed(server: Server) -> None:
    table = server.open({**PERSON, "name": "Ada"}, {**PERSON, "name": "Grace"})
    table.ask("POST", "/chat", 0, {"text": "hello"})
    assert table.ask("DELETE", "/seats/0/name", 1).status_code == 403
    assert table.ask("DELETE", "/seats/0/name", 0).status_code == 200
    seen = table.get(1)
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["", "Grace"]
    assert [line["name"] for line in seen["chat"]] == [""]
    assert "Ada" not in table.ask("GET", "", 1).text

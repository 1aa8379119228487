"""Players delete a table that all of them want gone, and their own names."""

from __future__ import annotations

from tests.server.kit import BOT, OPEN, PERSON, Server, Table
from tests.server.test_operator import ending


def wish(table: Table, seat: int | None, action: str) -> tuple[int, bool | str]:
    answer = table.ask("POST", "/deletion", seat, {"action": action})
    said = answer.json()
    return answer.status_code, said["deleted"] if answer.status_code == 200 else said["error"]["code"]


def test_a_table_goes_when_all_its_people_agree(server: Server) -> None:
    table = server.open(PERSON, PERSON, BOT)
    assert wish(table, None, "ask") == (403, "not-your-seat")
    assert wish(table, 0, "agree") == (409, "no-deletion")
    assert wish(table, 0, "ask") == (200, False)
    assert table.get(1)["table"]["deletion"] == {"by": 0, "agreed": [0], "needed": [1]}
    assert wish(table, 0, "agree") == (200, False)  # once more is not for somebody else
    page = table.socket(0)
    page.get("update")
    assert wish(table, 1, "agree") == (200, True)
    assert ending(page) == 4404
    assert table.ask("GET", "", 0).status_code == 404
    assert table.ask("GET", "/record", 0).status_code == 404


def test_anybody_may_refuse(server: Server) -> None:
    table = server.open(PERSON, PERSON)
    wish(table, 0, "ask")
    assert wish(table, 1, "refuse") == (200, False)
    assert table.get()["table"]["deletion"] is None
    assert wish(table, 1, "ask") == (200, False)


def test_who_plays_alone_need_not_ask(server: Server) -> None:
    table = server.open(PERSON, BOT, OPEN)
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

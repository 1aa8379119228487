"""What happens between the people of a table: told, asked for, and never done in silence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.http.test_operator import ending
from tests.server.kit import BOT, OPEN, PERSON, Data, Server, Table, serving
from tests.server.tables.test_changes import first_turn, undoable


def notes(table: Table, seat: int | None = None) -> list[Data]:
    listed: list[Data] = table.get(seat)["notes"]
    return listed


def said(table: Table) -> list[str]:
    return [note["name"] for note in notes(table)]


def code(answer: Any) -> str:
    return "" if answer.status_code < 300 else str(answer.json()["error"]["code"])


def wish(table: Table, path: str, seat: int, action: str) -> str:
    return code(table.ask("POST", path, seat, {"action": action, "version": table.version()}))


def test_an_undo_names_its_choice_in_its_place(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    seat, before, after = undoable(table)
    told = next(event for event in after["events"] if event["seq"] > before["events"][-1]["seq"])
    page = table.socket(1 - seat)
    page.get("update")
    table.undo(seat)
    heard = page.until(lambda update: bool(update["notes"]))["notes"][-1]
    assert (heard["name"], heard["seat"], heard["at"]) == ("undone", seat, told["seq"])
    assert heard["text"]["args"]["what"] == told["text"]
    table.play([seat], 1)
    assert page.until(lambda update: update["table"]["steps"] > before["table"]["steps"])["notes"] is None
    page.close()


def test_an_undo_that_ends_somebody_elses_turn_is_asked_for(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    seat, _, after = undoable(table, passed=True)
    asked = table.undo(seat).json()
    assert asked["table"]["steps"] == after["table"]["steps"]
    assert asked["table"]["takeback"]["needed"] == [1 - seat]
    assert asked["table"]["takeback"]["what"] is not None
    table.takeback(1 - seat, "refuse")
    assert said(table) == ["takeback-asked", "refused"]
    table.undo(seat)
    table.takeback(seat, "refuse")  # one's own wish
    table.undo(seat)
    table.takeback(1 - seat, "agree")
    assert said(table)[2:] == ["takeback-asked", "withdrawn", "takeback-asked", "undone"]
    assert table.get()["table"]["steps"] == after["table"]["steps"] - 1


def test_a_bot_that_waits_is_not_asked(server: Server) -> None:
    """It is no person's turn that ends, but what the bot has chosen by now stays."""
    table = server.open(PERSON, BOT, seed=3)
    table.play([0], 3)
    assert table.get(0)["table"]["takeback"] is None
    assert "undone" not in said(table)


def test_what_a_stand_in_has_chosen_is_news_and_cannot_be_undone(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    table.play([0, 1], 4)
    away, state = first_turn(table)
    steps = state["table"]["steps"]
    assert code(table.ask("POST", f"/seats/{away}/bot", away, {})) == ""
    table.wait(lambda state: state["table"]["steps"] > steps)
    table.ask("DELETE", f"/seats/{away}/bot", away)
    now = table.get()["table"]["steps"]
    assert said(table)[-2:] == ["stood-in", "back"]
    assert notes(table)[-1]["text"]["args"]["n"] >= 1
    assert table.get(away)["table"]["undo"] is False
    assert table.undo(away).json()["error"]["code"] == "cannot-undo"
    shown = table.ask("GET", "/steps", away).json()["steps"]
    assert shown[0]["step"] <= steps
    assert [note["step"] for note in shown if note["seat"] == away and note["step"] > steps]
    assert table.get()["table"]["steps"] == now


def test_a_seat_is_offered_anew(tmp_path: Path) -> None:
    """By consent of the others, when its owner is away; whoever takes it has a link of their own."""
    with serving(str(tmp_path / "db"), tmp_path) as server:
        table = server.open(PERSON, PERSON, PERSON, seed=3)
        page = table.socket(2)
        page.get("update")
        assert wish(table, "/seats/2/offer", 0, "ask") == "not-vanished"
        assert wish(table, "/seats/0/offer", 0, "ask") == "not-your-seat"
        page.close()
        server.until(lambda: wish(table, "/seats/2/offer", 0, "ask") == "")
        assert table.get()["table"]["offer"]["needed"] == [1]
        assert wish(table, "/seats/2/offer", 2, "agree") == "no-wish"  # nor is it asked
        assert wish(table, "/seats/2/offer", 1, "agree") == ""
        invited = table.get()["table"]["seats"][2]["offered"]
        assert server.ask("GET", f"/api/tables/{table.id}", invited).json()["table"]["you"] is None
        path = f"/api/tables/{table.id}/seats/2/join"
        joined = server.ask("POST", path, invited, {"name": "Dora"}).json()
        assert (joined["seat"], joined["table"]["seats"][2]["name"]) == (2, "Dora")
        assert code(server.ask("GET", f"/api/tables/{table.id}", invited)) == "wrong-secret"
        assert code(table.ask("GET", "", 2)) == "wrong-secret"
        assert code(server.ask("POST", path, table.watch, {"name": "Eva"})) == "seat-taken"
        table.keys[2] = joined["secret"]
        assert said(table) == ["offer-asked", "offered", "joined"]
        table.play([0, 1, 2], 12)


def test_the_owner_of_an_offered_seat_comes_first(server: Server) -> None:
    table = server.open(PERSON, PERSON)
    server.until(lambda: wish(table, "/seats/1/offer", 0, "ask") == "")
    assert table.get()["table"]["seats"][1]["offered"]
    assert wish(table, "/seats/1/offer", 0, "refuse") == ""
    assert not table.get()["table"]["seats"][1]["offered"]
    server.until(lambda: wish(table, "/seats/1/offer", 0, "ask") == "")
    page = table.socket(1)
    page.until(lambda update: not update["table"]["seats"][1]["offered"])
    page.close()
    assert said(table)[-1] == "back"


def test_leaving(server: Server) -> None:
    """A bot plays on, the link is worth nothing, also in a page that is open; the last to leave ends the game."""
    table = server.open(PERSON, PERSON)
    page = table.socket(1)
    page.get("update")
    assert code(table.ask("POST", "/leave", 1)) == ""
    assert ending(page) == 4403
    assert code(table.ask("GET", "", 1)) == "wrong-secret"
    table.play([0], 3)
    assert table.get()["table"]["seats"][1]["kind"] == "bot"
    assert wish(table, "/seats/1/offer", 0, "ask") == ""
    assert code(table.ask("POST", "/leave", 0)) == ""
    state = table.get()["table"]
    assert (state["status"], state["closed"], state["winners"]) == ("finished", True, [])
    assert said(table) == ["left", "offered", "left"]


def test_a_seat_that_is_left_before_the_game_is_open_again(server: Server) -> None:
    table = server.open(PERSON, PERSON, OPEN)
    assert code(table.ask("POST", "/leave", 1)) == ""
    assert [seat["kind"] for seat in table.get()["table"]["seats"]] == ["person", "open", "open"]


def test_ending_a_game(server: Server) -> None:
    table = server.open(PERSON, PERSON, BOT)
    table.play([0, 1], 4)
    assert wish(table, "/closing", 1, "agree") == "no-wish"
    assert wish(table, "/closing", 0, "ask") == ""
    assert wish(table, "/closing", 1, "refuse") == ""
    assert wish(table, "/closing", 1, "ask") == ""
    assert wish(table, "/closing", 0, "ask") == ""  # the same wish
    state = table.get()["table"]
    assert (state["status"], state["closed"], state["winners"]) == ("finished", True, [])
    seat = next(iter(table.get()["view"]["decisions"]))["seat"]
    if seat in table.keys:
        assert code(table.choose(seat, 1, "x")) == "not-playing"
    replay = table.ask("GET", "/replay", 0).json()
    assert len(replay["steps"]) == state["steps"] + 1
    assert said(table) == ["closing-asked", "refused", "closing-asked", "closed"]


def test_notes_outlive_the_server(tmp_path: Path) -> None:
    db = str(tmp_path / "db")
    doomed = Server(db, tmp_path)
    table = doomed.open(PERSON, PERSON, seed=3)
    seat, _, _ = undoable(table, passed=True)
    table.undo(seat)
    before = notes(table)
    wishes = table.get()["table"]["takeback"]
    doomed.kill()
    doomed.http.close()
    with serving(db, tmp_path) as server:
        table.server = server
        assert notes(table) == before
        assert table.get()["table"]["takeback"] == wishes
        table.takeback(1 - seat, "agree")
        assert said(table) == ["takeback-asked", "undone"]
        assert len({note["at"] for note in notes(table)}) == 1  # both where the choice was

"""A lesson is a table: it is opened for one person, keeps what was read, and answers what the learner does."""

from __future__ import annotations

from tests.server.kit import BOT, PERSON, Data, Server, Table

GAME = "new-eden"


def begin(server: Server) -> Table:
    made = server.ask("POST", f"/api/games/{GAME}/lesson", body={"name": "Ada", "bots": ["Orca"]})
    assert made.status_code == 201, made.text
    secrets = made.json()["secrets"]
    return Table(server, made.json()["table"]["id"], {0: secrets["seats"]["0"]}, secrets["spectator"])


def told(table: Table, *read: str) -> Data:
    answer = table.ask("POST", "/lesson", 0, {"read": list(read)})
    assert answer.status_code == 200, answer.text
    data: Data = answer.json()
    return data


def test_a_lesson_is_opened_and_remembers_what_was_read(server: Server) -> None:
    table = begin(server)
    state = table.turn(0)
    assert state["table"]["lesson"] is True
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Orca"]
    first = told(table)
    assert [step["name"] for step in first["steps"]] == ["aim", "turn", "buy"]
    assert len(first["topics"]) == 8
    assert [step["name"] for step in told(table, "aim", "nonsense")["steps"]] == ["turn", "buy"]
    assert told(table)["read"] == 1


def test_a_choice_is_answered_and_can_be_taken_back_after_the_bots_reply(server: Server) -> None:
    table = begin(server)
    number = table.turn(0)["view"]["decisions"][0]["number"]
    told(table, "aim", "turn", "buy")
    assert table.choose(0, number, "pass").status_code == 200
    answer = table.ask("POST", "/lesson/answer", 0, {"step": "buy"}).json()
    assert (answer["done"], answer["option"], answer["text"]["id"]) == (False, "pass", "new-eden-lesson-buy-else")
    table.turn(0)  # the bots have replied
    assert table.takeback(0, "ask").status_code == 200
    again = table.turn(0)
    assert again["view"]["decisions"][0]["number"] == number
    bought = again["view"]["decisions"][0]["options"][0]["written"]
    assert table.choose(0, number, bought).status_code == 200
    answer = table.ask("POST", "/lesson/answer", 0, {"step": "buy"}).json()
    assert (answer["done"], answer["cost"]) == (True, None)


def test_other_tables_are_no_lessons(server: Server) -> None:
    table = server.open(PERSON, BOT)
    table.turn(0)
    assert table.get(0)["table"]["lesson"] is False
    assert table.ask("POST", "/lesson", 0, {"read": []}).json()["error"]["code"] == "no-lesson"
    assert table.ask("POST", "/lesson/answer", 0, {"step": "buy"}).json()["error"]["code"] == "no-lesson"
    assert server.ask("POST", "/api/games/pearl-divers/lesson", body={}).status_code == 404
    assert server.ask("POST", "/api/games/chess/lesson", body={}).status_code == 404


def test_the_rules_show_the_moments_of_a_lesson(server: Server) -> None:
    answer = server.ask("GET", f"/api/games/{GAME}/examples/bottle")
    assert answer.status_code == 200, answer.text
    example: Data = answer.json()
    decision = example["view"]["decisions"][0]
    assert (example["step"]["number"], decision["kind"], example["view"]["seat"]) == (decision["number"], "Bottle", 0)
    offered = [place for option in decision["options"] for place in option["places"]]
    assert example["step"]["places"]
    assert all(place in offered for place in example["step"]["places"])
    for game, step in ((GAME, "nonsense"), ("pearl-divers", "aim"), ("chess", "aim")):
        assert server.ask("GET", f"/api/games/{game}/examples/{step}").json()["error"]["code"] == "no-lesson"

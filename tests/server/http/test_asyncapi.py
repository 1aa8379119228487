"""What goes over a socket has the form that is described."""

from __future__ import annotations

import json
from collections.abc import Iterator

import jsonschema_rs
import pytest

from tests.server.kit import PERSON, Data, Server, Socket

GIVEN = ["Hello", "SocketMessage"]
SENT = {
    "update": "Update",
    "table": "TableNews",
    "chat": "ChatNews",
    "announcement": "Announced",
    "done": "Carried",
    "error": "Refusal",
}


@pytest.fixture(scope="module")
def described(server: Server) -> Data:
    document: Data = server.ask("GET", "/api/asyncapi.json").json()
    return document


def schema(described: Data, name: str) -> jsonschema_rs.Validator:
    payload = described["components"]["messages"][name]["payload"]
    return jsonschema_rs.validator_for({**payload, "components": described["components"]})


def references(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        yield from ([data["$ref"]] if "$ref" in data else [])
        for item in data.values():
            yield from references(item)
    elif isinstance(data, list):
        for item in data:
            yield from references(item)


def test_every_reference_leads_somewhere(described: Data) -> None:
    named = set(references(described))
    assert len(named) > 50
    for reference in named:
        there: Data = described
        for part in reference.removeprefix("#/").split("/"):
            there = there[part]
    operations = described["operations"]
    assert [operation["action"] for operation in operations.values()] == ["receive", "send"]
    told = {message["$ref"].split("/")[-1] for message in operations["tell"]["messages"]}
    assert told == set(SENT.values())


@pytest.mark.parametrize("game", ["new-eden", "deep-sea"])
@pytest.mark.parametrize("changes", [False, True])
def test_real_messages(server: Server, described: Data, game: str, changes: bool) -> None:
    """Whoever plays, talks, asks and errs over a socket hears nothing that is not described."""
    table = server.open(PERSON, PERSON, game=game, seed=5)
    first, second = table.socket(0, changes=changes), table.socket(1)
    given: list[Data] = [{"type": "hello", "secret": table.keys[0], "changes": changes}]

    def say(socket: Socket, answer: str, **message: object) -> None:
        given.append({"id": len(given), **message})
        socket.send(**given[-1])
        while socket.get(answer)["id"] != given[-1]["id"]:
            pass

    for _ in range(6):
        state = table.get(0)
        decision = state["view"]["decisions"][0]
        mine = table.get(decision["seat"])["view"]["decisions"][0]
        socket = first if decision["seat"] == 0 else second
        choice = {"number": mine["number"], "option": mine["options"][0]["written"]}
        say(socket, "done", type="choose", branch=state["table"]["branch"], **choice)
    say(first, "error", type="choose", number=0, option="nothing", branch=0)
    say(first, "done", type="chat", text="hello")
    say(first, "error", type="undo")
    say(first, "done", type="ping")
    if any(asked["seat"] == 0 for asked in table.get(0)["view"]["decisions"]):
        say(first, "done", type="hint")
    second.close()
    first.get("table")
    heard = [json.loads(frame) for frame in first.bytes]
    assert {"update", "table", "done", "error"} <= {message["type"] for message in heard}
    assert any("changes" in message for message in heard) is changes
    for told in heard:
        schema(described, SENT[told["type"]]).validate(told)
    for told in given:
        schema(described, GIVEN[told["type"] != "hello"]).validate(told)
    assert not schema(described, "Update").is_valid({**heard[0], "more": 1})
    first.close()

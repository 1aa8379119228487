"""A request for a new table that is repeated with its key makes one table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pelagia.core.rng import Rng
from tests.server.kit import BOT, PERSON, Data, Server, serving

KEY = {"Idempotency-Key": "a-long-and-random-key-0001"}
PLAN: Data = {"game": "new-eden", "seats": [PERSON, BOT]}


def named(number: int) -> dict[str, str]:
    return {"Idempotency-Key": f"key-{Rng(number).bits():032x}"}


def test_the_same_key_gives_the_same_table(server: Server) -> None:
    first = server.ask("POST", "/api/tables", body=PLAN, **named(1)).json()
    again = server.ask("POST", "/api/tables", body=PLAN, **named(1))
    assert again.status_code == 201
    assert again.json()["secrets"] == first["secrets"]
    assert again.json()["table"]["id"] == first["table"]["id"]
    other = server.ask("POST", "/api/tables", body=PLAN, **named(2)).json()
    assert other["table"]["id"] != first["table"]["id"]
    assert set(other["secrets"]["seats"].values()).isdisjoint(first["secrets"]["seats"].values())
    seen = server.ask("GET", f"/api/tables/{first['table']['id']}", first["secrets"]["seats"]["0"])
    assert seen.json()["table"]["you"] == 0


def test_without_a_key_every_request_opens_a_table(server: Server) -> None:
    made = [server.ask("POST", "/api/tables", body=PLAN).json()["table"]["id"] for _ in range(2)]
    assert made[0] != made[1]


def test_a_key_belongs_to_one_wish(server: Server) -> None:
    server.ask("POST", "/api/tables", body=PLAN, **named(3))
    refused = server.ask("POST", "/api/tables", body={**PLAN, "seats": [PERSON, PERSON]}, **named(3))
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "key-used")


@pytest.mark.parametrize("key", ["short", "x" * 101, "with blanks, which are not visible"])
def test_a_key_is_long_and_visible(server: Server, key: str) -> None:
    refused = server.ask("POST", "/api/tables", body=PLAN, **{"Idempotency-Key": key})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-request")


def test_many_at_the_same_moment(server: Server) -> None:
    before = server.metric("tables_total")
    with ThreadPoolExecutor(12) as pool:
        made = list(pool.map(lambda _: server.ask("POST", "/api/tables", body=PLAN, **named(4)).json(), range(24)))
    assert len({str(answer["secrets"]) for answer in made}) == 1
    assert server.metric("tables_total") == before + 1


def test_lessons_and_records_too(server: Server) -> None:
    wish: Data = {"name": "Ada"}
    lessons = [server.ask("POST", "/api/games/new-eden/lesson", body=wish, **named(5)).json() for _ in range(2)]
    assert lessons[0]["secrets"] == lessons[1]["secrets"]
    assert len(lessons[0]["secrets"]["seats"]) == 1
    table = server.open(PERSON)
    table.play([0])
    record = table.ask("GET", "/record").json()
    uploads = [server.ask("POST", "/api/records", body=record, **named(6)).json() for _ in range(2)]
    assert uploads[0]["secrets"] == uploads[1]["secrets"]


def test_the_answer_is_lost_and_the_server_killed(tmp_path: Path) -> None:
    """The server stores no key, and finds the table again all the same."""
    with serving(str(tmp_path / "games.db"), tmp_path) as server:
        first = server.ask("POST", "/api/tables", body=PLAN, **KEY).json()
        server.kill()
    with serving(str(tmp_path / "games.db"), tmp_path) as server:
        again = server.ask("POST", "/api/tables", body=PLAN, **KEY).json()
        assert again["secrets"] == first["secrets"]
        assert again["table"]["id"] == first["table"]["id"]
    assert KEY["Idempotency-Key"].encode() not in (tmp_path / "games.db").read_bytes()

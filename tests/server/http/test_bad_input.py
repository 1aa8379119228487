"""Whatever is sent: a clear message, a stable code, and the table unharmed."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pelagia.server import models
from pelagia.text import LANGUAGES, Catalogue
from tests.server.kit import BOT, PERSON, Data, Server, Table, lasting, mine, pick, serving


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return server.open(PERSON, PERSON)


def code(answer: Any) -> str:
    """The code of a refusal that is in order."""
    assert answer.status_code >= 400
    error = models.Failure.model_validate({"error": answer.json()["error"]}).error
    return f"{answer.status_code} {error.code}"


def turn(table: Table) -> tuple[int, Data]:
    for seat in (0, 1):
        if decision := mine(table.get(seat)):
            return seat, decision
    raise AssertionError


def test_links(server: Server, table: Table) -> None:
    other = server.open(PERSON, PERSON)
    path = f"/api/tables/{table.id}"
    assert code(server.ask("GET", path)) == "401 no-secret"
    assert code(server.ask("GET", path, other.keys[0])) == "403 wrong-secret"
    assert code(server.ask("GET", path, table.keys[0][:-1])) == "403 wrong-secret"
    assert code(server.ask("GET", "/api/tables/nosuchtable", table.keys[0])) == "404 unknown-table"
    assert code(server.ask("GET", "/api/tables/no%20such%00", table.keys[0])) == "404 unknown-table"
    assert code(table.ask("POST", "/choices", None, {"number": 0, "option": "x"})) == "403 not-your-seat"
    assert code(table.ask("POST", "/seats/7/bot", 0, {})) == "404 unknown-seat"
    assert code(table.ask("DELETE", "/seats/1/bot", 0)) == "403 not-your-seat"


def test_choices(table: Table) -> None:
    seat, decision = turn(table)
    before = table.get(seat)
    assert code(table.choose(seat, decision["number"], "fly to the moon")) == "422 illegal-choice"
    for stale in (
        table.choose(seat, decision["number"] + 7, pick(decision)),
        table.choose(1 - seat, decision["number"], "x"),
    ):
        assert code(stale) == "409 stale-choice"
        now = models.StaleFailure.model_validate_json(stale.content).state
        assert now is not None
        assert now.table.version == before["table"]["version"]
    assert lasting(table.get(seat)) == lasting(before)
    assert table.choose(seat, decision["number"], pick(decision)).status_code == 200
    assert code(table.choose(seat, decision["number"], pick(decision))) == "409 stale-choice"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"{", "400 bad-json"),
        (b"[]", "422 bad-request"),
        (b'{"number": "0", "option": "x"}', "422 bad-request"),
        (b'{"number": 0, "option": "x", "more": 1}', "422 bad-request"),
        (b'{"number": -1, "option": "x"}', "422 bad-request"),
        (b'{"number": 1e400, "option": "x"}', "422 bad-request"),
        (b'{"number": 0, "option": "\\ud800"}', "422 bad-request"),
        (b'{"number": 0, "option": "' + b"x" * 1000 + b'"}', "422 bad-request"),
        (b"x" * 100_000, "413 too-big"),
        (b"[" * 30_000, "400 bad-json"),
        (b"\xff\xfe", "400 bad-json"),
    ],
)
def test_malformed_bodies(server: Server, table: Table, body: bytes, expected: str) -> None:
    headers = {"Authorization": f"Bearer {table.keys[0]}", "Content-Type": "application/json"}
    answer = server.http.post(f"/api/tables/{table.id}/choices", content=body, headers=headers)
    assert code(answer) == expected


def test_paths_and_methods(server: Server) -> None:
    assert code(server.ask("GET", "/api/nothing")) == "404 not-found"
    assert code(server.ask("PATCH", "/api/tables")) == "405 bad-method"
    assert code(server.ask("GET", "/api/games/chess/content")) == "404 unknown-game"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, "422 unknown-game"),
        ({"seats": [PERSON] * 7}, "422 bad-option"),
        ({"seats": [{"kind": "bot", "bot": "hal"}]}, "422 unknown-bot"),
        ({"seats": []}, "422 bad-request"),
        ({"options": {"wind": 3}}, "422 bad-option"),
        ({"seats": [{**PERSON, "colour": "teal"}] * 2}, "422 bad-option"),
        ({"seats": [{**PERSON, "name": "a\x1bb"}]}, "422 bad-name"),
        ({"seed": 2**70}, "422 bad-request"),
    ],
)
def test_new_tables(server: Server, change: Data, expected: str) -> None:
    plan = {"game": "new-eden", "seats": [PERSON, BOT], **change}
    assert code(server.ask("POST", "/api/tables", body=plan)) == expected


def test_other_sites(server: Server, table: Table) -> None:
    path, key = f"/api/tables/{table.id}", table.keys[0]
    assert code(server.ask("GET", path, key, Origin="https://evil.example")) == "403 cross-site"
    assert code(server.ask("GET", path, key, **{"Sec-Fetch-Site": "cross-site"})) == "403 cross-site"
    assert server.ask("GET", path, key, Origin=server.url).status_code == 200
    address = server.url.replace("http", "ws", 1)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{address}{path}/live", proxy=None, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403


def test_headers(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        headers = server.ask("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_damaged_records(server: Server) -> None:
    table = server.open(PERSON, BOT)
    table.play([0])
    good = table.ask("GET", "/record", 0).json()
    choices, header = good["choices"], good["header"]
    damages: list[Any] = [
        [],
        {},
        {**good, "choices": [[0, 0, "fly"], *choices[1:]]},
        {**good, "choices": choices[1:]},
        {**good, "choices": [[2**80, 0, "x"]]},
        {**good, "choices": 7},
        {**good, "chance": [["x"]]},
        {**good, "chance": [[["x"]]]},
        {**good, "header": {}},
        {**good, "header": {**header, "rules": 99}},
        {**good, "header": {**header, "players": "two"}},
        {**good, "header": {**header, "seed": "seven"}},
        {**good, "header": {**header, "options": {"solo_level": []}}},
        {**good, "header": {**header, "game": ["new-eden"]}},
    ]
    for damage in damages:
        answer = server.ask("POST", "/api/records", body=damage)
        assert code(answer) in ("422 bad-save", "422 wrong-version", "422 unknown-game", "422 bad-option"), damage
    raw = json.dumps(good).encode()
    for cut in (0, 1, len(raw) // 2, len(raw) - 1):
        assert code(server.http.post("/api/records", content=raw[:cut])) == "422 bad-save"
    assert code(server.http.post("/api/records", content=b"[" * 2_000_000)) == "422 bad-save"
    assert code(server.http.post("/api/records", content=b" " * 3_000_000)) == "413 too-big"


def test_sockets(server: Server, table: Table) -> None:
    def closed(secret: str, id: str = table.id) -> int | None:
        other = Table(server, id, {}, secret).socket()
        with pytest.raises(ConnectionClosed) as end:
            other.get("nothing")
        return end.value.rcvd.code if end.value.rcvd else None

    assert closed("wrong") == 4403
    assert closed(table.watch, "nosuchtable") == 4404
    assert closed(table.watch, "%00") == 4404
    page = table.socket(0)
    page.get("update")
    page.raw.send("{")
    assert page.get("error")["error"]["code"] == "bad-request"
    page.send(type="choose", id=5)
    assert page.get("error")["id"] == 5
    page.send(type="choose", id=6, number=10_000, option="x")
    assert page.get("error")["state"]["view"]["seat"] == 0
    page.raw.send(b"\x00\xff")
    assert page.get("error")["error"]["code"] == "bad-request"
    page.raw.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        page.get("nothing")
    assert table.get(0)["table"]["status"] == "playing"


def test_flood(tmp_path: Path) -> None:
    """Who asks too often is told when to come back; who goes on over a socket is disconnected. The rest play on."""
    with serving(
        str(tmp_path / "db"), tmp_path, "--rate", "20", "--table-rate", "5", "--sockets-per-client", "3"
    ) as server:
        table = server.open(PERSON, BOT)
        answers = [table.ask("GET", "/info", 0) for _ in range(300)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert {code(answer) for answer in refused} == {"429 too-many"}
        assert int(refused[0].headers["retry-after"]) >= 1
        time.sleep(1)
        page = table.socket(0)
        with suppress(ConnectionClosed):
            for _ in range(3000):
                page.send(type="chat", text="!")
        with pytest.raises(ConnectionClosed):
            page.get("nothing")
        time.sleep(1)  # 20 tokens: enough for those who keep to the rules
        pages = [table.socket(0) for _ in range(2)]
        assert [page.get("update")["table"]["id"] for page in pages] == [table.id] * 2
        for page in pages:
            page.close()


def test_every_code_has_words() -> None:
    lines = (Path(__file__).parents[3] / "docs" / "server.md").read_text().partition("## Errors")[2].splitlines()
    codes = [part.strip("` ") for line in lines if line.startswith("| `") for part in line.split("|")[1].split("` `")]
    assert len(codes) > 20
    args = dict.fromkeys(("seconds", "most", "hours", "minutes"), 1)
    words = {"where": "a", "what": "b", "name": "c", "known": "d", "value": "e", "allowed": "f", "answer": "g"}
    more = {"offered": "h", "game": "i", "theirs": "j", "ours": "k", "bot": "l"}
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, strict=True)
        for name in codes:
            assert catalogue.say(f"error-{name}", **args, **words, **more)

"""The operator's door: who gets in, what can be done there, and that it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.kit import BOT, PERSON, Server, Socket, mine, serving
from tests.server.tables.test_stuck import LATER, PLUGIN, stuck

SECRET = "a secret of twenty letters or more"


def door(server: Server, method: str, path: str, body: Any = None, secret: str = SECRET) -> httpx.Response:
    return server.ask(method, f"/api/operator{path}", secret, body)


def code(answer: httpx.Response) -> str:
    error: str = answer.json()["error"]["code"]
    return error


def ending(page: Socket) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            page.get()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def option(folder: Path) -> tuple[str, str]:
    file = folder / "secret"
    file.write_text(f"{SECRET}\n")
    return "--operator-secret-file", str(file)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operator")
    options = (*option(folder), *LATER, "--proxy")
    with serving(str(folder / "games.db"), folder, *options, plugins=PLUGIN) as running:
        yield running


def test_who_gets_in(house: Server, server: Server) -> None:
    assert code(door(server, "GET", "/tables")) == "not-found"
    assert code(door(house, "GET", "/tables", secret="")) == "no-secret"
    assert code(door(house, "GET", "/tables", secret=SECRET[:-1])) == "wrong-secret"
    table = house.open(PERSON)
    assert code(door(house, "GET", "/tables", secret=table.keys[0])) == "wrong-secret"
    assert code(table.server.ask("GET", f"/api/tables/{table.id}", SECRET)) == "wrong-secret"
    assert "a wrong secret" in house.log.read_text()
    assert SECRET not in house.log.read_text()


def test_guesses_are_few(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db"), tmp_path, *option(tmp_path), "--rate", "1000") as server:
        assert "too-many" in [code(door(server, "GET", "/bans", secret="wrong")) for _ in range(60)]


def test_short_secrets_are_refused(tmp_path: Path) -> None:
    (tmp_path / "short").write_text("secret")
    with pytest.raises(AssertionError, match="at least 20"):
        Server(str(tmp_path / "games.db"), tmp_path, "--operator-secret-file", str(tmp_path / "short"))


def test_list_and_look(house: Server) -> None:
    made = {house.open({**PERSON, "name": "Ada"}, PERSON).id for _ in range(3)}
    listed, after = [], ""
    while True:
        page = door(house, "GET", f"/tables?limit=2&after={after}").json()
        listed += page["tables"]
        if not (after := page["after"]):
            break
    assert made <= {table["id"] for table in listed}
    assert len(listed) == len({table["id"] for table in listed})
    one = next(one for one in listed if one["id"] in made)
    assert one["seats"] == [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": ""}]
    assert one["bytes"] > 1000
    seen = door(house, "GET", f"/tables/{one['id']}").json()
    assert seen["table"]["you"] is None
    assert mine(seen) is None
    assert door(house, "GET", "/tables/nosuchtable").status_code == 404


def test_unstick(house: Server) -> None:
    table = stuck(house, house.folder)
    listed = door(house, "GET", "/tables?status=stuck").json()["tables"]
    assert [(entry["id"], entry["tries"], entry["cause"]) for entry in listed] == [(table.id, 1, "server-error")]
    (house.folder / "broken").unlink()
    assert door(house, "POST", f"/tables/{table.id}/unstick").status_code == 200
    assert mine(table.turn(0)) is not None
    assert code(door(house, "POST", f"/tables/{table.id}/unstick")) == "not-stuck"


def test_delete(house: Server) -> None:
    """Into the archive, from where its links bring it back; or for good, from there too. Pages are told."""
    table = house.open(PERSON, PERSON)
    table.play([0, 1], 3)
    assert door(house, "DELETE", f"/tables/{table.id}").status_code == 200
    assert table.get()["table"]["steps"] == 3
    page = table.socket(0)
    page.get("update")
    assert door(house, "DELETE", f"/tables/{table.id}?for_good=true").status_code == 200
    assert ending(page) == 4404
    assert table.ask("GET", "", 0).status_code == 404
    assert door(house, "DELETE", f"/tables/{table.id}?for_good=true").status_code == 404


def test_a_table_is_deleted_while_its_bot_thinks(house: Server) -> None:
    table = house.open(BOT, BOT, PERSON)
    assert door(house, "DELETE", f"/tables/{table.id}?for_good=true").status_code == 200
    assert table.ask("GET", "").status_code == 404
    assert "its bots stopped" not in house.log.read_text()


def test_mute(house: Server) -> None:
    table = house.open(PERSON, PERSON)
    assert door(house, "PUT", f"/tables/{table.id}/mutes/0").status_code == 200
    assert door(house, "PUT", f"/tables/{table.id}/mutes/-1").status_code == 200
    assert door(house, "PUT", f"/tables/{table.id}/mutes/7").status_code == 404
    said = {seat: table.ask("POST", "/chat", seat, {"text": "hello"}).status_code for seat in (0, 1, None)}
    assert said == {0: 403, 1: 200, None: 403}
    door(house, "DELETE", f"/tables/{table.id}/mutes/0")
    assert table.ask("POST", "/chat", 0, {"text": "hello"}).status_code == 200


def test_ban(tmp_path: Path) -> None:
    """Requests and sockets of a network are refused, those of others are not; a restart changes nothing."""
    db, options = str(tmp_path / "games.db"), (*option(tmp_path), "--proxy")
    with serving(db, tmp_path, *options) as server:
        table = server.open(PERSON)
        page = table.socket(0)
        page.get("update")
        assert door(server, "POST", "/bans", {"network": "nowhere"}).status_code == 422
        bans = door(server, "POST", "/bans", {"network": "192.0.2.7/24", "why": "floods"}).json()["bans"]
        assert [(ban["network"], ban["why"]) for ban in bans] == [("192.0.2.0/24", "floods")]
        door(server, "POST", "/bans", {"network": "2001:db8::7"})
        door(server, "POST", "/bans", {"network": "127.0.0.1"})
        assert ending(page) == 4403
    with serving(db, tmp_path, *options) as server:
        table.server = server
        server.until(lambda: asked_from(server, "192.0.2.200") == 403)
        assert [asked_from(server, ip) for ip in ("2001:db8::1", "2001:db8:1::1", "192.0.3.1")] == [403, 200, 200]
        assert code(server.ask("GET", "/api/games")) == "banned"
        with pytest.raises(InvalidStatus):
            table.socket(0)
        assert door(server, "DELETE", "/bans?network=127.0.0.1").status_code == 200
        assert server.ask("GET", "/api/games").status_code == 200


def asked_from(server: Server, address: str) -> int:
    return server.http.get("/api/games", headers={"X-Forwarded-For": address}).status_code


def test_announce(house: Server) -> None:
    """Open pages hear it at once, later ones when they come, and all of them that it is withdrawn."""
    table = house.open(PERSON)
    early = table.socket(0)
    early.get("update")
    wish = {"text": "New cards!", "restart_in": 300.0}
    assert door(house, "PUT", "/announcement", wish).status_code == 200
    late = table.socket(0)
    for page in (early, late):
        said = page.get("announcement")["announcement"]
        assert said["text"] == "New cards!"
        assert said["restart"] == said["until"]
    door(house, "DELETE", "/announcement")
    assert [page.get("announcement")["announcement"] for page in (early, late)] == [None, None]
    early.close()
    late.close()


def test_every_act_is_logged(house: Server) -> None:
    table = house.open(PERSON)
    for _ in range(30):
        door(house, "GET", f"/tables/{table.id}")
    assert house.log.read_text().count(f"looked at table {table.id}") == 30

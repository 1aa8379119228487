"""Programs at a remote table: real servers, real connections."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from pelagia import bots
from pelagia.client import BadLink, Link, NoSeat, Refused, Seat, Unreachable, join
from pelagia.client.bot import play
from pelagia.text import Catalogue
from tests.server.kit import BOT, OPEN, PERSON, Server, Table, run, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    with serving(f"sqlite:///{folder}/games.db", folder) as server:
        yield server


def link(table: Table, seat: int | None = None) -> str:
    secret = table.watch if seat is None else table.keys[seat]
    return str(Link(table.server.url, table.id, secret))


def test_a_program_plays_a_whole_game(server: Server) -> None:
    """The loop of the documentation, and nothing else."""

    async def go() -> tuple[int, Seat]:
        made = 0
        async with Seat(link(table, 0)) as seat:
            async for decision in seat:
                assert Catalogue("de", strict=True)(decision.options[0].text)
                await seat.choose(decision, decision.options[0])
                made += 1
        return made, seat

    table = server.open(PERSON, BOT, seed=3)
    made, seat = run(go())
    assert made > 5
    assert seat.is_over
    assert seat.table["scores"] == table.get(0)["table"]["scores"]


@pytest.mark.parametrize("game", ["new-eden", "deep-sea"])
def test_a_bot_of_another_machine_plays(server: Server, game: str) -> None:
    """Two seats, each with a bot that knows only what the server tells its seat."""

    async def one(seat: int) -> int:
        async with Seat(link(table, seat)) as remote:
            return await play(remote, bots.make("hatchling", seat))

    async def both() -> list[int]:
        return list(await asyncio.gather(one(0), one(1)))

    table = server.open(PERSON, PERSON, seed=4, game=game)
    assert all(made > 5 for made in run(both()))
    assert table.get()["table"]["status"] == "finished"


def test_an_invitation_gives_a_seat(server: Server) -> None:
    async def go() -> None:
        async with await join(link(table), "Nemo") as seat:
            assert seat.number == 1
            assert seat.table["seats"][1]["name"] == "Nemo"
            async with await join(seat.link, "again") as same:  # the link of a seat is that seat
                assert same.number == 1
        with pytest.raises(NoSeat):
            await join(link(table), "too late")

    table = server.open(PERSON, OPEN)
    run(go())


def test_what_goes_wrong_has_a_code_and_words(server: Server) -> None:
    async def refused(option: str) -> Refused:
        async with Seat(link(table, 0)) as remote:
            decision = remote.decision
            assert decision is not None
            with pytest.raises(Refused) as caught:
                await remote.choose(decision, option)
            return caught.value

    table = server.open(PERSON, PERSON, seed=3)
    error = run(refused("fly"))
    assert error.code == "illegal-choice"
    assert Catalogue("en", strict=True)(error.text)

    async def look(at: str) -> None:
        async with Seat(at):
            pass

    with pytest.raises(Refused) as caught:
        run(look(str(Link(server.url, table.id, "wrong"))))
    assert caught.value.code == "wrong-secret"
    with pytest.raises(Unreachable):
        run(look("http://127.0.0.1:9/#/table/abcdefgh/secret"))
    for wrong in ("", "nonsense", server.url, f"{server.url}/#/rules/flotilla", "ftp://a/#/table/b/c"):
        with pytest.raises(BadLink):
            Seat(wrong)


def test_a_server_that_dies_and_comes_back(tmp_path: Path) -> None:
    """The seat waits, connects again and goes on; what was asked is asked again."""
    db = f"sqlite:///{tmp_path}/games.db"
    servers = [Server(db, tmp_path)]

    async def go(table: Table) -> int:
        made = 0
        async with Seat(link(table, 0)) as seat:
            async for decision in seat:
                await seat.choose(decision, decision.options[0])
                made += 1
                if made == 3:
                    servers[0].kill()
                    port = int(table.server.url.rpartition(":")[2])
                    servers.append(await asyncio.to_thread(Server, db, tmp_path, port=port))
                if made == 6:
                    return made
        return made

    try:
        assert run(go(servers[0].open(PERSON, BOT, seed=3))) == 6
    finally:
        for server in servers:
            server.stop()


def test_the_news_as_lines(server: Server) -> None:
    """What `curl -N` shows: the whole table first, then each change; whoever listens is at the table."""
    table = server.open(PERSON, PERSON, seed=3)
    headers = {"Authorization": f"Bearer {table.keys[1]}", "Accept-Encoding": "gzip"}
    path = f"{server.url}/api/tables/{table.id}/stream"
    with httpx.stream("GET", path, headers=headers, timeout=60, trust_env=False) as answer, closing(answer):
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        first = next(lines)
        assert first["type"] == "update"
        assert first["view"] == table.get(1)["view"]
        server.until(lambda: bool(table.get(0)["table"]["seats"][1]["connected"]))
        decision = table.get(0)["view"]["decisions"][0]
        assert table.choose(0, decision["number"], decision["options"][0]["written"]).status_code == 200
        update = next(line for line in lines if line["type"] == "update")
        assert update["view"] == table.get(1)["view"]
        assert update["events"]
    server.until(lambda: not table.get(0)["table"]["seats"][1]["connected"])


def test_spectators_get_no_game_to_think_about(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=3)
    assert table.ask("GET", "/likeness").status_code == 403
    assert table.ask("GET", "/likeness", 0).status_code == 200

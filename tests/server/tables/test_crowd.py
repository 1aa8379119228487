"""Many at one table: nobody's talk is in the way of another's choice, and nobody's hints fill the workers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import httpx
import pytest

from tests.server.kit import PERSON, Server, Table, mine, pick, serving, to_move

LOUD = [f"127.0.0.{n}" for n in range(2, 7)]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server whose limits this machine can reach."""
    with serving(str(tmp_path / "db"), tmp_path, "--rate", "5", "--table-rate", "5") as server:
        yield server


def shout(table: Table, address: str, over: Event, refused: list[int]) -> None:
    """Say as much as possible, from an address of one's own."""
    place = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=table.server.url, transport=place, timeout=30) as http:
        while not over.is_set():
            headers = {"Authorization": f"Bearer {table.watch}"}
            said = http.post(f"/api/tables/{table.id}/chat", json={"text": "!"}, headers=headers)
            refused.append(said.status_code)


@pytest.mark.parametrize("door", ["rest", "socket"])
@pytest.mark.parametrize("addresses", [LOUD, ["127.0.0.1"]], ids=["five addresses", "the player's own address"])
def test_spectators_do_not_delay_choices(strict: Server, door: str, addresses: list[str]) -> None:
    table = strict.open(PERSON, PERSON)
    over = Event()
    with ExitStack() as stack:
        pages = [table.socket(seat) for seat in (0, 1)] if door == "socket" else []
        heard: list[list[int]] = [[] for _ in addresses]
        pool = stack.enter_context(ThreadPoolExecutor(len(addresses)))
        stack.callback(over.set)
        for address, said in zip(addresses, heard, strict=True):
            pool.submit(shout, table, address, over, said)
        strict.until(lambda: all(429 in said for said in heard))  # each of them is as loud as it can be
        for _ in range(8):
            state = next(state for seat in (0, 1) if mine(state := table.get(seat)))
            seat, decision = to_move(state, [0, 1]), mine(state)
            assert seat is not None
            assert decision is not None
            if door == "rest":
                assert table.choose(seat, decision["number"], pick(decision)).status_code == 200
            else:
                pages[seat].send(type="choose", id=7, number=decision["number"], option=pick(decision))
                while (answer := pages[seat].get())["type"] not in ("done", "error"):
                    pass
                assert answer["type"] == "done", answer
        for page in pages:
            page.close()


def test_ones_own_talk_does_not_delay_choices(strict: Server) -> None:
    table = strict.open(PERSON, PERSON)
    state = next(state for seat in (0, 1) if mine(state := table.get(seat)))
    seat, decision = to_move(state, [0, 1]), mine(state)
    assert seat is not None
    assert decision is not None
    page = table.socket(seat)
    for n in range(30):
        page.send(type="chat", id=n, text="!")
    while (answer := page.get())["type"] != "error":
        pass
    assert answer["error"]["code"] == "too-many"
    page.close()
    strict.until(lambda: table.choose(seat, decision["number"], pick(decision)).status_code == 200)


def hints(server: Server) -> int:
    match = re.search(r'pelagia_call_seconds_count\{call="hint"\} (\d+)', server.ask("GET", "/api/metrics").text)
    return int(match[1]) if match else 0


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    """However often somebody asks about a position, and over however many connections: the bot thinks once."""
    with serving(str(tmp_path / "db"), tmp_path, "--workers", "2") as server, ThreadPoolExecutor(12) as pool:
        table = server.open(PERSON, PERSON)
        for round in range(1, 3):
            state = next(state for seat in (0, 1) if mine(state := table.get(seat)))
            seat, decision = to_move(state, [0, 1]), mine(state)
            assert seat is not None
            assert decision is not None
            pages = [table.socket(seat) for _ in range(6)]
            asked = [pool.submit(table.ask, "POST", "/hint", seat) for _ in range(6)]
            for page in pages:
                page.send(type="hint", id=1)
            pages.pop().close()  # who goes away stops nobody's thinking
            told = [page.get("done")["hint"] for page in pages] + [future.result().json() for future in asked]
            assert all(hint == told[0] and hint["number"] == decision["number"] for hint in told)
            assert hints(server) == round
            for page in pages:
                page.close()
            table.choose(seat, decision["number"], pick(decision))

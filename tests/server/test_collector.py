"""The garbage collector, run by hand: new objects all the time, old ones only when memory needs it."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import weakref
from itertools import count
from pathlib import Path

import httpx
import pytest

from pelagia.engine.memory import MORE, Memory
from pelagia.server import collector
from pelagia.server.collector import FAR_MORE, Collector
from tests.server import kit
from tests.server.kit import PERSON, Server, serving


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


class Growing(Memory):
    """Takes so many bytes more at each look."""

    def __init__(self, by: int) -> None:
        self.by, self.taken = by, 0
        super().__init__()

    def peak(self) -> int:  # type: ignore[override]
        self.taken += self.by
        return self.taken


def is_found(*, old: bool, plays: bool, grows: int = 0, seconds: float = 1.0) -> bool:
    """Whether a ring is found, a new or an old one, where somebody plays all the time or nobody does."""

    async def run() -> bool:
        clock, chosen = count(0.0, seconds), count(0, int(plays))
        task = asyncio.create_task(Collector(chosen.__next__, clock.__next__, Growing(grows)).run())
        await asyncio.sleep(0)
        kept = [Ring()]
        ring = weakref.ref(kept[0])
        if old:
            for _ in range(5):
                await asyncio.sleep(0)
        kept.clear()
        for _ in range(100):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return ring() is None

    return kit.run(run())


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "LOOK", 0.0)


@pytest.mark.usefixtures("_at_once")
@pytest.mark.parametrize("plays", [False, True])
def test_new_garbage_is_found_at_once(plays: bool) -> None:
    assert is_found(old=False, plays=plays, seconds=0.0)


@pytest.mark.usefixtures("_at_once")
def test_old_garbage_is_looked_for_when_memory_grows_and_nobody_plays() -> None:
    assert is_found(old=True, plays=False, grows=MORE // 8)
    assert not is_found(old=True, plays=False, grows=0)
    assert not is_found(old=True, plays=True, grows=MORE // 8)
    assert is_found(old=True, plays=True, grows=2 * FAR_MORE)


@pytest.mark.usefixtures("_at_once")
def test_the_interpreter_gets_its_collector_back() -> None:
    is_found(old=False, plays=False)
    assert gc.isenabled()


def garbage(server: Server, folder: Path) -> int:
    """How many objects only the collector finds; all others are old afterwards."""
    (folder / "found").unlink(missing_ok=True)
    os.kill(server.process.pid, signal.SIGUSR2)
    server.until((folder / "found").exists)
    return int((folder / "found").read_text())


def test_connections_leave_no_rings(tmp_path: Path) -> None:
    """However they end; else a server with many would have to stop now and then, to look for them."""
    with serving(str(tmp_path / "db"), tmp_path, plugins="tests.server.rings") as server:
        table = server.open(PERSON, PERSON)
        pages = [table.socket(seat) for seat in (0, 1, None) for _ in range(10)]
        for page in pages:
            page.get("update")
        path, headers = f"/api/tables/{table.id}/stream", {"Authorization": f"Bearer {table.watch}"}
        with httpx.stream("GET", server.url + path, headers=headers, trust_env=False) as stream:
            next(stream.iter_lines())
            garbage(server, tmp_path)
        for page in pages[1::2]:
            page.raw.socket.shutdown(socket.SHUT_RDWR)
        for page in pages[::2]:
            page.hear()
            page.close()
        server.until(lambda: server.metric("sockets") == 0)
        assert garbage(server, tmp_path) < len(pages)
        for page in pages[1::2]:
            page.close()

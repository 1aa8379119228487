"""The garbage collector, run by hand: when there is time, and in the end in any case."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from pelagia.server import collector
from pelagia.server.collector import Collector
from tests.server import kit


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


def gone(busy: float, rings: int, seconds: float) -> bool:
    """Whether a ring is found while so many others are made, by a server that is at work for a share of its time."""

    async def run() -> bool:
        now = 0.0

        def clock() -> float:
            nonlocal now
            now += seconds / 20
            return now

        task = asyncio.create_task(Collector(clock, lambda: busy * now).run())
        await asyncio.sleep(0)
        ring = weakref.ref(Ring())
        others = [Ring() for _ in range(rings)]
        for _ in range(50):
            await asyncio.sleep(0)
        was_found = ring() is None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        del others
        return was_found

    return kit.run(run())


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "LOOK", 0.0)


def test_new_objects_wait_for_time() -> None:
    assert gone(busy=0.1, rings=20_000, seconds=1)
    assert not gone(busy=0.9, rings=20_000, seconds=1)
    assert not gone(busy=0.1, rings=10, seconds=1)


def test_very_many_wait_for_nothing() -> None:
    assert gone(busy=0.9, rings=150_000, seconds=1)


def test_everything_is_looked_at_when_it_is_quiet_and_in_the_end_in_any_case() -> None:
    assert gone(busy=0.0, rings=10, seconds=100)
    assert not gone(busy=0.9, rings=10, seconds=100)
    assert gone(busy=0.9, rings=10, seconds=2000)
    assert gc.isenabled()

"""The garbage collector, run by hand: what is new at once, and all the rest when it has grown or nobody plays."""

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


def is_found(busy: float, rings: int, *, old: bool, seconds: float = 1.0) -> bool:
    """Whether rings are found by a server that is at work for a share of its time: new ones, or old ones dropped late.

    `seconds` pass with every look at the clock.
    """

    async def run() -> bool:
        now = 0.0

        def clock() -> float:
            nonlocal now
            now += seconds
            return now

        task = asyncio.create_task(Collector(clock, lambda: busy * now).run())
        await asyncio.sleep(0)
        kept = [Ring() for _ in range(rings)]
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


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "LOOK", 0.0)


@pytest.mark.parametrize("busy", [0.0, 0.9])
def test_new_garbage_is_found_at_once(busy: float) -> None:
    assert is_found(busy, 1, old=False, seconds=0.0)


def test_old_garbage_is_looked_for_when_there_is_much_and_nobody_plays() -> None:
    many = int(collector.SHARE * len(gc.get_objects())) * 2
    assert is_found(0.0, many, old=True)
    assert not is_found(0.0, 10, old=True)
    assert not is_found(0.9, many, old=True)
    assert is_found(0.9, many, old=True, seconds=collector.AT_LEAST / 50)


def test_the_interpreter_gets_its_collector_back() -> None:
    is_found(0.0, 1, old=False)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0

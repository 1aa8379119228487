"""The garbage collector, run by hand: thousands of sockets are many objects to look through, and few become garbage.

Left alone, it stops all tables for up to half a second, at any moment. Here it looks at what is new four times a
second, which takes a millisecond, and puts the rest aside. All of it is looked through only when it has grown, or when
nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from pelagia.server import metrics

LOOK = 0.25  # seconds between two looks at new objects
RARELY = 30.0  # seconds between two thoughts about all others
QUIET = 0.05  # share of the time that the loop's thread is at work while hardly anybody plays
SOME, MANY = 5_000, 50_000  # more objects than after the last look at all: enough if it is quiet, and in any case
SHARE = 0.25  # of those there were, that must come on top of MANY


class Collector:
    def __init__(
        self, clock: Callable[[], float] = time.monotonic, used: Callable[[], float] = time.thread_time
    ) -> None:
        self._clock, self._used = clock, used
        self._kept = 0  # objects after the last look at all

    async def run(self) -> None:
        """Take over from the automatic collector, until cancelled."""
        gc.disable()
        self._look_at_all()
        try:
            await self._run()
        finally:
            gc.enable()
            gc.unfreeze()

    async def _run(self) -> None:
        looked, used = self._clock(), self._used()
        while True:
            await asyncio.sleep(LOOK)
            with metrics.COLLECTED.labels("new").time():
                gc.collect()
                gc.freeze()
            now, spent = self._clock(), self._used()
            if now - looked < RARELY:
                continue
            is_quiet = (spent - used) / (now - looked) < QUIET
            looked, used = now, spent
            grown = gc.get_freeze_count() - self._kept
            if grown > (SOME if is_quiet else MANY + SHARE * self._kept):
                self._look_at_all()

    def _look_at_all(self) -> None:
        with metrics.COLLECTED.labels("everything").time():
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        self._kept = gc.get_freeze_count()

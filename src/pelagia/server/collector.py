"""The garbage collector, run by hand: thousands of sockets are many objects to look through, and few become garbage.

Left alone, it stops all tables for up to half a second, at any moment. Here it looks at what is new four times a
second, which takes a millisecond, and puts the rest aside. All of it is looked through only when it has grown, and then
when hardly anybody plays, or after an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from pelagia.server import metrics

LOOK = 0.25  # seconds between two looks at new objects
RARELY, AT_LEAST = 30.0, 3600.0  # seconds between two looks at all others: if it is quiet, and in any case
QUIET = 0.05  # share of the time that the loop's thread is at work while hardly anybody plays
SHARE = 0.25  # by which they must have grown since the last look: most of them are in use, and garbage is rare


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
        thought = looked = self._clock()
        used = self._used()
        while True:
            await asyncio.sleep(LOOK)
            with metrics.COLLECTED.labels("new").time():
                gc.collect()
                gc.freeze()
            now, spent = self._clock(), self._used()
            if now - thought < RARELY:
                continue
            is_quiet = (spent - used) / (now - thought) < QUIET
            thought, used = now, spent
            has_grown = gc.get_freeze_count() > (1 + SHARE) * self._kept
            if has_grown and (is_quiet or now - looked >= AT_LEAST):
                looked = now
                self._look_at_all()

    def _look_at_all(self) -> None:
        with metrics.COLLECTED.labels("everything").time():
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        self._kept = gc.get_freeze_count()

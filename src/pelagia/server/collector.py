"""The garbage collector, run by hand: thousands of sockets are many objects to look through, and few become garbage.

Left alone, it stops all tables for up to a quarter of a second, at any moment. Here it collects new objects when the
server has time, and everything when nobody plays, or after a while under constant load.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from pelagia.server import metrics

LOOK = 0.25  # seconds between two looks at how busy the server is
SOME, MANY = 5_000, 100_000  # new objects: to be looked at when there is time, and in any case
IDLE, QUIET = 0.3, 0.05  # shares of the time that the loop's thread is at work: time for new objects, and for all
RARELY, AT_LEAST = 30.0, 900.0  # seconds between two looks at everything: when it is quiet, and in any case


class Collector:
    def __init__(
        self, clock: Callable[[], float] = time.monotonic, used: Callable[[], float] = time.thread_time
    ) -> None:
        self._clock, self._used = clock, used

    async def run(self) -> None:
        """Take over from the automatic collector, until cancelled."""
        gc.collect()
        gc.freeze()  # modules and the like never become garbage
        gc.disable()
        try:
            await self._run()
        finally:
            gc.enable()

    async def _run(self) -> None:
        last = looked = self._clock()
        used = self._used()
        while True:
            await asyncio.sleep(LOOK)
            now, spent = self._clock(), self._used()
            share, looked, used = (spent - used) / max(LOOK, now - looked), now, spent
            if now - last >= (RARELY if share < QUIET else AT_LEAST):
                last = now
                self._collect(2)
            elif gc.get_count()[0] > (SOME if share < IDLE else MANY):
                self._collect(0)

    def _collect(self, generation: int) -> None:
        with metrics.COLLECTED.labels("everything" if generation else "new").time():
            gc.collect(generation)

"""The garbage collector, run by hand: thousands of sockets are many objects to look through, and few become garbage.

Left alone, it stops all tables for more than half a second, at any moment. Here it looks at what is new four times a
second, which takes a millisecond or two. What outlives that goes when nothing refers to it any more, and has no
need of a collector, since whatever comes and goes with sockets and games leaves no rings behind. All of it is looked
through only when the process takes more memory than ever, and then while nobody plays; else only if there is a leak.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from pelagia.engine.memory import MORE, Memory
from pelagia.server import metrics

LOOK = 0.25  # seconds between two looks at new objects
RARELY = 30.0  # seconds between two looks at all others, at least
QUIET = 5.0  # seconds without a choice after which nobody plays
FAR_MORE = 1 << 30  # bytes that must have come since the last look at all while somebody does


class Collector:
    """`chosen` says how many choices people have made so far."""

    def __init__(
        self,
        chosen: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        memory: Memory | None = None,
    ) -> None:
        self._chosen, self._clock, self._memory = chosen, clock, memory or Memory()

    async def run(self) -> None:
        """Take over from the automatic collector, until cancelled."""
        gc.disable()
        self._look_at_all()
        try:
            await self._run()
        finally:
            gc.enable()

    async def _run(self) -> None:
        looked = last = self._clock()
        chosen = self._chosen()
        while True:
            await asyncio.sleep(LOOK)
            with metrics.COLLECTED.labels("new").time():
                gc.collect(1)  # what it leaves is old, and is not looked at again
            now, before, chosen = self._clock(), chosen, self._chosen()
            last = now if chosen != before else last
            if now - looked > RARELY and self._memory.has_grown(by=MORE if now - last > QUIET else FAR_MORE):
                looked = now
                self._look_at_all()

    def _look_at_all(self) -> None:
        with metrics.COLLECTED.labels("everything").time():
            self._memory.look_at_all()

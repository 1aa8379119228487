"""How late things are, and why: the event loop, by a beat of its own; calls of workers; transactions.

At `debug` the log has a line for everything that is slow, with its time by the monotonic clock, which is one for all
processes of a machine, and with the processor time in it. So it can be said who kept somebody waiting.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from pelagia.server import metrics

log = logging.getLogger(__name__)

BEAT = 0.025  # seconds
LATE = 0.005  # seconds by which a beat counts as late
SLOW = 0.02  # seconds from which on something is written down


class Late(NamedTuple):
    """A beat that came too late."""

    since: float  # by the monotonic clock
    seconds: float
    cause: str  # collector, work (of the loop), threads (the process's other ones) or machine (other processes, disk)


class Pulse:
    """Sleeps for a moment, again and again, and looks how much longer that took."""

    def __init__(self, tell: Callable[[Late], None]) -> None:
        self._tell = tell
        self._began = self._collected = 0.0  # seconds of processor time

    async def run(self) -> None:
        gc.callbacks.append(self._collecting)
        try:
            while True:
                await self._beat()
        finally:
            gc.callbacks.remove(self._collecting)

    def _collecting(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._collected += time.thread_time() - self._began

    async def _beat(self) -> None:
        began, work, process, collected = time.monotonic(), time.thread_time(), time.process_time(), self._collected
        await asyncio.sleep(BEAT)
        late = time.monotonic() - began - BEAT
        if late < LATE:
            return
        work = time.thread_time() - work
        threads = time.process_time() - process - work
        self._tell(Late(began + BEAT, late, cause(late, self._collected - collected, work, threads)))


def cause(late: float, collected: float, work: float, threads: float) -> str:
    """What took most of the time, given by its processor time; the collector is part of the work."""
    shares = {"collector": collected, "work": work, "threads": threads}
    return next((name for name, share in shares.items() if share >= late / 2), "machine")


def beat_late(late: Late) -> None:
    """The event loop of the server was late."""
    metrics.LOOP_LATE.labels(late.cause).observe(late.seconds)
    if late.seconds >= SLOW:
        _note("loop", late.since, late.seconds, late.cause)


def note(what: str, since: float, used: float) -> None:
    """Something has ended that began then, with so much processor time; write it down if it was slow."""
    seconds = time.monotonic() - since
    if seconds >= SLOW:
        _note(what, since, seconds, "work" if used >= seconds / 2 else "waiting")


def _note(what: str, since: float, seconds: float, cause: str) -> None:
    log.debug("slow: %s, from %.4f, %.1f ms, mostly %s", what, since, 1000 * seconds, cause)

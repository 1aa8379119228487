"""Worker processes of one kind: which one does which call, by when, and what happens when one dies.

Calls are pure: state in, state out. So the call of a worker that died, or that took half of the call's time without an
answer, is repeated by another one. A call's time counts from the moment it is made; when it is up, the call
ends, with an answer or without.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import zlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

from pelagia.engine import metrics
from pelagia.engine.nursery import Nursery, pause
from pelagia.engine.worker import HEAD, Answer, framed

log = logging.getLogger(__name__)

START = 60.0  # seconds until a worker that does not come is given up
GAP = 0.1  # seconds between two starts of the same worker
LEAST = 0.2  # seconds that a call must have left: one that is late costs a worker
HELP = 0.05  # seconds that a call waits for its table's own worker, before any other may take it


class Trouble(Exception):
    """A call was not answered: `full` (too many wait), `waited` (no worker was free), `late`, `died`, `closed`."""

    def __init__(self, how: str) -> None:
        self.how = how


class Call:
    """Something to do for a table, and who waits for it."""

    def __init__(
        self, table: str, function: Callable[..., Any], args: Sequence[Any], limit: float, grace: float | None
    ) -> None:
        loop = asyncio.get_running_loop()
        self.table, self.function, self.args = table, function, args
        self.made = loop.time()  # older calls are done first
        self.limit, self.deadline = limit, self.made + limit
        self.grace = grace  # of a bot: when its thought must be over, before the deadline; it has all its time at once
        self.tries = 0
        self.process: _Process | None = None  # that does it now
        self.hurried = False
        self.timer: asyncio.TimerHandle | None = None
        self.answer: asyncio.Future[Answer] = loop.create_future()

    def wake_at(self, when: float, late: Callable[[Call], None]) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_at(when, late, self)

    def end(self, result: Answer | Trouble) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.answer.done():  # whoever asked has gone
            return
        if isinstance(result, Trouble):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class _Process(asyncio.Protocol):
    """One worker process, from its start to its end."""

    def __init__(self, place: _Place) -> None:
        self.place = place
        self.pid = 0  # as long as it has not said anything
        self.call: Call | None = None
        self._transport: asyncio.Transport | None = None
        self._heard = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class

    def data_received(self, data: bytes) -> None:
        self._heard += data
        while len(self._heard) >= HEAD.size:
            end = HEAD.size + HEAD.unpack_from(self._heard)[0]
            if len(self._heard) < end:
                return
            message = pickle.loads(bytes(self._heard[HEAD.size : end]))
            del self._heard[:end]
            if self.pid:
                self.place.answered(self, message)
            else:
                self.pid = message
                self.place.ready(self)

    def connection_lost(self, error: Exception | None) -> None:
        # Reset, or a broken pipe: it was dead before it could read the call, which has nothing to do with it.
        self.place.lost(self, blameless=error is not None)

    def send(self, message: bytes) -> None:
        assert self._transport is not None
        self._transport.write(message)

    def signal(self, number: signal.Signals) -> None:
        if self.pid:
            with suppress(ProcessLookupError):  # its end is on the way to us
                os.kill(self.pid, number)

    def end(self) -> None:
        self.signal(signal.SIGKILL)
        if self._transport is not None:
            self._transport.abort()


class _Place:
    """Where a worker is, always: the process that works now, and the calls of the tables that belong to it."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.waiting: deque[Call] = deque()
        self.process: _Process | None = None
        self.failures = 0
        self._started = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._starting: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        return self.process is not None and self.process.pid > 0

    @property
    def is_free(self) -> bool:
        return self.process is not None and self.process.pid > 0 and self.process.call is None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._started = loop.time()
        self.process = _Process(self)
        self._starting = loop.create_task(self._start(self.process))
        self._timer = loop.call_later(START, self._overdue, self.process)

    async def _start(self, process: _Process) -> None:
        try:
            ours, theirs = socket.socketpair()
            with theirs:
                await asyncio.get_running_loop().create_unix_connection(lambda: process, sock=ours)
                self.pool.nursery.fork(theirs, self.pool.nice)
        except OSError as error:
            log.warning("a worker (%s) cannot be started: %s", self.pool.kind, type(error).__name__)
            self.lost(process)

    def _overdue(self, process: _Process) -> None:
        if process is self.process and not process.pid:
            log.error("a worker (%s) did not start within %.0f s", self.pool.kind, START)
            self.pool.nursery.replace()
            self.lost(process)

    def ready(self, process: _Process) -> None:
        if process is self.process:
            self.failures = 0
            self.pool.nursery.works()
            self.pool.began.set()
            self.next()

    def answered(self, process: _Process, answer: Answer) -> None:
        call, process.call = process.call, None
        if process is not self.process or call is None:
            return
        call.process = None
        if answer[2]:
            self.replace("spent")
        call.end(answer)
        self.next()

    def lost(self, process: _Process, *, blameless: bool = False) -> None:
        if process is not self.process:
            return
        call, was_ready = process.call, bool(process.pid)
        if not was_ready:
            self.failures += 1
            self.pool.began.set()
        self.replace("died" if was_ready else "unborn")
        if call is not None:
            call.tries -= blameless
            self.pool.repeat(call, "died")

    def replace(self, why: str) -> None:
        """Give up the process that is here, and start another one."""
        metrics.REPLACED.labels(self.pool.kind, why).inc()
        gone, self.process = self.process, None
        if gone is not None:
            gone.end()
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        delay = pause(self.failures) if self.failures else max(0.0, self._started + GAP - loop.time())
        self._timer = loop.call_later(delay, self.start)
        self.pool.wake()  # others may help meanwhile

    def next(self) -> None:
        """Go on with what waits."""
        while self.is_free and (call := self.pool.next_for(self)) is not None:
            if call.deadline - asyncio.get_running_loop().time() < LEAST:
                call.end(Trouble("waited"))
            elif not call.answer.done():
                self.do(call)

    def do(self, call: Call) -> None:
        assert self.process is not None
        now = asyncio.get_running_loop().time()
        left = call.deadline - now
        soft, crowded = max(left / 2, left - (call.grace or 0.0)), self.pool.is_crowded
        message = framed((call.function, call.args, left, soft, crowded))
        call.process, call.hurried, self.process.call = self.process, crowded, call
        whole = call.tries > 0 or call.grace is not None
        call.wake_at(call.deadline if whole else now + left / 2, self.pool.late)
        self.process.send(message)

    def close(self) -> None:
        for handle in (self._timer, self._starting):
            if handle is not None:
                handle.cancel()
        gone, self.process = self.process, None
        if gone is not None:
            gone.end()
            if gone.call is not None:
                gone.call.end(Trouble("closed"))


class Pool:
    """The workers of one kind, and the calls that wait for them."""

    def __init__(self, kind: str, nursery: Nursery, count: int, most: int, *, nice: int, keeps_tables: bool) -> None:
        self.kind, self.nursery, self.nice, self._most = kind, nursery, nice, most
        self._keeps_tables = keeps_tables  # a table's calls go to the same worker, which has its game at hand
        self.crowd: Callable[[], bool] = lambda: False  # whether somebody waits who has not even called
        self._places = [_Place(self) for _ in range(count)]
        self._anyone: deque[Call] = deque()  # calls that any worker may take
        self.began = asyncio.Event()  # a worker has started, or died of it

    def open(self) -> None:
        for place in self._places:
            place.start()

    @property
    def waiting(self) -> int:
        return len(self._anyone) + sum(len(place.waiting) for place in self._places)

    @property
    def ready(self) -> int:
        """How many workers can take a call, or do one."""
        return sum(place.is_ready for place in self._places)

    @property
    def is_busy(self) -> bool:
        """Whether every worker does a call right now."""
        return all(place.is_ready and not place.is_free for place in self._places)

    @property
    def is_crowded(self) -> bool:
        return bool(self._anyone) or self.crowd()

    async def run(self, call: Call, *, first: bool = False, bounded: bool = True) -> Answer:
        """Do a call. Trouble: it was not answered. `first` calls do not wait behind others."""
        place = self._place(call.table)
        free = place if place is not None and place.is_free else None
        if free is None and (place is None or not place.is_ready):
            free = next((other for other in self._places if other.is_free), None)
        if free is not None:
            free.do(call)
        elif bounded and self.waiting >= self._most:
            raise Trouble("full")
        else:
            call.wake_at(call.deadline, self.late)
            if first:
                self._put_first(call)
            else:
                (self._anyone if place is None else place.waiting).append(call)
            if place is not None:
                asyncio.get_running_loop().call_later(HELP, self.wake)
            self.hurry()
        return await call.answer

    def _put_first(self, call: Call) -> None:
        call.made = 0.0
        self._anyone.appendleft(call)

    def _place(self, table: str) -> _Place | None:
        if not self._keeps_tables or table.startswith("("):  # such as "(new)"
            return None
        return self._places[zlib.crc32(table.encode()) % len(self._places)]

    def next_for(self, place: _Place) -> Call | None:
        """The call that a free worker should do: the oldest of its own tables, or of nobody's, or one to help with."""
        if self._anyone and (not place.waiting or self._anyone[0].made <= place.waiting[0].made):
            return self._anyone.popleft()
        if place.waiting:
            return place.waiting.popleft()
        long_ago = asyncio.get_running_loop().time() - HELP
        for other in self._places:
            if other.waiting and (not other.is_ready or other.waiting[0].made <= long_ago):
                return other.waiting.popleft()
        return None

    def wake(self) -> None:
        for place in self._places:
            place.next()

    def late(self, call: Call) -> None:
        """A call's time, or that of the worker that has it, is over."""
        if call.process is None:
            self._forget(call)
            call.end(Trouble("waited"))
            return
        place, call.process = call.process.place, None
        place.replace("late")
        if asyncio.get_running_loop().time() < call.deadline:
            self.repeat(call, "late")
        else:
            call.end(Trouble("late"))

    def _forget(self, call: Call) -> None:
        for queue in (self._anyone, *(place.waiting for place in self._places)):
            with suppress(ValueError):
                queue.remove(call)

    def repeat(self, call: Call, how: str) -> None:
        """Its worker has gone: let another one do the call, if it is the first time."""
        call.process = None
        call.tries += 1
        if call.tries > 1:
            call.end(Trouble(how))
            return
        said = "died" if how == "died" else "gave no answer"
        log.warning("table %s: the worker %s in %s, which is done once more", call.table, said, call.function.__name__)
        metrics.REPEATED.labels(self.kind).inc()
        call.wake_at(call.deadline, self.late)
        self._put_first(call)
        self.wake()

    def hurry(self) -> None:
        """Somebody waits: bots that think have a second of processor time, not all the time in the world."""
        for call in self._running():
            if call.grace is not None and not call.hurried and call.process is not None:
                call.hurried = True
                call.process.signal(signal.SIGUSR1)

    def _running(self) -> Iterator[Call]:
        for place in self._places:
            if place.process is not None and place.process.call is not None:
                yield place.process.call

    def close(self) -> None:
        for call in [*self._anyone, *(call for place in self._places for call in place.waiting)]:
            call.end(Trouble("closed"))
        for place in self._places:
            place.close()

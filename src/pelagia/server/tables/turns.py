"""Which bot thinks next when more tables wait than there are bot workers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

FRESH_IN_A_ROW = 3  # then one of the backlog has its turn, so that it goes on too


class Turns:
    """Grants turns, one table after the other. Tables that have waited since a restart come after those in use."""

    def __init__(self, most: int, crowded: Callable[[], None]) -> None:
        self._free = most
        self._crowded = crowded  # called when somebody must wait
        self._fresh: OrderedDict[str, asyncio.Future[None]] = OrderedDict()
        self._old: OrderedDict[str, asyncio.Future[None]] = OrderedDict()
        self._backlog: set[str] = set()
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        return len(self._fresh) + len(self._old)

    def defer(self, table: str) -> None:
        """A table of the backlog: nobody has done anything there since the restart."""
        self._backlog.add(table)

    def prefer(self, table: str) -> None:
        """Somebody did something at a table: it is no longer of the backlog."""
        self._backlog.discard(table)
        if table in self._old:
            self._fresh[table] = self._old.pop(table)

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for the table's turn, and keep it inside."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(table)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, table: str) -> None:
        lane = self._old if table in self._backlog else self._fresh
        granted = lane[table] = asyncio.get_running_loop().create_future()
        self._crowded()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # granted, and given up in the same moment
                self._pass_on()
            for lane in (self._fresh, self._old):
                if lane.get(table) is granted:
                    del lane[table]
            raise

    def _pass_on(self) -> None:
        while self.waiting:
            fresh = bool(self._fresh) and not (self._old and self._in_a_row >= FRESH_IN_A_ROW)
            self._in_a_row = self._in_a_row + 1 if fresh else 0
            _, granted = (self._fresh if fresh else self._old).popitem(last=False)
            if not granted.done():
                granted.set_result(None)
                return
        self._free += 1

"""Turn notices: a POST to an address of the player's choice, if the operator allows it.

Throttled per seat, and never while the player is looking at the table. Only what everybody may know is sent.
"""

from __future__ import annotations

import asyncio
import logging
import time

from pelagia.server import metrics
from pelagia.server.failures import NoDatabase
from pelagia.server.store import queries
from pelagia.server.tables.notices import NotSent, post
from pelagia.server.tables.tables import Tables
from pelagia.server.tables.watching import Live

log = logging.getLogger(__name__)
AT_ONCE = 200  # notices; each has a deadline, so those who answer slowly delay nobody


class Webhooks:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        if tables.settings.webhooks != "off":
            tables.on_change.append(self.wake)

    def wake(self, live: Live) -> None:
        """Tell those whose turn it is."""
        saved = live.saved
        for number, _ in saved.to_move if saved.status == "playing" else ():
            seat = saved.seats[number]
            if seat.webhook and not seat.bot and not live.connected(number):
                task = asyncio.create_task(self._send(live, number, seat.webhook))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _send(self, live: Live, seat: int, url: str) -> None:
        gap = self.tables.settings.webhook_seconds
        try:
            if not await self.tables.storage.write(queries.notified(live.saved.id, seat, time.time(), gap)):
                return
        except NoDatabase:
            return
        said = {"event": "your-turn", "table": live.saved.id, "game": live.saved.header["game"], "seat": seat}
        async with self._room:
            try:
                await post(url, said, self.tables.settings.webhooks == "any")
                metrics.WEBHOOKS.labels("sent").inc()
            except NotSent as error:  # its owner's business; anybody can give addresses that fail
                metrics.WEBHOOKS.labels("failed").inc()
                log.debug("table %s: the notice to seat %d failed (%s)", live.saved.id, seat, error)

    async def close(self) -> None:
        """Give up what is under way: notices are a courtesy."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

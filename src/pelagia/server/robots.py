"""Bots at the tables: after every change, somebody moves for them."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from pelagia.server import calls, metrics, queries
from pelagia.server.calls import Position
from pelagia.server.failures import Failure, NoDatabase, OutOfTime, ServerError, UnknownTable
from pelagia.server.live import Live
from pelagia.server.saved import Saved
from pelagia.server.tables import Change, Tables, chosen

log = logging.getLogger(__name__)

LAST_RESORT = "random"  # plays where another bot fails
SWEEP = 5.0  # seconds between two looks for tables whose server has died


class _Overtaken(Exception):
    """The table changed while a bot was thinking."""


def pause_after(tries: int, first: float) -> float:
    """Seconds until a table is tried again whose bot has failed so often: 1, 5, 25 minutes, 2 hours, then every 6."""
    return min(first * 5.0 ** min(tries - 1, 9), 360 * first)


class Robots:
    """Moves the bots of all tables, each table in a task of its own."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change.append(self.wake)

    def wake(self, live: Live) -> None:
        """See to a table's bots, unless somebody does already. One that is stuck is tried again."""
        if live.player is None and live.saved.bot_seats:
            live.player = asyncio.create_task(self._play(live))
            self._tasks.add(live.player)
            live.player.add_done_callback(self._tasks.discard)

    async def resume(self, before: float) -> None:
        """Go on with the tables that have waited for a bot since before this time, and with stuck ones."""
        for id in await self.tables.storage.read(queries.bot_turns(before, time.time())):
            try:
                live = await self.tables.fresh(id)
            except UnknownTable:
                continue
            self.wake(live)

    async def sweep(self) -> None:
        """Look, again and again, for tables whose server has died, and for stuck ones that are to be tried again."""
        await self.resume(time.time())
        settings = self.tables.settings
        patience = 2 * settings.bot_seconds + SWEEP
        while True:
            await asyncio.sleep(min(SWEEP, settings.stuck_seconds))
            await self.resume(time.time() - patience)

    async def _play(self, live: Live) -> None:
        try:
            while seats := live.saved.bot_seats:
                saved = live.saved
                try:
                    await self._move(live, saved, seats[0])
                except _Overtaken:
                    continue
                except Failure as failure:
                    if await self._stuck(live, saved, failure):
                        return
        except NoDatabase:  # the storage has told; the sweep begins again when it is back
            pass
        except Exception:  # the next change of the table, or the sweep, tries again
            log.exception("table %s: its bots stopped", live.saved.id)
        finally:
            live.player = None

    async def _move(self, live: Live, saved: Saved, seat: int) -> None:
        position = await self._think(saved, seat, live.seers())

        async def make(now: Saved) -> Change:
            if now.version != saved.version:
                raise _Overtaken
            return chosen(saved, position)

        await self.tables.change(live, make)
        metrics.CHOICES.labels("bot").inc()

    async def _think(self, saved: Saved, seat: int, seers: list[int]) -> Position:
        given = (saved.header, saved.state, saved.events, seat)
        workers = self.tables.workers
        try:
            return await workers.bot(saved.id, calls.think, *given, saved.seats[seat].bot, saved.id, seers)
        except (OutOfTime, ServerError):
            if saved.seats[seat].standing_in:
                raise  # nobody is robbed by chance: rather the table waits for its owner, or for the bot
            log.warning("table %s: bot %s failed; %s moves", saved.id, saved.seats[seat].bot, LAST_RESORT)
            return await workers.bot(saved.id, calls.think, *given, LAST_RESORT, saved.id, seers)

    async def _stuck(self, live: Live, failed: Saved, failure: Failure) -> bool:
        """Mark a table as stuck; False if it has changed since its bot was asked, and goes on."""
        tries = failed.tries + 1
        pause = pause_after(tries, self.tables.settings.stuck_seconds)
        log.error("table %s is stuck: %s; tried again in %g s", failed.id, failure.code, pause)

        async def make(saved: Saved) -> Change:
            if saved.version != failed.version:
                raise _Overtaken
            now = time.time()
            version = saved.version + 1
            new = replace(saved, status="stuck", version=version, tries=tries, retry=now + pause, updated=now)
            return Change(new, queries.change(new))

        try:
            await self.tables.change(live, make)
        except _Overtaken:
            return False
        return live.saved.version == failed.version + 1

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

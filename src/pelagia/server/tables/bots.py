"""Bots at the tables: after every change, those whose turn it is move."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from pelagia.engine import calls
from pelagia.engine.calls import Position
from pelagia.server import metrics
from pelagia.server.failures import Failure, NoDatabase, OutOfTime, Overloaded, ServerError, TableClosed, UnknownTable
from pelagia.server.store import queries
from pelagia.server.store.table import Saved
from pelagia.server.tables.tables import Change, Tables, chosen
from pelagia.server.tables.turns import Turns
from pelagia.server.tables.watching import Live

log = logging.getLogger(__name__)

IN_A_HURRY = "greedy"  # chooses quickly where another bot is late, or fails
LAST_RESORT = "random"  # plays where the rules have no opinion of a position, because of a mistake in them
AGAIN = 1.0  # seconds until a table tries again, where no worker was free
SWEEP = 5.0  # seconds between two looks for tables whose server has died


class _Overtaken(Exception):
    """The table changed while a bot was thinking."""


def pause_after(tries: int, first: float) -> float:
    """Seconds until a table is tried again whose bot has failed so often: 1, 5, 25 minutes, 2 hours, then every 6."""
    return min(first * 5.0 ** min(tries - 1, 9), 360 * first)


class Bots:
    """Moves the bots of all tables, each table in a task of its own."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        self._moving: set[str] = set()  # tables whose bot is about to make a choice
        self.turns = Turns(tables.settings.workers, tables.workers.hurry)
        tables.workers.watch_crowd(lambda: self.turns.waiting > 0)
        metrics.WAITING_BOTS.set_function(lambda: self.turns.waiting)
        tables.on_change.append(self._changed)

    def _changed(self, live: Live) -> None:
        if live.saved.id not in self._moving:
            self.turns.prefer(live.saved.id)
        self.wake(live)

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
            except (TableClosed, UnknownTable):
                continue
            if live.player is None:
                self.turns.defer(id)
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
                except Overloaded:  # not this table's fault
                    await asyncio.sleep(AGAIN)
                except UnknownTable:  # it was deleted meanwhile
                    return
                except Failure as failure:
                    live.cause = failure.code
                    if await self._stuck(live, saved, failure):
                        return
        except NoDatabase:  # the storage has logged it; the sweep begins again when it is back
            pass
        except Exception:  # the next change of the table, or the sweep, tries again
            log.exception("table %s: its bots stopped", live.saved.id)
        finally:
            self.turns.prefer(live.saved.id)
            live.player = None

    async def _move(self, live: Live, saved: Saved, seat: int) -> None:
        async with self.turns.turn(saved.id):
            if live.saved.version != saved.version:  # while we waited
                raise _Overtaken
            position = await self._think(saved, seat)

        async def make(now: Saved) -> Change:
            if now.version != saved.version:
                raise _Overtaken
            return chosen(saved, position)

        self._moving.add(saved.id)
        try:
            await self.tables.change(live, make)
        finally:
            self._moving.discard(saved.id)
        metrics.CHOICES.labels("bot").inc()
        metrics.HASTY.inc(position.hasty)

    async def _think(self, saved: Saved, seat: int) -> Position:
        given = (saved.header, saved.state, saved.events, seat)
        workers, bot = self.tables.workers, saved.seats[seat].bot
        try:
            position = await workers.think(saved.id, calls.think, *given, bot, saved.id)
            if position.hasty:
                log.warning("table %s: bot %s had no time to think, and chose quickly", saved.id, bot)
            return position
        except (OutOfTime, ServerError) as failure:
            if saved.seats[seat].standing_in:
                raise  # nobody is robbed by a weaker bot: rather the table waits for its owner, or for this one
            why = "late" if isinstance(failure, OutOfTime) else "failed"
        log.warning("table %s: bot %s %s; %s chooses quickly", saved.id, bot, why, IN_A_HURRY)
        try:
            return await workers.think(saved.id, calls.think, *given, IN_A_HURRY, saved.id, why)
        except ServerError:
            log.error("table %s: %s failed too; %s moves", saved.id, IN_A_HURRY, LAST_RESORT)
            return await workers.think(saved.id, calls.think, *given, LAST_RESORT, saved.id)

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

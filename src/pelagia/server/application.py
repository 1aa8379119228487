"""Everything a running server consists of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count

from pelagia.engine import packs
from pelagia.engine.calls import WATCHER, load_plugins
from pelagia.server.collector import Collector
from pelagia.server.failures import NoDatabase, NoRoom, UnknownTable
from pelagia.server.health import Health
from pelagia.server.limits import Doors
from pelagia.server.pauses import Pauses
from pelagia.server.pulse import Pulse, beat_late
from pelagia.server.settings import Settings
from pelagia.server.store import queries
from pelagia.server.store.storage import Storage
from pelagia.server.store.table import Line
from pelagia.server.tables import chat
from pelagia.server.tables.archive import Archive, forget
from pelagia.server.tables.bots import Bots
from pelagia.server.tables.moderation import Moderation
from pelagia.server.tables.replays import Replays
from pelagia.server.tables.tables import Tables
from pelagia.server.tables.watching import Live
from pelagia.server.tables.webhooks import Webhooks
from pelagia.server.tables.workers import Workers

log = logging.getLogger(__name__)

HEARTBEAT = 15.0
LASTING_BEATS = 240  # heartbeats between two signs of life at the same table that are written down: an hour
SLICE = 100  # seats in one transaction, or tables without a pause for others
LASTING = 60.0  # seconds after which a task that fails counts as having gone well
FORGET = 600.0  # seconds between two looks for old tables
TABLE_BYTES = 500_000  # that a table takes while it is played, about
CLOSING = 5.0  # seconds for an orderly end
SIGNS = 1.0  # seconds between two times that signs of life are written down
PRESENT = 40.0  # seconds that a seat counts as present at other servers after a heartbeat


class Application:
    def __init__(self, settings: Settings) -> None:
        load_plugins()
        packs.load(settings.content)
        self.settings = settings
        self.storage = Storage(settings.db)
        self.workers = Workers(settings)
        self.tables = Tables(settings, self.storage, self.workers)
        self.bots = Bots(self.tables)
        self.webhooks = Webhooks(self.tables)
        self.replays = Replays(self.tables)
        self.archive = Archive(self.tables)
        self.signs: dict[tuple[str, int], float] = {}  # of life, that the database does not know yet
        self.health = Health(self.workers, self.storage, settings.engine_seconds)
        self.doors = Doors(settings)
        self.moderation = Moderation(self.storage)
        self.moderation.on_change.append(self._tell_all)
        self.sockets: dict[str, int] = {}  # how many, by client
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.workers.open()
        with suppress(NoDatabase):  # then it is looked at again
            await self.moderation.renew()
        self._start(self.bots.sweep)
        self._start(self.moderation.watch)
        self._start(Collector(lambda: self.tables.chosen).run)
        self._start(Pulse(beat_late).run)
        self._start(self._heartbeat)
        self._start(self._write_signs)
        self._start(self.replays.tidy)
        if self.settings.forget_days > 0:
            self._start(self._forget)
        if self.storage.postgres:
            from pelagia.server.tables.peers import listen  # its driver takes a while to load, and few need it

            self._start(partial(listen, self.tables))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(_forever(work)))

    async def close(self) -> None:
        """End everything in good order, as far as that is possible in a few seconds."""
        try:
            async with asyncio.timeout(CLOSING):
                await self._close()
        except TimeoutError:
            log.warning("not everything came to its end within %d s; the server ends all the same", CLOSING)
        finally:
            self.workers.close()

    async def _close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.webhooks.close()
        await self.bots.close()
        await self.replays.close()
        await self.tables.drain()
        try:
            await self._flush()
        except Exception:
            log.exception("the last signs of life could not be written down")
        await asyncio.to_thread(self.storage.close)

    async def enter(self, id: str, secret: str) -> tuple[Live, int]:
        """Find a table, in the archive too, and who asks for it; every request with a secret is a sign of life."""
        try:
            live = await self.tables.fresh(id)
        except UnknownTable:
            await self.archive.bring_back(id, secret)
            live = await self.tables.fresh(id)
        seat = self.tables.bearer(live, secret)
        self.sign(live, seat)
        return live, seat

    async def make_room(self, address: str, size: int = TABLE_BYTES) -> None:
        """Let somebody store something new, or refuse it. Games that are under way never ask."""
        self.doors.new_tables.take(address)
        self.doors.new_bytes.take(address, size)
        if self.settings.most_bytes and await self.storage.bytes() >= self.settings.most_bytes:
            raise NoRoom()

    async def say(self, live: Live, seat: int, text: str, line: str | None) -> Line:
        """Add a line of chat, unless the operator has muted the seat."""
        self.moderation.hear(live.saved.id, seat)
        return await chat.say(self.tables, live, seat, text, line)

    def sign(self, live: Live, seat: int) -> None:
        """Note a sign of life."""
        live.sign(seat)
        self.signs[live.saved.id, seat] = time.time()

    async def came(self, live: Live, seat: int) -> None:
        """The owner of a seat has connected."""
        self.sign(live, seat)
        await self._tell_others([(live.saved.id, seat)], time.time() + PRESENT)

    async def went(self, live: Live, seat: int) -> None:
        if not any(watcher.seat == seat for watcher in live.watchers):
            self.sign(live, seat)
            await self._tell_others([(live.saved.id, seat)], 0.0)

    async def _tell_others(self, seats: list[tuple[str, int]], until: float) -> None:
        """Tell the other servers who is here, until when; a few at a time, since choices wait meanwhile."""
        if self.storage.postgres:
            for start in range(0, len(seats), SLICE):
                await self.storage.write(queries.present(seats[start : start + SLICE], until))

    def _tell_all(self) -> None:
        """Wake every socket: something is announced, or somebody banned."""
        for live in self.tables.alive.values():
            live.tell()

    async def _heartbeat(self) -> None:
        """Note that whoever looks is here: in memory. The database is told when they leave, and once an hour."""
        for beat in count(1):
            await asyncio.sleep(HEARTBEAT)
            sitting = []
            for number, live in enumerate(list(self.tables.alive.values()), beat):
                if number % SLICE == 0:
                    await asyncio.sleep(0)  # choices go first
                for seat in live.seers():
                    live.sign(seat)
                    if number % LASTING_BEATS == 0:
                        self.sign(live, seat)
                    if seat != WATCHER:
                        sitting.append((live.saved.id, seat))
            await self._tell_others(sitting, time.time() + PRESENT)

    async def _write_signs(self) -> None:
        """Tell the database of the signs of life, many at once."""
        while True:
            await asyncio.sleep(SIGNS)
            await self._flush()

    async def _flush(self) -> None:
        signs, self.signs = self.signs, {}
        try:
            if signs:
                await self.storage.write(queries.signs_of_life(signs))
        except BaseException:
            self.signs = signs | self.signs
            raise

    async def _forget(self) -> None:
        """Move old tables into the archive, for ever."""
        while True:
            before = time.time() - self.settings.forget_days * 24 * 3600
            watched = [id for id, live in self.tables.alive.items() if live.watchers or live.visited > before]
            gone = await self.storage.write(forget(before, watched))
            for id in gone:
                self.tables.alive.pop(id, None)
            if gone:
                log.info("%d old tables are in the archive now", len(gone))
            else:
                await asyncio.sleep(FORGET)


async def _forever(work: Callable[[], Awaitable[None]]) -> None:
    """Do what never ends; begin again when it fails, as when the database was away for a while."""
    pauses = Pauses()
    while True:
        began = time.monotonic()
        try:
            await work()
        except NoDatabase:  # the storage has logged it
            pass
        except Exception:
            log.exception("a task of the server failed; it begins again")
        if time.monotonic() - began > LASTING:
            pauses.reset()
        await pauses.wait()

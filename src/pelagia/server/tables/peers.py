"""Servers that share a PostgreSQL database notify each other of changed tables (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from pelagia.server.failures import NoDatabase
from pelagia.server.pauses import Pauses
from pelagia.server.store.queries import CHANNEL, ORIGIN
from pelagia.server.tables.tables import Tables

log = logging.getLogger(__name__)


async def listen(tables: Tables) -> None:
    """Take over what other servers change, for ever."""
    address = tables.storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    waiting: dict[str, asyncio.Task[None]] = {}

    def changed(id: str) -> None:
        """Refresh a table, once for many notices; one that comes while it is read counts for the next time."""
        if id in tables.alive and id not in waiting:
            waiting[id] = asyncio.create_task(_refresh(tables, id, waiting))

    pauses, lost = Pauses(), False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as db:
                await db.execute(f"LISTEN {CHANNEL}")
                if lost:
                    log.warning("the database's notices come again")
                lost = False
                pauses.reset()
                for id in list(tables.alive):  # what we missed
                    changed(id)
                async for notice in db.notifies():
                    origin, _, id = notice.payload.partition(" ")
                    if origin != ORIGIN:
                        changed(id)
        except psycopg.Error as error:
            if not lost:
                log.error("lost the database's notices (%s); trying again", type(error).__name__)
            lost = True
        await pauses.wait()


async def _refresh(tables: Tables, id: str, waiting: dict[str, asyncio.Task[None]]) -> None:
    await asyncio.sleep(0.002)  # a choice and what follows from it often come together
    waiting.pop(id, None)
    live = tables.alive.get(id)
    if live is None:
        return
    try:
        await tables.refresh(live, anyway=True)
    except NoDatabase:  # the storage has logged it, and it is refreshed when the notices come again
        pass
    except Exception:
        log.exception("table %s could not be refreshed", id)

"""What watchers of a table are sent, over a socket or as a stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import orjson

from pelagia.engine.calls import WATCHER
from pelagia.server import metrics
from pelagia.server.application import Application
from pelagia.server.models import timestamp
from pelagia.server.store import queries
from pelagia.server.tables.tables import Tables
from pelagia.server.tables.watching import Live, Watcher


class Closed(Exception):
    """Nothing more is sent; the code is the one the socket is closed with."""

    def __init__(self, code: int) -> None:
        self.code = code


def is_full(application: Application, who: str) -> bool:
    """Whether as many are connected as may be, from this address or in all."""
    mine, everybody = application.sockets.get(who, 0), sum(application.sockets.values())
    return mine >= application.settings.sockets_per_client or everybody >= application.settings.sockets


@asynccontextmanager
async def admitted(application: Application, who: str) -> AsyncIterator[None]:
    """Count somebody who stays connected; too many are sent away."""
    if is_full(application, who):
        raise Closed(4429)
    application.sockets[who] = application.sockets.get(who, 0) + 1
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        metrics.SOCKETS.dec()
        application.sockets[who] -= 1
        if not application.sockets[who]:
            del application.sockets[who]


@asynccontextmanager
async def attending(application: Application, table: Live, watcher: Watcher) -> AsyncIterator[None]:
    """Be at the table as long as this lasts; the owner of a seat takes it back from a bot."""
    watcher.key = table.key(watcher.seat)
    table.watchers.add(watcher)
    _show_presence(table)
    try:
        if watcher.seat != WATCHER:
            await application.came(table, watcher.seat)
            await application.tables.give_back(table, watcher.seat)
        yield
    finally:
        table.watchers.discard(watcher)
        _show_presence(table)
        if watcher.seat != WATCHER:
            await application.went(table, watcher.seat)


def _show_presence(table: Live) -> None:
    table.presence += 1
    table.tell()


async def news(application: Application, table: Live, watcher: Watcher, who: str) -> AsyncIterator[bytes]:
    """All that a watcher has not been sent yet, as JSON messages; b"": nothing now, wait for its `wake`."""
    tables = application.tables
    while True:
        watcher.wake.clear()
        if table.gone:
            raise Closed(4404)
        if table.key(watcher.seat) != watcher.key:  # they have left, or somebody else sits there
            raise Closed(4403)
        if application.moderation.is_banned(who):
            raise Closed(4403)
        if announced := _announced(application, watcher):
            yield announced
        while table.has_news(watcher):
            earlier = await _earlier(tables, table, watcher)
            if table.position is None:  # it is new, or moved while we read
                await tables.position(table)
            elif message := table.news(watcher, earlier):
                yield message
        yield b""


async def _earlier(tables: Tables, table: Live, watcher: Watcher) -> list[bytes]:
    """The events that a watcher has not been sent and that are not among the recent ones."""
    start = table.start(watcher.since, watcher.branch)
    if start >= table.first_recent():
        return []
    told = await tables.storage.read(queries.told_since(table.saved.id, start, 5000))
    first = table.first_recent()
    return [body for seq, only, body in told if seq < first and only in (WATCHER, watcher.seat)]


def _announced(application: Application, watcher: Watcher) -> bytes | None:
    """What the operator announces, once; and that it is over, or withdrawn."""
    now = application.moderation.announcement
    if now == watcher.announced:
        return None
    watcher.announced = now
    restart = timestamp(now.restart) if now and now.restart else None
    said = now and {"text": now.text, "restart": restart, "until": timestamp(now.until)}
    return orjson.dumps({"type": "announcement", "announcement": said})

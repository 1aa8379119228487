"""A table as the bearer of a secret sees it."""

from __future__ import annotations

from pelagia.engine.calls import WATCHER
from pelagia.server.store import queries
from pelagia.server.tables.tables import Tables
from pelagia.server.tables.watching import Live


async def state_of(tables: Tables, live: Live, seat: int, since: int | None = None) -> bytes:
    """A TableState."""
    start = since
    if start is None or start > live.saved.events:
        start = live.first_recent()
    earlier: list[bytes] = []
    first = live.first_recent()
    if start < first:
        told = await tables.storage.read(queries.told_since(live.saved.id, start, first - start))
        earlier = [body for seq, only, body in told if seq < first and only in (WATCHER, seat)]
    await tables.position(live)
    events = [*earlier, *live.heard(seat, max(start, first))]
    return b"{%b}" % live.state_json(seat, start, events, live.chat)

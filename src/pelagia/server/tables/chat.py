"""Chat at a table."""

from __future__ import annotations

from pelagia.engine.calls import WATCHER
from pelagia.server.store import queries
from pelagia.server.store.table import Line
from pelagia.server.tables.tables import Tables
from pelagia.server.tables.watching import CHAT, Live


async def say(tables: Tables, live: Live, seat: int, text: str, line: str | None) -> Line:
    """Add a line of chat and tell everybody."""
    name = "" if seat == WATCHER else live.saved.seats[seat].name
    said = await tables.storage.write(queries.say(live.saved.id, seat, name, text, line))
    if said not in live.chat:
        live.chat = [*live.chat, said][-CHAT:]
        live.tell()
    return said

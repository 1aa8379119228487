"""What players may delete: a table, if all its people agree, and their own names."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import Connection, update

from pelagia.server.failures import NoDeletion
from pelagia.server.store import queries, schema
from pelagia.server.store.table import Saved, consenting
from pelagia.server.tables import archive
from pelagia.server.tables.tables import Change, Tables, stale
from pelagia.server.tables.watching import Live


async def delete_table(tables: Tables, live: Live, seat: int, action: str, version: int) -> bool:
    """Ask for, agree to or refuse deleting a table for good; tell whether it is gone.

    Everybody who sits there has to agree, also those for whom a bot stands in, and to the table as they saw it.
    """
    gone = False

    async def make(saved: Saved) -> Change:
        nonlocal gone
        if saved.version != version:
            raise stale("error-stale-deletion")
        joins = action == "ask" and saved.leaving  # there is one wish for all to agree to
        agreed = consenting(saved.deletion, seat, "agree" if joins else action)
        if agreed is None:
            raise NoDeletion()
        gone = set(saved.people) <= set(agreed)
        new = replace(saved, leaving=agreed, version=saved.version + 1, updated=time.time())
        store = queries.change(new)

        def erase(db: Connection) -> None:
            store(db)  # a conflict if the table has changed
            archive.erase(new.id)(db)

        return Change(new, erase if gone else store)

    await tables.change(live, make)
    if gone:
        tables.drop(live.saved.id)
    return gone


async def remove_name(tables: Tables, live: Live, seat: int) -> None:
    """Call a seat by its number from now on, in its lines of chat too."""

    async def make(saved: Saved) -> Change:
        new = saved.with_seat(replace(saved.seats[seat], name=""))
        store = queries.change(new, [new.seats[seat]])
        lines = (schema.chat.c.table_id == new.id) & (schema.chat.c.seat == seat)

        def job(db: Connection) -> None:
            store(db)
            db.execute(update(schema.chat).where(lines).values(name=""))

        return Change(new, job)

    await tables.change(live, make)
    live.chat = [replace(line, name="") if line.seat == seat else line for line in live.chat]

"""What players may delete: a table, if all its people agree, and their own names."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, update

from pelagia.server.failures import NoDeletion
from pelagia.server.store import queries, schema
from pelagia.server.store.table import Consent, Saved, consenting
from pelagia.server.tables import archive
from pelagia.server.tables.tables import Change, Tables, asking, refusal, stale
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
        wish = saved.wishes.get("deletion")
        agreed = consenting(wish, seat, "agree" if action == "ask" and wish else action)  # one wish for all
        if agreed is None:
            raise NoDeletion()
        if not agreed:
            return refusal(saved, "deletion", seat)
        gone = set(saved.people) <= set(agreed)
        change = asking(saved, "deletion", Consent(agreed, tuple(saved.people)))

        def erase(db: Connection) -> None:
            change.job(db)  # a conflict if the table has changed
            archive.erase(change.new.id)(db)

        return Change(change.new, erase) if gone else change

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

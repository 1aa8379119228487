"""Lines in the log that people have caused, not the game: who asked for what, who came and went."""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import Connection, func, insert, select

from pelagia.server.store import schema
from pelagia.server.store.table import Note


def add(table: str, note: Note) -> Callable[[Connection], None]:
    row = {"table_id": table, **vars(note), "text": json.dumps(note.text)}

    def job(db: Connection) -> None:
        db.execute(insert(schema.notes).values(**row))

    return job


def last(table: str, limit: int) -> Callable[[Connection], tuple[Note, ...]]:
    """The last lines, oldest first."""
    here = schema.notes.c.table_id == table
    query = select(schema.notes).where(here).order_by(schema.notes.c.seq.desc()).limit(limit)

    def job(db: Connection) -> tuple[Note, ...]:
        rows = [{name: row[name] for name in row if name != "table_id"} for row in db.execute(query).mappings()]
        return tuple(Note(**{**row, "text": json.loads(row["text"])}) for row in reversed(rows))

    return job


def stood_in(table: str, seat: int) -> Callable[[Connection], int]:
    """How many choices a bot has made for a seat since its owner's last one."""
    columns = schema.moves.c
    here = (columns.table_id == table) & (columns.seat == seat)
    own = select(func.coalesce(func.max(columns.step), -1)).where(here & ~columns.bot).scalar_subquery()
    query = select(func.count()).select_from(schema.moves).where(here & (columns.step > own))
    return lambda db: db.execute(query).scalar() or 0

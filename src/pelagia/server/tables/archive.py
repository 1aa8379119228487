"""Forgotten tables: the archive keeps their records, and any of their links restores them.

A record takes 10 to 25 kB where a table with all its positions takes a hundred times as much. Playing it again gives
every position, so that the table goes on, or is replayed, as if it had never been away. Only its chat and what was
said of its people are lost.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import orjson
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from pelagia.engine import calls
from pelagia.engine.calls import Refused
from pelagia.server.failures import Forgotten, NotFinished
from pelagia.server.store import queries, schema
from pelagia.server.store.storage import Conflict
from pelagia.server.store.table import Saved, Seat
from pelagia.server.store.upgrade import replayable
from pelagia.server.tables.tables import Tables, bearer
from pelagia.server.tables.watching import RECENT

_OF_A_TABLE = (schema.seats, schema.moves, schema.events, schema.chances, schema.chat, schema.notes, schema.bundles)
_AT_ONCE = 20  # tables in one transaction: choices wait for it
# What the archive keeps of a table beside its seats; its record gives the rest.
_KEPT = ("seeded", "version", "branch", "since", "pace", "patience", "created", "updated", "visited", "closed")
_LESSON = "lesson"  # what earlier archives do not have


def forget(before: float, watched: Sequence[str]) -> Callable[[Connection], list[str]]:
    """Move tables into the archive that nobody has changed or visited since then; return which.

    Those that are not finished wait for longer, by their pace. Where a bot is to move, or is stuck, the table waits for
    us and not for people, and is never forgotten. Nor is one under way whose record cannot be played again, because it
    began with earlier rules.
    """
    columns = schema.tables.c
    unused = (columns.updated < before) & (columns.visited < before)
    left = (columns.updated + columns.patience < before) & (columns.visited + columns.patience < before)
    over, waiting = columns.status == "finished", columns.status.in_(("gathering", "playing")) & ~columns.bot_turn
    waiting &= replayable()
    old = ((over & unused) | (waiting & left)) & columns.id.not_in(watched)

    def job(db: Connection) -> list[str]:
        ids = list(db.execute(select(columns.id).where(old).limit(_AT_ONCE)).scalars())
        return [id for id in ids if _archive(db, id, old)]

    return job


def put_away(id: str) -> Callable[[Connection], bool]:
    """Move a table into the archive; False: there is none, or nobody could bring it back."""
    return lambda db: _archive(db, id, (schema.tables.c.status == "finished") | replayable())


def erase(id: str) -> Callable[[Connection], bool]:
    """Delete a table for good, in the archive too; False: there is none."""

    def job(db: Connection) -> bool:
        deleted = [
            db.execute(delete(table).where(table.c.id == id)).rowcount for table in (schema.tables, schema.archive)
        ]
        for table in (*_OF_A_TABLE, schema.mutes):
            db.execute(delete(table).where(table.c.table_id == id))
        return any(deleted)

    return job


def _archive(db: Connection, id: str, old: ColumnElement[bool]) -> bool:
    """Move one table, unless another server has changed it or somebody has come meanwhile."""
    saved = queries.load(id)(db)
    here = (schema.tables.c.id == id) & old
    if saved is None or db.execute(delete(schema.tables).where(here)).rowcount != 1:
        return False
    rest = {name: getattr(saved, name) for name in (*_KEPT, _LESSON)} | {"seats": [vars(seat) for seat in saved.seats]}
    record = queries.record(saved)(db)
    row = {"id": id, "game": saved.header["game"], "status": saved.status, "spectator": saved.spectator}
    times = {"updated": saved.updated, "archived": time.time()}
    db.execute(insert(schema.archive).values(**row, **times, rest=_packed(rest), record=_packed(record)))
    for table in _OF_A_TABLE:
        db.execute(delete(table).where(table.c.table_id == id))
    return True


def _packed(data: Any) -> bytes:
    return zlib.compress(orjson.dumps(data), 9)


class Kept(NamedTuple):
    """A table in the archive."""

    id: str
    game: str
    status: str
    spectator: str
    rest: dict[str, Any]
    record: bytes  # JSON
    updated: float
    archived: float

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(**seat) for seat in self.rest["seats"])


def load(id: str) -> Callable[[Connection], Kept | None]:
    def job(db: Connection) -> Kept | None:
        row = db.execute(select(schema.archive).where(schema.archive.c.id == id)).mappings().first()
        return None if row is None else _kept(dict(row))

    return job


def all_kept(db: Connection) -> Iterable[Kept]:
    """The whole archive, oldest first."""
    for row in db.execute(select(schema.archive).order_by(schema.archive.c.archived, schema.archive.c.id)).mappings():
        yield _kept(dict(row))


def _kept(row: dict[str, Any]) -> Kept:
    rest, record = orjson.loads(zlib.decompress(row["rest"])), zlib.decompress(row["record"])
    return Kept(**{**row, "rest": rest, "record": record})


class Archive:
    """The tables that were forgotten."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def record(self, id: str, secret: str) -> tuple[str, bytes] | None:
        """The game and the record of a table in the archive, for whoever has one of its links; None: it is not there.

        It needs no rules, and so outlives those that it was played with.
        """
        kept = await self.tables.storage.read(load(id))
        if kept is None:
            return None
        bearer(kept.seats, kept.spectator, secret)
        if kept.status != "finished":
            raise NotFinished()  # it holds every secret
        return kept.game, kept.record

    async def bring_back(self, id: str, secret: str) -> None:
        """Make a table of what the archive keeps, for whoever has one of its links."""
        kept = await self.tables.storage.read(load(id))
        if kept is None:  # there is none, or somebody else has just brought it back
            return
        bearer(kept.seats, kept.spectator, secret)
        result = await self.tables.workers.upload(calls.restore, kept.record)
        if isinstance(result, Refused):
            raise Forgotten(record=f"/api/tables/{id}/record" if kept.status == "finished" else "")
        position, steps = result
        saved = _saved(kept, position, len(steps))
        told = [(seq, only, body) for seq, (only, body) in enumerate(position.events)]
        if kept.status == "finished":  # as other finished tables are stored
            told, steps = told[-RECENT:], [replace(step, before=b"") for step in steps]

        def job(db: Connection) -> None:
            if db.execute(delete(schema.archive).where(schema.archive.c.id == id)).rowcount != 1:
                raise Conflict
            queries.create(saved, told, position.chances, steps)(db)

        try:
            await self.tables.storage.write(job)
        except Conflict:  # somebody else has brought it back
            return


def _saved(kept: Kept, position: calls.Position, steps: int) -> Saved:
    """The table as it was, one version on."""
    rest = {name: kept.rest[name] for name in _KEPT if name in kept.rest}  # some began with a later version
    saved = Saved(
        **{**rest, "since": tuple(rest["since"])},
        lesson=None if (read := kept.rest.get(_LESSON)) is None else tuple(read),
        id=kept.id,
        header=position.header,
        spectator=kept.spectator,
        status=kept.status,
        state=position.state,
        seats=kept.seats,
        to_move=tuple(position.to_move),
        winners=tuple(position.winners),
        scores=tuple(position.scores),
        steps=steps,
        events=len(position.events),
        chances=len(position.chances),
    )
    return replace(saved, version=saved.version + 1)

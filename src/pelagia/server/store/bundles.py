"""Positions and events of finished tables that cannot be played again, packed together."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import NamedTuple

import orjson
from sqlalchemy import Connection, insert, select

from pelagia.server.store import queries, schema

MOST_EVENTS = 100_000


class Bundle(NamedTuple):
    before: list[bytes]  # the position before each move, as it is stored with one; empty: not stored
    told: list[bytes]  # every event, as JSON


def pack(table: str) -> Callable[[Connection], dict[str, bytes]]:
    """Read all that a bundle holds. This takes a while, so it is no job for whoever writes."""

    def job(db: Connection) -> dict[str, bytes]:
        moves = queries.moves_from(table, 0)(db)
        positions = [zlib.decompress(move.before) if move.before else b"" for move in moves]
        told = [b"[%d,%b]" % (only, body) for _, only, body in queries.told_since(table, 0, MOST_EVENTS)(db)]
        return {"positions": zlib.compress(b"\n".join(positions)), "told": zlib.compress(b"\n".join(told))}

    return job


def store(table: str, packed: dict[str, bytes], since: int) -> Callable[[Connection], None]:
    """Keep a bundle in the place of the rows that it was made of."""

    def job(db: Connection) -> None:
        db.execute(insert(schema.bundles).values(table_id=table, **packed))
        queries.compact(table, since)(db)

    return job


def load(table: str) -> Callable[[Connection], Bundle | None]:
    def job(db: Connection) -> Bundle | None:
        row = db.execute(select(schema.bundles).where(schema.bundles.c.table_id == table)).mappings().first()
        if row is None:
            return None
        positions, told = (zlib.decompress(row[name]).split(b"\n") for name in ("positions", "told"))
        before = [zlib.compress(position, 1) if position else b"" for position in positions]
        return Bundle(before, [orjson.dumps(orjson.loads(line)[1]) for line in told if line])

    return job

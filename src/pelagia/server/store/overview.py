"""All tables at a glance, for the operator."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, func, select

from pelagia.server.models import timestamp
from pelagia.server.store import schema


def tables(status: str | None, after: str, limit: int) -> Callable[[Connection], list[dict[str, Any]]]:
    """The tables after an id, as JSON data."""
    columns = schema.tables.c
    query = select(columns.id, columns.header, columns.status, columns.steps, columns.tries, columns.retry)
    query = query.add_columns(
        columns.created, columns.updated, columns.visited, func.length(columns.state).label("size")
    )
    query = query.where(columns.id > after).order_by(columns.id).limit(limit)
    if status is not None:
        query = query.where(columns.status == status)

    def job(db: Connection) -> list[dict[str, Any]]:
        rows = db.execute(query).all()
        ids = [row.id for row in rows]
        seats = schema.seats.c
        sitting = db.execute(
            select(seats.table_id, seats.kind, seats.name).where(seats.table_id.in_(ids)).order_by(seats.seat)
        ).all()
        sizes = [_sizes(db, table, ids) for table in (schema.moves, schema.events)]
        return [
            {
                "id": row.id,
                "game": json.loads(row.header)["game"],
                "status": row.status,
                "steps": row.steps,
                "created": timestamp(row.created),
                "updated": timestamp(row.updated),
                "visited": timestamp(row.visited),
                "tries": row.tries,
                "retry": timestamp(row.retry) if row.status == "stuck" else None,
                "seats": [
                    {"kind": sitter.kind, "name": sitter.name} for sitter in sitting if sitter.table_id == row.id
                ],
                "bytes": row.size + sum(bytes_of.get(row.id, 0) for bytes_of in sizes),
            }
            for row in rows
        ]

    return job


def _sizes(db: Connection, table: Table, ids: list[str]) -> dict[str, int]:
    """How many bytes of states and events tables have."""
    packed = [func.coalesce(func.length(column), 0) for column in table.c if isinstance(column.type, LargeBinary)]
    here = table.c.table_id
    sums = db.execute(select(here, func.sum(sum(packed[1:], packed[0]))).where(here.in_(ids)).group_by(here))
    return {id: int(size or 0) for id, size in sums}

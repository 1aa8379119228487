"""The database: SQLite in a file, or PostgreSQL shared by several servers.

What is written is one transaction, guarded by the table's version: whoever read an older one gets Conflict and looks
again. SQLite has one writer at a time anyway, so it gets one thread; PostgreSQL gets several.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from pelagia.server import schema

R = TypeVar("R")


class Conflict(Exception):
    """Somebody else changed the table first."""


class Storage:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        threads = 8 if self.postgres else 1
        self._writers = ThreadPoolExecutor(threads, thread_name_prefix="write")
        self._readers = self._writers if self.postgres else ThreadPoolExecutor(2, thread_name_prefix="read")
        with self.engine.begin() as db:
            if self.postgres:
                db.execute(text("SELECT pg_advisory_xact_lock(704651)"))  # two servers may start at once
            schema.metadata.create_all(db)
            found = db.execute(select(schema.about.c.value).where(schema.about.c.name == "schema")).scalar()
            if found is None:
                db.execute(insert(schema.about).values(name="schema", value=str(schema.VERSION)))
            elif found != str(schema.VERSION):
                raise SystemExit(f"pelagia: the database has schema {found}; this version needs {schema.VERSION}.")

    async def write(self, job: Callable[[Connection], R]) -> R:
        """Run a job in one transaction. Conflict: nothing of it was done."""

        def run() -> R:
            try:
                with self.engine.begin() as db:
                    return job(db)
            except IntegrityError as cause:
                raise Conflict from cause

        return await asyncio.get_running_loop().run_in_executor(self._writers, run)

    async def read(self, job: Callable[[Connection], R]) -> R:
        def run() -> R:
            with self.engine.connect() as db:
                return job(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def close(self) -> None:
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _engine(url: str) -> Engine:
    found = make_url(url if "://" in url else f"sqlite:///{url}")
    if found.drivername in ("postgresql", "postgres"):
        found = found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() == "postgresql":
        return create_engine(found, pool_size=8, max_overflow=2, pool_pre_ping=True)
    engine = create_engine(found)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: the driver's own way is too late for WAL
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        db.exec_driver_sql("BEGIN")

    return engine

"""The database: SQLite in a file, or PostgreSQL shared by several servers.

A write is guarded by the table's version: a writer that read an older one gets Conflict and looks again. One thread
writes, and puts everything that waits into one transaction: many tables share one sync to disk.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from pelagia.server import metrics, pulse
from pelagia.server.failures import NoDatabase
from pelagia.server.store import schema
from pelagia.server.store.reaching import url_of

log = logging.getLogger(__name__)
R = TypeVar("R")
MEASURE = 30.0  # seconds between two looks at how much is stored
_Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]


class Conflict(Exception):
    """Somebody else changed the table first. A job raises it before it writes anything."""


class Storage:
    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._threads = ThreadPoolExecutor(4 if self.postgres else 2, thread_name_prefix="database")
        self._batches = _Batches(self.engine)
        self._reading, self._writing = _Answering("read"), _Answering("written to")
        self._measured = (-MEASURE, 0)
        with self.engine.begin() as db:
            if self.postgres:
                db.execute(text("SELECT pg_advisory_xact_lock(704651)"))  # two servers may start at once
            schema.metadata.create_all(db)
            version = db.execute(select(schema.about.c.value).where(schema.about.c.name == "schema")).scalar()
            if version is None:
                db.execute(insert(schema.about).values(name="schema", value=str(schema.VERSION)))
            elif int(version) > schema.VERSION:
                raise SystemExit(f"pelagia: the database has schema {version}; this version knows {schema.VERSION}.")
            else:
                _upgrade(db, int(version))

    async def write(self, job: Callable[[Connection], R]) -> R:
        """Run a job in one transaction. Conflict, NoDatabase: nothing of it was done."""
        with metrics.WRITE_SECONDS.time(), self._writing:
            return await self._batches.run(job)

    async def read(self, job: Callable[[Connection], R]) -> R:
        def run() -> R:
            with self.engine.connect() as db:
                return job(db)

        with self._reading:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def bytes(self) -> int:
        """How much is stored; looked up now and then."""
        if time.monotonic() - self._measured[0] > MEASURE:
            self._measured = time.monotonic(), await self.read(_bytes)
        return self._measured[1]

    def close(self) -> None:
        self._batches.close()
        self._threads.shutdown()
        self.engine.dispose()


class _Answering:
    """Whether the database answers; the log says when that changes, and callers get NoDatabase."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._away = 0.0  # since when

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is None or isinstance(error, Conflict):
            if self._away:
                log.warning("the database can be %s again, after %.0f s", self._what, time.monotonic() - self._away)
            self._away = 0.0
        elif isinstance(error, OperationalError | InterfaceError | sqlite3.OperationalError):
            orig = getattr(error, "orig", error)
            if not self._away and getattr(orig, "sqlstate", None) not in _WAITED:
                cause = str(orig).partition("\n")[0][:300]
                log.error("the database cannot be %s (%s: %s)", self._what, type(orig).__name__, cause)
                self._away = time.monotonic()
            raise NoDatabase() from error


# What PostgreSQL says when another transaction was in the way for too long: lock timeout, deadlock, serialization.
_WAITED = ("55P03", "40P01", "40001")


def _lost(error: Exception) -> bool:
    """Whether PostgreSQL is away; then there is no use in trying one job after the other."""
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    state = getattr(error.orig, "sqlstate", "")  # SQLite has none
    return state is None or state[:2] in ("08", "57")


def _bytes(db: Connection) -> int:
    if db.dialect.name == "postgresql":
        return db.execute(text("SELECT pg_database_size(current_database())")).scalar() or 0
    pages = db.exec_driver_sql("PRAGMA page_count").scalar() or 0
    return pages * (db.exec_driver_sql("PRAGMA page_size").scalar() or 0)


class _Batches:
    """A thread that does waiting jobs together. Each is undone alone if it fails; what it reports is on the disk."""

    MOST = 100

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._kept: Connection | None = None
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="write", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Connection], R]) -> R:
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.put((job, future))
        return await future

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            jobs = [first]
            while len(jobs) < self.MOST:
                try:
                    following = self._waiting.get_nowait()
                except Empty:
                    break
                if following is None:
                    self._waiting.put(None)
                    break
                jobs.append(following)
            since, used = time.monotonic(), time.thread_time()
            self._transact(jobs)
            pulse.note("transaction", since, time.thread_time() - used)
        if self._kept is not None:
            self._kept.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """SQLite keeps its connection: to open one costs more than a choice. PostgreSQL may go away; its pool looks."""
        if self._engine.dialect.name == "postgresql":
            with self._engine.begin() as db:
                yield db
            return
        self._kept = self._kept or self._engine.connect()
        with self._kept.begin():
            yield self._kept

    def _transact(self, jobs: list[_Job]) -> None:
        results: list[tuple[_Job, Any, BaseException | None]] = []
        try:
            with self._transaction() as db:
                for job in jobs:
                    try:
                        results.append((job, job[0](db), None))
                    except Conflict as error:  # raised before anything was written: the others can go on
                        results.append((job, None, error))
        except Exception as error:  # nothing of all this was done
            if len(jobs) > 1 and not _lost(error):
                for job in jobs:
                    self._transact([job])
                return
            results = [(job, None, Conflict() if isinstance(error, _TAKEN) else error) for job in jobs]
        jobs[0][1].get_loop().call_soon_threadsafe(_report, results)


_TAKEN = (IntegrityError, sqlite3.IntegrityError)


def plainly(db: Connection, statement: str, given: Mapping[str, Any]) -> int:
    """Carry out a statement of SQLite, past all that prepares statements; return how many rows it concerned."""
    connection = db.connection.driver_connection
    assert connection is not None
    cursor = connection.execute(statement, given)
    rows: int = cursor.rowcount
    cursor.close()
    return rows


def _report(results: list[tuple[_Job, Any, BaseException | None]]) -> None:
    for (_, future), result, error in results:
        if future.cancelled():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)


def _upgrade(db: Connection, old: int) -> None:
    """Bring a database of an earlier version up to date."""
    for version in range(old, schema.VERSION):
        for statement in schema.UPGRADES[version]:
            db.execute(text(statement.format(blob="BYTEA" if db.dialect.name == "postgresql" else "BLOB")))
    db.execute(update(schema.about).where(schema.about.c.name == "schema").values(value=str(schema.VERSION)))


def address_of(url: str) -> URL:
    """The address of a database; PostgreSQL is reached by our driver."""
    address = url_of(url)
    if address.drivername in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    return address


def engine_of(url: str) -> Engine:
    address = address_of(url)
    if address.get_backend_name() == "postgresql":
        # Two servers that change the same tables in another order at the same moment may wait for each other; then each
        # job is tried again by itself.
        options = {"options": "-c lock_timeout=3s", "connect_timeout": 5}
        return create_engine(address, pool_size=6, pool_pre_ping=True, hide_parameters=True, connect_args=options)
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True)  # errors are logged, and parameters hold what is hidden

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: the driver's own way is too late for WAL
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        plainly(db, "BEGIN", {})

    return engine

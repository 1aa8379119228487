"""Copies of a whole database. A backup is an SQLite file, whichever database it comes from or goes to.

Servers may keep running: a backup holds everything that was acknowledged before it began, and nothing half done.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, Table, delete, func, insert, inspect, select, text

from pelagia.core.errors import PelagiaError
from pelagia.server.store import schema
from pelagia.server.store.reaching import NoAccess, reaching, url_of
from pelagia.server.store.storage import Storage, engine_of

_ROWS = 200  # read and written at once
_TABLES = [table for table in schema.metadata.sorted_tables if table is not schema.about]


class BadBackup(PelagiaError):
    """A file is no database of ours, or is damaged."""


class NotEmpty(PelagiaError):
    """There are tables in the database already."""


def backup(db: str, file: Path) -> int:
    """Write a copy of a database into a file, whole or not at all; return how many tables it holds."""
    url = url_of(db)
    with _new(file) as part:
        if url.get_backend_name() == "sqlite":
            return _copy_pages(_existing(url.database or ""), part)
        with reaching(db):
            _copy_postgres(db, part)
        return _check(part, file)


def restore(file: Path, db: str, *, replace: bool = False) -> int:
    """Fill an empty database from a backup; return how many tables there are now. `replace` empties it first."""
    _existing(str(file))
    with TemporaryDirectory(prefix="pelagia-") as folder:
        copy = Path(folder) / "backup.db"
        _copy_pages(file, copy)
        with (
            reaching(db),
            closing(Storage(str(copy))) as source,
            closing(Storage(db)) as target,
            source.engine.connect() as old,
            target.engine.begin() as new,
        ):
            return _refill(old, new, db, replace)


def _refill(old: Connection, new: Connection, db: str, replace: bool) -> int:
    for table in _TABLES:
        if replace:
            new.execute(delete(table))
        elif new.execute(select(func.count()).select_from(table)).scalar():
            raise NotEmpty(db=url_of(db).render_as_string())
    for table in _TABLES:
        _copy_rows(old, new, table)
    if new.dialect.name == "postgresql":  # lines of chat go on after the last one
        new.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT MAX(id) FROM chat))"))
    return new.execute(select(func.count()).select_from(schema.tables)).scalar() or 0


def _copy_rows(old: Connection, new: Connection, table: Table) -> None:
    stored = old.execution_options(yield_per=_ROWS).execute(select(table))
    for rows in stored.mappings().partitions(_ROWS):
        new.execute(insert(table), [dict(row) for row in rows])


def _copy_pages(source: Path, target: Path) -> int:
    """Copy an SQLite database with what is in its log; all of it from one moment. Nobody who writes has to wait."""
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE").close()  # one file, without a log beside it
    except sqlite3.DatabaseError as error:
        raise BadBackup(file=str(source)) from error
    return _check(target, source)


def _copy_postgres(db: str, target: Path) -> None:
    engine = engine_of(db)
    with (
        _disposing(engine),
        closing(Storage(str(target))) as fresh,
        engine.connect().execution_options(isolation_level="REPEATABLE READ") as old,
        fresh.engine.begin() as new,
    ):
        old.execute(text("SET TRANSACTION READ ONLY"))
        _same_schema(old, db)
        for table in _TABLES:
            _copy_rows(old, new, table)
    with closing(sqlite3.connect(target)) as done:
        done.execute("PRAGMA journal_mode=DELETE").close()


@contextmanager
def _disposing(engine: Engine) -> Iterator[None]:
    try:
        yield
    finally:
        engine.dispose()


def _same_schema(old: Connection, db: str) -> None:
    """A backup changes nothing: whoever has an older database makes it with the version that it belongs to."""
    known = inspect(old).has_table("about")
    version = known and old.execute(select(schema.about.c.value).where(schema.about.c.name == "schema")).scalar()
    if version != str(schema.VERSION):
        why = f"schema {version or '?'}, not {schema.VERSION}"
        raise NoAccess(db=url_of(db).render_as_string(), why=why)


def _check(part: Path, file: Path) -> int:
    """Make sure that a copy is whole and ours; return how many tables it holds."""
    try:
        with closing(sqlite3.connect(part)) as db:
            if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise BadBackup(file=str(file))
            db.execute("SELECT value FROM about WHERE name = 'schema'").fetchone()[0]
            tables: int = db.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return tables
    except (sqlite3.DatabaseError, TypeError) as error:
        raise BadBackup(file=str(file)) from error


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A file that takes the place of the wanted one at the end. It holds hidden cards: only its owner may read it."""
    part = file.with_name(f".{file.name}.{token_hex(4)}.part")
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        _to_disk(part)
        part.replace(file)
        _to_disk(file.parent)
    finally:
        for rest in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
            rest.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _existing(name: str) -> Path:
    """The file, if it is there: looking must not make an empty one."""
    if not Path(name).is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
    return Path(name)

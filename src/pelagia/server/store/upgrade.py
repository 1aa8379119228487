"""Migrates unfinished tables of earlier rules, one by one, before the server opens.

A table is tried first: every stored position must load and have a decision. A table that fails stays as it is.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, inspect, or_, select, update

import pelagia
from pelagia.core.errors import BadSave, PelagiaError
from pelagia.core.game import Game
from pelagia.engine.calls import load_state, pack_state
from pelagia.server.store import queries, schema
from pelagia.server.store.storage import Conflict, address_of
from pelagia.server.store.table import without


@dataclass
class Report:
    """What happens, or would happen, to the tables of earlier rules."""

    tables: int = 0  # looked at
    moved: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # by game and rules, from and to
    failed: dict[str, PelagiaError] = field(default_factory=dict)  # by table


@dataclass(frozen=True)
class Upgraded:
    """A table with the rules at hand."""

    game: Game
    header: dict[str, Any]
    before: dict[int, bytes]  # by step


def is_current(header: Mapping[str, Any]) -> bool:
    """Whether a table was last played with the rules at hand."""
    return bool(header["rules"] == _version(header["game"]))


@cache
def _version(game: str) -> int | None:
    """The version of the rules at hand; None: there are none."""
    return pelagia.rules(game).version if game in pelagia.NAMES else None


def replays(header: Mapping[str, Any]) -> bool:
    """Whether a table has been played with the rules at hand from its beginning, so that its record leads to it."""
    return is_current(header) and "began" not in header


def replayable() -> ColumnElement[bool]:
    """The same, for the database."""
    header = schema.tables.c.header
    versions = [(name, pelagia.rules(name).version) for name in pelagia.NAMES]
    current = [header.contains(f'"game": "{game}",') & header.contains(f'"rules": {n},') for game, n in versions]
    return or_(*current) & ~header.contains('"began": ')


def check(url: str) -> Report | None:
    """Try all tables of a database, and change nothing: not even the form of the database. None: there is none yet."""
    report = Report()
    engine = _for_reading(url)
    if engine is None:
        return None
    with engine.connect() as db:
        if inspect(db).has_table("tables"):
            for id, header, state in _old(db, report):
                _try(db, report, id, header, state)
    engine.dispose()
    return report


def upgrade(engine: Engine) -> Report:
    """Bring all tables up to date that can be."""
    report = Report()
    with engine.connect() as db:
        for id, header, state in _old(db, report):
            if (done := _try(db, report, id, header, state)) is not None:
                _store(engine, id, done)
    return report


def _old(db: Connection, report: Report) -> Iterator[tuple[str, dict[str, Any], bytes]]:
    """The tables of other rules that are not over. Only columns that every version of the schema has."""
    columns = schema.tables.c
    unfinished = select(columns.id, columns.header).where(columns.status != "finished").order_by(columns.id)
    for id, written in db.execute(unfinished).all():
        header, report.tables = json.loads(written), report.tables + 1
        if not is_current(header):
            yield id, header, bytes(db.execute(select(columns.state).where(columns.id == id)).scalar_one())


def _try(db: Connection, report: Report, id: str, header: dict[str, Any], state: bytes) -> Upgraded | None:
    moves = schema.moves.c
    # All at once: an error that is kept would keep a cursor open, and SQLite its old view of the database with it.
    rows = db.execute(select(moves.step, moves.before).where(moves.table_id == id).order_by(moves.step)).all()
    try:
        game = _asking(header, state)
        before = {step: pack_state(_asking(header, bytes(packed))) for step, packed in rows if packed}
    except PelagiaError as error:
        report.failed[id] = error
        return None
    except (ValueError, KeyError, zlib.error) as cause:  # not even a state
        report.failed[id] = BadSave(what=type(cause).__name__)
        return None
    assert game.record is not None
    now = game.record.header
    report.moved[header["game"], str(header["rules"]), str(now["rules"])] += 1
    return Upgraded(game, now, before)


def _asking(header: dict[str, Any], state: bytes) -> Game:
    game = load_state(header, state)
    if not all(decision.options for decision in game.decisions) or not game.decisions:
        raise BadSave(what="decisions")
    return game


def _store(engine: Engine, id: str, done: Upgraded) -> None:
    """Write a table with its new rules, in one transaction; one that another server has brought up to date stays."""
    game, moves, tables = done.game, schema.moves.c, schema.tables.c
    try:
        with engine.begin() as db:
            old = queries.load(id)(db)
            if old is None or is_current(old.header):
                return
            to_move = tuple((decision.seat, decision.number) for decision in game.decisions)
            new = replace(
                old,
                state=pack_state(game),
                status="playing" if old.status == "stuck" else old.status,
                version=old.version + 1,
                to_move=to_move,
                since=old.since if to_move == old.to_move else (),
                scores=tuple(int(score) for score in game.scores),
                wishes=without(old.wishes, "takeback"),
                tries=0,
                retry=0.0,
            )
            queries.change(new)(db)
            db.execute(update(schema.tables).where(tables.id == id).values(header=json.dumps(done.header)))
            for step, before in done.before.items():
                here = (moves.table_id == id) & (moves.step == step)
                db.execute(update(schema.moves).where(here).values(before=before))
    except Conflict:
        return


def _for_reading(url: str) -> Engine | None:
    """The database, so that nothing can be written; None: there is none yet."""
    address = address_of(url)
    if address.get_backend_name() == "postgresql":
        engine = create_engine(address, hide_parameters=True)
        return engine.execution_options(postgresql_readonly=True)
    if not address.database or not Path(address.database).is_file():
        return None
    return create_engine(f"sqlite:///file:{Path(address.database).resolve()}?mode=ro&uri=true", hide_parameters=True)

"""Queries and updates: jobs for `Storage.write` and `Storage.read`."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any

import orjson
from sqlalchemy import Connection, Table, TextClause, delete, func, insert, select, text, update

from pelagia.engine.calls import Position, Step
from pelagia.server.store import schema
from pelagia.server.store.storage import Conflict, plainly
from pelagia.server.store.table import Consent, Line, Move, Saved, Seat, Told

CHANNEL = "pelagia"  # on which servers that share a PostgreSQL tell each other that a table has changed
ORIGIN = token_hex(4)  # this server, which need not listen to itself


def _insert(table: Table) -> TextClause:
    """An insertion, written out: choices come often, and building statements would cost more than carrying them out."""
    names = [column.name for column in table.c]
    columns, values = ", ".join(f'"{name}"' for name in names), ", ".join(f":{name}" for name in names)
    return text(f"INSERT INTO {table.name} ({columns}) VALUES ({values})")


# Columns of a table that its changes do not change; visits are written apart, as signs of life are.
_FIXED = ("id", "header", "seeded", "spectator", "pace", "patience", "created", "visited")
_CHANGES = ", ".join(f'"{column.name}" = :{column.name}' for column in schema.tables.c if column.name not in _FIXED)
_ADVANCE = text(f"UPDATE tables SET {_CHANGES} WHERE id = :id AND version = :was")
_ADD_MOVE, _ADD_EVENT, _ADD_CHANCE = _insert(schema.moves), _insert(schema.events), _insert(schema.chances)
_PLAIN_ADVANCE, _PLAIN_ADD_MOVE = str(_ADVANCE), str(_ADD_MOVE)  # for SQLite, past everything that prepares statements
_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

# A choice in PostgreSQL: all of it in one statement, since each one costs a round trip during which others wait. No row
# comes back if the table has another version; then nothing was written.
_MOVE = [column.name for column in schema.moves.c if column.name != "table_id"]
_APPEND = text(
    f"""
    WITH moved AS (UPDATE tables SET {_CHANGES} WHERE id = :id AND version = :was RETURNING id),
    noted AS (INSERT INTO moves (table_id, {", ".join(_MOVE)})
        SELECT id, {", ".join(f":move_{name}" for name in _MOVE)} FROM moved)
    SELECT pg_notify(:channel, :payload) FROM moved
    """
)


def _written(data: Any) -> str:
    return orjson.dumps(data, default=tuple).decode()  # named tuples as plain ones


def _row(saved: Saved) -> dict[str, Any]:
    """The columns that changes may change."""
    return {
        "status": saved.status,
        "state": saved.state,
        "version": saved.version,
        "branch": saved.branch,
        "steps": saved.steps,
        "events": saved.events,
        "chances": saved.chances,
        "to_move": _written(saved.to_move),
        "winners": _written(saved.winners),
        "scores": _written(saved.scores),
        "since": _written(saved.since),
        "wishes": _written(saved.wishes),
        "undo": saved.undo,
        "closed": saved.closed,
        "lesson": _written(saved.lesson),
        "bot_turn": bool(saved.bot_seats),
        "tries": saved.tries,
        "retry": saved.retry,
        "updated": saved.updated,
    }


def _seat_row(table: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table, **vars(seat)}


def create(
    saved: Saved, told: Sequence[Told], chances: Sequence[Any], moves: Sequence[Step]
) -> Callable[[Connection], None]:
    """Store a new table; an uploaded one with all its moves."""

    def job(db: Connection) -> None:
        fixed = {name: getattr(saved, name) for name in _FIXED}
        db.execute(insert(schema.tables).values(**{**fixed, "header": json.dumps(saved.header)}, **_row(saved)))
        db.execute(insert(schema.seats), [_seat_row(saved.id, seat) for seat in saved.seats])
        _tell(db, saved.id, told)
        _chances(db, saved.id, 0, chances)
        if moves:
            bots = [seat.kind == "bot" for seat in saved.seats]
            rows = [_move_row(saved.id, step, move, bots[move.choice[1]]) for step, move in enumerate(moves)]
            db.execute(_ADD_MOVE, rows)

    return job


def _move_row(
    table: str, step: int, move: Step, bot: bool, told: bytes | None = None, outcomes: str | None = None
) -> dict[str, Any]:
    number, seat, written = move.choice
    return {
        "table_id": table,
        "number": number,
        "step": step,
        "seat": seat,
        "written": written,
        "before": move.before,
        "events": move.events,
        "chances": move.chances,
        "scores": _written(move.scores),
        "revealed": move.revealed,
        "told": told,
        "outcomes": outcomes,
        "bot": bot,
    }


def _tell(db: Connection, table: str, told: Sequence[Told]) -> None:
    if told:
        rows = [{"table_id": table, "seq": seq, "only": only, "body": body} for seq, only, body in told]
        db.execute(_ADD_EVENT, rows)


def _chances(db: Connection, table: str, start: int, outcomes: Sequence[Any]) -> None:
    if outcomes:
        rows = [{"table_id": table, "n": n, "outcome": json.dumps(draw)} for n, draw in enumerate(outcomes, start)]
        db.execute(_ADD_CHANCE, rows)


def _advance(db: Connection, new: Saved) -> None:
    """Write the next version of a table, if the last one is still there; always the first thing that a job does."""
    if db.execute(_ADVANCE, {"id": new.id, "was": new.version - 1, **_row(new)}).rowcount != 1:
        raise Conflict
    _announce(db, new.id)


def _announce(db: Connection, *tables: str) -> None:
    if db.dialect.name == "postgresql":
        db.execute(_NOTIFY, {"channel": CHANNEL, "payloads": [f"{ORIGIN} {table}" for table in dict.fromkeys(tables)]})


def append(
    old: Saved, new: Saved, position: Position, told: Sequence[Told], *, thin: bool
) -> Callable[[Connection], None]:
    """Store a choice: the record grows, the saved state follows. `thin`: the record gives old positions again."""
    assert position.choice is not None
    move = Step(position.choice, old.state, old.events, old.chances, position.scores, position.revealed)

    events = b"[%b]" % b",".join(b"[%d,%b]" % (only, body) for _, only, body in told)
    bot = bool(old.seats[position.choice[1]].bot)
    row = _move_row(old.id, old.steps, move, bot, events, _written(position.chances))

    def job(db: Connection) -> None:
        if db.dialect.name == "postgresql":
            _append_at_once(db, new, row)
        else:
            given = {"id": new.id, "was": new.version - 1, **_row(new)}
            if plainly(db, _PLAIN_ADVANCE, given) != 1:
                raise Conflict
            plainly(db, _PLAIN_ADD_MOVE, row)
        if thin:
            _thin(db, new.id, new.steps)

    return job


def _append_at_once(db: Connection, new: Saved, move: dict[str, Any]) -> None:
    given = {
        "id": new.id,
        "was": new.version - 1,
        "channel": CHANNEL,
        "payload": f"{ORIGIN} {new.id}",
        **_row(new),
        **{f"move_{name}": move[name] for name in _MOVE},
    }
    if not db.execute(_APPEND, given).all():
        raise Conflict


def change(new: Saved, seats: Sequence[Seat] = ()) -> Callable[[Connection], None]:
    """Store a change of the table that is not a choice, and of some of its seats."""

    def job(db: Connection) -> None:
        _advance(db, new)
        for seat in seats:
            here = (schema.seats.c.table_id == new.id) & (schema.seats.c.seat == seat.seat)
            db.execute(update(schema.seats).where(here).values(**{name: getattr(seat, name) for name in _SETTABLE}))

    return job


# Signs of life and notices are written apart, and must not be set back by what a server remembers.
_SETTABLE = ("kind", "name", "colour", "bot", "standing_in", "secret", "webhook", "offered")


def cut(new: Saved) -> Callable[[Connection], None]:
    """Store an earlier position; everything after it is forgotten."""

    def job(db: Connection) -> None:
        _advance(db, new)
        db.execute(delete(schema.moves).where((schema.moves.c.table_id == new.id) & (schema.moves.c.step >= new.steps)))
        db.execute(
            delete(schema.events).where((schema.events.c.table_id == new.id) & (schema.events.c.seq >= new.events))
        )
        db.execute(
            delete(schema.chances).where((schema.chances.c.table_id == new.id) & (schema.chances.c.n >= new.chances))
        )
        later = (schema.notes.c.table_id == new.id) & (schema.notes.c.at > new.events)
        db.execute(update(schema.notes).where(later).values(at=new.events))

    return job


def load(table: str) -> Callable[[Connection], Saved | None]:
    def job(db: Connection) -> Saved | None:
        row = db.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
        if row is None:
            return None
        here = schema.seats.c.table_id == table
        seats = db.execute(select(schema.seats).where(here).order_by(schema.seats.c.seat)).mappings()
        plain = {name: row[name] for name in row if name not in ("bot_turn", *_JSON, "wishes", "header")}
        lists = {name: json.loads(row[name]) for name in _JSON}
        wishes = json.loads(row["wishes"]).items()
        return Saved(
            **plain,
            header=json.loads(row["header"]),
            seats=tuple(Seat(**{k: v for k, v in seat.items() if k != "table_id"}) for seat in seats),
            to_move=tuple((seat, number) for seat, number in lists["to_move"]),
            since=tuple(lists["since"]),
            winners=tuple(lists["winners"]),
            scores=tuple(lists["scores"]),
            wishes={kind: Consent(tuple(agreed), tuple(asked), of) for kind, (agreed, asked, of) in wishes},
            lesson=None if lists["lesson"] is None else tuple(lists["lesson"]),
        )

    return job


_JSON = ("to_move", "since", "winners", "scores", "lesson")


def version(table: str) -> Callable[[Connection], int | None]:
    return lambda db: db.execute(select(schema.tables.c.version).where(schema.tables.c.id == table)).scalar()


def told_since(table: str, since: int, limit: int) -> Callable[[Connection], list[Told]]:
    """The events from a number on: those that are rows of their own, and those of moves."""
    columns, moves = schema.events.c, schema.moves.c
    alone = select(columns.seq, columns.only, columns.body).where((columns.table_id == table) & (columns.seq >= since))
    here = (moves.table_id == table) & moves.told.is_not(None)
    last = select(func.max(moves.events)).where(here & (moves.events <= since)).scalar_subquery()
    inside = select(moves.events, moves.told).where(here & (moves.events >= func.coalesce(last, 0)))

    def job(db: Connection) -> list[Told]:
        told = [(seq, only, bytes(body)) for seq, only, body in db.execute(alone.order_by(columns.seq).limit(limit))]
        for first, packed in db.execute(inside.order_by(moves.step).limit(limit)):
            for seq, (only, event) in enumerate(orjson.loads(packed), first):
                if seq >= since:
                    told.append((seq, only, orjson.dumps(event)))
        return sorted(told)[:limit]

    return job


def outcomes(table: str) -> Callable[[Connection], list[Any]]:
    """What chance has brought: before the first move, and in each."""
    columns, moves = schema.chances.c, schema.moves.c
    alone = select(columns.outcome).where(columns.table_id == table).order_by(columns.n)
    inside = select(moves.outcomes).where((moves.table_id == table) & moves.outcomes.is_not(None)).order_by(moves.step)

    def job(db: Connection) -> list[Any]:
        before = [json.loads(outcome) for outcome in db.execute(alone).scalars()]
        return before + [outcome for packed in db.execute(inside).scalars() for outcome in json.loads(packed)]

    return job


def record(saved: Saved, *, in_order: bool = False) -> Callable[[Connection], dict[str, Any]]:
    """The record of a table, as JSON data; secret answers in the order of their seats, or as they came."""

    def job(db: Connection) -> dict[str, Any]:
        moves = all_moves(saved.id)(db)
        if not in_order:
            moves.sort(key=lambda move: move.number)
        return {
            "header": saved.header,
            "choices": [[move.number, move.seat, move.written] for move in moves],
            "chance": outcomes(saved.id)(db),
            "names": [seat.name for seat in saved.seats],
        }

    return job


def compact(table: str, since: int) -> Callable[[Connection], None]:
    """Drop the positions of a finished table, and its events before the last ones."""
    moves, events = schema.moves.c, schema.events.c

    def job(db: Connection) -> None:
        db.execute(update(schema.moves).where(moves.table_id == table).values(before=b""))
        db.execute(update(schema.moves).where((moves.table_id == table) & (moves.events < since)).values(told=None))
        db.execute(delete(schema.events).where((events.table_id == table) & (events.seq < since)))

    return job


_THIN = text("UPDATE moves SET before = :nothing WHERE table_id = :id AND step < :first AND length(before) > 0")
POSITIONS = 32  # before the last moves that a running table keeps at least; earlier ones its record gives again


def _thin(db: Connection, table: str, steps: int) -> None:
    """Drop old positions, many at once."""
    if steps % POSITIONS == 0:
        db.execute(_THIN, {"nothing": b"", "id": table, "first": steps - POSITIONS})


def bulky(db: Connection) -> list[str]:
    """Finished tables that still have positions."""
    columns, moves = schema.tables.c, schema.moves.c
    full = select(moves.step).where((moves.table_id == columns.id) & (func.length(moves.before) > 0)).exists()
    query = select(columns.id).where((columns.status == "finished") & full).order_by(columns.id)
    return list(db.execute(query).scalars())


_HEAD = [column for column in schema.moves.c if column.name not in ("table_id", "before", "told", "outcomes")]


def all_moves(table: str) -> Callable[[Connection], list[Move]]:
    """Every move, without the positions before them."""
    query = select(*_HEAD).where(schema.moves.c.table_id == table).order_by(schema.moves.c.step)
    return lambda db: [_move({**row, "before": b""}) for row in db.execute(query).mappings()]


def move_at(table: str, step: int) -> Callable[[Connection], Move | None]:
    here = (schema.moves.c.table_id == table) & (schema.moves.c.step == step)

    def job(db: Connection) -> Move | None:
        row = db.execute(select(*_HEAD, schema.moves.c.before).where(here)).mappings().first()
        return _move(dict(row)) if row else None

    return job


def moves_from(table: str, step: int) -> Callable[[Connection], list[Move]]:
    """The moves from a step on, with the positions before them."""
    here = (schema.moves.c.table_id == table) & (schema.moves.c.step >= step)
    query = select(*_HEAD, schema.moves.c.before).where(here).order_by(schema.moves.c.step)
    return lambda db: [_move(dict(row)) for row in db.execute(query).mappings()]


def movers(table: str) -> Callable[[Connection], list[tuple[int, bool]]]:
    """Who made each choice, and whether it was a bot."""
    columns = schema.moves.c
    query = select(columns.seat, columns.bot).where(columns.table_id == table).order_by(columns.step)
    return lambda db: [(seat, bot) for seat, bot in db.execute(query)]


def last_move(table: str, seat: int) -> Callable[[Connection], Move | None]:
    """The last move of a seat."""
    here = (schema.moves.c.table_id == table) & (schema.moves.c.seat == seat)
    query = select(*_HEAD, schema.moves.c.before).where(here).order_by(schema.moves.c.step.desc()).limit(1)

    def job(db: Connection) -> Move | None:
        row = db.execute(query).mappings().first()
        return _move(dict(row)) if row else None

    return job


def _move(row: dict[str, Any]) -> Move:
    return Move(**{**row, "scores": json.loads(row["scores"])})


def moves_since(table: str, step: int) -> Callable[[Connection], list[tuple[int, bool]]]:
    """Who has chosen since a step, that one too, and whether it dealt or revealed something."""
    columns = schema.moves.c
    query = select(columns.seat, columns.revealed).where((columns.table_id == table) & (columns.step >= step))
    return lambda db: [(row[0], row[1]) for row in db.execute(query)]


def bot_turns(before: float, now: float) -> Callable[[Connection], list[str]]:
    """Tables that have waited for a bot since before this time, and stuck ones that are to be tried again."""
    columns = schema.tables.c
    stuck = columns.status == "stuck"
    due = (~stuck & (columns.updated <= before)) | (stuck & (columns.retry <= now))
    return lambda db: list(db.execute(select(columns.id).where(columns.bot_turn & due)).scalars())


def try_writing(db: Connection) -> None:
    """Write something, as a choice would: a database that is full, or can only be read, fails here."""
    row = {"name": "tried", "value": str(int(time.time()))}
    if not db.execute(update(schema.about).where(schema.about.c.name == "tried").values(row)).rowcount:
        db.execute(insert(schema.about).values(row))


def count_tables(db: Connection) -> int:
    return db.execute(select(func.count()).select_from(schema.tables)).scalar() or 0


_SAY = text(
    "INSERT INTO chat (table_id, seat, name, text, time, line) VALUES (:table_id, :seat, :name, :text, :time, :line) "
    "ON CONFLICT (table_id, seat, line) DO NOTHING"
)
_LINE = [schema.chat.c[name] for name in ("id", "seat", "name", "text", "time")]


def say(table: str, seat: int, name: str, words: str, line: str | None) -> Callable[[Connection], Line]:
    """Add a line of chat; one that its sender has named and that is there already stays as it is."""
    line = line or token_hex(8)
    mine = (schema.chat.c.table_id == table) & (schema.chat.c.seat == seat) & (schema.chat.c.line == line)

    def job(db: Connection) -> Line:
        row = {"table_id": table, "seat": seat, "name": name, "text": words, "time": time.time(), "line": line}
        db.execute(_SAY, row)
        _announce(db, table)
        return Line(*db.execute(select(*_LINE).where(mine)).one())

    return job


def lines(table: str, limit: int) -> Callable[[Connection], list[Line]]:
    """The last lines of chat."""
    query = select(*_LINE).where(schema.chat.c.table_id == table).order_by(schema.chat.c.id.desc()).limit(limit)
    return lambda db: [Line(*row) for row in db.execute(query)][::-1]


_PRESENT = text("UPDATE seats SET seen = :now, present_until = :until WHERE table_id = :table AND seat = :seat")
_SEEN = text("UPDATE seats SET seen = :when WHERE table_id = :table AND seat = :seat AND seen < :when")
_VISITED = text("UPDATE tables SET visited = :when WHERE id = :table AND visited < :known")
_VISIT = 60.0  # seconds between two visits that are written down: they count by days


def present(seats: Sequence[tuple[str, int]], until: float) -> Callable[[Connection], None]:
    """These seats were here just now, and are until then."""

    def job(db: Connection) -> None:
        rows = [{"now": time.time(), "until": until, "table": table, "seat": seat} for table, seat in sorted(seats)]
        db.execute(_PRESENT, rows)
        _announce(db, *(table for table, _ in seats))

    return job


def signs_of_life(signs: Mapping[tuple[str, int], float]) -> Callable[[Connection], None]:
    """When seats, and spectators (-1), last asked for something."""
    given = sorted(signs.items())
    visits = [{"table": table, "when": when, "known": when - _VISIT} for (table, _), when in given]
    sitting = [{"table": table, "seat": seat, "when": when} for (table, seat), when in given if seat >= 0]

    def job(db: Connection) -> None:
        db.execute(_VISITED, visits)
        if sitting:
            db.execute(_SEEN, sitting)

    return job


def notified(table: str, seat: int, now: float, gap: float) -> Callable[[Connection], bool]:
    """Note that a seat gets a turn notice; False if it got one not long ago, or another server was faster."""
    columns = schema.seats.c
    here = (columns.table_id == table) & (columns.seat == seat) & (columns.notified <= now - gap)
    return lambda db: db.execute(update(schema.seats).where(here).values(notified=now)).rowcount == 1

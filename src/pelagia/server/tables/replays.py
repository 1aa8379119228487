"""Finished tables: their records, and replaying them step by step.

A finished table is its record and its final position, and the last of its events: 0.1 MB instead of 2.4 MB. The other
positions and events are made by playing the record again when somebody looks at them. Only where that would not lead to
the stored position, as with a game that began with earlier rules, are they kept.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError

from pelagia.engine import calls
from pelagia.engine.calls import Position, Refused, Step
from pelagia.server import names
from pelagia.server.failures import ByRules, Failure, NameTaken, NoDatabase, NotFinished, NotFound, UnfinishedRecord
from pelagia.server.models import COLOURS, Name
from pelagia.server.store import queries
from pelagia.server.store.table import Saved, Seat
from pelagia.server.store.upgrade import replayable
from pelagia.server.tables.tables import Tables, digest, secret
from pelagia.server.tables.watching import RECENT, Live

_NAME: TypeAdapter[str] = TypeAdapter(Name)
MOST_EVENTS = 100_000
TIDY = 24 * 3600.0  # seconds between two looks for finished tables that have kept their positions
_CACHED = 500  # views of replays
_REPLAYS = 20  # whole replays at hand, of up to 3 MB each

log = logging.getLogger(__name__)


class Replays:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._views: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._replays: OrderedDict[str, tuple[Position, list[Step]]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change.append(self._changed)

    async def record(self, live: Live) -> dict[str, Any]:
        """The whole game. Only when it is over: it holds every secret."""
        return await self.tables.storage.read(queries.record(_finished(live)))

    async def upload(self, data: bytes) -> tuple[Live, str]:
        """Make a finished table of a record; return it and the spectators' secret."""
        result = await self.tables.workers.upload(calls.replay, data)
        if isinstance(result, Refused):
            raise ByRules(result)
        position, steps = result
        if position.to_move:
            raise UnfinishedRecord()
        watch, now = secret(), time.time()
        called = _names(data, position.header["players"])
        saved = Saved(
            id=secrets.token_urlsafe(9),
            header=position.header,
            seeded=False,
            spectator=digest(watch),
            status="finished",
            state=position.state,
            seats=tuple(Seat(n, "person", name, COLOURS[n % len(COLOURS)]) for n, name in enumerate(called)),
            to_move=(),
            winners=tuple(position.winners),
            scores=tuple(position.scores),
            steps=len(steps),
            events=len(position.events),
            chances=len(position.chances),
            created=now,
            updated=now,
            visited=now,
        )
        told = [(seq, only, body) for seq, (only, body) in enumerate(position.events)][-RECENT:]
        bare = [replace(step, before=b"") for step in steps]
        await self.tables.storage.write(queries.create(saved, told, position.chances, bare))
        return await self.tables.find(saved.id), watch

    async def replay(self, live: Live, seat: int) -> bytes:
        """Every step with its scores, and everything that happened."""
        saved = _finished(live)
        moves = await self.tables.storage.read(queries.all_moves(saved.id))
        told = await self.tables.storage.read(queries.told_since(saved.id, 0, MOST_EVENTS))
        starts, bodies = [move.events for move in moves], [body for _, _, body in told]
        if len(told) < min(saved.events, MOST_EVENTS):
            position, again = await self._played_again(saved)
            starts, bodies = [step.events for step in again], [body for _, body in position.events][:MOST_EVENTS]
        before = [0] * len(saved.scores)
        steps: list[dict[str, Any]] = [
            {"step": 0, "number": None, "seat": None, "option": None, "scores": before, "since": (starts or [0])[0]}
        ]
        for move, since in zip(moves, [*starts[1:], len(bodies)], strict=True):
            what = {"number": move.number, "seat": move.seat, "option": move.written, "scores": move.scores}
            steps.append({"step": move.step + 1, **what, "since": since})
        return b'{"table":%b,"steps":%b,"events":[%b]}' % (
            live.table_json(seat),
            orjson.dumps(steps),
            b",".join(bodies),
        )

    async def view(self, live: Live, step: int, eyes: int) -> bytes:
        """The table after some choices, as a seat saw it."""
        saved = _finished(live)
        if eyes >= 0:
            self.tables.seat(live, eyes)
        key = (saved.id, step, eyes)
        if key not in self._views:
            state = saved.state if step == saved.steps else await self.before(saved, step)
            view = await self.tables.workers.engine(saved.id, calls.view, saved.header, state, eyes)
            self._views[key] = b'{"step":%d,"view":%b}' % (step, view)
            if len(self._views) > _CACHED:
                self._views.popitem(last=False)
        return self._views[key]

    async def before(self, saved: Saved, step: int) -> bytes:
        """The position before a step: stored, or made by playing the record again."""
        move = await self.tables.storage.read(queries.move_at(saved.id, step))
        if move is None:
            raise NotFound()
        return move.before or (await self._played_again(saved))[1][step].before

    async def _played_again(self, saved: Saved) -> tuple[Position, list[Step]]:
        if saved.id not in self._replays:
            record = await self.tables.storage.read(queries.record(saved, in_order=True))
            result = await self.tables.workers.upload(calls.restore, orjson.dumps(record))
            if isinstance(result, Refused):
                raise ByRules(result)
            self._replays[saved.id] = result
            if len(self._replays) > _REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(saved.id)
        return self._replays[saved.id]

    def _changed(self, live: Live) -> None:
        if live.saved.status == "finished":
            task = asyncio.create_task(self._compact(live.saved))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def tidy(self) -> None:
        """Compact, one after the other, what was finished by an earlier version or just before the server's end."""
        while True:
            for id in await self.tables.storage.read(queries.bulky(replayable())):
                saved = await self.tables.storage.read(queries.load(id))
                if saved is not None and saved.status == "finished":
                    await self._compact(saved)
            await asyncio.sleep(TIDY)

    async def _compact(self, saved: Saved) -> None:
        """Drop what the record gives again, if it does."""
        try:
            position, steps = await self._played_again(saved)
            if position.state != saved.state or len(steps) != saved.steps:
                log.warning("table %s keeps its positions: its record leads elsewhere", saved.id)
                return
            await self.tables.storage.write(queries.compact(saved.id, saved.events - RECENT))
        except (Failure, NoDatabase) as error:  # it keeps them, as a game does that began with earlier rules
            log.info("table %s keeps its positions: %s", saved.id, error.code)


def _finished(live: Live) -> Saved:
    if live.saved.status != "finished":
        raise NotFinished()
    return live.saved


def _names(data: bytes, players: int) -> list[str]:
    """The players' names in an uploaded record, as far as they are names."""
    given = orjson.loads(data).get("names")
    listed = given if isinstance(given, list) else []
    found: list[str] = []
    for name in [*listed, *[""] * players][:players]:
        try:
            names.distinct([*found, name := _NAME.validate_python(name)])
            found.append(name)
        except (ValidationError, NameTaken):
            found.append("")
    return found

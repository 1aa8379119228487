"""Finished tables: their records, and replaying them step by step.

A finished table is its record and its final position, and the last of its events: 0.1 MB instead of 2.4 MB. The other
positions and events are made by playing the record again when somebody looks at them. Where that would not lead to the
stored position, as with a game that began with earlier rules, they are kept in a bundle.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any, NamedTuple

import orjson
from pydantic import TypeAdapter, ValidationError

from pelagia.engine import calls
from pelagia.engine.calls import Refused
from pelagia.server import names
from pelagia.server.failures import ByRules, Failure, NameTaken, NoDatabase, NotFinished, NotFound, UnfinishedRecord
from pelagia.server.models import COLOURS, Name
from pelagia.server.store import bundles, queries
from pelagia.server.store.bundles import MOST_EVENTS
from pelagia.server.store.storage import Conflict
from pelagia.server.store.table import Saved, Seat
from pelagia.server.tables.lots import SPECTATOR, Lots
from pelagia.server.tables.tables import Tables, digest
from pelagia.server.tables.watching import RECENT, Live

_NAME: TypeAdapter[str] = TypeAdapter(Name)
TIDY = 24 * 3600.0  # seconds between two looks for finished tables that have kept their positions
_CACHED = 500  # views of replays
_REPLAYS = 20  # whole replays at hand, of up to 3 MB each

log = logging.getLogger(__name__)


class Again(NamedTuple):
    """A game as it was played, again."""

    state: bytes  # where it ends
    before: list[bytes]  # the position before each choice
    starts: list[int]  # how many events there were before it
    told: list[bytes]  # every event


class Replays:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._views: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._replays: OrderedDict[tuple[str, int], Again] = OrderedDict()  # by table and branch
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change.append(self._changed)

    async def record(self, live: Live) -> dict[str, Any]:
        """The whole game. Only when it is over: it holds every secret."""
        return await self.tables.storage.read(queries.record(_finished(live)))

    async def upload(self, data: bytes, lots: Lots) -> Live:
        """Make a finished table of a record. Conflict: it is there already."""
        result = await self.tables.workers.upload(calls.replay, data)
        if isinstance(result, Refused):
            raise ByRules(result)
        position, steps = result
        if position.to_move:
            raise UnfinishedRecord()
        now = time.time()
        called = _names(data, position.header["players"])
        saved = Saved(
            id=lots.id,
            header=position.header,
            seeded=False,
            spectator=digest(lots.secret(SPECTATOR)),
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
        return await self.tables.find(saved.id)

    async def replay(self, live: Live, seat: int) -> bytes:
        """Every step with its scores, and everything that happened."""
        saved = _finished(live)
        moves = await self.tables.storage.read(queries.all_moves(saved.id))
        told = await self.tables.storage.read(queries.told_since(saved.id, 0, MOST_EVENTS))
        starts, bodies = [move.events for move in moves], [body for _, _, body in told]
        if len(told) < min(saved.events, MOST_EVENTS):
            again = await self._again(saved)
            starts, bodies = again.starts, again.told[:MOST_EVENTS]
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
        """The position before a step: stored with it, or in a bundle, or made by playing the record again."""
        move = await self.tables.storage.read(queries.move_at(saved.id, step))
        if move is None:
            raise NotFound()
        if move.before:
            return move.before
        known = (await self._again(saved)).before
        if step >= len(known) or not known[step]:  # a running game has gone on, or its bundle has a gap
            known = (await self._played_again(saved)).before
        return known[step]

    async def _again(self, saved: Saved) -> Again:
        """The game as it was, from its bundle if it has one."""
        key = saved.id, saved.branch
        if key not in self._replays:
            kept = await self.tables.storage.read(bundles.load(saved.id))
            if kept is None:
                return await self._played_again(saved)
            moves = await self.tables.storage.read(queries.all_moves(saved.id))
            self._keep(saved, Again(saved.state, kept.before, [move.events for move in moves], kept.told))
        self._replays.move_to_end(key)
        return self._replays[key]

    async def _played_again(self, saved: Saved) -> Again:
        record = await self.tables.storage.read(queries.record(saved, in_order=True))
        result = await self.tables.workers.upload(calls.restore, orjson.dumps(record))
        if isinstance(result, Refused):
            raise ByRules(result)
        position, steps = result
        before, starts = [step.before for step in steps], [step.events for step in steps]
        again = Again(position.state, before, starts, [body for _, body in position.events])
        self._keep(saved, again)
        return again

    def _keep(self, saved: Saved, again: Again) -> None:
        self._replays[saved.id, saved.branch] = again
        if len(self._replays) > _REPLAYS:
            self._replays.popitem(last=False)

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
            for id in await self.tables.storage.read(queries.bulky):
                saved = await self.tables.storage.read(queries.load(id))
                if saved is not None and saved.status == "finished":
                    await self._compact(saved)
            await asyncio.sleep(TIDY)

    async def _compact(self, saved: Saved) -> None:
        """Drop what the record gives again; if it does not, pack it together."""
        storage = self.tables.storage
        try:
            if await self._leads_here(saved):
                await storage.write(queries.compact(saved.id, saved.events - RECENT))
            else:
                packed = await storage.read(bundles.pack(saved.id))
                await storage.write(bundles.store(saved.id, packed, saved.events - RECENT))
        except Conflict:  # another server has just done the same
            pass
        except (Failure, NoDatabase) as error:
            log.info("table %s keeps its positions for now: %s", saved.id, error.code)

    async def _leads_here(self, saved: Saved) -> bool:
        """Whether the record leads to the table as it is, with the rules at hand."""
        try:
            again = await self._played_again(saved)
        except ByRules:
            return False
        if again.state == saved.state and len(again.before) == saved.steps:
            return True
        self._replays.pop((saved.id, saved.branch), None)
        return False


def _finished(live: Live) -> Saved:
    if live.saved.status != "finished":
        raise NotFinished()
    return live.saved


def _names(data: bytes, players: int) -> list[str]:
    """The players' names in an uploaded record, as far as they are names."""
    given = orjson.loads(data).get("names")
    listed = given if isinstance(given, list) else []
    accepted: list[str] = []
    for name in [*listed, *[""] * players][:players]:
        try:
            names.distinct([*accepted, name := _NAME.validate_python(name)])
            accepted.append(name)
        except (ValidationError, NameTaken):
            accepted.append("")
    return accepted

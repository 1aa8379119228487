"""Finished tables: their records, and replaying them step by step."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError

from pelagia.server import calls, names, queries
from pelagia.server.calls import Refused
from pelagia.server.failures import ByRules, NameTaken, NotFinished, NotFound
from pelagia.server.live import Live
from pelagia.server.models import COLOURS, Name
from pelagia.server.saved import Saved, Seat
from pelagia.server.tables import Tables, digest, secret

_NAME: TypeAdapter[str] = TypeAdapter(Name)
MOST_EVENTS = 100_000
_CACHED = 500  # views of replays


class Archive:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._views: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()

    async def record(self, live: Live) -> dict[str, Any]:
        """The whole game. Only when it is over: it holds every secret."""
        return await self.tables.storage.read(queries.record(_finished(live)))

    async def upload(self, data: bytes) -> tuple[Live, str]:
        """Make a finished table of a record; return it and the spectators' secret."""
        result = await self.tables.workers.upload(calls.replay, data)
        if isinstance(result, Refused):
            raise ByRules(result)
        position, steps = result
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
        told = [(seq, only, body) for seq, (only, body) in enumerate(position.events)]
        await self.tables.storage.write(queries.create(saved, told, position.chances, steps))
        return await self.tables.find(saved.id), watch

    async def replay(self, live: Live, seat: int) -> bytes:
        """Every step with its scores, and everything that happened."""
        saved = _finished(live)
        moves = await self.tables.storage.read(queries.all_moves(saved.id))
        told = await self.tables.storage.read(queries.told_since(saved.id, 0, MOST_EVENTS))
        starts = [move.events for move in moves]
        before = [0] * len(saved.scores)
        steps: list[dict[str, Any]] = [
            {"step": 0, "number": None, "seat": None, "option": None, "scores": before, "since": (starts or [0])[0]}
        ]
        for move, since in zip(moves, [*starts[1:], saved.events], strict=True):
            what = {"number": move.number, "seat": move.seat, "option": move.written, "scores": move.scores}
            steps.append({"step": move.step + 1, **what, "since": since})
        bodies = b",".join(body for _, _, body in told)
        return b'{"table":%b,"steps":%b,"events":[%b]}' % (live.table_json(seat), orjson.dumps(steps), bodies)

    async def view(self, live: Live, step: int, eyes: int) -> bytes:
        """The table after some choices, as a seat saw it."""
        saved = _finished(live)
        if eyes >= 0:
            self.tables.seat(live, eyes)
        key = (saved.id, step, eyes)
        if key not in self._views:
            state = saved.state
            if step != saved.steps:
                move = await self.tables.storage.read(queries.move_at(saved.id, step))
                if move is None:
                    raise NotFound()
                state = move.before
            view = await self.tables.workers.engine(saved.id, calls.view, saved.header, state, eyes)
            self._views[key] = b'{"step":%d,"view":%b}' % (step, view)
            if len(self._views) > _CACHED:
                self._views.popitem(last=False)
        return self._views[key]


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

"""For programs that play: the news of a table as a stream of lines, and a game to think about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from pelagia.engine import calls
from pelagia.server import record_models
from pelagia.server.failures import NotPlaying, TooMany
from pelagia.server.http.api import REFUSED, Asker, Who, json_response
from pelagia.server.http.guard import client
from pelagia.server.http.news import Closed, admitted, attending, is_full, news
from pelagia.server.store.table import UNDER_WAY
from pelagia.server.tables.watching import Watcher

router = APIRouter(prefix="/api", tags=["programs"])
LINES = "application/x-ndjson"
QUIET = 15.0  # seconds until an empty line shows that the connection is alive
_LINES: dict[int | str, dict[str, Any]] = {
    200: {"content": {LINES: {"schema": {"type": "string"}}}, "description": "JSON objects, one a line."}
}


@router.get("/tables/{id}/stream", response_class=StreamingResponse, responses=_LINES)
async def stream(request: Request, who: Who) -> Response:
    """The news of a table as lines of JSON, as a socket gets them: first the whole table, then whatever happens.

    An empty line now and then means that nothing has happened. Whoever listens is at the table.
    """
    address = client(request.scope)
    if is_full(who.application, address):
        raise TooMany(seconds=60)
    await who.application.tables.position(who.live)
    return StreamingResponse(_lines(who, address), media_type=LINES, headers={"Cache-Control": "no-store"})


async def _lines(who: Asker, address: str) -> AsyncIterator[bytes]:
    application, table, watcher = who.application, who.live, Watcher(who.seat, None, None, changes=False)
    with suppress(Closed):
        async with admitted(application, address), attending(application, table, watcher):
            async for message in news(application, table, watcher, address):
                if message:
                    yield message + b"\n"
                    continue
                while not watcher.wake.is_set():
                    try:
                        await asyncio.wait_for(watcher.wake.wait(), QUIET)
                    except TimeoutError:
                        yield b"\n"


@router.get("/tables/{id}/likeness", response_model=record_models.Likeness, responses=REFUSED)
async def likeness(who: Who) -> Response:
    """A game that looks the same to the bearer's seat, as a save: whatever the seat may not know is dealt anew in it.

    It is a function of the view, so it says nothing more. A bot of one's own thinks about it.
    """
    who.sits()
    saved = who.live.saved
    if saved.status not in UNDER_WAY:
        raise NotPlaying()
    workers = who.application.tables.workers
    return json_response(await workers.engine(saved.id, calls.likeness, saved.header, saved.state, who.seat))

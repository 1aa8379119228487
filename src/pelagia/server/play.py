"""What both doors, REST and sockets, do in the same way."""

from __future__ import annotations

import asyncio
from typing import Any

from pelagia.server import calls, queries
from pelagia.server.calls import WATCHER
from pelagia.server.failures import NotPlaying, NotYourSeat
from pelagia.server.house import House
from pelagia.server.live import CHAT, Live
from pelagia.server.saved import UNDER_WAY, Line, Saved
from pelagia.server.tables import stale


async def say(house: House, live: Live, seat: int, text: str, line: str | None) -> Line:
    """Add a line of chat and tell everybody."""
    house.notes.hear(live.saved.id, seat)
    name = "" if seat == WATCHER else live.saved.seats[seat].name
    said = await house.storage.write(queries.say(live.saved.id, seat, name, text, line))
    if said not in live.chat:
        live.chat = [*live.chat, said][-CHAT:]
        live.tell()
    return said


async def hint(house: House, live: Live, seat: int) -> dict[str, Any]:
    """What the greedy bot would do."""
    if seat == WATCHER:
        raise NotYourSeat()
    saved = live.saved
    if saved.status not in UNDER_WAY:
        raise NotPlaying()
    found = await asyncio.shield(_thinking(house, live, saved, seat))
    if found is None:
        raise stale()
    return found


def _thinking(house: House, live: Live, saved: Saved, seat: int) -> asyncio.Task[dict[str, Any] | None]:
    """The thinking about a position: there is one at a time for each seat, and who asks again gets the same answer."""
    position = (saved.branch, saved.steps)
    last, thinking = live.hints.get(seat, (None, None))
    failed = thinking is not None and thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
    if thinking is not None and last == position and not failed:
        return thinking

    async def think() -> dict[str, Any] | None:
        if thinking is not None:  # about an earlier position
            await asyncio.wait([thinking])
        if (live.saved.branch, live.saved.steps) != position:
            return None
        return await house.workers.bot(saved.id, calls.hint, saved.header, saved.state, seat, saved.id)

    task = asyncio.create_task(think())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
    live.hints[seat] = position, task
    return task


async def state(house: House, live: Live, seat: int, since: int | None = None) -> bytes:
    """A TableState."""
    start = since
    if start is None or start > live.saved.events:
        start = live.first_recent()
    earlier: list[bytes] = []
    first = live.first_recent()
    if start < first:
        told = await house.storage.read(queries.told_since(live.saved.id, start, first - start))
        earlier = [body for seq, only, body in told if seq < first and only in (WATCHER, seat)]
    await house.tables.position(live, seat)
    events = [*earlier, *live.heard(seat, max(start, first))]
    return b"{%b}" % live.state_json(seat, start, events, live.chat)

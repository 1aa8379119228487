"""Hints: what a bot would do."""

from __future__ import annotations

import asyncio
from typing import Any

from pelagia.engine import hints
from pelagia.engine.calls import WATCHER
from pelagia.server.failures import NotPlaying, NotYourSeat
from pelagia.server.store.table import UNDER_WAY, Saved
from pelagia.server.tables.tables import Tables, stale
from pelagia.server.tables.watching import Live


async def hint(tables: Tables, live: Live, seat: int) -> dict[str, Any]:
    """What the strongest bot would do."""
    if seat == WATCHER:
        raise NotYourSeat()
    saved = live.saved
    if saved.status not in UNDER_WAY:
        raise NotPlaying()
    advice = await asyncio.shield(_thinking(tables, live, saved, seat))
    if advice is None:
        raise stale()
    return advice


def _thinking(tables: Tables, live: Live, saved: Saved, seat: int) -> asyncio.Task[dict[str, Any] | None]:
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
        return await tables.workers.bot(saved.id, hints.hint, saved.header, saved.state, seat, saved.id)

    task = asyncio.create_task(think())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
    live.hints[seat] = position, task
    return task

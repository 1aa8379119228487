"""Why something cannot be chosen, for whoever presses it."""

from __future__ import annotations

from typing import Any

from pelagia.core.place import Place
from pelagia.engine import calls
from pelagia.engine.calls import WATCHER
from pelagia.server.failures import BadRequest, NotPlaying, NotYourSeat
from pelagia.server.models import AskedPlace, AskedWhy
from pelagia.server.store.table import UNDER_WAY
from pelagia.server.tables.tables import Tables
from pelagia.server.tables.watching import Live


async def why(tables: Tables, live: Live, seat: int, asked: AskedWhy) -> dict[str, Any]:
    """Why a seat cannot choose a place now."""
    if seat == WATCHER:
        raise NotYourSeat()
    saved = live.saved
    if saved.status not in UNDER_WAY:
        raise NotPlaying()
    place, picked = _place(asked.place), [_place(piece) for piece in asked.picked]
    reason = await tables.workers.engine(saved.id, calls.why, saved.header, saved.state, seat, place, asked.of, picked)
    if reason is None:
        raise BadRequest(where="place", what="unknown")
    return reason


def _place(given: AskedPlace) -> Place:
    return Place(given.sort, given.id)

"""Lessons: tables at which somebody learns a game. What they have read is kept with the table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pelagia
from pelagia import bots
from pelagia.engine import lessons
from pelagia.server.failures import NoLesson
from pelagia.server.lesson_models import NewLesson
from pelagia.server.models import NewTable, SeatPlan
from pelagia.server.store import queries
from pelagia.server.store.table import Saved
from pelagia.server.tables.lots import Lots
from pelagia.server.tables.seats import open_table
from pelagia.server.tables.tables import Change, Tables, stale
from pelagia.server.tables.watching import Live


async def open_lesson(tables: Tables, game: str, wish: NewLesson, lots: Lots) -> Live:
    """Open the table of a game's lesson."""
    lesson = pelagia.rules(game).lesson
    if lesson is None:
        raise NoLesson()
    names = [*wish.bots, *[None] * lesson.players]
    others = [SeatPlan(kind="bot", bot=bots.LESSON, name=name) for name in names[: lesson.players - 1]]
    learner = SeatPlan(kind="person", name=wish.name, colour=wish.colour)
    seats = [*others[: lesson.seat], learner, *others[lesson.seat :]]
    plan = NewTable(game=game, seats=seats, options=dict(lesson.options), seed=lesson.seed, pace="none")
    return await open_table(tables, plan, lots, lesson=True)


async def example(tables: Tables, game: str, step: str) -> bytes:
    """A moment of a game's lesson as its learner sees it."""
    moment = await tables.workers.engine(game, lessons.example, game, step) if game in pelagia.NAMES else None
    if moment is None:
        raise NoLesson()
    return moment


async def progress(tables: Tables, live: Live, seat: int, read: Sequence[str]) -> dict[str, Any]:
    """Note what the learner has read, and return what to show now."""
    game = live.saved.header["game"]
    lesson = pelagia.rules(game).lesson
    if live.saved.lesson is None or lesson is None:
        raise NoLesson()
    known = {step.name for step in lesson.steps}

    async def make(saved: Saved) -> Change:
        all_read = tuple(dict.fromkeys([*(saved.lesson or ()), *(name for name in read if name in known)]))
        new = replace(saved, lesson=all_read, version=saved.version + 1, updated=time.time())
        return Change(new, queries.change(new))

    if any(name in known and name not in live.saved.lesson for name in read):
        await tables.change(live, make)
    saved = live.saved
    return await tables.workers.engine(saved.id, lessons.lesson, saved.header, saved.state, seat, saved.lesson or ())


async def answer(tables: Tables, live: Live, seat: int, step: str) -> dict[str, Any]:
    """What to say to the learner's last choice, which a step asked for."""
    saved = live.saved
    if saved.lesson is None:
        raise NoLesson()
    last = await tables.storage.read(queries.last_move(saved.id, seat))
    if last is None:
        raise stale()
    before = await tables.before(saved, last)
    given = (saved.header, before, seat, last.written, step, last.step)
    said = await tables.workers.bot(saved.id, lessons.answer, *given)
    if said is None:
        raise stale()
    return {**said, "number": last.number, "option": last.written}

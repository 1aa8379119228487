"""Opening a table, and who sits where."""

from __future__ import annotations

import time
from dataclasses import replace
from math import ceil

from pelagia import bots
from pelagia.bots import UnknownBot
from pelagia.core.errors import BadOption
from pelagia.core.text import Text
from pelagia.engine import calls
from pelagia.engine.calls import WATCHER, Refused
from pelagia.server import metrics
from pelagia.server.failures import (
    ByRules,
    NoStandIn,
    NotAwaited,
    NotPlaying,
    NotVanished,
    NotYourSeat,
    SeatTaken,
    WeakStandIn,
)
from pelagia.server.models import COLOURS, Join, NewTable
from pelagia.server.names import distinct
from pelagia.server.store import queries
from pelagia.server.store.table import Saved, Seat
from pelagia.server.tables.lots import SPECTATOR, Lots
from pelagia.server.tables.tables import Change, Said, Tables, digest, said_of, secret
from pelagia.server.tables.watching import Live


async def open_table(tables: Tables, plan: NewTable, lots: Lots, *, lesson: bool = False) -> Live:
    """Open a table. Conflict: it is there already."""
    for seat in plan.seats:
        _check_bot(seat.bot)
    distinct(seat.name or "" for seat in plan.seats if seat.kind != "open")
    result = await tables.workers.engine(
        "(new)", calls.begin, plan.game, len(plan.seats), plan.seed, plan.options, plan.content
    )
    if isinstance(result, Refused):
        raise ByRules(result)
    now = time.time()
    seats = _seats(plan, lots, now)
    saved = Saved(
        id=lots.id,
        header=result.header,
        seeded=plan.seed is not None,
        spectator=digest(lots.secret(SPECTATOR)),
        status="gathering" if any(seat.kind == "open" for seat in seats) else "playing",
        state=result.state,
        seats=seats,
        to_move=tuple(result.to_move),
        winners=tuple(result.winners),
        scores=tuple(result.scores),
        events=len(result.events),
        chances=len(result.chances),
        since=(now,) * len(result.to_move),
        lesson=() if lesson else None,
        pace=plan.pace,
        patience=tables.settings.paces[plan.pace] or 0.0,
        created=now,
        updated=now,
        visited=now,
    )
    told = [(seq, only, body) for seq, (only, body) in enumerate(result.events)]
    await tables.storage.write(queries.create(saved, told, result.chances, []))
    metrics.TABLES.labels(plan.game).inc()
    live = tables.alive[saved.id] = Live(saved, told, [])
    live.position = result
    for notice in tables.on_change:
        notice(live)
    return live


def _seats(plan: NewTable, lots: Lots, now: float) -> tuple[Seat, ...]:
    """The seats as they are wished for."""
    return tuple(
        Seat(
            seat=n,
            kind=seat.kind,
            name=(seat.name or "") if seat.kind != "open" else "",
            colour=colour,
            bot=(seat.bot or bots.DEFAULT) if seat.kind == "bot" else "",
            secret=digest(lots.secret(str(n))) if seat.kind == "person" else "",
            seen=now,
        )
        for n, (seat, colour) in enumerate(zip(plan.seats, _colours(plan), strict=True))
    )


def _check_bot(name: str | None) -> None:
    if name is not None and name not in bots.names():
        raise UnknownBot(name=name, known=", ".join(bots.names()))


def _colours(plan: NewTable) -> list[str]:
    """Everybody's colour: as wished, the rest in their usual order."""
    wished = [seat.colour for seat in plan.seats if seat.colour]
    if len(set(wished)) < len(wished):
        raise _colour_taken(wished[-1])
    free = [colour for colour in COLOURS if colour not in wished]
    return [seat.colour or free.pop(0) for seat in plan.seats]


def _colour_taken(colour: str) -> BadOption:
    return BadOption(name="colour", value=colour, allowed=", ".join(COLOURS))


async def join(tables: Tables, live: Live, number: int, wish: Join) -> str:
    """Take an open seat; return its secret."""
    tables.seat(live, number)
    key = secret()

    async def make(saved: Saved) -> Change:
        old = saved.seats[number]
        if old.kind != "open" and not old.offered:
            raise SeatTaken()
        colour = (wish.colour if old.kind == "open" else None) or old.colour
        others = [seat for seat in saved.seats if seat.seat != number]
        if any(seat.colour == colour and seat.kind != "open" for seat in others):
            raise _colour_taken(colour)
        distinct([*(seat.name for seat in others), wish.name])
        person = Seat(number, "person", wish.name, colour, secret=digest(key), seen=time.time())
        joined = replace(person, present_until=old.present_until, notified=old.notified)
        new = saved.with_seat(joined)
        changed = [joined]
        for seat in others:  # an open seat had this colour only for want of another
            if seat.colour == colour:
                changed.append(replace(seat, colour=old.colour))
                new = replace(new, seats=tuple(changed[-1] if s.seat == seat.seat else s for s in new.seats))
        return Change(new, queries.change(new, changed), said=said_of("joined", number))

    await tables.change(live, make)
    return key


async def stand_in(tables: Tables, live: Live, asker: int, number: int, bot: str | None) -> None:
    """Let a bot take an open seat, or that of somebody who keeps the others waiting for too long, or one's own."""
    if asker == WATCHER:
        raise NotYourSeat()
    tables.seat(live, number)
    _check_bot(bot)
    if tables.storage.postgres:
        await tables.refresh(live, anyway=True)  # there may be signs of life at another server

    async def make(saved: Saved) -> Change:
        old = saved.seats[number]
        if saved.status == "finished":
            raise NotPlaying()
        if old.kind == "bot" or old.standing_in:
            raise SeatTaken()
        if old.kind == "open":
            seat = replace(old, kind="bot", bot=bot or bots.DEFAULT)
        else:
            if asker != number:
                _check_absence(live, number)
            seat = replace(old, bot=good_enough(saved, bot), standing_in=True)
        new = saved.with_seat(seat)
        said = Said("stood-in", asker, Text("server-note-stood-in", seat=number).plain()) if seat.standing_in else None
        return Change(new, queries.change(new, [seat]), said=said)

    await tables.change(live, make)


def _check_absence(live: Live, number: int) -> None:
    """Refuse a stand-in for somebody who has time left."""
    saved, now = live.saved, time.time()
    if not saved.patience:
        raise NoStandIn()
    if saved.awaited(number) is None:
        raise NotAwaited()
    start = live.stand_in_from(number)
    left = saved.patience if start is None else start - now
    if left > 0:
        raise NotVanished(hours=round(left / 3600), minutes=ceil(left / 60))


def good_enough(saved: Saved, wish: str | None) -> str:
    """A bot to stand in: as good as the best of the table, or the best there is. One that plays by chance is none."""
    levels = [seat.bot for seat in saved.seats if seat.kind == "bot" and bots.strength(seat.bot) > 0]
    least = bots.strongest(levels or bots.names())
    if wish is not None and bots.strength(wish) < bots.strength(least):
        raise WeakStandIn(bot=least)
    return wish or least


async def set_webhook(tables: Tables, live: Live, seat: int, url: str | None) -> None:
    async def make(saved: Saved) -> Change:
        new = saved.with_seat(replace(saved.seats[seat], webhook=url or ""))
        return Change(new, queries.change(new, [new.seats[seat]]))

    await tables.change(live, make)

"""The tables: finding them, knowing who asks, and changing them one transaction at a time."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection

from pelagia.core.text import PlainText, Text
from pelagia.engine import calls
from pelagia.engine.calls import WATCHER, Position, Refused
from pelagia.server import metrics
from pelagia.server.failures import (
    ByRules,
    CannotUndo,
    ConfirmFirst,
    Failure,
    NoSecret,
    NoTakeback,
    NotPlaying,
    NotYourSeat,
    OutOfTime,
    SealedTakeback,
    TableClosed,
    TooFarBack,
    UnknownSeat,
    UnknownTable,
    WrongSecret,
)
from pelagia.server.models import Choice
from pelagia.server.settings import Settings
from pelagia.server.store import notes, queries
from pelagia.server.store.storage import Conflict, Storage
from pelagia.server.store.table import (
    UNDER_WAY,
    Consent,
    Move,
    Note,
    Saved,
    Seat,
    Told,
    consenting,
    moved,
    undoable,
    without,
)
from pelagia.server.store.upgrade import is_current, replays
from pelagia.server.tables.watching import CHAT, NOTES, RECENT, Live
from pelagia.server.tables.workers import Workers

log = logging.getLogger(__name__)
R = TypeVar("R")

IN_MEMORY = 3000  # tables; those that nobody watches go first
ATTEMPTS = 8  # to store a change that others overtake
_CHOSEN = metrics.CHOICES.labels("person")


class Said(NamedTuple):
    """What people have done, for the log."""

    name: str
    seat: int  # who did it
    text: PlainText


class Change(NamedTuple):
    """A new version of a table, and the job that stores it."""

    new: Saved
    job: Callable[[Connection], None]
    position: Position | None = None
    told: Sequence[Told] = ()
    said: Said | None = None

    def note(self) -> Note | None:
        new, said = self.new, self.said
        return said and Note(new.version, new.events, said.name, said.seat, said.text, new.updated)


class Tables:
    """All tables of this process."""

    def __init__(self, settings: Settings, storage: Storage, workers: Workers) -> None:
        self.settings, self.storage, self.workers = settings, storage, workers
        self.alive: dict[str, Live] = {}
        self.on_change: list[Callable[[Live], None]] = []  # bots and notices
        self.chosen = 0  # choices that people have made here
        self._running: set[asyncio.Task[object]] = set()

    # Finding a table

    async def find(self, id: str) -> Live:
        """Return a table as this process knows it."""
        live = self.alive.get(id)
        if live is None:
            saved = await self.storage.read(queries.load(id))
            if saved is None:
                raise UnknownTable()
            if saved.status != "finished" and not is_current(saved.header):
                raise TableClosed()
            recent = await self.storage.read(queries.told_since(id, max(0, saved.events - RECENT), 2 * RECENT))
            chat = await self.storage.read(queries.lines(id, CHAT))
            # What was stored after `saved` was read is left out; the version guards the rest.
            recent = [event for event in recent if event[0] < saved.events]
            live = Live(saved, recent, chat, await self.storage.read(notes.last(id, NOTES)))
            live = self.alive.setdefault(id, live)
            self._forget()
        live.used = time.monotonic()
        return live

    async def fresh(self, id: str) -> Live:
        """Return a table as the database knows it: another server may have changed it a moment ago."""
        live = await self.find(id)
        if self.storage.postgres:
            await self.refresh(live)
        return live

    async def refresh(self, live: Live, *, anyway: bool = False) -> bool:
        """Take over what another server has changed; tell whether there was anything."""
        if not anyway and await self.storage.read(queries.version(live.saved.id)) == live.saved.version:
            return False
        saved = await self.storage.read(queries.load(live.saved.id))
        if saved is None:  # another server has forgotten it
            self.drop(live.saved.id)
            raise UnknownTable()
        if saved.version < live.saved.version:
            return False
        start = max(0, saved.events - RECENT)
        recent = await self.storage.read(queries.told_since(saved.id, start, 2 * RECENT))
        live.chat = await self.storage.read(queries.lines(saved.id, CHAT))
        noted = await self.storage.read(notes.last(saved.id, NOTES))
        if saved.version < live.saved.version:  # this process was faster while we read
            return False
        newer, present = saved.version > live.saved.version, live.present()
        if newer:
            live.recent = [event for event in recent if event[0] < saved.events]
            live.notes = noted
        live.adopt(saved)
        live.presence += live.present() != present
        return newer

    def drop(self, id: str) -> None:
        """A table is no longer there: whoever looks at it is told."""
        if (live := self.alive.pop(id, None)) is not None:
            live.gone = True
            live.tell()

    def _forget(self) -> None:
        metrics.LOADED.set(len(self.alive))
        if len(self.alive) <= IN_MEMORY:
            return
        idle = [live for live in self.alive.values() if not (live.watchers or live.lock.locked() or live.player)]
        for live in sorted(idle, key=lambda live: live.used)[: IN_MEMORY // 10]:
            del self.alive[live.saved.id]

    async def position(self, live: Live) -> Position:
        """The game as it is now."""
        while live.position is None:
            async with live.looking:
                if live.position is not None:
                    continue
                saved = live.saved
                position = await self.workers.engine(saved.id, calls.look, saved.header, saved.state)
                if live.saved.state == saved.state:
                    live.position = position
        return live.position

    # Knowing who asks

    def bearer(self, live: Live, secret: str) -> int:
        """The seat that a secret belongs to; WATCHER for the spectators'."""
        return bearer(live.saved.seats, live.saved.spectator, secret)

    # Changing a table

    async def change(self, live: Live, make: Callable[[Saved], Awaitable[Change]]) -> Live:
        """Make a change and store it; try again when another server was faster. Goes on if the caller goes away."""
        task = asyncio.create_task(self._change(live, make))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _change(self, live: Live, make: Callable[[Saved], Awaitable[Change]]) -> Live:
        async with live.lock:
            for _ in range(ATTEMPTS):
                try:
                    change = await make(live.saved)
                except Failure:
                    if self.storage.postgres and await self.refresh(live):
                        continue  # refused because we did not know the latest
                    raise
                note = change.note()
                try:
                    await self.storage.write(_both(change, note))
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self.refresh(live, anyway=True)
                    continue
                live.adopt(change.new, change.position, change.told, note)
                break
            else:
                raise OutOfTime()
        for notice in self.on_change:
            notice(live)
        return live

    async def choose(self, live: Live, seat: int, choice: Choice) -> None:
        """Answer a decision of one's seat."""
        start = time.perf_counter()
        if seat == WATCHER:
            raise NotYourSeat()
        await self.give_back(live, seat)

        async def make(saved: Saved) -> Change:
            if saved.status not in UNDER_WAY:
                raise NotPlaying()
            if choice.branch not in (None, saved.branch) or (seat, choice.number) not in saved.to_move:
                raise stale()
            given = (saved.header, saved.state, saved.events, seat, choice.number, choice.option)
            result = await self.workers.engine(saved.id, calls.choose, saved.id, *given)
            if isinstance(result, Refused):
                raise ByRules(result)
            if choice.careful and not (result.can_undo[seat] and any(mover == seat for mover, _ in result.to_move)):
                raise ConfirmFirst()
            return chosen(saved, result)

        await self.change(live, make)
        self.chosen += 1
        _CHOSEN.inc()
        metrics.CHOICE_SECONDS.observe(time.perf_counter() - start)

    async def undo(self, live: Live, seat: int, version: int) -> None:
        """Take back one's own last choice, as long as the engine allows it and the table is as one saw it.

        If somebody else's turn has begun with it, they are asked first.
        """
        if seat == WATCHER:
            raise NotYourSeat()

        async def make(saved: Saved) -> Change:
            if saved.version != version:
                raise stale("error-stale-takeback")
            last = await self.storage.read(queries.move_at(saved.id, saved.steps - 1))
            if saved.status not in UNDER_WAY or saved.undo != seat or last is None:
                raise CannotUndo()
            change, what = await self.back(saved, last), choice_of(live, last)
            wish = Consent((seat,), (seat, *_interrupted(saved, change.new)), what)
            return _wish(saved, wish) if wish.needed else change._replace(said=said_of("undone", seat, what))

        await self.change(live, make)

    async def back(self, saved: Saved, move: Move) -> Change:
        """The table as it was before a move."""
        before = await self.before(saved, move)
        position = await self.workers.engine(saved.id, calls.look, saved.header, before)
        last = await self.storage.read(queries.move_at(saved.id, move.step - 1))
        now = time.time()
        new = replace(
            saved,
            state=before,
            status="playing",
            version=saved.version + 1,
            branch=saved.branch + 1,
            steps=move.step,
            events=move.events,
            chances=move.chances,
            to_move=tuple(position.to_move),
            since=(now,) * len(position.to_move),
            winners=tuple(position.winners),
            scores=tuple(position.scores),
            wishes=without(saved.wishes, "takeback"),
            undo=WATCHER if last is None else undoable(position, last.seat, last.bot),
            tries=0,
            retry=0.0,
            updated=now,
        )
        return Change(new, queries.cut(new), position)

    async def before(self, saved: Saved, move: Move) -> bytes:
        """The position before a move: stored, or made by playing the record again."""
        if move.before:
            return move.before
        record = await self.storage.read(queries.record(saved, in_order=True))
        result = await self.workers.upload(calls.restore, orjson.dumps(record))
        if isinstance(result, Refused) or result[0].state != saved.state:
            raise TooFarBack()
        return result[1][move.step].before

    async def takeback(self, live: Live, seat: int, action: str, version: int) -> None:
        """Ask for, agree to or refuse a takeback beyond what undo allows."""
        if seat == WATCHER:
            raise NotYourSeat()

        async def make(saved: Saved) -> Change:
            if saved.version != version:
                raise stale("error-stale-takeback")
            asked = saved.wishes.get("takeback")
            agreed = consenting(asked, seat, action)
            if saved.status not in UNDER_WAY or agreed is None:
                raise NoTakeback()
            if not agreed:
                return refusal(saved, "takeback", seat)
            last = await self.storage.read(queries.last_move(saved.id, agreed[0]))
            if last is None:
                raise NoTakeback()
            change, what = await self.back(saved, last), choice_of(live, last)
            wish = Consent(agreed, await self._asked(saved, last, change.new), what)
            return _wish(saved, wish) if wish.needed else change._replace(said=said_of("undone", agreed[0], what))

        await self.change(live, make)

    async def _asked(self, saved: Saved, move: Move, before: Saved) -> tuple[int, ...]:
        """The people whose word is needed to go back to before a move, here or not, also if a bot stands in.

        Those who have chosen since, or whose turn would end; and if anything was dealt or revealed since, everybody:
        else somebody might choose again, knowing what comes. A stand-in has no say, so what it saw dealt stays.
        """
        since = await self.storage.read(queries.moves_since(saved.id, move.step))
        revealed = any(revealed for _, revealed in since)
        if revealed and any(seat.standing_in for seat in saved.seats):
            raise SealedTakeback()
        chosen = {seat for seat, _ in since} | {*_interrupted(saved, before)}
        return tuple(seat for seat in saved.people if revealed or seat in chosen)

    async def give_back(self, live: Live, seat: int) -> None:
        """End a bot's standing in, and an offer of the seat: its owner is back."""

        async def make(saved: Saved) -> Change:
            new = saved.with_seat(replace(saved.seats[seat], bot="", standing_in=False, offered=""))
            n = await self.storage.read(notes.stood_in(saved.id, seat))
            said = Said("back", seat, Text("server-note-back", seat=seat, n=n).plain())
            return Change(new, queries.change(new, [new.seats[seat]]), said=said)

        if live.saved.seats[seat].standing_in or live.saved.seats[seat].offered:
            await self.change(live, make)

    def seat(self, live: Live, number: int) -> Seat:
        if not 0 <= number < len(live.saved.seats):
            raise UnknownSeat()
        return live.saved.seats[number]

    async def drain(self) -> None:
        """Wait for the changes that are under way."""
        if self._running:
            await asyncio.wait(self._running, timeout=5)


def _both(change: Change, note: Note | None) -> Callable[[Connection], None]:
    """Store a change and what is said of it."""
    if note is None:
        return change.job
    add = notes.add(change.new.id, note)

    def job(db: Connection) -> None:
        change.job(db)  # a conflict if the table has changed
        add(db)

    return job


def _wish(saved: Saved, wish: Consent) -> Change:
    return asking(saved, "takeback", wish, wish.of if isinstance(wish.of, dict) else None)


def asking(saved: Saved, kind: str, wish: Consent, what: PlainText | None = None, **more: int) -> Change:
    """The table with a wish that somebody has or shares."""
    new = saved.wishing(kind, wish)
    first, again = len(wish.agreed) == 1, kind in saved.wishes and saved.wishes[kind].agreed == wish.agreed
    if again:
        return Change(new, queries.change(new))
    name, by = (f"{kind}-asked", wish.agreed[0]) if first else ("agreed", wish.agreed[-1])
    return Change(new, queries.change(new), said=said_of(name, by, what if first else None, **more if first else {}))


def refusal(saved: Saved, kind: str, seat: int) -> Change:
    """The table without a wish: somebody refuses it, or no longer has it."""
    new, withdrawn = saved.wishing(kind, None), saved.wishes[kind].agreed[0] == seat
    return Change(new, queries.change(new), said=said_of("withdrawn" if withdrawn else "refused", seat))


def said_of(name: str, seat: int, what: PlainText | None = None, **more: int) -> Said:
    """A line for the log; `what` is the choice that it is about, if it can be named."""
    if what is None:
        return Said(name, seat, Text(f"server-note-{name}", seat=seat, **more).plain())
    text = Text(f"server-note-{name}-named", seat=seat, **more).plain()
    return Said(name, seat, {"id": text["id"], "args": {**text["args"], "what": what}})


def choice_of(live: Live, move: Move) -> PlainText | None:
    """What everybody was told of a choice; None: nothing, or it is too long ago."""
    told = [orjson.loads(body) for seq, only, body in live.recent if only == WATCHER and seq >= move.events]
    own = [event for event in told if event["number"] == move.number + 1 and event["text"]]  # what came of it
    return next((event["text"] for event in own if event["args"].get("seat") == move.seat), None)


def _interrupted(saved: Saved, before: Saved) -> tuple[int, ...]:
    """The people whose turn would end if the table were as before."""
    earlier = {seat for seat, _ in before.to_move}
    now = dict.fromkeys(seat for seat, _ in saved.to_move if not saved.seats[seat].bot)
    return tuple(seat for seat in now if seat not in earlier)


def stale(text: str = "error-stale-choice") -> ByRules:
    """What was sent was meant for the table as it was before."""
    return ByRules(Refused("stale-choice", {"id": text, "args": {}}))


def bearer(seats: Sequence[Seat], spectator: str, secret: str) -> int:
    """The seat that a secret belongs to; WATCHER for the spectators'."""
    if not secret:
        raise NoSecret()
    given, place = digest(secret), None
    for seat in seats:
        if seat.secret and hmac.compare_digest(seat.secret, given):
            place = seat.seat
        if seat.offered and hmac.compare_digest(digest(seat.offered), given):
            place = WATCHER  # invited, and not seated yet
    if hmac.compare_digest(spectator, given):
        place = WATCHER
    if place is None:
        raise WrongSecret()
    return place


def chosen(saved: Saved, position: Position) -> Change:
    """The table after a choice."""
    new = moved(saved, position)
    told = [(seq, only, body) for seq, (only, body) in enumerate(position.events, saved.events)]
    job = queries.append(saved, new, position, told, thin=replays(saved.header))
    return Change(new, job, position, told)


def secret() -> str:
    return secrets.token_urlsafe(24)


def digest(given: str) -> str:
    """What is stored of a secret. It has too many random bits to be guessed, so a fast hash will do."""
    return sha256(given.encode("utf-8", "surrogatepass")).hexdigest()

"""A table in memory, and its watchers.

There are no queues: each watcher remembers what it was sent, and gets what is new when it can take it. So a slow one
costs no memory and gets fewer, newer views, but all events.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import orjson

from pelagia.engine.calls import WATCHER, Position
from pelagia.engine.difference import changed
from pelagia.server.models import timestamp
from pelagia.server.store.table import UNDER_WAY, Consent, Line, Note, Saved, Told

RECENT = 200  # events and lines of chat that somebody gets who brings none
CHAT = 50
NOTES = 50
_NOBODYS = b'"you":null,"undo":false'
SAME = 0.05  # seconds that a table's JSON is good for: what it says of who is here depends on the time
STARTED = time.time()
COME_BACK = 300.0  # seconds to come back in, after the server was away


class Watcher:
    """One open socket."""

    def __init__(self, seat: int, since: int | None, branch: int | None, changes: bool) -> None:
        self.seat = seat
        self.changes = changes  # takes what has changed of a view, instead of the view
        self.shown = -1  # which position it was sent last; see Live.shown
        self.since = since  # the next event to be sent; None: the recent ones
        self.branch = branch
        self.version = 0
        self.presence = -1
        self.chat = 0
        self.notes: tuple[Note, ...] = ()
        self.announced: object = None  # the operator's last announcement that it got
        self.key = ""  # see Live.key
        self.wake = asyncio.Event()


Hint = tuple[tuple[int, int], "asyncio.Task[dict[str, Any] | None]"]  # branch and steps of its position; the thinking


class Live:
    """A table in memory. All changes of it in this process are made under its lock."""

    def __init__(self, saved: Saved, recent: list[Told], chat: list[Line], notes: tuple[Note, ...] = ()) -> None:
        self.saved = saved
        self.recent = recent
        self.chat = chat
        self.notes = notes
        self.position: Position | None = None  # of saved.state; None: not looked at yet
        self.shown = 0  # the number of the position; what has changed is known since the one before
        self._views: dict[int, bytes] = {}  # of the position, by seat
        self._info: tuple[Saved | None, tuple[int, float], float, bytes] = (None, (0, 0.0), 0.0, b"")  # see table_json
        self.lock = asyncio.Lock()
        self.looking = asyncio.Lock()  # of many who want to see, one calls the engine
        self.watchers: set[Watcher] = set()
        self.presence = 0  # grows when somebody comes or goes
        self.used = time.monotonic()
        self.gone = False  # deleted, or in the archive
        self.cause = ""  # why its bot failed last
        self.hints: dict[int, Hint] = {}  # the last one of each seat
        self.player: asyncio.Task[None] | None = None  # moves its bots
        self.signs: dict[int, float] = {}  # of life, by seat; apart from `saved`, which every change replaces

    def adopt(
        self, new: Saved, position: Position | None = None, told: Iterable[Told] = (), note: Note | None = None
    ) -> None:
        """Go on to a new version of the table; it may be known already, from the database."""
        old = self.saved
        if new.version < old.version:
            return
        self.saved = new
        if new.state != old.state:
            self.position, self.shown = position, self.shown + 1
            self._views.clear()
        elif position is not None:  # the database has told us already where it leads
            self.position = replace(position, changes=None)
        if new.version > old.version:
            self.recent = [event for event in self.recent if event[0] < new.events]  # fewer after an undo
            self.recent += told
            if new.events < old.events:
                self.notes = tuple(replace(earlier, at=min(earlier.at, new.events)) for earlier in self.notes)
            if note is not None:
                self.notes = (*self.notes, note)[-NOTES:]
        if len(self.recent) > 2 * RECENT:
            del self.recent[:-RECENT]
        self.tell()

    def tell(self) -> None:
        """Wake everybody who watches."""
        for watcher in self.watchers:
            watcher.wake.set()

    def seers(self) -> list[int]:
        """Those who need a view as soon as there is a new one."""
        return sorted({watcher.seat for watcher in self.watchers})

    def connected(self, seat: int) -> bool:
        """Whether the owner of a seat is looking at the table, here or at another server."""
        here = any(watcher.seat == seat for watcher in self.watchers)
        return here or self.saved.seats[seat].present_until > time.time()

    def present(self) -> list[int]:
        """The seats whose owners are looking at the table."""
        return [seat.seat for seat in self.saved.seats if self.connected(seat.seat)]

    def sign(self, seat: int) -> None:
        """Note a sign of life, in memory only."""
        self.signs[seat] = time.time()

    def key(self, seat: int) -> str:
        """What shows whether somebody still sits where they sat."""
        return "" if seat == WATCHER else self.saved.seats[seat].secret

    def seen(self, seat: int) -> float:
        """When the owner of a seat last gave a sign of life, here or at another server."""
        return max(self.saved.seats[seat].seen, self.signs.get(seat, 0.0))

    @property
    def visited(self) -> float:
        """When somebody last asked for it here."""
        return max(self.signs.values(), default=0.0)

    def stand_in_from(self, seat: int) -> float | None:
        """When a bot may stand in for a person, if nothing happens until then.

        None: never at this table, or not as long as the owner is here, or nobody waits for the seat. After a start
        everybody has a while to come back: nobody could while the server was away.
        """
        saved, chair = self.saved, self.saved.seats[seat]
        awaited = saved.awaited(seat)
        if chair.kind != "person" or chair.bot or not saved.patience or awaited is None or self.connected(seat):
            return None
        back = STARTED + min(saved.patience, COME_BACK)
        return max(back, awaited + saved.patience, self.seen(seat) + saved.patience)

    def heard(self, seat: int, since: int) -> list[bytes]:
        """The recent events that a seat may know, from a number on."""
        return [body for seq, only, body in self.recent if seq >= since and only in (WATCHER, seat)]

    def first_recent(self) -> int:
        """The number of the first event at hand; earlier ones are in the database."""
        return self.recent[0][0] if self.recent else self.saved.events

    def info(self, seat: int) -> dict[str, Any]:
        """The table as JSON data, for whoever sits there."""
        saved = self.saved
        moving = {mover for mover, _ in saved.to_move} if saved.status != "finished" else set()
        return {
            "id": saved.id,
            "game": saved.header["game"],
            "players": saved.header["players"],
            "options": saved.header["options"],
            "content": saved.header["content"],
            "seeded": saved.seeded,
            "lesson": saved.lesson is not None,
            "pace": saved.pace,
            "patience": saved.patience or None,
            "status": saved.status,
            "version": saved.version,
            "branch": saved.branch,
            **self._yours(seat),
            "seats": [self._seat(number, number in moving) for number in range(len(saved.seats))],
            **{what: _consent(saved.wishes.get(what)) for what in ("takeback", "deletion", "closing", "offer")},
            "closed": saved.closed,
            "winners": saved.winners,
            "scores": saved.scores if saved.status == "finished" else None,
            "steps": saved.steps,
            "created": timestamp(saved.created),
            "updated": timestamp(saved.updated),
        }

    def _seat(self, number: int, to_move: bool) -> dict[str, Any]:
        seat, free = self.saved.seats[number], self.stand_in_from(number)
        awaited = self.saved.awaited(number)
        return {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "colour": seat.colour,
            "bot": seat.bot or None,
            "standing_in": seat.standing_in,
            "connected": seat.kind == "person" and self.connected(number),
            "to_move": to_move,
            "stand_in_from": None if free is None else timestamp(free),
            "since": None if awaited is None or not to_move else timestamp(awaited),
            "offered": seat.offered or None,
        }

    def table_json(self, seat: int) -> bytes:
        """The same as JSON; made once for all who watch."""
        saved, seen, when, body = self._info
        now = (self.presence, self.visited)
        if saved is not self.saved or seen != now or time.monotonic() - when > SAME:
            body = orjson.dumps(self.info(WATCHER))
            self._info = self.saved, now, time.monotonic(), body
        return body if seat == WATCHER else body.replace(_NOBODYS, orjson.dumps(self._yours(seat))[1:-1], 1)

    def _yours(self, seat: int) -> dict[str, Any]:
        """What is said to one seat only."""
        undo = seat == self.saved.undo and self.saved.status in UNDER_WAY and seat != WATCHER
        return {"you": None if seat == WATCHER else seat, "undo": undo}

    def view_json(self, seat: int) -> bytes:
        """The view of a seat: what everybody sees, with its own in the places where it sees something else."""
        assert self.position is not None
        if seat == WATCHER:
            return self.position.public
        if seat not in self._views:
            public, own = orjson.loads(self.position.public), orjson.loads(self.position.own[seat])
            self._views[seat] = orjson.dumps(changed(public, own))
        return self._views[seat]

    def _seen(self, watcher: Watcher) -> bytes:
        """The view for a watcher: whole, or what it needs to make it of what it has."""
        assert self.position is not None
        if not watcher.changes:
            return b'"view":%b' % self.view_json(watcher.seat)
        own = b"[]" if watcher.seat == WATCHER else self.position.own[watcher.seat]
        changes = b"[]" if watcher.shown == self.shown else self.position.changes
        if changes is None or watcher.shown not in (self.shown, self.shown - 1):
            return b'"public":%b,"own":%b' % (self.position.public, own)
        return b'"changes":%b,"own":%b' % (changes, own)

    def state_json(
        self,
        seat: int,
        since: int,
        events: list[bytes],
        chat: list[Line],
        view: bytes | None = None,
        notes: bool = True,
    ) -> bytes:
        """A TableState, without its braces: sockets put a type in front."""
        return b'"table":%b,%b,"since":%d,"events":[%b],"chat":%b,"notes":%b' % (
            self.table_json(seat),
            view or b'"view":%b' % self.view_json(seat),
            since,
            b",".join(events),
            chat_json(chat),
            orjson.dumps([_note(note) for note in self.notes]) if notes else b"null",
        )

    def has_news(self, watcher: Watcher) -> bool:
        """Whether there is something that a watcher has not been sent yet."""
        if watcher.version != self.saved.version or watcher.presence != self.presence:
            return True
        return bool(self.chat) and self.chat[-1].seq > watcher.chat

    def news(self, watcher: Watcher, earlier: list[bytes]) -> bytes | None:
        """What a watcher has not been sent yet; None: nothing. `earlier` are events that are no longer recent."""
        saved, chat = self.saved, [line for line in self.chat if line.seq > watcher.chat]
        if watcher.version != saved.version:
            since = self.start(watcher.since, watcher.branch)
            events = [*earlier, *self.heard(watcher.seat, since)]
            seen, noted = self._seen(watcher), watcher.notes is not self.notes
            state = self.state_json(watcher.seat, since, events, chat, seen, noted)
            message = b'{"type":"update",%b}' % state
            watcher.shown, watcher.notes = self.shown, self.notes
        elif watcher.presence != self.presence:
            message = b'{"type":"table","table":%b}' % self.table_json(watcher.seat)
            chat = []
        elif chat:
            message = b'{"type":"chat","chat":%b}' % chat_json(chat)
        else:
            return None
        watcher.version, watcher.presence = saved.version, self.presence
        watcher.since, watcher.branch = saved.events, saved.branch
        watcher.chat = chat[-1].seq if chat else watcher.chat
        return message

    def start(self, since: int | None, branch: int | None) -> int:
        """From where on somebody gets events who knows those before `since`, as they were in that branch."""
        unknown = since is None or since > self.saved.events or branch not in (None, self.saved.branch)
        return self.first_recent() if unknown or since is None else since


def _consent(wish: Consent | None) -> dict[str, Any] | None:
    if wish is None:
        return None
    what, seat = (wish.of, None) if isinstance(wish.of, dict) else (None, wish.of)
    return {"by": wish.agreed[0], "agreed": wish.agreed, "needed": wish.needed, "what": what, "seat": seat}


def _note(note: Note) -> dict[str, Any]:
    return {**vars(note), "seat": None if note.seat == WATCHER else note.seat, "time": timestamp(note.time)}


def chat_json(lines: list[Line]) -> bytes:
    return orjson.dumps([line_data(line) for line in lines])


def line_data(line: Line) -> dict[str, Any]:
    seat = None if line.seat == WATCHER else line.seat
    return {"seq": line.seq, "seat": seat, "name": line.name, "text": line.text, "time": timestamp(line.time)}

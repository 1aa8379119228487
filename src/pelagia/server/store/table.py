"""A table as it is stored, without what grows with the game."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pelagia.core.text import PlainText
from pelagia.engine.calls import WATCHER, Position

UNDER_WAY = ("playing", "stuck")  # people may choose and take back while a bot is stuck


class Consent(NamedTuple):
    """Somebody wants what others must agree to: a takeback, say, or the deletion of the table."""

    agreed: tuple[int, ...]  # the first is the one who asks
    asked: tuple[int, ...]  # those whose word is needed
    of: int | PlainText | None = None  # the seat to be offered; the choice to be taken back, in words

    @property
    def needed(self) -> list[int]:
        return [seat for seat in self.asked if seat not in self.agreed]


def consenting(wish: Consent | None, seat: int, action: str) -> tuple[int, ...] | None:
    """Who agrees after a seat has asked, agreed or refused; None: the seat has no say in this, or nobody asks."""
    if action == "ask":
        return (seat,)
    if wish is None or seat not in wish.asked:
        return None
    return tuple(dict.fromkeys([*wish.agreed, seat])) if action == "agree" else ()


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: str
    name: str = ""
    colour: str = ""
    bot: str = ""
    standing_in: bool = False
    secret: str = ""
    seen: float = 0.0
    present_until: float = 0.0
    webhook: str = ""
    notified: float = 0.0
    offered: str = ""  # to whoever comes: the secret of the invitation


@dataclass(frozen=True)
class Saved:
    """A table."""

    id: str
    header: dict[str, Any]
    seeded: bool
    spectator: str
    status: str
    state: bytes
    seats: tuple[Seat, ...]
    to_move: tuple[tuple[int, int], ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    version: int = 1
    branch: int = 0
    steps: int = 0
    events: int = 0
    chances: int = 0
    since: tuple[float, ...] = ()  # since when each of `to_move` has had to move; empty: unknown
    wishes: Mapping[str, Consent] = field(default_factory=dict)  # takeback, deletion, closing, offer
    undo: int = WATCHER  # the seat that may take back the last choice
    closed: bool = False  # ended by the people, not by the rules
    lesson: tuple[str, ...] | None = None  # the steps that somebody who learns the game here has read
    pace: str = "none"
    patience: float = 0.0  # seconds that a seat may keep others waiting; 0: as long as it likes
    tries: int = 0  # how often the bot that is to move has failed
    retry: float = 0.0  # when it is tried again
    created: float = 0.0
    updated: float = 0.0
    visited: float = 0.0

    @property
    def bot_seats(self) -> list[int]:
        """Seats that a bot must move for, now."""
        if self.status not in UNDER_WAY:
            return []
        return [seat for seat, _ in self.to_move if self.seats[seat].bot]

    @property
    def people(self) -> list[int]:
        """The seats of persons, also of those for whom a bot stands in."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def wishing(self, what: str, wish: Consent | None) -> Saved:
        """The next version, with a wish, or without it."""
        others = without(self.wishes, what)
        wishes = {**others, what: wish} if wish else others
        return replace(self, wishes=wishes, version=self.version + 1, updated=time.time())

    def awaited(self, seat: int) -> float | None:
        """Since when the game has waited for a seat; None: it does not."""
        times = self.since or (self.updated,) * len(self.to_move)
        if self.status not in UNDER_WAY:
            return None
        return min((when for (mover, _), when in zip(self.to_move, times, strict=True) if mover == seat), default=None)

    def with_seat(self, seat: Seat) -> Saved:
        """The next version, with another seat in the place of an old one. What is stuck is tried again.

        Where other people sit, nobody has been asked yet.
        """
        now = time.time()
        seats = tuple(seat if old.seat == seat.seat else old for old in self.seats)
        new = replace(self, seats=seats, version=self.version + 1, updated=now)
        if [(place.kind, place.secret) for place in seats] != [(place.kind, place.secret) for place in self.seats]:
            new = replace(new, wishes={})
        if self.status == "stuck":
            return replace(new, status="playing")
        if self.status == "gathering" and all(place.kind != "open" for place in seats):
            return replace(new, status="playing", since=(now,) * len(self.to_move))
        return new


Told = tuple[int, int, bytes]  # seq, only whom, JSON


@dataclass(frozen=True)
class Note:
    """A line in the log that people have caused, not the game."""

    seq: int  # the version of the table that it came with
    at: int  # its place: after this many events
    name: str
    seat: int  # who did it; WATCHER: nobody
    text: PlainText
    time: float


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    seq: int
    seat: int
    name: str
    text: str
    time: float


@dataclass(frozen=True)
class Move:
    number: int
    step: int
    seat: int
    written: str
    before: bytes
    events: int
    chances: int
    scores: list[int]
    revealed: bool
    bot: bool


def without(wishes: Mapping[str, Consent], what: str) -> Mapping[str, Consent]:
    return {kind: wish for kind, wish in wishes.items() if kind != what}


def moved(old: Saved, position: Position) -> Saved:
    """The table after a choice."""
    assert position.choice is not None
    now, (_, seat, _) = time.time(), position.choice
    known = dict(zip(old.to_move, old.since, strict=False))
    return replace(
        old,
        state=position.state,
        status="playing" if position.to_move else "finished",
        version=old.version + 1,
        steps=old.steps + 1,
        events=old.events + len(position.events),
        chances=old.chances + len(position.chances),
        to_move=tuple(position.to_move),
        since=tuple(known.get(mover, now) for mover in position.to_move),
        winners=tuple(position.winners),
        scores=tuple(position.scores),
        wishes=without(old.wishes, "takeback"),
        undo=undoable(position, seat, bool(old.seats[seat].bot)),
        tries=0,
        retry=0.0,
        updated=now,
    )


def undoable(position: Position, seat: int, bot: bool) -> int:
    """Who may take back the last choice of a position, which this seat made: nobody, if a bot made it.

    The engine does not count secret answers as choices until all are in; they are nobody's to take back.
    """
    return seat if position.can_undo[seat] and not bot else WATCHER

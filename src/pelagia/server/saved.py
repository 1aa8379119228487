"""A table as it is stored, without what grows with the game."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from pelagia.server.calls import Position


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
    takeback: tuple[int, ...] = ()
    created: float = 0.0
    updated: float = 0.0

    @property
    def bot_seats(self) -> list[int]:
        """Seats that a bot must move for, now."""
        if self.status != "playing":
            return []
        return [seat for seat, _ in self.to_move if self.seats[seat].bot]

    @property
    def unagreed(self) -> list[int]:
        """People who have not agreed to the takeback that is asked for. Bots always agree."""
        asked = [seat.seat for seat in self.seats if seat.kind == "person" and not seat.bot]
        return [seat for seat in asked if seat not in self.takeback]

    def with_seat(self, seat: Seat) -> Saved:
        """The next version, with another seat in the place of an old one."""
        seats = tuple(seat if old.seat == seat.seat else old for old in self.seats)
        gathering = any(one.kind == "open" for one in seats)
        status = "playing" if self.status == "gathering" and not gathering else self.status
        return replace(self, seats=seats, status=status, version=self.version + 1, updated=time.time())


Told = tuple[int, int, bytes]  # seq, only whom, JSON


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


def moved(old: Saved, position: Position) -> Saved:
    """The table after a choice."""
    return replace(
        old,
        state=position.state,
        status="playing" if position.to_move else "finished",
        version=old.version + 1,
        steps=old.steps + 1,
        events=old.events + len(position.events),
        chances=old.chances + len(position.chances),
        to_move=tuple(position.to_move),
        winners=tuple(position.winners),
        scores=tuple(position.scores),
        takeback=(),
        updated=time.time(),
    )

"""What goes over the wire between an operator and the server."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from pelagia.server.models import LONGEST_CHAT, Given, SeatKind, Sent, Status


class Sitting(Sent):
    """Who sits at a seat."""

    kind: SeatKind
    name: str


class Listed(Sent):
    """A table, as its operator needs to know it."""

    id: str
    game: str
    status: Status
    steps: int
    created: datetime
    updated: datetime
    visited: datetime
    tries: int = Field(description="How often the bot that is to move has failed.")
    retry: datetime | None = Field(description="When it is tried again, if it is stuck.")
    cause: str | None = Field(description="The code of its last failure, if it is stuck and was tried since the start.")
    seats: list[Sitting]
    bytes: int = Field(description="Of its states and events.")


class TableList(Sent):
    """A page of the list of tables."""

    tables: list[Listed]
    after: str | None = Field(description="Where the next page begins; null: there is none.")


class Done(Sent):
    """It was done."""

    done: Literal[True]


class Ban(Given):
    """Whom to turn away."""

    network: Annotated[str, StringConstraints(max_length=50)] = Field(description="An address, or as 192.0.2.0/24.")
    why: Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00]*$")] = ""


class Banned(Sent):
    """A network that is turned away."""

    network: str
    why: str
    since: datetime


class Bans(Sent):
    """All networks that are turned away."""

    bans: list[Banned]


class Announce(Given):
    """What to tell everybody."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_CHAT, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")] = ""
    restart_in: Annotated[float, Field(ge=0, le=7 * 24 * 3600)] | None = Field(
        default=None, description="Seconds until the server restarts."
    )
    minutes: Annotated[float, Field(gt=0, le=7 * 24 * 60)] = Field(
        default=60.0, description="How long it is shown, unless it is a restart, which is shown until then."
    )

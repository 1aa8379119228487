"""What goes over a socket, in both directions. The AsyncAPI description is generated from these classes."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from pelagia.server.models import (
    LONGEST_OPTION,
    AskedWhy,
    ChatLine,
    ChatText,
    Count,
    Error,
    Event,
    Given,
    Hint,
    LineName,
    Note,
    Sent,
    Table,
    TableState,
    View,
    Why,
)

Change = Annotated[
    list[Any],
    Field(
        min_length=1,
        max_length=4,
        description="`[path, value]` sets a value, `[path]` removes it, `[path, at, gone, items]` replaces items.",
    ),
]


class Hello(Given):
    """The first message of a socket."""

    type: Literal["hello"]
    secret: Annotated[str, StringConstraints(max_length=100)]
    since: Count | None = None
    branch: Count | None = None
    changes: bool = Field(
        default=False,
        description="Updates bring `public` or `changes`, and `own`, instead of `view`: see docs/server.md.",
    )


class SocketMessage(Given):
    """Any later message; the answer repeats `id`."""

    type: Literal["choose", "undo", "takeback", "chat", "hint", "why", "ping"]
    id: Count | None = None
    number: Count | None = None
    option: Annotated[str, StringConstraints(max_length=LONGEST_OPTION)] | None = None
    branch: Count | None = None
    version: Count | None = Field(default=None, description="Needed for `undo` and `takeback`.")
    careful: bool = False
    action: Literal["ask", "agree", "refuse"] | None = None
    text: ChatText | None = None
    line: LineName | None = None
    why: AskedWhy | None = None


class Update(Sent):
    """The game has moved. Forget every event with seq >= since, then add these."""

    type: Literal["update"]
    table: Table
    view: View | None = Field(default=None, description="Unless hello asked for changes.")
    public: View | None = Field(default=None, description="For changes: what a spectator sees, whole.")
    changes: list[Change] | None = Field(default=None, description="What has changed in it since the last time.")
    own: list[Change] | None = Field(default=None, description="Where your seat sees something else.")
    since: int
    events: list[Event]
    chat: list[ChatLine] = Field(description="New lines.")
    notes: list[Note] | None = Field(description="The last ones, all of them; null: as before.")


class TableNews(Sent):
    """Somebody has come, gone or joined, or asks for something."""

    type: Literal["table"]
    table: Table


class ChatNews(Sent):
    """New lines of chat."""

    type: Literal["chat"]
    chat: list[ChatLine]


class Announcement(Sent):
    """What the operator announces."""

    text: str
    restart: datetime | None = Field(description="When the server restarts.")
    until: datetime


class Announced(Sent):
    """The operator announces something, or withdraws it."""

    type: Literal["announcement"]
    announcement: Announcement | None


class Carried(Sent):
    """A message was carried out."""

    type: Literal["done"]
    id: int | None
    hint: Hint | None = Field(default=None, description="The answer to `hint`.")
    why: Why | None = Field(default=None, description="The answer to `why`.")


class Refusal(Sent):
    """A message was refused; nothing has changed."""

    type: Literal["error"]
    id: int | None
    error: Error
    state: TableState | None = Field(default=None, description="With `stale-choice`: how the table looks now.")


GIVEN: tuple[type[Given], ...] = (Hello, SocketMessage)
SENT: tuple[type[Sent], ...] = (Update, TableNews, ChatNews, Announced, Carried, Refusal)

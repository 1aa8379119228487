"""What a client sends over a socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from pelagia.server.models import LONGEST_OPTION, AskedWhy, ChatText, Count, Given, LineName


class Hello(Given):
    """The first message of a socket."""

    type: Literal["hello"]
    secret: Annotated[str, StringConstraints(max_length=100)]
    since: Count | None = None
    branch: Count | None = None
    changes: bool = Field(
        default=False,
        description="Updates bring `public` or `changes`, and `own`, instead of `view`: docs/server.md tells more.",
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

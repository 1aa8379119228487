"""What goes over the wire. The OpenAPI description, and with it the types of the page, are made from these classes."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from pelagia.server import names

Colour = Literal["coral", "brass", "teal", "violet", "white"]
COLOURS: tuple[Colour, ...] = ("coral", "brass", "teal", "violet", "white")
Pace = Literal["live", "correspondence", "none"]
Status = Literal["gathering", "playing", "finished", "stuck"]
SeatKind = Literal["person", "bot", "open"]

MOST_SEATS = 8
LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_OPTION = 400
BIGGEST_INTEGER = 2**53 - 1  # what a browser can hold exactly

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(names.checked),
]
# No control characters: a line of chat is shown to others, and written to nobody's terminal.
ChatText = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]+$"
    ),
]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9:_.-]+$")]
LineName = Annotated[str, StringConstraints(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Field(ge=0, le=BIGGEST_INTEGER)]


class Given(BaseModel):
    """What a client sends: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Sent(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


class Text(Sent):
    """A message of the Fluent catalogues and its arguments; the page renders it."""

    id: str
    args: dict[str, Any] = Field(description='Numbers, strings, {"ref": id of a piece of content}, or texts again.')


class Error(Sent):
    code: str = Field(description="Stable, for programs. docs/server.md lists all.")
    text: Text


class SeatInfo(Sent):
    seat: int
    kind: SeatKind
    name: str = Field(description="Empty for an open seat.")
    colour: Colour
    bot: str | None = Field(description="The bot that plays here: always, or as long as it stands in for a person.")
    standing_in: bool = Field(description="The bot gives the seat back when its owner returns.")
    connected: bool = Field(description="Its owner is looking at the table.")
    to_move: bool
    stand_in_from: datetime | None = Field(
        description="When others may let a bot stand in, if its owner gives no sign of life; null: not now, or never."
    )


class Takeback(Sent):
    by: int
    agreed: list[int] = Field(description="Seats that agree. Bots always do and are not listed.")
    needed: list[int] = Field(description="People whose word is needed and who have not agreed yet.")


class Deletion(Sent):
    """Somebody wants the table deleted."""

    by: int
    agreed: list[int]
    needed: list[int] = Field(description="People who have not agreed yet.")


class Table(Sent):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    content: str = Field(description="The name of its cards: the box, or a pack.")
    seeded: bool = Field(description="Somebody chose the seed, and may know what will come.")
    pace: Pace
    patience: float | None = Field(
        description="Seconds that a seat may keep the others waiting until a bot may stand in; null: for ever."
    )
    status: Status
    version: int = Field(description="Grows with every change of the table.")
    branch: int = Field(description="Grows when choices are taken back.")
    you: int | None = Field(description="Your seat; null for a spectator.")
    seats: list[SeatInfo]
    takeback: Takeback | None
    deletion: Deletion | None
    winners: list[int]
    scores: list[int] | None = Field(description="When the game is over.")
    steps: int = Field(description="Choices made so far.")
    created: datetime
    updated: datetime


class Option(Sent):
    written: str = Field(description="What a choice sends back. `bid 5..9` stands for `bid 5` up to `bid 9`.")
    text: Text
    places: list[str] = Field(description="What it lights up on the board.")


class Decision(Sent):
    number: int
    seat: int
    kind: str
    prompt: Text | None = Field(default=None, description="Only in your own decisions.")
    options: list[Option] | None = Field(default=None, description="Only in your own decisions.")


class View(Sent):
    """All that a seat may see."""

    game: str
    version: int
    players: int
    seat: int | None
    number: int
    decisions: list[Decision]
    answered: list[bool]
    can_undo: bool
    winners: list[int]
    table: dict[str, Any] = Field(description="The board; its form depends on the game.")


class Event(Sent):
    """Something that happened, for log and animation."""

    seq: int
    number: int
    name: str
    args: dict[str, Any]
    only: int | None = Field(description="The one seat that may know it; null: all.")
    text: Text | None


class ChatLine(Sent):
    seq: int
    seat: int | None = Field(description="Null: a spectator.")
    name: str
    text: str
    time: datetime


class TableState(Sent):
    """A table as its bearer sees it. Forget every event with seq >= since, then add these."""

    table: Table
    view: View
    since: int
    events: list[Event]
    chat: list[ChatLine]


class Failure(Sent):
    error: Error


class StaleFailure(Failure):
    """It came too late (`stale-choice`): `state` is how the table looks now. Or another code, without `state`."""

    state: TableState | None = None


class SeatPlan(Given):
    kind: SeatKind
    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = Field(default=None, description="For a bot; `greedy` if not given.")


class NewTable(Given):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
    content: Annotated[str, StringConstraints(max_length=80)] | None = Field(
        default=None, description="One of the game's `contents`; the box if not given."
    )
    seed: Count | None = None
    pace: Pace = Field(default="live", description="How long somebody may keep the others waiting.")


class Secrets(Sent):
    """Shown once, never again: the server keeps only their hashes."""

    spectator: str
    seats: dict[str, str] = Field(description="By seat number; one for each person.")


class Created(Sent):
    table: Table
    secrets: Secrets


class Join(Given):
    name: Name
    colour: Colour | None = None


class Joined(Sent):
    table: Table
    seat: int
    secret: str


class Choice(Given):
    number: Count = Field(description="Of the decision that is answered.")
    option: Annotated[str, StringConstraints(max_length=LONGEST_OPTION)] = Field(description="Its written form.")
    branch: Count | None = Field(default=None, description="If given and no longer the table's, the choice is stale.")
    careful: bool = Field(default=False, description="Refuse it (`confirm-first`) if undo could not take it back.")


class Undo(Given):
    version: Count = Field(description="Of the table as you saw it; if it has changed since, this is stale.")


class TakebackWish(Given):
    action: Literal["ask", "agree", "refuse"]
    version: Count = Field(description="Of the table as you saw it; if it has changed since, this is stale.")


class DeletionWish(Given):
    action: Literal["ask", "agree", "refuse"]


class Deleted(Sent):
    deleted: bool
    table: Table | None = Field(description="As it is now; null: it is deleted.")


class StandIn(Given):
    bot: BotName | None = Field(
        default=None,
        description="For an open seat any bot, `greedy` if not given. For a person one that is at least as good as the "
        "best bot of the table; with none there, as the best there is.",
    )


class ChatGiven(Given):
    text: ChatText
    line: LineName | None = Field(default=None, description="Your own name of this line: sent again, it is said once.")


class Webhook(Given):
    url: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[^\s\x00-\x1f]+$")] | None = Field(
        description="Gets a POST when it is your turn and you are not looking; null removes it."
    )


class Notices(Sent):
    """Whether one may be told of one's turn by a POST, and where to."""

    allowed: bool = Field(description="The operator allows it.")
    url: str | None


class HintPart(Sent):
    name: str
    text: Text
    before: float
    after: float


class Hint(Sent):
    """What the greedy bot would do, and which parts of its value change."""

    number: int
    option: str
    text: Text
    parts: list[HintPart]


class GameInfo(Sent):
    game: str
    version: int
    players: list[int]
    options: dict[str, list[Any]] = Field(description="Allowed values; the first is the default.")
    tables: dict[str, dict[str, list[Any]]] = Field(description="The options to choose from, by the number of players.")
    bots: list[str]
    paces: dict[Pace, float | None] = Field(
        description="Seconds that somebody may keep the others waiting; null: for ever."
    )
    contents: list[str] = Field(description="What tables may be played with: the box, then the packs of this server.")


class Piece(Sent):
    """A card, tile or other thing with a text."""

    id: str
    name: Text
    texts: list[Text]
    source: str
    kind: str = Field(description="Which part of the content it belongs to, such as `cards`.")
    data: dict[str, Any] = Field(description="Its fields; effects as trees, to draw icons from.")


class Content(Sent):
    game: str
    version: int
    content: str
    pieces: dict[str, Piece]


class Record(BaseModel):
    """A whole game: replaying the choices gives it again."""

    header: dict[str, Any]
    choices: list[Annotated[list[int | str], Field(min_length=3, max_length=3)]] = Field(
        description="Number of the decision, seat, written form of the option."
    )
    chance: list[list[Any]]
    names: list[str] | None = Field(default=None, description="Of the players, by seat.")


class ReplayStep(Sent):
    step: int = Field(description="0 is the start; n is after n choices.")
    number: int | None
    seat: int | None
    option: str | None
    scores: list[int]
    since: int = Field(description="Events with this seq and above happened after it.")


class Replay(Sent):
    table: Table
    steps: list[ReplayStep]
    events: list[Event]


class ReplayView(Sent):
    step: int
    view: View


class Health(Sent):
    status: Literal["ok"]
    version: str
    database: str
    tables: int
    sockets: int


class Illness(Failure):
    """Why the server cannot serve (`unwell`)."""

    reasons: dict[str, str] = Field(description="What does not work (engine, bots, database), and why, for operators.")


class Sitting(Sent):
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
    tables: list[Listed]
    after: str | None = Field(description="Where the next page begins; null: there is none.")


class Done(Sent):
    done: Literal[True]


class Ban(Given):
    network: Annotated[str, StringConstraints(max_length=50)] = Field(description="An address, or as 192.0.2.0/24.")
    why: Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00]*$")] = ""


class Banned(Sent):
    network: str
    why: str
    since: datetime


class Bans(Sent):
    bans: list[Banned]


class Announce(Given):
    text: Annotated[str, StringConstraints(max_length=LONGEST_CHAT, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")] = ""
    restart_in: Annotated[float, Field(ge=0, le=7 * 24 * 3600)] | None = Field(
        default=None, description="Seconds until the server restarts."
    )
    minutes: Annotated[float, Field(gt=0, le=7 * 24 * 60)] = Field(
        default=60.0, description="How long it is shown, unless it is a restart, which is shown until then."
    )


class Hello(Given):
    """The first message of a socket."""

    type: Literal["hello"]
    secret: Annotated[str, StringConstraints(max_length=100)]
    since: Count | None = None
    branch: Count | None = None


class SocketMessage(Given):
    """Any later message; the answer repeats `id`."""

    type: Literal["choose", "undo", "takeback", "chat", "hint", "ping"]
    id: Count | None = None
    number: Count | None = None
    option: Annotated[str, StringConstraints(max_length=LONGEST_OPTION)] | None = None
    branch: Count | None = None
    version: Count | None = Field(default=None, description="Needed for `undo` and `takeback`.")
    careful: bool = False
    action: Literal["ask", "agree", "refuse"] | None = None
    text: ChatText | None = None
    line: LineName | None = None

"""What goes over the wire. The OpenAPI description, and with it the page's types, is generated from these classes."""

from __future__ import annotations

from datetime import UTC, datetime
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
    said: str | None = Field(default=None, description="In words, if the request names a language (`?lang=de`).")


class Error(Sent):
    """Why something was refused."""

    code: str = Field(description="Stable, for programs. docs/server.md lists all.")
    text: Text


class SeatInfo(Sent):
    """A seat and who sits there."""

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
    since: datetime | None = Field(description="Since when it has had to move.")
    offered: str | None = Field(description="Whoever comes may take the seat; the secret of the invitation.")


class Wish(Sent):
    """Somebody wants what others must agree to."""

    by: int
    agreed: list[int] = Field(description="Seats that agree. Bots always do and are not listed.")
    needed: list[int] = Field(description="People whose word is needed and who have not agreed yet.")
    what: Text | None = Field(description="The choice to be taken back, as the log told it, if everybody knows it.")
    seat: int | None = Field(description="The seat to be offered.")


class Table(Sent):
    """A table without its game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    content: str = Field(description="The name of its cards: the box, or a pack.")
    seeded: bool = Field(description="Somebody chose the seed, and may know what will come.")
    lesson: bool = Field(description="Somebody learns the game here.")
    pace: Pace
    patience: float | None = Field(
        description="Seconds that a seat may keep the others waiting until a bot may stand in; null: for ever."
    )
    status: Status
    version: int = Field(description="Grows with every change of the table.")
    branch: int = Field(description="Grows when choices are taken back.")
    you: int | None = Field(description="Your seat; null for a spectator.")
    undo: bool = Field(description="You may take back your last choice, or ask those whose turn it has begun.")
    seats: list[SeatInfo]
    takeback: Wish | None
    deletion: Wish | None
    closing: Wish | None = Field(description="To end the game as it is.")
    offer: Wish | None = Field(description="To offer a seat to whoever comes.")
    closed: bool = Field(description="The people have ended the game, not the rules.")
    winners: list[int]
    scores: list[int] | None = Field(description="When the game is over.")
    steps: int = Field(description="Choices made so far.")
    created: datetime
    updated: datetime


class Place(Sent):
    """A place on the table: a card in hand, a row, a hex."""

    sort: str
    id: str = Field(description="Which one of its sort: a piece of content where it is one. Empty: the only one.")


class Range(Sent):
    """Numbers to choose one of: a choice sends back the verb, a blank and the number."""

    verb: str
    lo: int
    hi: int
    one: str = Field(description="The message that says a single number in words; its argument is `n`.")


class Option(Sent):
    """Something that can be chosen."""

    written: str = Field(description="What a choice sends back, as it is; nothing has to be read out of it.")
    text: Text
    form: Literal["plain", "step", "set", "range"] = Field(
        description="How it is chosen on a board. `plain`: at any of its places; where these are of several sorts, at "
        "one of each. `step`: from its first place to its second. `set`: by picking all its places and no others. "
        "`range`: as a number."
    )
    places: list[Place] = Field(description="What it lights up on the board.")
    range: Range | None = Field(default=None, description="Only in an option of the form `range`.")


class Series(Sent):
    """Several answers that make up one set, asked for one after the other: they can be picked together."""

    n: int = Field(description="How many are to be given, this one included.")
    options: list[Option] = Field(description="All that can be picked; they are answered in this order.")
    text: Text = Field(description="What all of them do.")


class Decision(Sent):
    """What a seat is asked."""

    number: int
    seat: int
    kind: str
    prompt: Text | None = Field(default=None, description="Only in your own decisions.")
    options: list[Option] | None = Field(default=None, description="Only in your own decisions.")
    series: Series | None = Field(default=None, description="Only in your own decisions that are part of a set.")
    obvious: str | None = Field(
        default=None, description="The option, as it is written, that can never be worse than another, if there is one."
    )


class Aim(Sent):
    """What must be reached, with the numbers now and needed; of a game that is over, how it ended and why."""

    goals: list[Text]
    end: Text | None = Field(description="The headline of a game that is over.")
    why: list[Text]
    together: bool = Field(description="All seats win or lose as one, with one score.")


class Worth(Sent):
    """A piece that gave a seat points."""

    seat: int
    place: Place
    points: int = Field(description="0: it gave them only together with others.")


class Source(Sent):
    """Where points came from, and how many each seat has from there."""

    text: Text
    points: list[int] = Field(description="By seat; an automaton of the rules is the last.")
    pieces: list[Worth]


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
    aim: Aim
    tally: list[Source] = Field(description="Of a game that is over, in the order in which points are counted.")
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
    """What somebody said."""

    seq: int
    seat: int | None = Field(description="Null: a spectator.")
    name: str
    text: str
    time: datetime


class Note(Sent):
    """A line in the log that people have caused, not the game: who asked for what, who came and went."""

    seq: int
    at: int = Field(description="Its place: before the event of this seq.")
    name: str
    seat: int | None = Field(description="Who did it.")
    text: Text
    time: datetime


class TableState(Sent):
    """A table as its bearer sees it. Forget every event with seq >= since, then add these."""

    table: Table
    view: View
    since: int
    events: list[Event]
    chat: list[ChatLine]
    notes: list[Note] | None = Field(description="The last ones, all of them; null (in a socket): as before.")


class Failure(Sent):
    """A refusal: nothing has changed."""

    error: Error


class StaleFailure(Failure):
    """It came too late (`stale-choice`): `state` is how the table looks now. Or another code, without `state`."""

    state: TableState | None = None


class SeatPlan(Given):
    """Who is to sit at a seat."""

    kind: SeatKind
    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = Field(default=None, description="For a bot; `greedy` if not given.")


class NewTable(Given):
    """A table as it is wished for."""

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
    """A new table, with its secrets."""

    table: Table
    secrets: Secrets


class Join(Given):
    """Whoever takes an open seat."""

    name: Name
    colour: Colour | None = None


class Joined(Sent):
    """A seat that was taken, with its secret."""

    table: Table
    seat: int
    secret: str


class Choice(Given):
    """The answer to a decision."""

    number: Count = Field(description="Of the decision that is answered.")
    option: Annotated[str, StringConstraints(max_length=LONGEST_OPTION)] = Field(description="Its written form.")
    branch: Count | None = Field(default=None, description="If given and no longer the table's, the choice is stale.")
    careful: bool = Field(default=False, description="Refuse it (`confirm-first`) if undo could not take it back.")


class Undo(Given):
    """Take back one's own last choice."""

    version: Count = Field(description="Of the table as you saw it; if it has changed since, this is stale.")


class WishGiven(Given):
    """Ask for something that others must agree to; agree to it; or refuse it, or no longer want it."""

    action: Literal["ask", "agree", "refuse"]
    version: Count = Field(description="Of the table as you saw it; if it has changed since, this is stale.")


class Deleted(Sent):
    """What became of a table that was to be deleted."""

    deleted: bool
    table: Table | None = Field(description="As it is now; null: it is deleted.")


class StandIn(Given):
    """A bot for a seat."""

    bot: BotName | None = Field(
        default=None,
        description="For an open seat any bot, `greedy` if not given. For a person one that is at least as good as the "
        "best bot of the table; with none there, as the best there is.",
    )


class ChatGiven(Given):
    """Something to say."""

    text: ChatText
    line: LineName | None = Field(default=None, description="Your own name of this line: sent again, it is said once.")


class Webhook(Given):
    """The address for turn notices."""

    url: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[^\s\x00-\x1f]+$")] | None = Field(
        description="Gets a POST when it is your turn and you are not looking; null removes it."
    )


class Notices(Sent):
    """Whether turn notices may be sent by POST, and where to."""

    allowed: bool = Field(description="The operator allows it.")
    url: str | None


class Compared(Sent):
    """An option that a hint is better than."""

    option: str
    text: Text
    points: float = Field(description="How much better the hint is; 0: all the same, as far as the bot can tell.")
    parts: list[Text] = Field(description="In what it is better.")


class Hint(Sent):
    """What the strongest bot would do, and how much better that is than something else."""

    number: int
    option: str
    text: Text
    plan: list[Text] = Field(description="What it would do after that in the same turn.")
    others: list[Compared] = Field(description="Other options, the best first.")
    wins: float | None = Field(description="The chance to win that it leaves, from 0 to 1; null where nobody can tell.")


class AskedPlace(Given):
    """A place, as a board names it."""

    sort: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    id: Annotated[str, StringConstraints(max_length=80)] = ""


class AskedWhy(Given):
    """A place, and what was picked before."""

    place: AskedPlace = Field(description="Where nothing can be chosen.")
    of: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = Field(
        default=None, description="Whose place it is, where every seat has such places."
    )
    picked: Annotated[list[AskedPlace], Field(max_length=40)] = Field(
        default=[], description="What is picked already of an answer with several places."
    )


class Why(Sent):
    """Why a place cannot be chosen now."""

    text: Text
    places: list[Place] = Field(description="Where the question to this seat can be answered.")


class Health(Sent):
    """The server can serve."""

    status: Literal["ok"]
    version: str
    database: str
    tables: int
    sockets: int


class Illness(Failure):
    """Why the server cannot serve (`unwell`)."""

    reasons: dict[str, str] = Field(description="What does not work (engine, bots, database), and why, for operators.")


def timestamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

"""Whole games on the wire: records, replays, steps."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from pelagia.server.models import Event, Sent, Table, View


class Record(BaseModel):
    """A whole game: replaying the choices gives it again."""

    header: dict[str, Any]
    choices: list[Annotated[list[int | str], Field(min_length=3, max_length=3)]] = Field(
        description="Number of the decision, seat, written form of the option."
    )
    chance: list[list[Any]]
    names: list[str] | None = Field(default=None, description="Of the players, by seat.")


class Likeness(BaseModel):
    """A save that `pelagia.load` takes, of a game that looks the same to a seat; what is hidden is dealt anew."""

    header: dict[str, Any]
    choices: list[Any]
    chance: list[Any]
    state: dict[str, Any]


class ReplayStep(Sent):
    """A finished game after some choices."""

    step: int = Field(description="0 is the start; n is after n choices.")
    number: int | None
    seat: int | None
    option: str | None
    scores: list[int]
    since: int = Field(description="Events with this seq and above happened after it.")


class Replay(Sent):
    """A finished game, step by step."""

    table: Table
    steps: list[ReplayStep]
    events: list[Event]


class ReplayView(Sent):
    """How a finished game looked after some choices."""

    step: int
    view: View


class TableStep(Sent):
    """A game after some choices, as its bearer sees it."""

    step: int = Field(description="0 is the start; n is after n choices.")
    seat: int | None = Field(description="Whose choice led here; null: the start.")
    bot: bool = Field(description="A bot chose, perhaps one that stood in.")
    since: int = Field(description="Events with this seq and above happened after it.")
    view: View


class TableSteps(Sent):
    """What has happened, step by step."""

    branch: int
    steps: list[TableStep]

"""What games and their pieces look like on the wire."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from pelagia.server.models import Pace, Sent, Text


class GameInfo(Sent):
    """A game, and what can be chosen for a table of it."""

    game: str
    version: int
    players: list[int]
    options: dict[str, list[Any]] = Field(description="Allowed values; the first is the default.")
    tables: dict[str, dict[str, list[Any]]] = Field(description="The options to choose from, by the number of players.")
    bots: list[str]
    paces: dict[Pace, float | None] = Field(
        description="Seconds that somebody may keep the others waiting; null: for ever."
    )
    lesson: bool = Field(description="It has a lesson.")
    contents: list[str] = Field(description="What tables may be played with: the box, then the packs of this server.")


class Mark(Sent):
    """An icon, and what is beside it."""

    icon: str
    n: str | None = Field(default=None, description="An amount, perhaps with a sign.")
    per: str | None = Field(default=None, description="For each of these: an icon.")
    times: int | None = Field(default=None, description="So many side by side.")


class Line(Sent):
    """Marks that belong together."""

    when: str | None = Field(default=None, description="An icon.")
    needs: list[Mark] | None = None
    gives: list[Mark]


class Face(Sent):
    """What is drawn on a piece."""

    icon: str
    bands: list[str] = Field(description="Colours by name, the most important first.")
    word: str = Field(description="The message of a short word for what it is; empty: its name.")
    number: str
    lines: list[Line]
    final: list[Mark] = Field(description="What counts at the end of the game.")
    sides: dict[str, list[Line]] = Field(description="Of a piece that is turned over: the lines of each side.")


class Piece(Sent):
    """A card, tile or other thing with a text."""

    id: str
    name: Text
    texts: list[Text]
    source: str
    kind: str = Field(description="Which part of the content it belongs to, such as `cards`.")
    face: Face
    data: dict[str, Any] = Field(
        description="Its fields; enumerations by name, effects as trees with their `text` and `marks`."
    )


class Content(Sent):
    """All pieces of a game, by their identifiers."""

    game: str
    version: int
    content: str
    pieces: dict[str, Piece]

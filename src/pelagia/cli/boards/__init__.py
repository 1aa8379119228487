"""Boards in the terminal, drawn from a seat's view and the content: what a view hides cannot be printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from pelagia.core import view as core
from pelagia.core.game import Event
from pelagia.core.place import Place
from pelagia.text import Catalogue

View = core.View[Any]

# The hues of the project's look, as dark as it takes to be read on black and on white: nobody knows a terminal's
# background. None carries meaning alone: a sign or a word goes with it.
LIT = "#158287"  # what can be chosen now
DANGER = "#E91300"
MONEY = "#976E1A"
FOOD = "#3C8448"
SCIENCE = "#1C6AFF"
STEEL = "#637888"
LIFE = "#9356DA"
PEARL = "default"  # points
SEAT_COLOURS = (DANGER, MONEY, "#25837E", LIFE, "#C24888")


@dataclass(frozen=True)
class Signs:
    """The signs that boards use, one set for each ability of a terminal."""

    lying: str = "▬"
    standing: str = "▮"
    slot: str = "▯"
    coin: str = "¢"
    point: str = "★"
    final: str = "☆"
    damage: str = "✖"
    repair: str = "✚"
    move: str = "↷"
    steps: str = "→"
    hidden: str = "▒▒▒"
    pointer: str = "┃"
    scale: str = "─"
    dome: str = "⌂"
    yes: str = "✓"
    used: str = "■"
    free: str = "□"
    none: str = "–"
    line: str = "─"
    dot: str = "·"
    more: str = "…"
    seats: tuple[str, ...] = ("●", "▲", "■", "◆", "▼")


UNICODE = Signs()
ASCII = Signs(
    lying="=",
    standing="|",
    slot="_",
    coin="$",
    point="*",
    final="^",
    damage="x",
    repair="+",
    move="@",
    steps=">",
    hidden="???",
    pointer="|",
    scale="-",
    dome="D",
    yes="v",
    used="#",
    free="o",
    none="-",
    line="-",
    dot="/",
    more="...",
    seats=("(o)", "(^)", "[#]", "<+>", "(v)"),
)


@dataclass(frozen=True)
class Look:
    """What a board needs besides the view: words, signs, room, and which places can be chosen by which number."""

    cat: Catalogue
    content: Any
    names: Sequence[str]
    signs: Signs = UNICODE
    width: int = 100
    lit: Mapping[Place, int] = field(default_factory=dict)


class Board(Protocol):
    """What a game's board module offers."""

    def draw(self, view: View, look: Look) -> RenderableType:
        """The whole table, as the seat of the view sees it."""

    def legend(self, look: Look) -> str:
        """What the signs mean."""

    def explain(self, id: str, look: Look) -> list[str]:
        """All about a card: name, group, whole text, where it comes from."""

    def scoring(self, view: View, events: Sequence[Event], look: Look) -> RenderableType:
        """The final scoring step by step, and the ranking."""


def board(game: str) -> Board:
    """Return the board of a game: the module here that has its name, or the one that draws any view."""
    own = f"{__name__}.{game.replace('-', '_')}"
    return cast(Board, import_module(own if find_spec(own) else f"{__name__}.generic"))

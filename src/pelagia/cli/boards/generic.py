"""The table of a game that has no board of its own: everything in a seat's view, with the labels of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Rich

from pelagia.cli.boards import SEAT_COLOURS, Look, View
from pelagia.cli.boards.parts import LABEL, labelled, marked, packed, rule, seat_name
from pelagia.core.game import Event
from pelagia.core.text import Ref, Text

UNSEEN = ("places",)  # told at the end, by `scoring`


def draw(view: View, look: Look) -> RenderableType:
    """The whole table, field by field in the order of the view."""
    return Lines(*_fields(view["table"], view, look))


def legend(look: Look) -> str:
    """What the signs mean."""
    return look.cat.say("terminal-any-legend", hidden=look.signs.hidden)


def explain(id: str, look: Look) -> list[str]:
    """All about a card: name, whole text, where it comes from."""
    piece = look.content[id]
    head = look.cat.say("terminal-any-about", name=Ref(id), source=Text(f"core-source-{piece.source}"))
    return [head, *(f"  {look.cat(line)}" for line in piece.texts())]


def scoring(view: View, events: Sequence[Event], look: Look) -> RenderableType:
    """The final points and places, one row for each seat, the first place on top."""
    table = view["table"]
    title = look.cat.say("terminal-any-scoring")
    grid = Table(title=title, title_style="bold", title_justify="left", show_header=False)
    for place, seat in sorted(zip(table["places"], range(len(table["places"])), strict=True)):
        name = Rich(seat_name(seat, look), SEAT_COLOURS[seat])
        grid.add_row(f"{place}.", name, f"{table['scores'][seat]}{look.signs.point}")
    return grid


def _fields(fields: dict[str, Any], view: View, look: Look) -> list[RenderableType]:
    """Short fields side by side; each seat, and whatever has fields of its own, in lines of their own."""
    short: list[Rich] = []
    long: list[RenderableType] = []
    for name, value in fields.items():
        if name in UNSEEN:
            continue
        word = Text(f"{view['game']}-board-{name.replace('_', '-')}")
        label = look.cat(word) if look.cat.knows(word) else name.replace("_", " ")
        if isinstance(value, dict):
            long += [Rich(label, LABEL), Padding(Lines(*_fields(value, view, look)), (0, 0, 0, 2))]
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            long += _parts(label, value, view, look)
        elif isinstance(value, list) and len(value) == view["players"] and all(type(n) is int for n in value):
            told = [f"{seat_name(seat, look)} {n}" for seat, n in enumerate(value)]
            short.append(labelled(label, Rich(", ".join(told))))
        elif isinstance(value, int) and look.cat.knows(word) and look.cat.form(word, "kind") == "seat":
            short.append(labelled(label, Rich(seat_name(value, look) if value >= 0 else look.signs.none)))
        else:
            short.append(labelled(label, _shown(value, look)))
    return [packed(short, look), *long]


def _parts(label: str, parts: list[Any], view: View, look: Look) -> list[RenderableType]:
    """A list of things with fields; where there is one for each seat, under the name of the seat."""
    by_seat = len(parts) == view["players"]
    lines: list[RenderableType] = []
    for n, part in enumerate(parts):
        title = seat_name(n, look) if by_seat else f"{label} {n + 1}"
        colour = SEAT_COLOURS[n] if by_seat else LABEL
        lines += [rule(Rich(title, colour), look, colour), *_fields(part, view, look)]
    return lines


def _shown(value: Any, look: Look) -> Rich:
    """A value of a view: None is hidden, a string names a piece."""
    match value:
        case None:
            return Rich(look.signs.hidden, LABEL)
        case "" | []:
            return Rich(look.signs.none, LABEL)
        case bool():
            return Rich(look.signs.yes if value else look.signs.none)
        case list():
            return Rich(f" {look.signs.dot} ").join(_shown(item, look) for item in value)
        case str():
            return marked(look.cat.piece(value), look, "", *(place for place in look.lit if place.id == value))
    return Rich(str(value))

"""Building blocks of all boards: names, titles, labels, and pieces that can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text as Rich

from pelagia.cli.boards import LIT, Look
from pelagia.core.place import Place

LABEL = "dim"


def seat_name(seat: int, look: Look) -> str:
    return f"{look.signs.seats[seat]} {look.names[seat]}"


def rule(title: Rich, look: Look, style: str) -> Rule:
    """A line over what follows, with its title at the left."""
    return Rule(title, characters=look.signs.line, style=style, align="left")


def labelled(label: str, told: Rich) -> Rich:
    return Rich.assemble((f"{label} ", LABEL), told)


def packed(parts: Sequence[Rich], look: Look) -> RenderableType:
    """Parts side by side; one that has no room begins a new line."""
    lines: list[Rich] = []
    for part in parts:
        dot = Rich(f" {look.signs.dot} ", LABEL)
        if lines and lines[-1].cell_len + dot.cell_len + part.cell_len <= look.width:
            lines[-1] = Rich.assemble(lines[-1], dot, part)
        else:
            lines.append(part)
    return Lines(*lines)


def marked(told: str, look: Look, style: str, *places: Place) -> Rich:
    """A piece; if one of its places can be chosen now it glows, with the number to type where there is just one."""
    place = next((place for place in places if place in look.lit), None)
    if place is None:
        return Rich(told, style)
    number = look.lit[place]
    return Rich.assemble((f"{number}) " if number else "", f"bold {LIT}"), (told, f"bold underline {LIT}"))

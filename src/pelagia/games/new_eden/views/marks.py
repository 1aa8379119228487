"""The icons of New Eden's words, and the faces of its cards."""

from __future__ import annotations

from typing import Any

from pelagia.core.effects import Number, Times
from pelagia.core.marks import Face, Line, Mark, counted, marks, row
from pelagia.games.new_eden.content.card import Bonus, Card, Final, Group, PlantBonus
from pelagia.games.new_eden.rules.counts import Count, Staffed
from pelagia.games.new_eden.rules.effects import (
    Coins,
    Damage,
    Deeples,
    Gift,
    Points,
    Repair,
)


def icon(group: Group) -> str:
    return group.name.lower()


@marks.register
def _(number: Count) -> tuple[Mark, ...]:
    return (Mark(icon(number.group)),)


@marks.register
def _(number: Staffed) -> tuple[Mark, ...]:
    return (Mark("staffed"), Mark(icon(number.group)))


def what(n: int | Number[Any]) -> tuple[Mark, ...]:
    """What is to be staffed, beside the icon that says so."""
    number = n.number if isinstance(n, Times) else n
    return marks(number)[1:] if isinstance(number, Staffed) else ()


@marks.register
def _(word: Coins | Gift) -> tuple[Mark, ...]:
    return (counted("coin", word.n),)


@marks.register
def _(word: Points) -> tuple[Mark, ...]:
    return (counted("point", word.n),)


@marks.register
def _(word: Damage) -> tuple[Mark, ...]:
    return (counted("damage", word.n),)


@marks.register
def _(word: Repair) -> tuple[Mark, ...]:
    return (counted("repair", word.n),)


@marks.register
def _(word: Deeples) -> tuple[Mark, ...]:
    return (counted("deeple", word.n),)


@marks.register
def _(word: PlantBonus) -> tuple[Mark, ...]:
    return row(
        [counted("coin", word.coins, "+")] if word.coins else [],
        [counted("point", word.points, "+")] if word.points else [],
        [counted("damage", -word.less_damage)] if word.less_damage else [],
    )


@marks.register
def _(word: Final) -> tuple[Mark, ...]:
    points = word.points
    spared = word.ignores_back
    return row(
        row(counted("point", points), what(points)) if isinstance(points, Number) or points else [],
        [counted("forward", word.forward)] if word.forward else [],
        [counted("back", word.back)] if word.back else [],
        [] if spared is None else [Mark(icon(spared)), Mark("back", "0")],
    )


def face(piece: Card | Bonus) -> Face:
    """What is drawn on a card or bonus card."""
    group = icon(piece.group)
    lines: list[Line] = []
    final: tuple[Mark, ...] = ()
    if isinstance(piece, Bonus):
        lines.append(Line((Mark("point", "2", group) if piece.points else Mark("coin", "1", group),)))
    else:
        if piece.on_use:
            lines.append(Line(marks(piece.on_use), needs=(Mark("slot", times=piece.slots),)))
        if piece.bottles:
            lines.append(Line(tuple(Mark("bottle", str(n)) for n in piece.bottles)))
        if piece.on_place:
            lines.append(Line(marks(piece.on_place)))
        if more := marks(piece.passive):
            lines.append(Line(more, when="plant"))
        final = marks(piece.final)
    return Face(group, (group,), f"new-eden-board-short-{group}", piece.id, tuple(lines), final)

"""The icons of the words of Pearl Divers, and the faces of its cards."""

from __future__ import annotations

from pelagia.core.marks import NEXT, Face, Line, Mark, amount, counted, marks
from pelagia.games.pearl_divers.content.card import Card, Kind
from pelagia.games.pearl_divers.rules.effects import Count, Draw, Pearls, Peek, Poorest, Search, Shells, Trade

KINDS = {Kind.CORAL: "biomass", Kind.FISH: "kraken", Kind.WRECK: "sail"}
BANDS = {Kind.CORAL: "red", Kind.FISH: "blue", Kind.WRECK: "brown"}


@marks.register
def _(word: Shells) -> tuple[Mark, ...]:
    return (counted("mussel", word.n),)


@marks.register
def _(word: Pearls) -> tuple[Mark, ...]:
    return (counted("coin", word.n),)


@marks.register
def _(word: Draw) -> tuple[Mark, ...]:
    return (counted("card", word.n),)


@marks.register
def _(word: Trade) -> tuple[Mark, ...]:
    return (Mark("card", amount(-1)), NEXT, counted("coin", word.n))


@marks.register
def _(word: Search) -> tuple[Mark, ...]:
    return (counted("eye", word.n), Mark("card", "1"))


@marks.register
def _(word: Peek) -> tuple[Mark, ...]:
    return (Mark("eye"),)


@marks.register
def _(number: Count) -> tuple[Mark, ...]:
    return (Mark(KINDS[number.kind]),)


@marks.register
def _(condition: Poorest) -> tuple[Mark, ...]:
    return (Mark("person", "↓"),)


def face(card: Card) -> Face:
    """What is drawn on a card."""
    final = () if card.final == 0 else (counted("point", card.final),)
    lines = (Line(marks(card.on_play)),)
    return Face(KINDS[card.kind], (BANDS[card.kind],), number=card.id, lines=lines, final=final)

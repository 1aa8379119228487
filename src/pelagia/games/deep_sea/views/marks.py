"""The icons of the words of Deep Sea, and the faces of its pieces."""

from __future__ import annotations

from typing import Any

from pelagia.core.marks import OR, Face, Line, Mark, amount, marks, row, some
from pelagia.games.deep_sea.content.card import Crew, DiveToken, Journal, OceanBoard, Side, amounts
from pelagia.games.deep_sea.rules.actions import Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import Gain, LoseResearch, LoseToken, Promote
from pelagia.games.deep_sea.rules.menus import CopyCrew
from pelagia.games.deep_sea.rules.supplies import PayDisc

Row = tuple[Mark, ...]

BUNDLE = {
    "R": "reputation",
    "I": "inspiration",
    "C": "coordination",
    "G": "ingenuity",
    "A": "attribute",
    "L": "attribute",
    "K": "science",
    "D": "disc",
    "M": "impact",
    "P": "promote",
}
LOWEST = "↓"  # the lowest attribute has the sign of any attribute with an arrow, as in the game


def bundle(of: str) -> Row:
    """A bundle: every kind of gain once, with its number."""
    shown = []
    for letter, n in amounts(of):
        mark = some(BUNDLE[letter], n)
        shown.append(mark._replace(n=mark.n + LOWEST) if letter == "L" else mark)
    return tuple(shown)


@marks.register
def _(word: Gain) -> Row:
    return bundle(word.bundle)


@marks.register
def _(word: Travel) -> Row:
    return (Mark("vessel", f"+{word.tech}" if word.tech else ""),)


@marks.register
def _(word: Sonar) -> Row:
    return (Mark("sonar"),)


@marks.register
def _(word: Dive) -> Row:
    return (some("dive", word.n),)


@marks.register
def _(word: Conserve) -> Row:
    return (Mark("conserve", amount(-word.less) if word.less else ""),)


@marks.register
def _(word: Publish) -> Row:
    return (Mark("journal"),)


@marks.register
def _(word: Discover) -> Row:
    return (Mark("discover", str(word.lo) if word.lo == word.hi else f"{word.lo}–{word.hi}"),)


@marks.register
def _(word: Promote) -> Row:
    return (Mark("promote"),)


@marks.register
def _(word: CopyCrew) -> Row:
    return (Mark("person"), Mark("plus"))


@marks.register
def _(word: PayDisc) -> Row:
    return (Mark("disc", amount(-word.n)),)


@marks.register
def _(word: LoseResearch) -> Row:
    return (Mark("science", amount(-word.n)),)


@marks.register
def _(word: LoseToken) -> Row:
    return (Mark("token", amount(-1)),)


# Faces


def face(piece: Any) -> Face:
    """What is drawn on crew, a journal, a dive token or an ocean board; scenarios and goals are read, not looked at."""
    match piece:
        case Crew():
            return _crew(piece)
        case Journal():
            return _journal(piece)
        case DiveToken():
            effect = row(OR, marks(piece.effect)) if piece.effect else ()
            return Face("token", ("brass",), lines=(Line(row(Mark("science", str(piece.research)), effect)),))
        case OceanBoard():
            lines = [Line(marks(piece.found), when="discover")]
            if piece.arrive:
                lines.append(Line(marks(piece.arrive), when="vessel"))
            return Face("discover", ("lagoon",), number=str(piece.depth), lines=tuple(lines))
    return Face("card")


def _side(side: Side) -> tuple[Line, ...]:
    lines = []
    if side.at_once:
        lines.append(Line(marks(side.at_once), when="plus"))
    if side.actions:
        lines.append(Line(marks(side.actions)))
    if side.score:
        lines.append(Line((Mark("point", "…"),), when="final"))
    return tuple(lines)


def _promoted(line: Line) -> Line:
    """A line of the senior side, on a face that shows both."""
    final = [Mark("final")] if line.when == "final" else []
    return Line(row(final, line.gives), when="senior")


def _crew(crew: Crew) -> Face:
    sides = {"junior": _side(crew.junior), "senior": _side(crew.senior)}
    lines = (*sides["junior"], *map(_promoted, sides["senior"]))
    return Face("person", ("air",), number=str(crew.tier) if crew.tier else "", lines=lines, sides=sides)


def _journal(journal: Journal) -> Face:
    lines = []
    if journal.you:
        lines.append(Line(marks(journal.you)))
    if journal.others:
        lines.append(Line(marks(journal.others), when="person"))
    if journal.space:
        lines.append(Line(marks(journal.space), when="slot"))
    bands = tuple(symbol.name.lower() for symbol in journal.symbols)
    final = (Mark("point", str(journal.points)),) if journal.points else ()
    return Face("journal", bands, number=str(journal.cost), lines=tuple(lines), final=final)

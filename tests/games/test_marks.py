"""Everything of every box has its icons, and the page draws each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.effects import Effect
from pelagia.core.marks import Face, Line, Mark, marks, plain_face

SHARED = Path(__file__).parents[2] / "web" / "src" / "shared"
DRAWN = {
    name
    for file in (SHARED / "icons").glob("*.ts")
    for name in re.findall(r"^  ([a-z]+): (?:\{|[a-z]+\()", file.read_text(encoding="utf-8"), re.MULTILINE)
}
PAINTED = {*re.findall(r"^  ([a-z]+): '#", (SHARED / "face.ts").read_text(encoding="utf-8"), re.MULTILINE)}
# In words; the page draws the rest of them itself
READ = {"boards", "sites of underwater-cities", "scenarios", "goals of deep-sea", "setbacks"}
GAMES = [name for name in pelagia.NAMES if pelagia.rules(name).face is not plain_face]


def shelves(game: str) -> Iterator[tuple[str, Any]]:
    """All pieces of a box, each with the name of its shelf."""
    box = pelagia.rules(game).content
    for field in fields(box):
        shelf = getattr(box, field.name)
        if field.init and isinstance(shelf, Mapping):
            yield from ((field.name, piece) for piece in shelf.values())
        elif is_dataclass(shelf):
            yield field.name, shelf


def effects(thing: Any) -> Iterator[Effect[Any]]:
    """The effects that are printed on a piece, not those inside them."""
    if isinstance(thing, Effect):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from effects(part)
    elif isinstance(thing, Mapping):
        yield from effects(tuple(thing.values()))
    elif is_dataclass(thing):
        yield from effects(tuple(getattr(thing, field.name) for field in fields(thing)))


def lines(face: Face) -> list[Line]:
    return [*face.lines, *(line for side in face.sides.values() for line in side)]


def icons(face: Face) -> set[str]:
    shown = [*face.final, *(mark for line in lines(face) for mark in (*line.gives, *line.needs))]
    return {face.icon, *(line.when for line in lines(face)), *names(shown)} - {""}


def names(shown: Any) -> set[str]:
    return {name for mark in shown for name in (mark.icon, mark.per) if name}


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_shows_what_it_does(game: str) -> None:
    face = pelagia.rules(game).face
    bare = [
        (kind, piece.id)
        for kind, piece in shelves(game)
        if not {kind, f"{kind} of {game}"} & READ and not (face(piece).lines or face(piece).final)
    ]
    assert bare == []
    assert all(line.gives for kind, piece in shelves(game) for line in lines(face(piece)))


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_effect_has_marks(game: str) -> None:
    assert [effect for _, piece in shelves(game) for effect in effects(piece) if not marks(effect)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_draws_every_icon_and_band(game: str) -> None:
    assert len(DRAWN) > 100
    faces = [pelagia.rules(game).face(piece) for _, piece in shelves(game)]
    used = {name for face in faces for name in icons(face)}
    used |= {name for _, piece in shelves(game) for effect in effects(piece) for name in names(marks(effect))}
    assert used - DRAWN == set()
    assert {band for face in faces for band in face.bands} - PAINTED == set()


def test_a_mark_is_small() -> None:
    """What stands beside an icon is a number or a sign, never a word."""
    for game in GAMES:
        for _, piece in shelves(game):
            shown: list[Mark] = [mark for effect in effects(piece) for mark in marks(effect)]
            assert all(re.fullmatch(r"S?[^A-Za-z]{0,8}", mark.n) for mark in shown)

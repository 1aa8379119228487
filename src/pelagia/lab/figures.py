"""The numbers of a pack by name: where they are written, and the pack in which they are others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from pelagia.core.errors import PelagiaError
from pelagia.games.packs import ABOUT, Pack, Piece, toml

SET, ADD, PERCENT = "set", "add", "percent"
WAYS = (SET, ADD, PERCENT)

_NUMBER = re.compile(r"(?<![a-z0-9_])-?\d+|(?<=[A-Z])\d+")
_PLACE = re.compile(r"([\w*?-]+)\.([\w*?-]+)\.([\w*?-]+)((?:\[\d+\])*)")

Path = tuple[int, ...]  # which entry of a list, then which number of a text
Tables = dict[str, list[Piece]]
Values = Mapping[str, int]  # by the name of a figure; without any, everything is as it was


class BadFigure(PelagiaError):
    """A plan names a figure that is not there, or in a way that cannot be understood."""


@dataclass(frozen=True)
class Figure:
    """Numbers of a pack that are moved together, and the values that are tried."""

    name: str
    at: tuple[str, ...]  # "goal.*.sinkside_values", "card.C01.on_use", "track.money.values[2]"
    values: tuple[int, ...]
    way: str = SET  # or ADD, PERCENT: what a value does to the numbers

    def apply(self, old: int, value: int) -> int:
        """The number that takes the place of another."""
        return value if self.way == SET else old + value if self.way == ADD else round(old * value / 100)

    def as_it_is(self, numbers: Sequence[int]) -> int:
        """The place of the value that changes nothing, or least."""
        usual = {ADD: 0.0, PERCENT: 100.0}.get(self.way, sum(numbers) / len(numbers))
        return min(range(len(self.values)), key=lambda place: abs(self.values[place] - usual))


def numbers_at(tables: Tables, figure: Figure) -> list[int]:
    """The numbers of a figure as they are; BadFigure if there are none."""
    numbers = [number for address in figure.at for *_, number in _places(tables, address)]
    if not numbers:
        raise BadFigure(name=figure.name, at=", ".join(figure.at))
    return numbers


def changed(tables: Tables, figures: Sequence[Figure], values: Values) -> Tables:
    """The pieces with other numbers."""
    copies = {table: [dict(piece) for piece in pieces] for table, pieces in tables.items()}
    for figure in figures:
        if figure.name in values:
            for address in figure.at:
                for piece, field, path, number in [*_places(copies, address)]:
                    piece[field] = _put(piece[field], path, figure.apply(number, values[figure.name]))
    return copies


def files(pack: Pack[Any], tables: Tables, name: str, whole: bool) -> dict[str, str]:
    """A pack with these pieces: all of them, or those that differ from the box."""
    box = {table: {piece["id"]: piece for piece in pieces} for table, pieces in pack.written(pack.box).items()}
    about = toml({"name": name, "game": pack.game, **(pack.whole if whole else {})})
    texts = {ABOUT: about}
    for table, pieces in tables.items():
        kept = [piece for piece in pieces if whole or piece != box[table].get(piece["id"])]
        if kept:
            texts[f"{table}.toml"] = "\n".join(f"[[{table}]]\n{toml(piece)}" for piece in kept)
    return texts


def _places(tables: Tables, address: str) -> Iterator[tuple[Piece, str, Path, int]]:
    """Where the numbers of an address are: piece, field, path in the field, and the number."""
    match = _PLACE.fullmatch(address)
    if not match:
        raise BadFigure(name=address, at=address)
    table, id, field = match.groups()[:3]
    start = tuple(int(place) for place in re.findall(r"\d+", match[4]))
    for name, pieces in tables.items():
        for piece in pieces if fnmatchcase(name, table) else ():
            for key, value in piece.items():
                if key != "id" and fnmatchcase(str(piece["id"]), id) and fnmatchcase(key, field):
                    for path, number in _leaves(value):
                        if path[: len(start)] == start:
                            yield piece, key, path, number


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    if type(value) is int:
        yield path, value
    elif isinstance(value, str):
        for place, match in enumerate(_NUMBER.finditer(value)):
            yield (*path, place), int(match[0])
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from _leaves(entry, (*path, place))


def _put(value: Any, path: Path, number: int) -> Any:
    if isinstance(value, list):
        return [_put(entry, path[1:], number) if place == path[0] else entry for place, entry in enumerate(value)]
    if isinstance(value, str):
        match = [*_NUMBER.finditer(value)][path[0]]
        return f"{value[: match.start()]}{number}{value[match.end() :]}"
    return number

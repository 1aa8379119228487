"""The games on offer: player counts, options, bots, and every card with its texts."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

import orjson

import pelagia
from pelagia import bots
from pelagia.core.effects import Expression
from pelagia.core.marks import marks
from pelagia.core.text import Text, written_name
from pelagia.engine import packs
from pelagia.games.setups import options_for


def games(paces: Mapping[str, float | None]) -> list[dict[str, Any]]:
    """The games, with what can be chosen for a new table."""
    found = []
    for name in pelagia.listed():
        rules = pelagia.rules(name)
        found.append(
            {
                "game": name,
                "version": rules.version,
                "players": list(rules.players),
                "options": {option: list(values) for option, values in rules.options.items()},
                "tables": {str(players): options_for(rules, players) for players in rules.players},
                "bots": list(bots.offered()),
                "paces": paces,
                "lesson": rules.lesson is not None,
                "contents": packs.names(name),
            }
        )
    return found


def _printed(value: Any, spoken: bool = False, inside: bool = False) -> Any:
    """What is printed on a piece: enumerations by name, effects as trees with their marks.

    On a common board an effect also says what it does: it is on no card whose text would. Parts inside an effect are
    bare trees.
    """
    if isinstance(value, Mapping):
        return {str(key): _printed(part, spoken, inside) for key, part in value.items()}
    if isinstance(value, tuple):
        return [_printed(part, spoken, inside) for part in value]
    if isinstance(value, Enum):
        return written_name(value)
    if not is_dataclass(value):
        return value
    within = inside or isinstance(value, Expression)
    parts = {one.name: _printed(getattr(value, one.name), spoken, within) for one in fields(value)}
    tree = {"is": type(value).__name__, **parts}
    if isinstance(value, Expression) and not inside:
        tree["marks"] = [mark.plain() for mark in marks(value)]
        if spoken:
            tree["text"] = value.text().plain()
    return tree


@cache
def content(name: str, pack: str | None = None) -> bytes:
    """All pieces of a game, of the box or of a pack, as JSON. They do not change while the server runs."""
    rules = pelagia.rules(name)
    box = (None if pack is None else packs.of_table(name, pack)) or rules.content
    pieces: dict[str, Any] = {}
    for field in fields(box):
        shelf = getattr(box, field.name)
        if is_dataclass(shelf):  # what is printed on a common board
            pieces[field.name] = {
                "id": field.name,
                "name": Text(name).plain(),
                "texts": [],
                "source": "designed",
                "kind": field.name,
                "face": rules.face(shelf).plain(),
                "data": _printed(shelf, spoken=True),
            }
        if not (field.init and isinstance(shelf, Mapping)):  # what is made from the others is no shelf
            continue
        for piece in shelf.values():
            pieces[piece.id] = {
                "id": piece.id,
                "name": piece.name.plain(),
                "texts": [text.plain() for text in piece.texts()],
                "source": piece.source,
                "kind": field.name,
                "face": rules.face(piece).plain(),
                "data": _printed(piece),
            }
    said = {"game": name, "version": rules.version, "content": box.name, "pieces": pieces}
    return orjson.dumps(said)


@cache
def squeezed(name: str, pack: str | None = None) -> bytes:
    """The same compressed, once and thoroughly."""
    return gzip.compress(content(name, pack), 9, mtime=0)

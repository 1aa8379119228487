"""The pieces of a content as pages draw them: names, texts, faces and fields, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from pelagia.core.effects import Expression
from pelagia.core.game import Rules
from pelagia.core.marks import marks
from pelagia.core.text import Text, written_name


def pieces_of(rules: Rules[Any], content: Any) -> dict[str, Any]:
    """All pieces by identifier; what is printed on a common board is one piece."""
    pieces: dict[str, Any] = {}
    for field in fields(content):
        shelf = getattr(content, field.name)
        if is_dataclass(shelf):
            pieces[field.name] = {
                "id": field.name,
                "name": Text(rules.name).plain(),
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
    return pieces


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
    parts = {field.name: _printed(getattr(value, field.name), spoken, within) for field in fields(value)}
    tree = {"is": type(value).__name__, **parts}
    if isinstance(value, Expression) and not inside:
        tree["marks"] = [mark.plain() for mark in marks(value)]
        if spoken:
            tree["text"] = value.text().plain()
    return tree

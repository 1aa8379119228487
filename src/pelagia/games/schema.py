"""A JSON Schema of a game's packs, made from what reads them, so that editors complete and mark what is wrong.

One schema holds for all files of a pack: `pack.toml` says what the pack is, the others hold pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagia.games.fields import Fields, Kind, Many, Schema
from pelagia.games.packs import LONGEST_NAME, PACK, Pack, Piece

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FILE = "pack.schema.json"  # its name beside the files of a pack
EXAMPLES = 12  # of a field, from the box


def schema(pack: Pack[Any]) -> Schema:
    """The schema of a game's packs."""
    about = {name: field.kind.schema() for name, field in {**PACK, **pack.about}.items()}
    about["name"] = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "pattern": "^[^@]+$"}
    about["game"] = {"const": pack.game}
    box = pack.written(pack.box)
    pieces = {
        table: {"type": "array", "items": _piece(known, box[table], pack.depends.get(table, ()))}
        for table, known in pack.tables.items()
    }
    return {
        "$schema": DIALECT,
        "title": pack.game,
        "type": "object",
        "properties": {**about, **pieces},
        "additionalProperties": False,
        "if": {"anyOf": [{"required": [name]} for name in about]},
        "then": {"required": _needed(PACK), "properties": dict.fromkeys(pieces, False)},
    }


def _piece(known: Fields, box: Sequence[Piece], depends: Sequence[Schema]) -> Schema:
    shape = {
        "type": "object",
        "properties": {
            name: _field(field.kind, [piece[name] for piece in box if name in piece]) for name, field in known.items()
        },
        "required": _needed(known),
        "additionalProperties": False,
    }
    return {**shape, "allOf": [*depends]} if depends else shape


def _needed(known: Fields) -> list[str]:
    return [name for name, field in known.items() if field.needed]


def _field(kind: Kind, box: Sequence[Any]) -> Schema:
    """A field, with examples where one can write many things."""
    if isinstance(kind, Many):
        inside = [item for items in box for item in items]
        return {**kind.schema(), "items": _field(kind.of, inside)}
    shape = kind.schema()
    return {**shape, "examples": [*dict.fromkeys(box)][:EXAMPLES]} if "pattern" in shape and box else shape

"""The games on the shelf: player counts, options, bots, and every card with its texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import orjson

import pelagia
from pelagia import bots
from pelagia.core.effects import Expression
from pelagia.core.errors import BadOption, UnknownGame
from pelagia.core.game import Rules
from pelagia.core.state import freeze
from pelagia.core.text import Text
from pelagia.server import packs
from pelagia.server.failures import NotThere


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
                "tables": {str(players): _options(rules, players) for players in rules.players},
                "bots": list(bots.names()),
                "paces": paces,
                "contents": packs.names(name),
            }
        )
    return found


def _options(rules: Rules[Any], players: int) -> dict[str, list[Any]]:
    """The options that this many players have, with the values that the rules accept beside the usual ones."""
    usual = {option: values[0] for option, values in rules.options.items()}
    found = {
        option: [value for value in values if _accepted(rules, players, usual | {option: value})]
        for option, values in rules.options.items()
    }
    return {option: values for option, values in found.items() if len(values) > 1}


def _accepted(rules: Rules[Any], players: int, options: Mapping[str, Any]) -> bool:
    try:
        rules.begin(players, options, rules.content)
    except BadOption:
        return False
    return True


def _printed(value: Any) -> Any:
    """As `freeze`, also where there are mappings inside. Effects come with what they say: they are on no card."""
    if isinstance(value, Mapping):
        return {str(key): _printed(part) for key, part in value.items()}
    if isinstance(value, Expression):
        return {**freeze(value), "text": value.text().plain()}
    if isinstance(value, tuple):
        return [_printed(part) for part in value]
    if is_dataclass(value):
        return {"is": type(value).__name__, **{one.name: _printed(getattr(value, one.name)) for one in fields(value)}}
    return freeze(value)


@cache
def content(name: str, pack: str | None = None) -> bytes:
    """All pieces of a game, of the box or of a pack, as JSON. They do not change while the server runs."""
    try:
        rules = pelagia.rules(name)
    except UnknownGame as error:
        missing = NotThere(error.text)
        missing.code = error.code
        raise missing from error
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
                "data": _printed(shelf),
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
                "data": freeze(piece),
            }
    said = {"game": name, "version": rules.version, "content": box.name, "pieces": pieces}
    return orjson.dumps(said)

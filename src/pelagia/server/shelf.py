"""The games on the shelf: player counts, options, bots, and every card with its texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

import orjson

import pelagia
from pelagia import bots
from pelagia.core.errors import BadOption, UnknownGame
from pelagia.core.game import Rules
from pelagia.core.state import freeze
from pelagia.server import packs
from pelagia.server.failures import NotFound, NotThere


def games() -> list[dict[str, Any]]:
    found = []
    for name in pelagia.NAMES:
        rules = pelagia.rules(name)
        found.append(
            {
                "game": name,
                "version": rules.version,
                "players": list(rules.players),
                "options": {option: list(values) for option, values in rules.options.items()},
                "tables": {str(players): _options(rules, players) for players in rules.players},
                "bots": list(bots.names()),
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


@cache
def content(name: str, pack: str | None = None) -> bytes:
    """All pieces of a game, of the box or of a pack, as JSON. They do not change while the server runs."""
    try:
        rules = pelagia.rules(name)
    except UnknownGame as error:
        missing = NotThere(error.text)
        missing.code = error.code
        raise missing from error
    box = packs.find(name, pack) or rules.content
    if pack not in (None, box.name):
        raise NotFound()
    pieces: dict[str, Any] = {}
    for field in fields(box):
        shelf = getattr(box, field.name)
        if not isinstance(shelf, Mapping):
            continue
        for id, piece in shelf.items():
            pieces[id] = {
                "id": id,
                "name": piece.name.plain(),
                "texts": [text.plain() for text in piece.texts()],
                "source": piece.source,
                "kind": field.name,
                "data": freeze(piece),
            }
    said = {"game": name, "version": rules.version, "content": box.name, "pieces": pieces}
    return orjson.dumps(said)

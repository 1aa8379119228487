"""The games on offer: player counts, options, bots, and every card with its texts."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from typing import Any

import orjson

import pelagia
from pelagia import bots
from pelagia.engine import packs
from pelagia.engine.pieces import pieces_of
from pelagia.games.setups import options_for


def games(paces: Mapping[str, float | None]) -> list[dict[str, Any]]:
    """The games, with what can be chosen for a new table."""
    listed = []
    for name in pelagia.listed():
        rules = pelagia.rules(name)
        listed.append(
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
    return listed


@cache
def content(name: str, pack: str | None = None) -> bytes:
    """All pieces of a game, of the box or of a pack, as JSON. They do not change while the server runs."""
    rules = pelagia.rules(name)
    box = (None if pack is None else packs.of_table(name, pack)) or rules.content
    said = {"game": name, "version": rules.version, "content": box.name, "pieces": pieces_of(rules, box)}
    return orjson.dumps(said)


@cache
def squeezed(name: str, pack: str | None = None) -> bytes:
    """The same compressed, once and thoroughly."""
    return gzip.compress(content(name, pack), 9, mtime=0)

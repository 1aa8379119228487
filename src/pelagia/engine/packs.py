"""The content packs that the operator offers: the same in the server and in every worker."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pelagia
from pelagia.core.errors import PelagiaError

_packs: dict[tuple[str, str], Any] = {}  # by game and name; the name tells packs with other cards apart


class UnknownContent(PelagiaError):
    """The operator does not offer this pack (any more)."""


def load(folders: Sequence[str]) -> None:
    """Read and check packs; what is wrong with one is said as `pelagia play --content` says it."""
    for folder in folders:
        game = game_of(folder)
        content = pelagia.rules(game).load_content(folder)
        _packs[game, content.name] = content


def game_of(folder: str) -> str:
    """The game of a pack. Of a damaged one, any: the game's own loader says best what is wrong."""
    try:
        game = tomllib.loads((Path(folder) / "pack.toml").read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError):
        game = None
    return game if game in pelagia.NAMES else pelagia.NAMES[0]


def find(game: object, name: object) -> Any | None:
    """The content of a pack; None for the box, and for what is not here."""
    return next((content for key, content in _packs.items() if key == (game, name)), None)


def of_table(game: str, name: str) -> Any | None:
    """The content of a pack that a table is played with; None for the box."""
    if name not in names(game):
        raise UnknownContent(name=name.partition("@")[0])
    return find(game, name)


def names(game: str) -> list[str]:
    """What a table may be played with; the box is first."""
    return [pelagia.rules(game).content.name, *(name for of, name in _packs if of == game)]

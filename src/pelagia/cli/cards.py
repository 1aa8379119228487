"""The pieces of a pack as one page, drawn as the page draws them."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pelagia
from pelagia.cli import html
from pelagia.engine.pieces import pieces_of
from pelagia.games.packs import Pack, Piece
from pelagia.text import Catalogue

CARDS = "cards"
WORDS = ("before", "changed", "filter", "nothing", "now", "only", "others")  # `pack-page-…` in the catalogues
COMMON = ("core", "page")
OWN = ("", "-board", "-cards", "-page")


def page(words: Catalogue, pack: Pack[Any], content: Any, titled: Callable[[str], str]) -> str:
    """The page of a content; `titled` says what the tables of its pack hold."""
    name, _, digest = content.name.partition("@")
    rules = pelagia.rules(pack.game)
    box, now = pieces_of(rules, pack.box), pieces_of(rules, content)
    tables, before, changed = pack.written(content), pack.written(pack.box), pack.changed(content)
    drawn = [id for ids in changed.values() for id in ids if id in now]
    title = f"{name} ({words.say(pack.game)})"
    data = {
        "language": words.lang,
        "catalogues": catalogues(words.lang, pack.game),
        "title": title,
        "about": [words.say("cli-content-fine", pack=name, print=digest)],
        "words": {word: words.say(f"pack-page-{word}") for word in WORDS},
        "pieces": {id: piece for table in tables.values() for entry in table if (piece := now.get(id := entry["id"]))},
        "sections": [
            {"title": titled(table), "pieces": [entry["id"] for entry in pieces if entry["id"] in now]}
            for table, pieces in tables.items()
            if any(entry["id"] in now for entry in pieces)
        ],
        "changed": {id: box.get(id) for id in drawn},
        "others": [
            {"name": f"{table} {id}", "before": _lines(before[table], id), "now": _lines(tables[table], id)}
            for table, ids in changed.items()
            for id in ids
            if id not in now
        ],
    }
    return html.filled(CARDS, words.lang, title, data)


def catalogues(lang: str, game: str) -> list[str]:
    """The catalogues that words of cards come from, as text."""
    names = [*COMMON, *(f"{game}{part}" for part in OWN)]
    paths = [files("pelagia.text") / lang / f"{name}.ftl" for name in names]
    return [file.read_text(encoding="utf-8") for file in paths if file.is_file()]


def _lines(pieces: Any, id: str) -> list[str]:
    """The fields of a piece as a pack has them."""
    piece: Piece = next((entry for entry in pieces if entry["id"] == id), {})
    return [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in piece.items() if name != "id"]

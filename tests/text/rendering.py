"""Which sentences of a game are wrong in some language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

import pelagia
from pelagia.core.text import Text
from pelagia.text import LANGUAGES, Catalogue

# An id instead of words, an argument that was not filled in, a gap where words should be.
BROKEN = re.compile(rf"\b({'|'.join(pelagia.NAMES)}|core|error)-|None|[{{}}]|\?\?\?|^\s|\s$|\s\s|\s[,.;:?]|^$")


def catalogue(game: str, lang: str) -> Catalogue:
    content = pelagia.rules(game).content
    return Catalogue(lang, name_of=lambda id: content[id].name, strict=True)


def broken(game: str, texts: Iterable[Text]) -> list[tuple[str, str]]:
    """The sentences that are wrong, with their language."""
    texts = [*texts]
    rendered = [(lang, catalogue(game, lang)) for lang in LANGUAGES]
    return [(lang, words) for lang, cat in rendered for text in texts if BROKEN.search(words := cat(text))]


def pieces(game: str) -> list[Any]:
    """Everything in the box."""
    content = pelagia.rules(game).content
    shelves = [getattr(content, field.name) for field in fields(content)]
    return [piece for shelf in shelves if isinstance(shelf, Mapping) for piece in shelf.values()]

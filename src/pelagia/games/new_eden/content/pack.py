"""Content packs: the box with cards of one's own (docs/content.md)."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import Content


def load_content(folder: str) -> Content:
    raise NotImplementedError

"""The places of Pearl Divers."""

from __future__ import annotations

from pelagia.core.place import Place


def card(id: str) -> Place:
    """A card, wherever it lies."""
    return Place("card", id)

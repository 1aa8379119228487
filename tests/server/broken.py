"""A mistake in the server itself, for PELAGIA_PLUGINS: the list of games fails."""

from __future__ import annotations

from typing import Any

from pelagia.server import shelf


def games() -> list[dict[str, Any]]:
    raise RuntimeError("a mistake")


shelf.games = games

"""A mistake in the server itself, for PELAGIA_PLUGINS: the list of games fails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.engine import games


def fail(paces: Mapping[str, float | None]) -> list[dict[str, Any]]:
    raise RuntimeError("a mistake")


games.games = fail

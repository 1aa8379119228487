"""How good a position is for a seat, in points, part by part (for bots and hints)."""

from __future__ import annotations

from pelagia.games.new_eden.state import NewEden


def value(game: NewEden, who: int) -> dict[str, float]:
    return {"score": float(game.seats[who].score)}

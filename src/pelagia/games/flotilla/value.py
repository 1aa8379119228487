"""How good a position is for a seat, in points, part by part (for bots and hints; never a rule)."""

from __future__ import annotations

from pelagia.games.flotilla.state import Flotilla, vp


def value(game: Flotilla, who: int) -> dict[str, float]:
    return {"score": float(vp(game.seats[who]))}

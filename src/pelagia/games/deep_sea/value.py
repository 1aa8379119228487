"""How good a position is for a seat, in points, part by part (for bots and hints; never a rule)."""

from __future__ import annotations

from pelagia.games.deep_sea.scoring import scores
from pelagia.games.deep_sea.state import DeepSea


def value(game: DeepSea, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    return {"score": float(scores(game)[who])}

"""How good a position is for a seat, in points, part by part (for bots and hints; never a rule)."""

from __future__ import annotations

from pelagia.games.underwater_cities.scoring import brown_points, network_points, resource_points
from pelagia.games.underwater_cities.state import Phase, UnderwaterCities


def value(game: UnderwaterCities, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    player = game.seats[who]
    points = float(player.stock[5])
    if game.phase is Phase.OVER:
        return {"score": points}
    return {
        "score": points,
        "network": float(network_points(game, who)),
        "brown": float(brown_points(game, who)),
        "resources": float(resource_points(player.stock)),
    }

"""What the seats of a finished game had, for `pelagia balance`: cards, boards, metropolises, contracts, spaces."""

from __future__ import annotations

from pelagia.games.underwater_cities.network import connected, metropolis_places
from pelagia.games.underwater_cities.state import UnderwaterCities

# Event: group, and where the item stands. A card counts when it was claimed, or its instant effect used.
_ITEMS = {
    "claimed": ("card", "card"),
    "resolved": ("card", "card"),
    "placed": ("space", "space"),
    "cloned": ("space", "space"),
    "connected": ("metropolis", "tile"),
    "contract": ("contract", "contract"),
}
_STEPS = ("points-before", "brown-points", "card-points", "network-points", "resource-points")


def items(game: UnderwaterCities) -> list[tuple[int | None, str, str]]:
    """Seat, group and item."""
    found: list[tuple[int | None, str, str]] = []
    for who, player in enumerate(game.seats):
        found.append((who, "board", player.board))
        found += [(who, "dealt", tile) for tile in player.metropolises[:3]]
        if 0 in metropolis_places(player.tunnels):  # the brown one tells nothing when it is connected
            found.append((who, "metropolis", player.metropolises[0]))
    for event in game.events or []:
        if event.name in _ITEMS:
            group, what = _ITEMS[event.name]
            found.append((event.args["seat"], group, event.args[what]))
    return found


def figures(game: UnderwaterCities) -> list[tuple[str, float]]:
    """The parts of every seat's score, and what it has built."""
    found: list[tuple[str, float]] = []
    for steps, player in zip(game.scoring, game.seats, strict=False):
        found += zip(_STEPS, steps, strict=False)
        found += [
            ("connected-cities", len(connected(player))),
            ("tunnels", player.tunnels.bit_count()),
            ("buildings", sum(map(bool, player.buildings))),
            ("claimed-cards", len(player.claimed)),
        ]
    return found

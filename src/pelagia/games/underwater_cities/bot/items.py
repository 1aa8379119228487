"""What the seats of a finished game had, for `pelagia balance`: cards, boards, metropolises, contracts, spaces."""

from __future__ import annotations

from pelagia.core.decision import Decision, Option
from pelagia.games.underwater_cities.content.card import PT, Colour
from pelagia.games.underwater_cities.rules.drawing import Under
from pelagia.games.underwater_cities.rules.network import connected, metropolis_places
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import DiscardDown, Place

# Event: group, and where the item stands. A card counts when it was claimed, or its instant effect came.
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
    owned: list[tuple[int | None, str, str]] = []
    for who, player in enumerate(game.seats):
        owned.append((who, "board", player.board))
        owned += [(who, "dealt", tile) for tile in player.metropolises[:3]]
        if 0 in metropolis_places(player.tunnels):  # the brown one reports nothing when it is connected
            owned.append((who, "metropolis", player.metropolises[0]))
    for event in game.events or []:
        if event.name in _ITEMS:
            group, what = _ITEMS[event.name]
            owned.append((event.args["seat"], group, event.args[what]))
    return owned


def spares(game: UnderwaterCities, decision: Decision, option: Option, item: str) -> bool:
    """Whether an option names a card that will do nothing: placed without a match, discarded or put under the deck."""
    if item not in game.content.cards:
        return False
    if isinstance(decision.effect, Place):
        space, card, _ = option.key
        return game.content.spaces[space].colour is not game.content.cards[card].colour
    return isinstance(decision.effect, DiscardDown | Under)


def figures(game: UnderwaterCities) -> list[tuple[str, float]]:
    """The parts of every seat's score, what it has built, and how it has chosen (UC 20.10 has aims for these)."""
    figures: list[tuple[str, float]] = [*_chosen(game), *_produced(game)]
    for steps, player in zip(game.scoring, game.seats, strict=False):
        figures += zip(_STEPS, steps, strict=False)
        figures += [
            ("connected-cities", len(connected(player))),
            ("tunnels", player.tunnels.bit_count()),
            ("buildings", sum(map(bool, player.buildings))),
            ("claimed-cards", len(player.claimed)),
        ]
    return figures


def _chosen(game: UnderwaterCities) -> list[tuple[str, float]]:
    """Of every turn, in percent: the colour of the space, and whether the card had it too."""
    chosen: list[tuple[str, float]] = []
    for event in game.events or []:
        if event.name == "placed":
            space = game.content.spaces[event.args["space"]].colour
            card = game.content.cards[event.args["card"]].colour
            chosen += [(f"{colour.name.lower()}-turns", 100.0 * (colour is space)) for colour in list(Colour)[1:]]
            chosen.append(("matches", 100.0 * (card is space)))
    return chosen


def _produced(game: UnderwaterCities) -> list[tuple[str, float]]:
    """The points that each seat produced in each era."""
    points, era = {(who, era): 0 for era in (1, 2, 3) for who in range(len(game.seats))}, 0
    for event in game.events or []:
        if event.name == "production":
            era = event.args["era"]
        elif event.name == "produced":
            points[event.args["seat"], era] += event.args["goods"][PT]
    return [(f"produced-{era}", float(n)) for (_, era), n in points.items()]

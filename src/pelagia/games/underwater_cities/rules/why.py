"""Why a place of Underwater Cities is not on offer, as far as the table tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pelagia.core.decision import Decision
from pelagia.core.place import Place
from pelagia.core.text import Ref, Text
from pelagia.core.why import asks_for
from pelagia.games.underwater_cities.content.card import ACTION, CITY_SITES, FREE_SPACE, TUNNEL_SITES
from pelagia.games.underwater_cities.rules.network import neighbours, tunnel_sites
from pelagia.games.underwater_cities.rules.sites import board_of
from pelagia.games.underwater_cities.rules.state import NO_CLONING, NOBODY, UPGRADED, UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import Place as PlaceTile
from pelagia.games.underwater_cities.rules.upgrading import Upgrade


def why_place(game: UnderwaterCities, decision: Decision, place: Place) -> Text | None:
    """Say what stands in the way at a place, or what it is for."""
    reason = REASONS.get(place.sort)
    found = reason(game, decision, place.id) if reason else None
    return Text(f"underwater-cities-why-{found}") if isinstance(found, str) else found


def space(game: UnderwaterCities, decision: Decision, id: str) -> str | Text:
    taken = id != FREE_SPACE and id in game.spaces and game.tiles[game.spaces.index(id)] != NOBODY
    return Text("underwater-cities-why-occupied", space=Ref(id)) if taken else "space"


def hand(game: UnderwaterCities, decision: Decision, id: str) -> str:
    if not asks_for(decision, "hand"):
        return "hand"
    player = game.seats[decision.seat]
    return "hand-looked" if player.looking and id in player.hand else "hand-order"  # cards are picked in their order


def card(game: UnderwaterCities, decision: Decision, id: str) -> str | Text:
    contracts: Mapping[str, Any] = game.content.contracts
    if id in contracts:
        if any(id in player.contracts for player in game.seats):
            return Text("underwater-cities-why-claimed", contract=Ref(id))
        is_met = all(criterion.holds(game, decision.seat) for criterion in contracts[id].criteria)
        return "contract" if is_met else Text("underwater-cities-why-claim", contract=Ref(id))
    if id in game.seats[decision.seat].used:
        return "card-used"
    is_action = id not in game.content.cards or game.content.cards[id].type is ACTION
    return "card-action" if is_action else "card-lasting"


def special(game: UnderwaterCities, decision: Decision, id: str) -> str:
    return "special"


def clone(game: UnderwaterCities, decision: Decision, id: str) -> str:
    if game.cloner not in (NO_CLONING, NOBODY):
        return "cloned"
    return "clone-nothing" if isinstance(decision.effect, PlaceTile) else "clone"


def city(game: UnderwaterCities, decision: Decision, id: str) -> str:
    player, bit = game.seats[decision.seat], 1 << CITY_SITES.index(id)
    if player.cities & bit:
        return "city-built"
    if not neighbours(player.cities) & bit:
        return "city-far"
    return "pay-here" if asks_for(decision, "city") else "city"


def site(game: UnderwaterCities, decision: Decision, id: str) -> str:
    """Of a building."""
    player, board = game.seats[decision.seat], board_of(game, decision.seat)
    kind = player.buildings[[one.id for one in board.sites].index(id)]
    if isinstance(decision.effect, Upgrade):
        return "upgrade-nothing" if not kind else "upgraded" if kind >= UPGRADED else "upgrade-other"
    if kind:
        return "site-built"
    if not neighbours(player.cities) >> CITY_SITES.index(id.partition(".")[0]) & 1:
        return "site-far"
    if asks_for(decision, "site"):
        return "site-expansion" if id.endswith(".x") else "pay-here"
    return "site"


def tunnel(game: UnderwaterCities, decision: Decision, id: str) -> str:
    player, n = game.seats[decision.seat], TUNNEL_SITES.index(id)
    if isinstance(decision.effect, Upgrade):
        is_built = player.tunnels >> n & 1
        return "upgrade-nothing" if not is_built else "upgraded" if player.tunnels_up >> n & 1 else "upgrade-other"
    if player.tunnels >> n & 1:
        return "tunnel-built"
    if n not in tunnel_sites(player.tunnels):
        return "tunnel-far"
    return "pay-here" if asks_for(decision, "tunnel") else "tunnel"


def always(reason: str) -> Callable[[UnderwaterCities, Decision, str], str]:
    return lambda game, decision, id: reason


REASONS: Mapping[str, Callable[[UnderwaterCities, Decision, str], str | Text]] = {
    "space": space,
    "hand": hand,
    "card": card,
    "special": special,
    "clone": clone,
    "city": city,
    "site": site,
    "tunnel": tunnel,
    "metropolis": always("metropolis"),
    "track": always("track"),
    "good": always("good"),
    "played": always("played"),
    "tucked": always("tucked"),
}

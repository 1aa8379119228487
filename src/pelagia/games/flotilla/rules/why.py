"""Why a place of Flotilla is not on offer, as far as the table shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pelagia.core.decision import Decision
from pelagia.core.place import Place
from pelagia.core.text import Ref, Text
from pelagia.core.why import asks_for
from pelagia.games.flotilla.content.card import Colour, Guild, Side
from pelagia.games.flotilla.rules import sea
from pelagia.games.flotilla.rules.crew import Copy
from pelagia.games.flotilla.rules.state import CARGO, DIAL_MAX, Flotilla


def why_place(game: Flotilla, decision: Decision, place: Place) -> Text | None:
    """Say what is in the way at a place, or what it is for."""
    reason = REASONS.get(place.sort)
    answer = reason(game, decision, place.id) if reason else place.sort if place.sort in PLAIN else None
    return Text(f"flotilla-why-place-{answer}") if isinstance(answer, str) else answer


def crew(game: Flotilla, decision: Decision, id: str) -> str | Text:
    player = game.seats[decision.seat]
    if isinstance(decision.effect, Copy):
        return "copy"
    if id in player.hand:
        return "crew-other" if asks_for(decision, "crew") else "crew"
    return Text("flotilla-why-discard", card=Ref(id)) if id in player.discard else "stack"


def tile(game: Flotilla, decision: Decision, id: str) -> str:
    if id in game.looking:
        return "tile-looking"
    return "tile-stock" if game.seats[decision.seat].side is Side.SKYSIDE else "tile-sinkside"


def hex(game: Flotilla, decision: Decision, id: str) -> str:
    player, hex = game.seats[decision.seat], sea.NAMES.index(id)
    is_placed = hex in (sea.DOCK, sea.UNLOADING) or any(placed.hex == hex for placed in player.tiles)
    if asks_for(decision, "ship"):
        return "hex-sail" if is_placed else "hex-open"
    if asks_for(decision, "hex"):
        return "hex-other"
    return "hex" if is_placed else "hex-empty"


def ship(game: Flotilla, decision: Decision, id: str) -> str:
    if not asks_for(decision, "ship"):
        return "ship"
    is_full = any(ship.number == int(id) and sum(ship.cargo) >= CARGO for ship in game.seats[decision.seat].ships)
    return "ship-full" if is_full else "ship-other"


def stock(game: Flotilla, decision: Decision, id: str) -> str:
    return "stock" if game.seats[decision.seat].stock[Colour[id.upper()]] else "stock-none"


def ships(game: Flotilla, decision: Decision, id: str) -> str:
    player = game.seats[decision.seat]
    if player.side is Side.SKYSIDE:
        return "ships-skyside"
    return "ships" if player.ships_left else "ships-none"


def outposts(game: Flotilla, decision: Decision, id: str) -> str:
    return "outposts" if game.seats[decision.seat].outposts_left else "outposts-none"


def field(game: Flotilla, decision: Decision, id: str) -> str:
    guild, _, n = id.partition(".")
    if game.seats[decision.seat].rings[Guild[guild.upper()]] == int(n):
        return "field-here"
    return "field-far" if asks_for(decision, "field") else "field"


def dial(game: Flotilla, decision: Decision, id: str) -> str:
    return "dial-full" if game.dials[Guild[id.upper()]] >= DIAL_MAX else "dial"


def banner(game: Flotilla, decision: Decision, id: str) -> str:
    return "banner" if game.seats[decision.seat].seals_left else "banner-none"


def hub(game: Flotilla, decision: Decision, id: str) -> str:
    return "hub-other" if asks_for(decision, "hub") else "hub"


def dock(game: Flotilla, decision: Decision, id: str) -> str:
    return "dock-switched" if game.seats[decision.seat].side is Side.SKYSIDE else "dock"


def die(game: Flotilla, decision: Decision, id: str) -> str:
    return "die-other" if asks_for(decision, "die") else "die"


# Sorts with one message, named after them
PLAIN = (
    *("market", "ring", "stack", "goal", "far-goal", "symbol", "breakthrough", "turn", "piece"),
    *("survivors", "sonar", "played", "artefact"),
)
REASONS: Mapping[str, Callable[[Flotilla, Decision, str], str | Text]] = {
    "crew": crew,
    "hand": lambda game, decision, id: "copy",
    "tile": tile,
    "hex": hex,
    "ship": ship,
    "stock": stock,
    "ships": ships,
    "outposts": outposts,
    "field": field,
    "dial": dial,
    "banner": banner,
    "hub": hub,
    "dock": dock,
    "die": die,
}

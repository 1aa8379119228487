"""Why a place of New Eden is not on offer, as far as the table shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pelagia.core.decision import Decision
from pelagia.core.place import Place
from pelagia.core.text import Text
from pelagia.games.new_eden.rules.actions import BUILT, too_dear, why_no_move
from pelagia.games.new_eden.rules.effects import Activate, Bottle, Overflow
from pelagia.games.new_eden.rules.state import (
    EXTENSION_PRICE,
    PLANT_DAMAGE,
    Extension,
    Mark,
    NewEden,
    Phase,
    Seat,
    outside,
)


def why_place(game: NewEden, decision: Decision, place: Place) -> Text | None:
    """Say what is in the way at a place, or what it is for."""
    reason = REASONS.get(place.sort)
    answer = reason(game, decision, place.id) if reason else None
    return Text(f"new-eden-why-{answer}") if isinstance(answer, str) else answer


def card(game: NewEden, decision: Decision, id: str) -> str | Text | None:
    seat, who = game.seats[decision.seat], decision.seat
    if id in game.display:
        return "card-phase-a" if game.phase is Phase.A else "card-auction"
    if id in game.hand[who]:
        return "card-hand"
    if id in game.kept[who]:
        return "card-kept"
    if any(id in kept for kept in game.kept) or any(id in hand for hand in game.hand):
        return "card-theirs"
    if isinstance(decision.effect, Overflow):
        return "card-inner"
    return inside(decision, seat, id)


def inside(decision: Decision, seat: Seat, id: str) -> str | Text | None:
    """A card of one's own station."""
    face_up = dict(seat.oxygen).get(id)
    if face_up is not None:
        return "oxygen" if face_up else why_no_move(seat, id)
    if id in seat.yards:
        return "yard"
    if id in seat.research:
        return "research"
    module = next((module for modules in outside(seat) for module in modules if module.card == id), None)
    if module is None:
        return None
    if isinstance(decision.effect, Bottle):
        return "module-far"
    if isinstance(decision.effect, Activate):
        return "module-used" if module.standing else "module-not-ready"
    return "module"


def row(game: NewEden, decision: Decision, id: str) -> str:
    if game.phase is not Phase.C:
        return "row-phase-a" if game.phase is Phase.A else "row-later"
    mark = game.marks[int(id) - 1]
    if mark is Mark.NONE:
        return "row-hammer" if game.row == int(id) - 1 else "row-wait"
    return f"row-{mark.name.lower()}"


def dome(game: NewEden, decision: Decision, id: str) -> str:
    return "dome-empty" if isinstance(decision.effect, Bottle) else "dome"  # a deeple that lies there can always leave


def plant(game: NewEden, decision: Decision, id: str) -> str | Text:
    used_up = game.seats[decision.seat].plant_used >= len(PLANT_DAMAGE)
    return Text("new-eden-why-plant", n=len(PLANT_DAMAGE)) if used_up else "free"


def extension(game: NewEden, decision: Decision, id: str) -> str | Text:
    seat = game.seats[decision.seat]
    if seat.extensions[Extension[id.upper()]]:
        return BUILT
    return too_dear(EXTENSION_PRICE, seat) or "free"


def bonus(game: NewEden, decision: Decision, id: str) -> str:
    return "bonus"


REASONS: Mapping[str, Callable[[NewEden, Decision, str], str | Text | None]] = {
    "card": card,
    "row": row,
    "dome": dome,
    "plant": plant,
    "extension": extension,
    "bonus": bonus,
}

"""Why a place of Deep Sea is not on offer, as far as the table shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pelagia.core.decision import Decision
from pelagia.core.effects import Effect
from pelagia.core.place import Place
from pelagia.core.text import Text
from pelagia.core.why import asks_for
from pelagia.games.deep_sea.content.card import CONSERVE, DEPTHS, OceanBoard, Reach
from pelagia.games.deep_sea.rules.actions import Conserve, tokens_left
from pelagia.games.deep_sea.rules.flow import Reclaim, recruits
from pelagia.games.deep_sea.rules.gains import Promote
from pelagia.games.deep_sea.rules.grid import accessible
from pelagia.games.deep_sea.rules.menus import asked_action, side
from pelagia.games.deep_sea.rules.state import CELL, SITES, DeepSea, Phase, Seat, board, sheet

Reason = str | Text | None


def why_place(game: DeepSea, decision: Decision, place: Place) -> Text | None:
    """Say what is in the way at a place, or what it is for."""
    reason = REASONS.get(place.sort)
    answer = reason(game, decision, place.id) if reason else place.sort if place.sort in PLAIN else None
    return Text(f"deep-sea-why-place-{answer}") if isinstance(answer, str) else answer


def asked(game: DeepSea, decision: Decision) -> Effect[DeepSea]:
    """What is asked: of a menu in which only one action can be done, that action."""
    return asked_action(decision.effect, game, decision.seat) or decision.effect


def cell(game: DeepSea, decision: Decision, id: str) -> Reason:
    is_zone = bool(game.boards[CELL[id]])
    if not asks_for(decision, "cell"):
        return "cell" if is_zone else "cell-unknown"
    if game.looking:
        return "cell-taken" if is_zone else "cell-depth"
    return "cell-far" if is_zone else "cell-unknown"


def site(game: DeepSea, decision: Decision, id: str) -> Reason:
    """Of a zone: a sonar track, a site for a disc, or a dive site."""
    name, _, part = id.partition(".")
    cell, who = CELL[name], decision.seat
    zone, seat = board(game, cell), game.seats[who]
    if part[0] == "d":
        return dive(game, who, cell, int(part[1:]) - 1)
    if part[0] == "t":
        last = zone.track_sites[int(part[1:]) - 1][-1]
        if game.discs[cell * SITES + last] >= 0:
            return "track-full"
        return "no-vessel" if cell not in seat.vessels else no_disc(seat) or "sonar"
    number = [spot.name for spot in zone.sites].index(part)
    if game.discs[cell * SITES + number] >= 0:
        return "site-taken"
    if not is_near(game, decision, cell):
        return "no-vessel"
    if seat.staging == 0:
        return "no-disc"
    return conserve(zone, number, seat) if number in zone.kinds[CONSERVE] else publish(game, zone, number, seat)


def is_near(game: DeepSea, decision: Decision, cell: int) -> bool:
    """Whether a player can act in a zone."""
    effect = asked(game, decision)
    if isinstance(effect, Conserve) and effect.reach is Reach.DEPTH:
        return any(vessel % DEPTHS == cell % DEPTHS for vessel in game.seats[decision.seat].vessels)
    return any(cell == near for near, _ in accessible(game, decision.seat))


def no_disc(seat: Seat) -> Reason:
    return None if seat.staging else "no-disc"


def dive(game: DeepSea, who: int, cell: int, number: int) -> Reason:
    if not tokens_left(game, cell, number):
        return "dive-empty"
    return "dive" if any(cell == near for near, _ in accessible(game, who)) else "no-vessel"


def conserve(zone: OceanBoard, number: int, seat: Seat) -> Reason:
    cost = zone.sites[number].cost
    return research(cost, seat) if cost > seat.research else "conserve"


def publish(game: DeepSea, zone: OceanBoard, number: int, seat: Seat) -> Reason:
    journals = [game.content.journals[card] for card in game.market]
    costs = [journal.cost for journal in journals if zone.sites[number].colour in journal.symbols]
    if not costs:
        return "no-journal"
    return research(min(costs), seat) if min(costs) > seat.research else "publish"


def research(cost: int, seat: Seat) -> Text:
    return Text("deep-sea-why-research", n=cost, have=seat.research)


def pile(game: DeepSea, decision: Decision, id: str) -> Reason:
    if not game.piles[int(id) - 1]:
        return "pile-none"
    return "pile-depth" if asks_for(decision, "pile") else "pile"


def crew(game: DeepSea, decision: Decision, id: str) -> Reason:
    who, _, place = id.partition(".")
    if int(who) != decision.seat:
        return Text("core-why-theirs", seat=int(who))
    seat = game.seats[decision.seat]
    member = seat.crew[int(place)]
    if isinstance(asked(game, decision), Promote):
        return "crew-senior"
    if isinstance(decision.effect, Reclaim):
        return "crew-order" if member.disc else "crew-no-disc"
    if member.disc:
        return "crew-disc"
    if not side(game.content.crew[member.model], member).actions:
        return "crew-no-action"
    return "crew-main" if game.main_used and game.turn == decision.seat else no_disc(seat) or "crew"


def tray(game: DeepSea, decision: Decision, id: str) -> Reason:
    if id not in recruits(game):
        return "tray-none"
    return "tray" if game.phase is not Phase.RECRUIT else "tray-later"


def journal(game: DeepSea, decision: Decision, id: str) -> Reason:
    seat = game.seats[decision.seat]
    if any(held.card == id and held.used for held in seat.journals):
        return "journal-used"
    if not game.content.journals[id].space:
        return "journal-no-space"
    return "crew-main" if game.main_used and game.turn == decision.seat else no_disc(seat) or "journal"


def market(game: DeepSea, decision: Decision, id: str) -> Reason:
    seat, cost = game.seats[decision.seat], game.content.journals[id].cost
    return research(cost, seat) if cost > seat.research else "market"


def hex(game: DeepSea, decision: Decision, id: str) -> Reason:
    number = sheet(game).places[id]
    if any(place == number for place, _ in game.markers) and not sheet(game).area[number].unlimited:
        return "hex-taken"
    return "hex-far" if asks_for(decision, "hex") else "hex"


def token(game: DeepSea, decision: Decision, id: str) -> Reason:
    return "token-turn" if game.turn != decision.seat else "token"


PLAIN = ("looking", "track", "goal", "cleanup", "setback")  # sorts with one message, named after them
REASONS: Mapping[str, Callable[[DeepSea, Decision, str], Reason]] = {
    "cell": cell,
    "site": site,
    "pile": pile,
    "crew": crew,
    "tray": tray,
    "journal": journal,
    "market": market,
    "hex": hex,
    "token": token,
}

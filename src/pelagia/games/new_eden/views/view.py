"""What a seat sees of New Eden, and what it may imagine (NE 17)."""

from __future__ import annotations

from pelagia.core.game import Event
from pelagia.core.rng import Dealer
from pelagia.core.text import written_name
from pelagia.core.view import secret
from pelagia.games.new_eden.rules.scoring import places, pointer, station_value
from pelagia.games.new_eden.rules.state import COLUMNS, ROWS, Extension, Module, NewEden, Phase
from pelagia.games.new_eden.views.shape import ModuleShape, NewEdenSeat, NewEdenTable, Row

HIDDEN = None  # what stands for a card that is there but not seen


def view(game: NewEden) -> NewEdenTable:
    """The table, with what only some seats see. A finished game hides nothing."""
    everything = game.phase is Phase.OVER
    return {
        "round": game.round,
        "phase": written_name(game.phase),
        "nautilus": game.nautilus,
        "open_coins": game.open_coins,
        "solo_level": game.solo_level,
        "bonus_shown": [*game.bonus_shown],
        "bonus_used": [*game.bonus_used],
        "bonus_left": len(game.bonus_deck),
        "decks": [[*deck] if everything else len(deck) for deck in game.decks],
        "display": _display(game, everything),
        "marks": [written_name(mark) for mark in game.marks],
        "deeple_supply": game.deeple_supply,
        "ox_supply": game.ox_supply,
        "box": [*game.box],
        "unseen": game.unseen[:] if everything else len(game.unseen),
        "pass_count": game.pass_count,
        "auction": {
            "opener": game.opener,
            "row": game.row + 1,
            "high": game.high,
            "bidder": game.bidder,
            "out": game.out[:],
        },
        "seats": [_seat(game, number, everything) for number in range(len(game.seats))],
        "places": places(game) if everything else [],
    }


def _display(game: NewEden, everything: bool) -> list[Row]:
    """Rows from top to bottom. Cards that lie face down are known only to the seat that rejected them."""
    rows: list[Row] = []
    for row in range(ROWS):
        cards: list[str | None] = list(game.display[row * COLUMNS : (row + 1) * COLUMNS])
        owner = game.owner[row]
        if game.face_down[row] and not everything:
            cards = secret([HIDDEN if card else "" for card in cards], {owner: cards})
        rows.append({"cards": cards, "face_down": game.face_down[row], "owner": owner})
    return rows


def _seat(game: NewEden, number: int, everything: bool) -> NewEdenSeat:
    seat = game.seats[number]
    hand, kept = game.hand[number], game.kept[number]
    is_shown = everything or game.kept_shown or seat.automaton
    return {
        "coins": seat.coins if everything or game.open_coins or seat.automaton else secret(None, {number: seat.coins}),
        "score": seat.score,
        "damage": seat.damage,
        "pointer": pointer(game, seat),
        "value": station_value(game, number),
        "crab": [_module(module) for module in seat.crab],
        "mussel": [_module(module) for module in seat.mussel],
        "kraken": [_module(module) for module in seat.kraken],
        "yards": [*seat.yards],
        "oxygen": [{"card": card, "face_up": face_up} for card, face_up in seat.oxygen],
        "research": [*seat.research],
        "extensions": {
            "shipyard": seat.extensions[Extension.SHIPYARD],
            "kraken": seat.extensions[Extension.KRAKEN],
            "oxygen": seat.extensions[Extension.OXYGEN],
            "research": seat.extensions[Extension.RESEARCH],
        },
        "dome_lying": seat.dome_lying,
        "dome_spent": seat.dome_spent,
        "plant_used": seat.plant_used,
        "passed": seat.passed,
        "automaton": seat.automaton,
        "hand": hand[:] if everything else secret([HIDDEN] * len(hand), {number: hand[:]}),
        "kept": kept[:] if is_shown else secret([HIDDEN] * len(kept), {number: kept[:]}),
    }


def _module(module: Module) -> ModuleShape:
    return {"card": module.card, "lying": module.lying, "standing": module.standing, "activated": module.activated}


def deal_anew(game: NewEden, seat: int, dealer: Dealer) -> None:
    """Deal everything that a seat cannot know anew; every place keeps its number of cards."""
    if game.phase is Phase.OVER:  # nothing is hidden any more
        return
    game.decks = tuple(tuple(dealer.mixed(deck)) for deck in game.decks)
    game.bonus_deck = tuple(dealer.mixed(game.bonus_deck))
    if game.phase is Phase.B:  # else coins are never uncertain, and what lay face down has been turned up
        dealer.deal_places(_hidden(game, seat))
    game.unseen.sort()


def _hidden(game: NewEden, seat: int) -> list[tuple[list[str], int]]:
    """The places, each a list and an index, of cards of the deck of this phase that the seat does not know."""
    zones: list[list[str]] = []
    for other in range(len(game.seats)):
        if other != seat:
            zones.append(game.hand[other])
            if not game.kept_shown and not game.seats[other].automaton:
                zones.append(game.kept[other])
    places = [(zone, n) for zone in zones for n in range(len(zone))]
    for row in range(ROWS):
        if game.face_down[row] and game.owner[row] != seat:
            spots = range(row * COLUMNS, (row + 1) * COLUMNS)
            places += [(game.display, spot) for spot in spots if game.display[spot]]
    deck = f"{game.round}B"
    left = [n for n, card in enumerate(game.unseen) if game.content.cards[card].deck == deck]
    return [*places, *((game.unseen, n) for n in left)]


def coins_from_events(events: list[Event], seats: int, start: int) -> list[int]:
    """Every seat's coins, counted from the public events alone: hidden behind the screen, but never secret."""
    coins = [start] * seats
    for event in events:
        if event.only is None and event.name in _COINS:
            coins[event.args["seat"]] += _COINS[event.name] * event.args["coins"]
    return coins


_COINS = {
    "bought": -1,
    "extended": -1,
    "market_paid": -1,
    "sold": -1,
    "activated": 1,
    "plant": 1,
    "placed": 1,
    "gift": 1,
    "bonus": 1,
}

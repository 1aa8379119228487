"""What a seat sees of Pearl Divers, and what it may imagine."""

from __future__ import annotations

from pelagia.core.game import Event
from pelagia.core.rng import Dealer
from pelagia.core.text import Ref, Text
from pelagia.games.pearl_divers.rules.scoring import places, scores
from pelagia.games.pearl_divers.rules.state import Diver, PearlDivers
from pelagia.games.pearl_divers.views.shape import DiverShape, PearlDiversTable


def view(game: PearlDivers, seat: int | None) -> PearlDiversTable:
    return {
        "day": game.day,
        "days": game.days,
        "deck": len(game.deck),
        "top": game.deck[-1] if knows_top(game, seat) else None,
        "discard": game.discard[:],
        "auction": {"card": game.offer, "high": game.high, "bidder": game.bidder},
        "divers": [_diver(diver, who == seat) for who, diver in enumerate(game.divers)],
        "scores": scores(game),
        "places": [] if game.decisions else places(game),
    }


def _diver(diver: Diver, own: bool) -> DiverShape:
    return {
        "shells": diver.shells,
        "pearls": diver.pearls,
        "haul": diver.haul[:],
        "picked": diver.picked,
        "out": diver.out,
        "hand": diver.hand[:] if own else [None] * len(diver.hand),
        "looking": diver.looking[:] if own else [None] * len(diver.looking),
    }


def knows_top(game: PearlDivers, seat: int | None) -> bool:
    return seat is not None and game.divers[seat].knows_top


def deal_anew(game: PearlDivers, seat: int, dealer: Dealer) -> None:
    """Deal everything that a seat cannot know anew; every place keeps its number of cards."""
    known = [game.deck.pop()] if knows_top(game, seat) else []
    others = [diver for who, diver in enumerate(game.divers) if who != seat]
    dealer.deal(game.deck, *(diver.hand for diver in others), *(diver.looking for diver in others))
    game.deck += known


def event_text(event: Event) -> Text:
    """The log line of an event."""
    args = {name: Ref(arg) if isinstance(arg, str) else int(arg) for name, arg in event.args.items()}
    return Text(f"pearl-divers-event-{event.name}", **args)

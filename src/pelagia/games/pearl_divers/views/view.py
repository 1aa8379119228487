"""What a seat sees of Pearl Divers, and what it may imagine."""

from __future__ import annotations

from pelagia.core.rng import Dealer
from pelagia.core.view import secret
from pelagia.games.pearl_divers.rules.scoring import places, scores
from pelagia.games.pearl_divers.rules.state import Diver, PearlDivers
from pelagia.games.pearl_divers.views.shape import DiverShape, PearlDiversTable


def view(game: PearlDivers) -> PearlDiversTable:
    return {
        "day": game.day,
        "days": game.days,
        "deck": len(game.deck),
        "top": secret(None, {who: game.deck[-1] for who in range(game.players) if knows_top(game, who)}),
        "discard": game.discard[:],
        "auction": {"card": game.offer, "high": game.high, "bidder": game.bidder},
        "divers": [_diver(diver, who) for who, diver in enumerate(game.divers)],
        "scores": scores(game),
        "places": [] if game.decisions else places(game),
    }


def _diver(diver: Diver, who: int) -> DiverShape:
    return {
        "shells": diver.shells,
        "pearls": diver.pearls,
        "haul": diver.haul[:],
        "picked": diver.picked,
        "out": diver.out,
        "hand": secret([None] * len(diver.hand), {who: diver.hand[:]}),
        "looking": secret([None] * len(diver.looking), {who: diver.looking[:]}),
    }


def knows_top(game: PearlDivers, seat: int) -> bool:
    return game.divers[seat].knows_top


def deal_anew(game: PearlDivers, seat: int, dealer: Dealer) -> None:
    """Deal everything that a seat cannot know anew; every place keeps its number of cards."""
    known = [game.deck.pop()] if knows_top(game, seat) else []
    others = [diver for who, diver in enumerate(game.divers) if who != seat]
    dealer.deal(game.deck, *(diver.hand for diver in others), *(diver.looking for diver in others))
    game.deck += known

"""Positions of Pearl Divers, in one line each."""

from __future__ import annotations

import pelagia
from pelagia.games.pearl_divers.rules.flow import Offer, Sale
from pelagia.games.pearl_divers.rules.state import PearlDivers


def table(players: int = 2) -> PearlDivers:
    """A table at which nothing goes on."""
    game = pelagia.new("pearl-divers", players)
    assert isinstance(game, PearlDivers)
    game.agenda, game.decisions = [], ()
    return game


def play(card: str, hand: str = "", haul: str = "", deck: str = "", discard: str = "") -> PearlDivers:
    """Seat 0 of two does what a card says."""
    game = table()
    game.divers[0].hand, game.divers[0].haul = hand.split(), haul.split()
    game.deck, game.discard = deck.split() or game.deck, discard.split()
    game.push(0, game.content.cards[card].on_play)
    game.advance()
    return game


def auction(card: str, *answers: str) -> PearlDivers:
    """A card is auctioned between two divers, seat 0 first."""
    game = table()
    game.deck = [card]
    game.push(0, Offer(), Sale())
    game.advance()
    for answer in answers:
        game.choose(answer)
    assert not game.decisions
    return game

"""How good a position is for a seat, in points, part by part."""

from __future__ import annotations

from pelagia.core.effects import amount
from pelagia.games.pearl_divers.rules.scoring import scores
from pelagia.games.pearl_divers.rules.state import PearlDivers

SHELL, CARD = 0.3, 0.5  # what a shell and a card in hand are worth before the last day
LOT = 1.0  # what a card under the hammer is worth besides its points: it counts for other cards


def value(game: PearlDivers, who: int) -> dict[str, float]:
    score = float(scores(game)[who])
    if not game.decisions:
        return {"score": score}
    diver = game.divers[who]
    return {
        "score": score,
        "shells": SHELL * diver.shells,
        "hand": CARD * len(diver.hand) if game.day < game.days else 0.0,
        "bid": _bid(game, who),
    }


def _bid(game: PearlDivers, who: int) -> float:
    """A standing bid has changed nothing yet: count the card as won, and the shells as paid."""
    if not game.offer or game.bidder != who:
        return 0.0
    card = game.content.cards[game.offer]
    return amount(card.final, game, who) + LOT - SHELL * game.high

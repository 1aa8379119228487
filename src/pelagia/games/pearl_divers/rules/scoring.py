"""Scores, places and winners."""

from __future__ import annotations

from pelagia.core.effects import Effect, amount, effect
from pelagia.games.pearl_divers.rules.state import PearlDivers
from pelagia.games.ranking import first_places, shared_places


@effect
class FinalScoring(Effect[PearlDivers]):
    """Says what came out; the points are counted from what lies on the table."""

    def run(self, game: PearlDivers, who: int) -> None:
        for seat, score in enumerate(scores(game)):
            game.tell("scored", seat=seat, n=score)


def scores(game: PearlDivers) -> list[int]:
    cards = game.content.cards
    return [
        diver.pearls + sum(amount(cards[card].final, game, seat) for card in diver.haul)
        for seat, diver in enumerate(game.divers)
    ]


def places(game: PearlDivers) -> list[int]:
    """First, second and so on: by points, then by shells; equal ones share a place."""
    ranks = [(-score, -diver.shells) for score, diver in zip(scores(game), game.divers, strict=True)]
    return shared_places(ranks)


def winners(game: PearlDivers) -> list[int]:
    return first_places(places(game))

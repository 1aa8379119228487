"""Where the points of Pearl Divers came from: pearls, then the cards of the haul."""

from __future__ import annotations

from pelagia.core.effects import amount
from pelagia.core.tally import Source, Worth
from pelagia.core.text import Text
from pelagia.games.pearl_divers.rules.places import card as card_place
from pelagia.games.pearl_divers.rules.state import PearlDivers


def tally(game: PearlDivers) -> list[Source]:
    cards = game.content.cards
    haul = [
        Worth(seat, card_place(card), amount(cards[card].final, game, seat))
        for seat, diver in enumerate(game.divers)
        for card in diver.haul
    ]
    points = [sum(entry.points for entry in haul if entry.seat == seat) for seat in range(game.players)]
    return [
        Source(Text("pearl-divers-tally-pearls"), [diver.pearls for diver in game.divers]),
        Source(Text("pearl-divers-tally-haul"), points, [entry for entry in haul if entry.points]),
    ]

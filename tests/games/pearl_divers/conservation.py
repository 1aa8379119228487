"""Laws of Pearl Divers, watched while records are played."""

from __future__ import annotations

from pelagia.games.pearl_divers.rules.state import PearlDivers


def all_cards(game: PearlDivers) -> list[str]:
    """All cards, wherever they are."""
    cards = [*game.deck, *game.discard, game.offer]
    for diver in game.divers:
        cards += [*diver.hand, *diver.looking, diver.picked, *diver.haul]
    return sorted(card for card in cards if card)


class Watch:
    """No card appears or vanishes, and nobody owes shells."""

    def __init__(self, game: PearlDivers) -> None:
        self.game = game

    def look(self) -> None:
        assert all_cards(self.game) == sorted(self.game.content.cards)
        assert all(diver.shells >= 0 for diver in self.game.divers)

    def note(self, written: str, seat: int) -> None:
        """Choices bring nothing into the game that `look` would have to count."""

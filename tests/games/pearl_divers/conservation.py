"""Laws of Pearl Divers, watched while records are played."""

from __future__ import annotations

from pelagia.games.pearl_divers.rules.state import PearlDivers
from tests.kit import watch as kit


def all_cards(game: PearlDivers) -> list[str]:
    """All cards, wherever they are."""
    cards = [*game.deck, *game.discard, game.offer]
    for diver in game.divers:
        cards += [*diver.hand, *diver.looking, diver.picked, *diver.haul]
    return sorted(card for card in cards if card)


def law_cards(watch: Watch) -> None:
    """No card appears or vanishes."""
    assert all_cards(watch.game) == sorted(watch.game.content.cards)


def law_shells(watch: Watch) -> None:
    """Nobody owes shells."""
    assert all(diver.shells >= 0 for diver in watch.game.divers)


class Watch(kit.Watch[PearlDivers]):
    laws = (law_cards, law_shells)

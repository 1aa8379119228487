"""The whole content of the box (NE 19); `check_box` holds it to its limits."""

from __future__ import annotations

from pelagia.games.new_eden.content import deck_1a, deck_1b, deck_2a, deck_2b, deck_3a, deck_3b, other
from pelagia.games.new_eden.content.card import Content

MODULES = tuple(card for deck in (deck_1a, deck_1b, deck_2a, deck_2b, deck_3a, deck_3b) for card in deck.CARDS)
BOX = Content(
    name="box",
    cards={card.id: card for card in (*MODULES, *other.CARDS)},
    bonus={bonus.id: bonus for bonus in other.BONUS},
)

"""The whole content of the box (UC 20)."""

from __future__ import annotations

from pelagia.games.underwater_cities.content import boards, contracts, era1, era2, era3, metropolises, spaces, specials
from pelagia.games.underwater_cities.content.card import Content

CARDS = (specials.ASSISTANT_CARD, *era1.CARDS, *era2.CARDS, *era3.CARDS, *specials.CARDS)
TILES = (*metropolises.BLUE, *metropolises.BROWN)
BOX = Content(
    name="box",
    cards={card.id: card for card in CARDS},
    spaces={space.id: space for space in spaces.SPACES},
    boards={board.id: board for board in boards.BOARDS},
    metropolises={tile.id: tile for tile in TILES},
    contracts={contract.id: contract for contract in contracts.CONTRACTS},
)

"""The whole content of the box (FL 22)."""

from __future__ import annotations

from pelagia.games.flotilla.content.artefacts import ARTEFACTS
from pelagia.games.flotilla.content.boards import BOARDS
from pelagia.games.flotilla.content.card import Content
from pelagia.games.flotilla.content.crew import CREW
from pelagia.games.flotilla.content.goals import GOALS
from pelagia.games.flotilla.content.tiles import TILES

BOX = Content(
    name="box",
    crew={card.id: card for card in CREW},
    tiles={tile.id: tile for tile in TILES},
    goals={goal.id: goal for goal in GOALS},
    artefacts={artefact.id: artefact for artefact in ARTEFACTS},
    boards=BOARDS,
)

"""What follows when a piece is built, upgraded or converted (UC 7.7, R97)."""

from __future__ import annotations

from pelagia.core.effects import effect
from pelagia.games.underwater_cities.rules.contracts import met_contracts
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Waiting, settle
from pelagia.games.underwater_cities.rules.words import Word


def finish_piece(game: UnderwaterCities, who: int, piece: str, items: list[Waiting]) -> None:
    """Contracts that are met now, then everything triggered; `piece` is what was just built, if anything."""
    if game.contracts:
        items = items + met_contracts(game, who)
    if not items:
        game.just_built = piece or game.just_built
        return
    if piece:
        game.push(who, JustBuilt(piece))  # below what is triggered now, which may build something else
    settle(game, who, items)


@effect
class JustBuilt(Word):
    piece: str

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.just_built = self.piece

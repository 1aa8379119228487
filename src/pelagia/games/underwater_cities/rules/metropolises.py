"""Metropolises: connecting them, and tiles gained in play (UC 7.7, 12)."""

from __future__ import annotations

from pelagia.core.effects import effect
from pelagia.core.text import Ref
from pelagia.games.underwater_cities.rules.permanent import Event
from pelagia.games.underwater_cities.rules.pieces import finish_piece
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Waiting, reactions
from pelagia.games.underwater_cities.rules.words import Word


def connect_metropolis(game: UnderwaterCities, who: int, id: str) -> list[Waiting]:
    """A metropolis is connected: its instant effect, then what watches metropolises (UC 7.7, 12)."""
    game.tell("connected", seat=who, tile=Ref(id))
    instant = game.content.metropolises[id].instant if id else None
    items: list[Waiting] = [] if instant is None else [(id, instant)]
    return items + reactions(game, who, Event.METRO_CONNECTED)


@effect
class MetropolisTile(Word):
    """The top tile of the undealt blue stock, connected at once (UC 12 no. 5)."""

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(game.stock)

    def run(self, game: UnderwaterCities, who: int) -> None:
        if game.stock and (game.foreseeing or not game.blind):
            tile, game.stock = game.stock[-1], game.stock[:-1]
            game.seats[who].metropolises += (tile,)
            game.seal()
            game.tell("tile", seat=who, tile=Ref(tile))
            finish_piece(game, who, "", connect_metropolis(game, who, tile))

    def written(self) -> str:
        return "gain metropolis tile"

    def is_sure(self) -> bool:
        return True

"""Where the points of Flotilla came from (FL 19), by source."""

from __future__ import annotations

from collections.abc import Callable

from pelagia.core.place import Place
from pelagia.core.tally import PURSE, Source, Worth
from pelagia.core.text import word
from pelagia.games.flotilla.content.card import Colour, Side
from pelagia.games.flotilla.rules import places, state
from pelagia.games.flotilla.rules.scoring import majorities
from pelagia.games.flotilla.rules.sea import NAMES
from pelagia.games.flotilla.rules.state import Flotilla


def tally(game: Flotilla) -> list[Source]:
    """What was gained in the game, then the final scoring. The pieces are those that are still there."""
    seats = range(len(game.seats))
    return [
        Source(
            word(source),
            [game.seats[who].gains[source] for who in seats],
            [worth for who in seats if source in PIECES for worth in PIECES[source](game, who)],
        )
        for source in state.Source
    ]


def _city(game: Flotilla, who: int) -> list[Worth]:
    """The tiles of a city: each was scored when it was built, with the dials as they were then."""
    player = game.seats[who]
    built = player.tiles if player.side is Side.SKYSIDE else ()
    return [Worth(who, places.hex(NAMES[placed.hex])) for placed in built]


def _stock(game: Flotilla, who: int) -> list[Worth]:
    held: list[Place] = [places.stock(colour) for colour in Colour if game.seats[who].stock[colour]]
    return [Worth(who, place) for place in held]


def _seals(game: Flotilla, who: int) -> list[Worth]:
    won = [(guild, points.get(who, 0)) for guild, points in majorities(game).items()]
    return [Worth(who, places.banner(guild), points) for guild, points in won if points]


def _money(game: Flotilla, who: int) -> list[Worth]:
    points = game.seats[who].gains[state.Source.MONEY]
    return [Worth(who, PURSE, points)] if points else []


PIECES: dict[state.Source, Callable[[Flotilla, int], list[Worth]]] = {
    state.Source.CITY: _city,
    state.Source.MONEY: _money,
    state.Source.STOCK: _stock,
    state.Source.SEALS: _seals,
}

"""Where the points of Underwater Cities came from (UC 15): step by step of the final scoring."""

from __future__ import annotations

from pelagia.core.tally import Source, Worth, from_purse
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import CITY_SITES
from pelagia.games.underwater_cities.rules.network import connected
from pelagia.games.underwater_cities.rules.permanent import having
from pelagia.games.underwater_cities.rules.places import card as card_place
from pelagia.games.underwater_cities.rules.places import metropolis, site
from pelagia.games.underwater_cities.rules.scoring import HandIn, brown_points, card_points, city_points
from pelagia.games.underwater_cities.rules.state import UnderwaterCities

STEPS = ("before", "brown", "cards", "network", "resources")


def tally(game: UnderwaterCities) -> list[Source]:
    seats = range(game.players)
    points = {step: [game.scoring[who][at] for who in seats] for at, step in enumerate(STEPS)}
    pieces = {
        step: [entry for who in seats for entry in of(game, who)]
        for step, of in {"brown": _brown, "cards": _cards, "network": _network}.items()
    } | {"resources": from_purse(points["resources"])}
    return [Source(Text(f"underwater-cities-tally-{step}"), points[step], pieces.get(step, ())) for step in STEPS]


def _brown(game: UnderwaterCities, who: int) -> list[Worth]:
    points = brown_points(game, who)
    return [Worth(who, metropolis(game.seats[who].metropolises[0]), points)] if points else []


def _cards(game: UnderwaterCities, who: int) -> list[Worth]:
    """Cards that count, and those for which something was handed in: what for each of several is not written down."""
    scored = [Worth(who, card_place(id), points) for id, points in card_points(game, who) if points]
    rest = game.scoring[who][STEPS.index("cards")] - sum(entry.points for entry in scored)
    takers = [id for id in game.seats[who].claimed if having(game.content.cards[id], HandIn)] if rest else []
    return [*scored, *(Worth(who, card_place(id), rest if len(takers) == 1 else 0) for id in takers)]


def _network(game: UnderwaterCities, who: int) -> list[Worth]:
    player = game.seats[who]
    board = game.content.boards[player.board]
    return [Worth(who, site(CITY_SITES[city]), city_points(board, player, city)) for city in connected(player)]

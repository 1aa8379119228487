"""Where the points of New Eden came from (NE 15): the game itself, coins, then the station, group by group."""

from __future__ import annotations

from pelagia.core.effects import amount
from pelagia.core.tally import Source, Worth, from_purse
from pelagia.core.text import Text, word
from pelagia.games.new_eden.content.card import Group
from pelagia.games.new_eden.rules.places import card as card_place
from pelagia.games.new_eden.rules.scoring import pointer, station_cards
from pelagia.games.new_eden.rules.state import COINS_PER_POINT, NewEden


def tally(game: NewEden) -> list[Source]:
    station = [_station(game, group) for group in Group]
    coins = [seat.coins // COINS_PER_POINT for seat in game.seats]
    later = [sum(points) for points in zip(coins, *(source.points for source in station), strict=True)]
    played = [seat.score - n for seat, n in zip(game.seats, later, strict=True)]
    return [
        Source(Text("new-eden-tally-played"), played),
        Source(Text("new-eden-tally-coins"), coins, from_purse(coins)),
        *station,
    ]


def _station(game: NewEden, group: Group) -> Source:
    """The final points of the cards of a group, where the station holds."""
    worth = [
        Worth(who, card_place(card.id), amount(card.final.points, game, who))
        for who, seat in enumerate(game.seats)
        if seat.damage <= pointer(game, seat)
        for card in station_cards(game, seat)
        if card.group is group
    ]
    points = [sum(entry.points for entry in worth if entry.seat == who) for who in range(len(game.seats))]
    return Source(word(group), points, [entry for entry in worth if entry.points])

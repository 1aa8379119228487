"""Final scoring, scores and winners (FL 19)."""

from __future__ import annotations

from pelagia.core.effects import Effect, effect
from pelagia.games.flotilla.content.card import Guild
from pelagia.games.flotilla.rules.state import (
    MONEY_PER_VP,
    MOST_SEALS,
    SECOND_SEALS,
    STOCK_PER_VP,
    Flotilla,
    Source,
    owned_crew,
    total_toxicity,
    vp,
)
from pelagia.games.ranking import first_places, shared_places


@effect
class FinalScoring(Effect[Flotilla]):
    """Money, stock, toxicity and seals, from the reserve (FL 19.2)."""

    def run(self, game: Flotilla, who: int) -> None:
        game.over = True
        for seat, parts in enumerate(final(game)):
            player = game.seats[seat]
            player.gains = tuple(n + parts.get(source, 0) for source, n in zip(Source, player.gains, strict=True))
            money, stock, toxicity, seals = parts.values()
            game.tell(
                "scored", seat=seat, money=money, stock=stock, toxicity=toxicity, seals=seals, n=vp(game.seats[seat])
            )


def final(game: Flotilla) -> list[dict[Source, int]]:
    """What each seat would gain in a final scoring now."""
    seals = majority(game)
    return [
        {
            Source.MONEY: player.money // MONEY_PER_VP,
            Source.STOCK: sum(player.stock) // STOCK_PER_VP,
            Source.TOXICITY: game.content.boards.toxicity[player.tox_score],
            Source.SEALS: seals[seat],
        }
        for seat, player in enumerate(game.seats)
    ]


def majority(game: Flotilla) -> list[int]:
    """VP for most and second most seals of all guilds, by seat."""
    prizes = majorities(game).values()
    return [sum(won.get(seat, 0) for won in prizes) for seat in range(len(game.seats))]


def majorities(game: Flotilla) -> dict[Guild, dict[int, int]]:
    """VP for most and second most seals of each guild, by seat; lower toxicity breaks ties (FL 19.3)."""
    awards: dict[Guild, dict[int, int]] = {}
    for guild in Guild:
        ranks = {
            seat: (player.seals[guild], -total_toxicity(game, player))
            for seat, player in enumerate(game.seats)
            if player.seals[guild]
        }
        first = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
        others = {seat: rank for seat, rank in ranks.items() if seat not in first}
        second = [seat for seat, rank in others.items() if len(first) == 1 and rank == max(others.values())]
        awards[guild] = dict.fromkeys(first, MOST_SEALS) | dict.fromkeys(second, SECOND_SEALS)
    return awards


def scores(game: Flotilla) -> list[int]:
    return [vp(player) for player in game.seats]


def places(game: Flotilla) -> list[int]:
    """The place of every seat: most VP; then lower toxicity, more crew, more money; equal ones share it (FL 19.4)."""
    return shared_places(
        [
            (-vp(player), total_toxicity(game, player), -len(owned_crew(game, seat)), -player.money)
            for seat, player in enumerate(game.seats)
        ]
    )


def winners(game: Flotilla) -> list[int]:
    return first_places(places(game))

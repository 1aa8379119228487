"""How strong a bot is: whole games for two against another."""

from __future__ import annotations

import pelagia
from pelagia import bots


def wins(name: str, bot: str, other: str, games: int) -> int:
    """How many games a bot wins alone, from both seats in turn."""
    won = 0
    for seed in range(games):
        game = pelagia.new(name, 2, seed, watched=False)
        players = [bots.make(other, seed), bots.make(other, seed)]
        players[seed % 2] = bots.make(bot, seed)
        while decision := game.decision:
            game.choose(bots.ask(players[decision.seat], game, decision), decision.seat)
        won += game.winners == [seed % 2]
    return won

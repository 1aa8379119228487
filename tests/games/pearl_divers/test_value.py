"""The value of Pearl Divers is good for something."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.games.pearl_divers.bot.value import value
from tests.games.pearl_divers.table import table


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(200):
        game = pelagia.new("pearl-divers", 2, seed, watched=False)
        players = [bots.make("random", seed), bots.make("random", seed)]
        players[seed % 2] = bots.make("greedy", seed)
        while decision := game.decision:
            game.choose(bots.ask(players[decision.seat], game, decision), decision.seat)
        wins += game.winners == [seed % 2]
    assert wins > 130


def test_a_standing_bid_counts_as_won_and_paid() -> None:
    game = table()
    game.offer, game.high, game.bidder = "C6", 1, 0
    game.push(1, game.content.cards["W3"].on_play)  # somebody else is asked something
    game.advance()
    assert value(game, 0)["bid"] > 0 == value(game, 1)["bid"]

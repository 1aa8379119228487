"""The value of Pearl Divers is good for something."""

from __future__ import annotations

from pelagia.games.pearl_divers.bot.value import value
from tests.games.pearl_divers.table import table
from tests.kit.strength import wins


def test_greedy_beats_random() -> None:
    assert wins("pearl-divers", "greedy", "random", games=200) > 130


def test_a_standing_bid_counts_as_won_and_paid() -> None:
    game = table()
    game.offer, game.high, game.bidder = "C6", 1, 0
    game.push(1, game.content.cards["W3"].on_play)  # somebody else is asked something
    game.advance()
    assert value(game, 0)["bid"] > 0 == value(game, 1)["bid"]

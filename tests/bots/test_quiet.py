"""When a position is quiet, and what is played before it is."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.bots.quiet import after, candidates, guess, is_quiet, settled, total, worth
from pelagia.bots.random import Random
from tests.games.new_eden.table import Station, crab, mussel, table


def test_equals_are_equal_however_they_are_added_up() -> None:
    """Python 3.11 makes 0.9999999999999999 of ten tenths, and 3.12 makes 1.0."""
    rough = 0.0
    for _ in range(10):
        rough += 0.1
    assert rough != 1.0
    assert total([rough]) == total([0.1] * 10) == 1.0


def test_the_start_of_a_turn_is_quiet_and_its_middle_is_not() -> None:
    game, bot = pelagia.new("new-eden", 2, seed=1), Random(1)
    assert is_quiet(game, game.decisions[0].seat)
    while game.decisions[0].kind != "Bottle":
        game.choose(bots.ask(bot, game, game.decisions[0]))
    first = game.decisions[0].seat
    assert not is_quiet(game, first)
    assert is_quiet(game, 1 - first)


def test_a_reply_is_quiet_for_nobody_and_played_on() -> None:
    cards = [mussel("x", 1, 1, 0), crab("a", 1, 1, 0)]
    game = table(Station(damage=15, crab="a", coins=4), rows={4: "x z ."}, cards=cards).take("buy x").game
    assert game.decisions[0].kind == "Overflow"
    assert not is_quiet(game, 0)
    assert not is_quiet(game, 1)
    end = settled(game)
    assert is_quiet(end, 0)
    assert game.decisions[0].kind == "Overflow"


def test_others_are_thought_to_answer_well_in_secret() -> None:
    """In the market nobody keeps what is worth less than nothing to them."""
    game, bot = pelagia.new("new-eden", 3, seed=4), Random(4)
    while game.decisions[0].kind != "Market":
        game.choose(bots.ask(bot, game, game.decisions[0]))
    own, *others = game.decisions
    world = guess(game, own)
    assert world.decisions == (own,)
    for other in others:
        plain, guessed = game.clone(), game.clone()
        for clone, answer in ((plain, other.options[0].written), (guessed, world.answers[other.seat])):
            for asked in game.decisions:
                clone.choose(answer if asked is other else asked.options[0], asked.seat)
        assert worth(guessed, other.seat) >= worth(plain, other.seat)
    assert after(world, own, own.options[0]).number > game.number


def test_of_a_range_of_bids_the_lowest_is_tried() -> None:
    game, bot = pelagia.new("new-eden", players=4, seed=2), Random(1)
    while game.decisions[0].kind != "Bid":
        game.choose(bots.ask(bot, game, game.decisions[0]))
    assert [option.written for option in candidates(game.decisions[0])][:2] == ["out", "bid 1"]

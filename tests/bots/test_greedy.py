"""The greedy bot: it plays to win, by the rules, and without looking at what it may not see."""

from __future__ import annotations

import pelagia
from pelagia.bots import Bot
from pelagia.bots.greedy import Greedy, candidates
from pelagia.bots.random import Random
from pelagia.core.game import Game


def match(seed: int) -> Game:
    """Greedy on one seat, random on the other; the seats change from game to game."""
    game = pelagia.new("new-eden", players=2, seed=seed, watched=False)
    bots: list[Bot] = [Greedy(seed), Random(seed)]
    if seed % 2:
        bots.reverse()
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game, decision), decision.seat)
    return game


def test_it_clearly_beats_random_play() -> None:
    """The issue's bar is 90 of 100 and 1.7 times the score; `pelagia simulate` measures it over 200 games."""
    games = [match(seed) for seed in range(10)]
    greedy = [game.scores[seed % 2] for seed, game in enumerate(games)]
    other = [game.scores[1 - seed % 2] for seed, game in enumerate(games)]
    assert sum(game.winners == [seed % 2] for seed, game in enumerate(games)) >= 9
    assert sum(greedy) > 1.7 * sum(other)


def test_thinking_does_not_disturb_the_game() -> None:
    game = pelagia.new("new-eden", players=3, seed=1)
    bot = Greedy(1)
    for _ in range(60):
        decision = game.decisions[-1]
        before = game.to_json()
        option = bot.choose(game, decision)
        assert game.to_json() == before
        game.choose(option, decision.seat)


def test_it_never_sees_what_is_hidden() -> None:
    """Two games that look the same to the seat lead to the same choice, whatever the others hold."""
    game = pelagia.new("new-eden", players=3, seed=4)
    bot = Random(4)
    while game.decisions and game.decisions[0].kind != "Market":
        game.choose(bot.choose(game, game.decisions[0]))
    decision = game.decisions[0]
    other = game.clone()
    other.hand[1], other.hand[2] = other.hand[2], other.hand[1]  # type: ignore[attr-defined]
    other.unseen.reverse()  # type: ignore[attr-defined]
    assert game.view(0) == other.view(0)
    assert Greedy(9).choose(game, decision).written == Greedy(9).choose(other, decision).written


def test_of_a_range_of_bids_it_tries_the_lowest() -> None:
    game = pelagia.new("new-eden", players=4, seed=2)
    bot = Random(1)
    while game.decisions and game.decisions[0].kind != "Bid":
        game.choose(bot.choose(game, game.decisions[0]))
    tried = [option.written for option in candidates(game.decisions[0])]
    assert tried[:2] == ["out", "bid 1"]

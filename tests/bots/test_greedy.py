"""The greedy bot: it plays to win, by the rules, and without looking at what it may not see."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.bots import Bot
from pelagia.bots.greedy import FEW, Greedy
from pelagia.bots.quiet import candidates
from pelagia.bots.random import Random
from pelagia.bots.seen import Seen
from pelagia.bots.turn import Count
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game


def match(seed: int, kind: type[Greedy] = Greedy) -> Game:
    """Greedy on one seat, random on the other; the seats change from game to game."""
    game = pelagia.new("new-eden", players=2, seed=seed, watched=False)
    sitting: list[Bot] = [kind(seed), Random(seed)]
    if seed % 2:
        sitting.reverse()
    while decision := game.decision:
        game.choose(bots.ask(sitting[decision.seat], game, decision), decision.seat)
    return game


def test_it_clearly_beats_random_play() -> None:
    """The issue's bar is 90 of 100 and 1.7 times the score; `pelagia simulate` measures it over 200 games."""
    games = [match(seed) for seed in range(10)]
    greedy = [game.scores[seed % 2] for seed, game in enumerate(games)]
    other = [game.scores[1 - seed % 2] for seed, game in enumerate(games)]
    assert sum(game.winners == [seed % 2] for seed, game in enumerate(games)) >= 9
    assert sum(greedy) > 1.7 * sum(other)


class Hasty(Greedy):
    """Has never time to think."""

    def choose(self, seen: Seen) -> Option:
        return self.choose_quickly(seen)


class Counting(Greedy):
    """Counts the options that it looks at."""

    seen = 0

    def worth(self, world: Game, decision: Decision, option: Option, count: Count) -> float:
        self.seen += 1
        return super().worth(world, decision, option, count)


def test_its_quick_choices_are_sound() -> None:
    """They beat random play too, and look at a few options only."""
    games = [match(seed, Hasty) for seed in range(10)]
    assert sum(game.winners == [seed % 2] for seed, game in enumerate(games)) >= 8


def test_a_quick_choice_looks_at_a_few_options() -> None:
    game, bot = pelagia.new("underwater-cities", players=2, seed=3), Random(3)
    while len(candidates(game.decisions[0])) <= 2 * FEW:
        game.choose(bots.ask(bot, game, game.decisions[0]))
    decision, counting = game.decisions[0], Counting(5)
    chosen = counting.choose_quickly(Seen(decision, game))
    assert chosen in candidates(decision)
    assert counting.seen == FEW
    assert Greedy(5).choose_quickly(Seen(decision, game)) == chosen
    assert bots.ask_quickly("random", 5, game, decision) == chosen  # it has no opinion of its own


def test_thinking_does_not_disturb_the_game() -> None:
    game = pelagia.new("new-eden", players=3, seed=1)
    bot = Greedy(1)
    for _ in range(60):
        decision = game.decisions[-1]
        before = game.to_json()
        option = bots.ask(bot, game, decision)
        assert game.to_json() == before
        game.choose(option, decision.seat)


def test_it_never_sees_what_is_hidden() -> None:
    """Two games that look the same to the seat lead to the same choice, whatever the others hold."""
    game = pelagia.new("new-eden", players=3, seed=4)
    bot = Random(4)
    while game.decisions and game.decisions[0].kind != "Market":
        game.choose(bots.ask(bot, game, game.decisions[0]))
    decision = game.decisions[0]
    other = game.clone()
    other.hand[1], other.hand[2] = other.hand[2], other.hand[1]
    other.unseen.reverse()
    assert game.view(0) == other.view(0)
    assert bots.ask(Greedy(9), game, decision).written == bots.ask(Greedy(9), other, decision).written


def test_of_a_range_of_bids_it_tries_the_lowest() -> None:
    game = pelagia.new("new-eden", players=4, seed=2)
    bot = Random(1)
    while game.decisions and game.decisions[0].kind != "Bid":
        game.choose(bots.ask(bot, game, game.decisions[0]))
    tried = [option.written for option in candidates(game.decisions[0])]
    assert tried[:2] == ["out", "bid 1"]

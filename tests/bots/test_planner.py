"""What the planning bots tell to teachers."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import pelagia
from pelagia import bots
from pelagia.bots.levels import judged
from pelagia.bots.planner import Judged, Planner, reasons
from pelagia.bots.seen import Seen
from pelagia.core.game import Game
from pelagia.core.rng import Rng


def middle(name: str, choices: int) -> Game:
    game, bot = pelagia.new(name, 2 if name != "flotilla" else 3, seed=6, watched=False), bots.make("random", 6)
    while choices > 0 or len(game.decisions[0].options) < 3:
        game.choose(bots.ask(bot, game, game.decisions[0]))
        choices -= 1
    return game


@pytest.mark.parametrize("name", ["new-eden", "deep-sea", "flotilla", "underwater-cities"])
def test_options_are_judged_with_points_error_plan_and_reasons(name: str) -> None:
    game = middle(name, 30)
    decision = game.decisions[0]
    opinions = judged(Seen(decision, game), 1)
    assert [opinion.points for opinion in opinions] == sorted((opinion.points for opinion in opinions), reverse=True)
    offered = {option.written for option in decision.options}
    for opinion in opinions:
        assert opinion.option.written in offered or opinion.option.written.split()[0] in {o.split()[0] for o in offered}
        assert opinion.plan[0] == opinion.option.written
        assert opinion.error >= 0
        assert opinion.wins is None or 0 <= opinion.wins <= 1
        assert opinion.reasons
    assert judged(Seen(decision, game), 1) == opinions


def test_what_is_hidden_makes_no_difference_to_a_teacher() -> None:
    game = middle("new-eden", 60)
    decision = game.decisions[0]
    other = game.imagined(decision.seat, Rng(5))
    assert judged(Seen(decision, game), 1) == judged(Seen(decision, other), 1)


def test_reasons_are_differences_of_named_groups() -> None:
    option = pelagia.new("new-eden", 2, seed=1).decisions[0].options[0]
    better = Judged(option, 5.0, 0.0, None, (), {"coins": 1.0, "crew": 4.0, "score": 2.0})
    other = Judged(option, 3.0, 0.0, None, (), {"coins": 2.5, "crew": 0.5, "score": 2.0})
    assert reasons(better, other) == [("crew", 3.5), ("coins", -1.5)]


def test_a_quick_choice_is_sound() -> None:
    game = middle("new-eden", 0)
    assert Planner(1).choose_quickly(Seen(game.decisions[0], game)) in game.decisions[0].options


@pytest.mark.parametrize("name", [*bots.LEVELS, bots.BEST])
def test_every_level_plays_a_whole_game(name: str) -> None:
    game = pelagia.new("new-eden", 2, seed=2, watched=False)
    seats = [bots.make(name, seat) for seat in range(2)]
    while decision := game.decision:
        game.choose(bots.ask(seats[decision.seat], game, decision), decision.seat)
    assert game.winners


def test_the_levels_are_named_once() -> None:
    assert {bots.make(name, 1).name for name in bots.LEVELS} == {*bots.LEVELS}
    assert bots.make(bots.BEST, 1).name == bots.LEVELS[-1]
    assert bots.DEFAULT in bots.LEVELS
    assert bots.strongest(bots.names()) == bots.LEVELS[-1]
    assert bots.offered()[: len(bots.LEVELS)] == bots.LEVELS
    assert not {"random", "greedy", bots.BEST} & {*bots.offered()}


@pytest.mark.parametrize("game", [*pelagia.NAMES, "a game of others"])
def test_a_game_has_a_ladder_of_levels(game: str) -> None:
    """The strongest is far and cold; of two with the same sight, the lower one is warmer."""
    from pelagia.bots import levels

    plays = [cast(levels.Leveled, bots.make(name, 1)).play_in(game) for name in bots.LEVELS]
    assert plays[-1] == levels.STRONGEST
    assert len({*plays}) == len(plays)
    for lower, upper in pairwise(plays):
        assert lower.sight != upper.sight or lower.temperature > upper.temperature
    assert [play.sight for play in plays] == sorted(
        (play.sight for play in plays), key=[levels.GLANCE, levels.TURN, None].index
    )

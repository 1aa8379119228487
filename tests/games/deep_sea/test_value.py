"""What bots think of positions."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia.bots.greedy import Greedy
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from tests.games.deep_sea.table import Table, bench


def worth(t: Table, who: int = 0) -> float:
    return float(sum(t.game.rules.value(t.game, who).values()))


def played(players: int, options: dict[str, Any], greedy: list[int], seed: int) -> Game:
    game, rng = pelagia.new("deep-sea", players, seed, options, watched=False), Rng(seed)
    bot = Greedy(seed)
    while decision := game.decision:
        game.choose(bot.choose(game, decision) if decision.seat in greedy else rng.choice(decision.options))
    return game


def test_greedy_beats_chance() -> None:
    for seed in range(2):
        game = played(3, {"scenario": 2}, [seed], seed)
        assert game.winners == [seed]
        assert max(game.scores) > 30


def test_a_greedy_team_is_far_better_than_a_random_one() -> None:
    team = {"scenario": 1, "cooperative": True}
    assert played(2, team, [0, 1], 1).scores[0] > 2 * played(2, team, [], 1).scores[0]


def test_at_the_end_the_value_is_the_score() -> None:
    t = bench(2, step="end", p1="R=10")
    assert [worth(t, who) for who in (0, 1)] == t.game.scores


@pytest.mark.parametrize("better", ["R=1", "G=1", "research=1", "staging=4", "tokens=T01", "journals=9"])
def test_more_is_better(better: str) -> None:
    assert worth(bench(1, p1=better)) > worth(bench(1))


def test_what_waits_is_worth_something() -> None:
    t = bench(1, p1="research=3")
    assert worth(t.act()) > worth(bench(1, p1="research=3 leader=* staging=2"))

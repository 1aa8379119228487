"""What bots think of positions."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia import bots
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
        game.choose(bots.ask(bot, game, decision) if decision.seat in greedy else rng.choice(decision.options))
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


def parts(t: Table, who: int = 0) -> dict[str, float]:
    return dict(t.game.rules.value(t.game, who))


def test_the_pass_that_ends_the_round_is_worth_no_less_than_another() -> None:
    last = bench(1, p1="crew=pilot", p2="crew=pilot passed=1").take("pass")
    assert last.game.round == 3
    assert worth(last) == pytest.approx(worth(bench(1, p1="crew=pilot", p2="crew=pilot").take("pass")))


def test_a_choice_in_the_middle_of_a_preparation_costs_nothing() -> None:
    asked, done = (bench(1, 1, step="recruit", p1="crew=pilot*") for _ in range(2))
    asked.take("recruit pilot").decides("P1", "Impact")
    done.take("recruit reef_diver").decides("P1", "TurnMenu")
    assert parts(asked)["discs"] == parts(done)["discs"]


def test_who_can_do_something_else_is_worth_more_than_a_second_one_of_the_same() -> None:
    def abilities(crew: str) -> float:
        return parts(bench(2, p1=f"crew={crew}"))["crew"]

    second, other = (
        abilities("pilot,pilot") - abilities("pilot"),
        abilities("reef_diver,pilot") - abilities("reef_diver"),
    )
    assert other > second > 0


def test_discs_that_nobody_can_spend_are_worth_little() -> None:
    few, some, many = (parts(bench(1, p1=f"staging={n}"))["discs"] for n in (1, 2, 9))
    assert many - some < 7 * (some - few) / 2


def test_a_unit_that_decides_a_goal_is_worth_most() -> None:
    """Nine, ten and eleven sonar discs of a team that needs eleven, in the last round."""
    places = [f"{cell}.s{n}" for cell, most in (("B1", 2), ("C1", 3), ("C2", 4), ("A1", 2)) for n in range(1, most + 1)]

    def goals(n: int) -> float:
        discs = " ".join(f"{place}=P1" for place in places[:n])
        return parts(bench(1, cooperative=True, round=6, zones="A1=atoll", discs=discs))["goals"]

    assert goals(11) - goals(10) > goals(10) - goals(9) > 0


def test_markers_near_a_hex_that_opens_a_goal_are_worth_more() -> None:
    far, near = (parts(bench(8, markers=f"5.5=P1 {hexes}"))["goals"] for hexes in ("4.5=P1", "6.5=P1 7.4=P1 8.4=P1"))
    assert near > far


def test_the_way_down_is_worth_something_where_goals_lie_there() -> None:
    assert parts(bench(10, p1="vessels=C2 G=2"))["goals"] > parts(bench(10, p1="G=2"))["goals"]

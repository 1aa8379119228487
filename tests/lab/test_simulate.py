"""The figures of a simulation."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pelagia.core.errors import BadOption
from pelagia.lab.play import Outcome, Plan
from pelagia.lab.simulate import Report, report, simulate

A, B, C = "random", "greedy", "dolphin"
TIMES = ("seconds", "games_per_second", "decisions_per_second")


def plan(players: int, games: int, *bots: str, start: int = 0) -> Plan:
    return Plan("new-eden", players, games, bots, seed=1, start=start)


def results(summary: Report) -> dict[str, Any]:
    """Everything but the time it took."""
    return {name: figure for name, figure in summary.to_json().items() if name not in TIMES}


def wins(summary: Report) -> list[float]:
    return [bot.wins for bot in summary.bots]


def test_bots_are_credited_with_the_seats_that_they_had() -> None:
    outcomes = [Outcome(10, [5, 9], [1]), Outcome(10, [7, 3], [0])]  # a against b, then b against a
    summary = report(plan(2, 2, A, B), outcomes, 1.0)
    assert [(bot.name, bot.games, bot.wins, bot.mean) for bot in summary.bots] == [(A, 2, 0, 4), (B, 2, 2, 8)]


def test_the_first_game_of_a_part_is_seated_as_in_the_whole() -> None:
    summary = report(plan(2, 1, A, B, start=1), [Outcome(10, [7, 3], [0])], 1.0)
    assert wins(summary) == [0, 1]


def test_a_shared_win_counts_as_a_fraction() -> None:
    assert wins(report(plan(2, 1, A, B), [Outcome(1, [4, 4], [0, 1])], 1.0)) == [0.5, 0.5]
    three_ways = [Outcome(1, [4, 4, 4], [0, 1, 2])] * 3
    assert wins(report(plan(3, 3, A, B, C), three_ways, 1.0)) == [1, 1, 1]


def test_a_name_given_twice_has_two_entries() -> None:
    summary = report(plan(2, 1, A, A), [Outcome(1, [4, 8], [1])], 1.0)
    assert [(bot.name, bot.games, bot.wins, bot.mean) for bot in summary.bots] == [(A, 1, 0, 4), (A, 1, 1, 8)]


def test_one_bot_on_all_seats_counts_once_for_each() -> None:
    (bot,) = report(plan(3, 1, A), [Outcome(1, [3, 6, 9], [2])], 1.0).bots
    assert (bot.games, bot.wins, bot.mean) == (3, 1, 6)


def test_a_bot_without_a_seat_has_no_mean() -> None:
    assert report(plan(1, 1, A, B), [Outcome(1, [3, 50], [1])], 1.0).bots[1].mean is None


def test_in_a_solo_game_a_win_is_the_solo_goal() -> None:
    outcomes = [Outcome(1, [90, 60], [0]), Outcome(1, [10, 80], [1]), Outcome(1, [70, 70], [0, 1])]
    summary = report(plan(1, 3, A), outcomes, 1.0)
    assert wins(summary) == [1.5]
    assert summary.opponent == 70
    assert summary.scores.mean == pytest.approx(170 / 3, abs=0.001)  # the automaton's scores are not among them
    assert summary.scores.max == 90


def test_how_scores_spread() -> None:
    outcomes = [Outcome(1, [score, 100 - score], [0]) for score in range(50)]
    spread = report(plan(2, 50, A), outcomes, 1.0).scores
    assert (spread.mean, spread.max) == (50, 100)
    assert (spread.p10, spread.p50, spread.p90) == (9.9, 50, 90.1)
    single = report(plan(1, 1, A), [Outcome(1, [7], [0])], 1.0).scores
    assert (single.p10, single.p50, single.p90) == (7, 7, 7)


def test_rates() -> None:
    summary = report(plan(2, 4, A), [Outcome(30, [1, 2], [1])] * 4, 2.0)
    assert (summary.decisions, summary.seconds) == (120, 2)
    assert (summary.games_per_second, summary.decisions_per_second) == (2, 60)


def test_options_that_vary_have_figures_of_their_own() -> None:
    levels = Plan("new-eden", 1, 5, ("random",), vary=("solo_level",))
    outcomes = [Outcome(1, [score, 50], [0] if score > 50 else [1]) for score in (60, 40, 30, 20, 30)]
    by_option = {
        option.option: (option.games, option.won, option.mean) for option in report(levels, outcomes, 1.0).varied
    }
    assert by_option == {
        "solo_level=0": (2, 1, 45),
        "solo_level=1": (1, 0, 40),
        "solo_level=2": (1, 0, 30),
        "solo_level=3": (1, 0, 20),
    }


def test_same_plan_same_figures() -> None:
    asked = plan(2, 12, "random", "random")
    first = simulate(asked)
    assert results(simulate(asked)) == results(first)
    assert sum(bot.wins for bot in first.bots) == 12


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players(players: int) -> None:
    summary = simulate(plan(players, 4, "random"))
    assert json.loads(json.dumps(summary.to_json())) == summary.to_json()
    assert list(summary.to_json()) == [
        "game",
        "rules",
        "content",
        "seed",
        "about",
        "players",
        "games",
        "options",
        "decisions",
        *TIMES,
        "scores",
        "opponent",
        "bots",
        "varied",
    ]
    assert list(summary.to_json()["scores"]) == ["mean", "p10", "p50", "p90", "max"]
    assert [list(bot) for bot in summary.to_json()["bots"]] == [["name", "games", "wins", "mean"]]
    assert (summary.opponent is None) == (players > 1)


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_nothing_to_do_is_refused(games: int, workers: int) -> None:
    with pytest.raises(BadOption):
        simulate(plan(2, games, "random"), workers)

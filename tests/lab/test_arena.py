"""The arena: deals, seatings, figures, and when it stops."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from pelagia.core.errors import BadOption
from pelagia.lab.about import about
from pelagia.lab.arena import Match, Tally, _note, arena
from pelagia.lab.play import Outcome, Plan
from pelagia.lab.ratings import Wins
from pelagia.lab.timing import Times

GAME = "pearl-divers"


def match(games: int, *bots: str, players: int = 2, **more: Any) -> Match:
    return Match(GAME, players, games, bots or ("greedy", "random"), seed=1, **more)


@pytest.mark.parametrize(
    ("bots", "players", "seatings"),
    [("ab", 2, 2), ("ab", 3, 3), ("ab", 4, 2), ("abc", 3, 3), ("abbb", 4, 4), ("abcd", 3, 3), ("a", 4, 1)],
)
def test_every_bot_of_a_line_up_sits_on_every_seat_of_a_deal(bots: str, players: int, seatings: int) -> None:
    plan = match(100, *bots, players=players)
    assert plan.seatings == seatings
    seats = [plan.seating(number) for number in range(seatings)]
    assert all({seating[seat] for seating in seats} == {*seats[0]} for seat in range(players))
    assert {plan.seeds(number)[0] for number in range(seatings)} == {plan.seeds(0)[0]}
    assert plan.seeds(seatings)[0] != plan.seeds(0)[0]


def test_more_bots_than_seats_take_turns() -> None:
    plan = match(100, "a", "b", "c", players=2)
    assert {tuple(sorted(plan.seating(number))) for number in range(6)} == {(0, 1), (1, 2), (0, 2)}


def test_seeds_are_not_those_of_simulations() -> None:
    ours = {match(9).seeds(number)[0] for number in range(500)}
    theirs = {Plan(GAME, 2, 9, ("random",), seed=1).seeds(number)[0] for number in range(500)}
    assert not ours & theirs


def test_the_stronger_bot_is_found_with_an_interval_a_margin_and_a_rating() -> None:
    greedy, random = arena(match(200)).bots
    assert greedy.games == random.games == 200
    assert greedy.low is not None
    assert 0.5 < greedy.low < greedy.win_share < 1
    assert greedy.win_share + random.win_share == pytest.approx(1)
    assert greedy.margin
    assert greedy.margin.low
    assert greedy.margin.low > 0
    assert greedy.rating
    assert random.rating
    assert greedy.rating.points - random.rating.points > 2 * greedy.rating.error
    assert 0 < random.ms["mean"] < greedy.ms["mean"] <= greedy.ms["p99"] * 1.1 <= greedy.ms["max"] * 1.1


def test_a_bot_against_itself_is_no_stronger() -> None:
    (random,) = arena(match(80, "random", "random")).bots
    assert (random.games, random.win_share) == (160, 0.5)
    assert random.rating is None


def test_the_report_does_not_depend_on_the_number_of_workers() -> None:
    def figures(workers: int) -> Any:
        report = arena(match(30), workers).to_json()
        return [{name: value for name, value in bot.items() if name != "ms"} for bot in report["bots"]]

    assert figures(2) == figures(1)


def test_it_stops_as_soon_as_it_is_proved() -> None:
    report = arena(match(2000, until="random>greedy"))
    assert report.proved == "greedy>random"
    assert report.games < 400


def test_nothing_is_proved_in_too_few_games() -> None:
    assert arena(match(4, until="greedy>random")).proved == ""


@pytest.mark.parametrize("until", ["greedy", "greedy>best", "greedy>greedy", ">"])
def test_a_proof_about_nobody_is_refused(until: str) -> None:
    with pytest.raises(BadOption):
        match(10, until=until)


def test_alone_the_automaton_is_the_rival() -> None:
    (random,) = arena(Match("new-eden", 1, 3, ("random",), seed=1)).bots
    assert random.margin is not None
    assert random.rating is None


def test_the_report_says_what_was_played() -> None:
    report = json.loads(json.dumps(arena(match(10, options={"days": 2})).to_json()))
    assert report["about"] == asdict(about(match(10)))
    assert {name: report[name] for name in ("game", "rules", "content", "seed", "players", "games", "options")} == {
        "game": report["about"]["game"],
        "rules": report["about"]["rules"],
        "content": "box",
        "seed": match(10).seed,
        "players": 2,
        "games": 10,
        "options": {"days": 2},
    }
    assert {bot["name"]: bot["fingerprint"] for bot in report["bots"]} == report["about"]["bots"]


def test_what_is_kept_does_not_grow_with_the_number_of_games() -> None:
    def kept(deals: int) -> list[int]:
        tallies, won = {"greedy": Tally(), "random": Tally()}, Wins()
        outcomes = [Outcome(9, [n % 7, 3], [0 if n % 7 > 3 else 1], [Times(), Times()]) for n in range(deals)]
        for outcome in outcomes:
            _note(tallies, won, [(["greedy", "random"], outcome)])
        assert tallies["greedy"].wins.count() == len(won) == deals
        sums = [tally.wins.moments.sums for tally in tallies.values()]
        return [*map(len, sums), *map(len, won.groups)]

    assert kept(4000) == kept(400)


def test_figures_of_a_bot_are_plain_numbers() -> None:
    report = arena(match(30))
    bot, data = report.bots[0], report.to_json()["bots"][0]
    assert [data[name] for name in ("name", "games", "win_share")] == [bot.name, bot.games, bot.win_share]
    assert bot.margin
    assert (data["points"], data["margin"]) == (bot.points.mean, bot.margin.mean)
    assert data["margin_low"] < data["margin"] < data["margin_high"]
    assert [*data["ms"]] == ["mean", "p99", "max"]

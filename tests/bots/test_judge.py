"""Judges: the line around the hand-made value, without a jump in time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

import pelagia
from pelagia import bots
from pelagia.bots import judge as judges
from pelagia.bots.judge import Hand, Line, shares
from pelagia.bots.manifest import Learned
from pelagia.bots.quiet import worth
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.games.opinions import Features


def game(name: str = "new-eden", players: int = 2) -> Game:
    return pelagia.new(name, players, seed=3, watched=False)


def line(table: Game, **weights: tuple[float, float, float]) -> Line:
    features = table.rules.features
    assert isinstance(features, Features)
    return Line(features, Learned({name.replace("__", "."): knots for name, knots in weights.items()}))


def test_time_has_three_knots_and_nothing_jumps_between_them() -> None:
    assert [sum(shares(n / 50)) for n in range(51)] == pytest.approx([1.0] * 51)
    steps = [shares(n / 1000) for n in range(1001)]
    moves = [abs(a - b) for step, other in pairwise(steps) for a, b in zip(step, other, strict=True)]
    assert max(moves) < 0.0021


def test_without_weights_a_line_is_the_hand_made_value() -> None:
    table = game()
    assert line(table).points(table, 0) == Hand().points(table, 0) == worth(table, 0)


def constantly(left: float) -> Callable[[Game], float]:
    return lambda game: left


def test_a_weight_counts_by_the_time_that_is_left() -> None:
    table = game()
    features = table.rules.features
    assert features is not None
    for left, knot in ((1.0, 7.0), (0.5, 3.0), (0.25, 2.0), (0.0, 1.0)):
        timed = replace(features, left=constantly(left))
        judge = Line(timed, Learned({"own.coins": (1, 3, 7)}))
        coins = timed.of(table, 0)["own.coins"]
        assert judge.points(table, 0) - worth(table, 0) == pytest.approx(knot * coins)


def test_reasons_are_groups_that_have_a_name() -> None:
    table = game()
    judge = line(table, own__coins=(1, 1, 1), hand__coins=(0.5, 0.5, 0.5))
    groups = judge.groups(table, 0)
    parts = table.rules.value(table, 0)
    assert sum(groups.values()) == pytest.approx(judge.points(table, 0))
    assert groups["coins"] == pytest.approx(1.5 * parts["coins"])
    assert groups["station"] - parts["station"] == pytest.approx(10)


def test_every_reason_of_a_shipped_line_has_a_name() -> None:
    """Flotilla calls the cards in hand what the line calls parts of the hand-made value."""
    for name, players in (("new-eden", 2), ("flotilla", 3)):
        table, rng = game(name, players), Rng(1)
        line = judges.best(table)
        assert isinstance(line, Line)
        for _ in range(60):
            decision = table.decision
            assert decision
            known = {*table.rules.value(table, decision.seat), *line.features.groups.values()}
            assert {*line.groups(table, decision.seat)} <= known
            table.choose(rng.choice(decision.options), decision.seat)


@pytest.mark.parametrize("name", ["new-eden", "deep-sea", "flotilla", "underwater-cities"])
def test_every_group_of_inputs_is_a_part_of_the_value(name: str) -> None:
    from pelagia.text import Catalogue

    features, words = pelagia.rules(name).features, Catalogue("en", strict=True)
    assert features is not None
    assert {input.partition(".")[0] for input in features.names} | {"time"} == {*features.groups}
    for part in features.groups.values():
        assert words.say(f"{name}-value-{part}")


def test_at_the_end_it_knows() -> None:
    table, bot = game(), bots.make("random", 1)
    while decision := table.decision:
        table.choose(bots.ask(bot, table, decision), decision.seat)
    judge, margin = line(table, own__coins=(1, 1, 1)), table.scores[0] - table.scores[1]
    assert judge.points(table, 0) == margin == -judge.points(table, 1)
    for judging in (judge, Hand()):
        assert [judging.foretold(table, seat) for seat in range(2)] == [(margin > 0, margin), (margin < 0, -margin)]


def test_a_game_without_inputs_is_judged_by_hand() -> None:
    assert isinstance(judges.best(game("pearl-divers")), Hand)

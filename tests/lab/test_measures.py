"""What is measured of a game is done, and counted."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.bots.random import Random
from pelagia.bots.seated import Seated, play_out
from pelagia.lab.measures import BOTS, MOVES, measures_of, middle, round_of, tasks
from pelagia.lab.timing import Times


@pytest.mark.parametrize("name", pelagia.listed())
def test_every_measure_has_a_task(name: str) -> None:
    measured = tasks(name)
    assert [*measured] == measures_of(name)
    assert all(task() > 0 for measure, task in measured.items() if measure not in BOTS)


def test_a_round_counts_moves_but_not_what_prepares_them() -> None:
    done = iter([0, 1, 1, 1])
    times = Times()
    measured = round_of(lambda: next(done), 0.0, times)
    assert (measured.calls, measured.times) == (1, 1)
    assert times.count == 1
    assert list(measured.milliseconds) == ["mean", "p99", "max"]


def test_bots_move_on_to_other_games() -> None:
    task = tasks("pearl-divers")["greedy"]
    done = [task() for _ in range(3 * MOVES)]
    assert not any(done[:MOVES])  # to warm up
    assert 0 in done[MOVES + 2 :]  # a third game is prepared
    assert sum(done) > MOVES


@pytest.mark.parametrize(("part", "share"), [(0.5, 2), (0.25, 4)])
def test_the_middle_of_a_game(part: float, share: int) -> None:
    whole = pelagia.new("new-eden", 4, 1, watched=False)
    decisions = play_out(whole, [Seated(Random(1))] * 4)
    game = middle("new-eden", 4, 1, part)
    assert game.record is not None
    assert len(game.record.choices) == decisions // share
    assert game.decision

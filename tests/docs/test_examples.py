"""The examples run, and keep what they promise."""

from __future__ import annotations

from examples import learn


def test_a_little_learning_beats_chance() -> None:
    assert learn.main(games=200, contests=100) > 0.6

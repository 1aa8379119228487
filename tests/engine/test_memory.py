"""When all objects of a process are looked through; and why that may be rare."""

from __future__ import annotations

import gc
import re

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.engine import calls
from pelagia.engine.memory import MORE, Memory


def test_memory_is_measured_in_bytes() -> None:
    memory, taken = Memory(), list[bytes]()
    for _ in range(memory.peak() // MORE + 3):  # some of it may be free already
        assert memory.has_grown(by=1 << 60) is False
        taken.append(b"x" * MORE)
    assert memory.has_grown()
    memory.look_at_all()
    assert not memory.has_grown()


def played(name: str, choices: int) -> None:
    """Play a game as a worker does, and forget it."""
    rng, position = Rng(1), calls.begin(name, 3, 1, {})
    assert isinstance(position, calls.Position)
    header = position.header
    for _ in range(choices):
        if not position.to_move:
            break
        seat, number = position.to_move[0]
        decision = next(asked for asked in calls.load_state(header, position.state).decisions if asked.seat == seat)
        written = decision.options[rng.below(len(decision.options))].written
        written = re.sub(r"(\d+)\.\.\d+$", r"\1", written)
        answer = calls.choose("table", header, position.state, 0, seat, number, written)
        assert isinstance(answer, calls.Position)
        position = answer
        gc.collect(1)
    calls._games.clear()


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_games_leave_no_rings(name: str) -> None:
    """Beyond the call: they go when a worker forgets them, and nobody has to wait for its collector."""
    played(name, 2)  # imports, and what is made once
    gc.collect()
    gc.disable()
    try:
        played(name, 40)
        assert gc.collect() == 0
    finally:
        gc.enable()

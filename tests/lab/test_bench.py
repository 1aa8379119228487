"""The benchmark measures what it says; how fast things are is no test."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import pelagia
from pelagia.bots.random import Random
from pelagia.bots.seated import Seated, play_out
from pelagia.lab import bench as lab
from pelagia.lab import catanatron
from pelagia.lab.bench import bench, count_rounds, middle


class OtherGame:
    """Stands for catanatron's game: forty actions, then it is over."""

    def __init__(self, players: list[object], seed: int) -> None:
        assert seed, "which would mean no seed at all"
        self.state = SimpleNamespace(actions=[])

    def play(self) -> None:
        while len(self.state.actions) < 40:
            self.play_tick()

    def play_tick(self) -> None:
        self.state.actions.append("roll")

    def copy(self) -> object:
        assert len(self.state.actions) == 20
        return object()


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = ModuleType("catanatron")
    module.Game, module.Color, module.RandomPlayer = OtherGame, "RBOW", str
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr(catanatron, "is_installed", lambda: True)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catanatron, "is_installed", lambda: False)


@pytest.mark.usefixtures("alone")
def test_figures_of_our_games() -> None:
    rounds: list[None] = []
    found = bench(pelagia.listed(), seconds=0.001, progress=lambda: rounds.append(None)).to_json()
    assert len(rounds) == count_rounds(pelagia.listed())
    assert list(found) == ["python", "games", "catanatron"]
    assert found["catanatron"] is None
    assert list(found["games"]) == pelagia.listed()
    figures = found["games"]["new-eden"]
    assert figures["players"] == 4
    assert list(figures["microseconds"]) == ["decision", "clone", "view", "save"]
    assert all(time > 0 for time in figures["microseconds"].values())
    assert figures["decisions_per_second"] == pytest.approx(1e6 / figures["microseconds"]["decision"], rel=0.01)
    assert figures["decisions_per_game"] > 100
    assert figures["times_as_fast"] == {}


@pytest.mark.usefixtures("other")
def test_the_other_engine_is_measured_in_the_same_run() -> None:
    rounds: list[None] = []
    found = bench(pelagia.listed(), seconds=0.001, progress=lambda: rounds.append(None))
    assert len(rounds) == count_rounds(pelagia.listed())
    assert found.catanatron
    assert found.catanatron.decisions_per_game == 40
    assert list(found.catanatron.microseconds) == ["decision", "clone"]
    assert list(found.games) == pelagia.listed()
    assert list(found.games["new-eden"].times_as_fast) == ["decision", "clone"]


def test_the_median_round_is_reported() -> None:
    rounds = [lab.Round(1, 10, seconds) for seconds in (5.0, 1.0, 2.0, 100.0, 3.0)]
    figures = lab._figures("new-eden", {"decision": rounds, "clone": rounds})
    assert figures.microseconds == {"decision": 300_000, "clone": 300_000}
    assert figures.decisions_per_second == pytest.approx(10 / 3, abs=0.1)


def test_the_middle_of_a_game() -> None:
    whole = pelagia.new("new-eden", 4, 1, watched=False)
    decisions = play_out(whole, [Seated(Random(1))] * 4)
    game = middle("new-eden", 4, 1)
    assert game.record is not None
    assert len(game.record.choices) == decisions // 2
    assert game.decision

"""The benchmark measures what it says; how fast things are is no test."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from pelagia.lab import bench as lab
from pelagia.lab import catanatron
from pelagia.lab.bench import bench, count_rounds, figures
from pelagia.lab.measures import Round
from pelagia.native import PURE

NAMES = ["new-eden", "pearl-divers"]


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


@pytest.fixture(autouse=True)
def nothing_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has been built here, the tests begin with the source alone."""
    monkeypatch.setattr(lab, "built", dict)


@pytest.mark.usefixtures("alone")
def test_figures_of_our_games() -> None:
    rounds: list[None] = []
    report = bench(NAMES, seconds=0.001, progress=lambda: rounds.append(None)).to_json()
    assert len(rounds) == count_rounds(NAMES)
    assert list(report) == ["about", "date", "processor", "python", "games", "catanatron"]
    assert report["catanatron"] is None
    assert list(report["games"]) == NAMES
    assert list(report["games"]["new-eden"]) == ["pure"]
    game = report["games"]["new-eden"]["pure"]
    assert game["players"] == 4
    assert list(game["microseconds"]) == ["decision", "clone", "imagined", "observation", "view", "save"]
    assert all(time > 0 for time in game["microseconds"].values())
    assert list(game["by_players"]) == [1, 2, 3, 4]
    assert {bot: list(times) for bot, times in game["bots"].items()} == {
        "greedy": ["mean", "p99", "max"],
        "best": ["mean", "p99", "max"],
    }
    assert game["decisions_per_second"] == pytest.approx(1e6 / game["microseconds"]["decision"], rel=0.01)
    assert game["decisions_per_game"] > 100
    assert game["times_as_fast"] == game["over_pure"] == {}


@pytest.mark.usefixtures("other")
def test_the_other_engine_is_measured_in_the_same_run() -> None:
    rounds: list[None] = []
    report = bench(NAMES[1:], seconds=0.001, progress=lambda: rounds.append(None))
    assert len(rounds) == count_rounds(NAMES[1:])
    assert report.catanatron
    assert report.catanatron.decisions_per_game == 40
    assert list(report.catanatron.microseconds) == ["decision", "clone"]
    assert list(report.games["pearl-divers"]["pure"].times_as_fast) == ["decision", "clone"]


@pytest.mark.usefixtures("alone")
def test_what_is_built_is_measured_beside_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "built", lambda: {"core": [], "pearl_divers": []})
    rounds: list[None] = []
    report = bench(["pearl-divers"], seconds=0.001, progress=lambda: rounds.append(None))
    assert len(rounds) == count_rounds(["pearl-divers"])
    both = report.games["pearl-divers"]
    assert list(both) == ["pure", "compiled"]
    pure, compiled = (both[way].microseconds["decision"] for way in lab.WAYS)
    assert both["compiled"].over_pure["decision"] == pytest.approx(pure / compiled, abs=0.01)


def test_each_way_has_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for here in ("", "1"):
        monkeypatch.setenv(PURE, here)
        assert [lab.environment(way)[PURE] for way in lab.WAYS] == ["1", ""]


def test_a_process_that_breaks_off_is_reported() -> None:
    with lab.Measuring(["no-such-game"], lab.INTERPRETED) as process, pytest.raises(lab.MeasuringFailed):
        process.round("no-such-game", "decision", 0.001)


def test_the_median_round_is_reported() -> None:
    rounds = [Round(1, 10, seconds) for seconds in (5.0, 1.0, 2.0, 100.0, 3.0)]
    measured = figures(4, {"decision": rounds, "clone": rounds, "decision 2": rounds})
    assert measured.microseconds == {"decision": 300_000, "clone": 300_000}
    assert measured.by_players == {2: 300_000}
    assert measured.decisions_per_second == pytest.approx(10 / 3, abs=0.1)

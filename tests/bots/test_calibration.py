"""Calibrations: chances and margins that follow from points, for the judge that they were fitted to."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia import bots
from pelagia.bots import calibration, judge
from pelagia.bots.calibration import Calibration, Situation, movers, shares, situation
from pelagia.bots.judge import Hand, Line
from pelagia.bots.levels import judged
from pelagia.bots.manifest import Learned
from pelagia.bots.quiet import total, worth
from pelagia.bots.seen import Seen
from pelagia.core.game import Game

HALF = (0.5,) * 5
LEVEL = (0.0,) * 5
RACE = Calibration({"points": (1.0, 0.5, 0.2, 0.1, 0.1), "turn": LEVEL, "eyes": LEVEL}, {"points": HALF, "base": LEVEL})
SHIPPED = [(name, int(players)) for name, entry in calibration.entries().items() for players in entry["tables"]]


def race(*points: float, left: float = 0.5, own: int = 0) -> Situation:
    return Situation(left, own, [{"points": point, "turn": 0.0, "eyes": 0.0} for point in points], True)


def game(name: str = "deep-sea", players: int = 2, **options: Any) -> Game:
    return pelagia.new(name, players, 3, options, watched=False)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file with what a test says of Deep Sea."""
    monkeypatch.setattr(calibration, "FILE", tmp_path / "calibration.json")
    enter(tmp_path / "calibration.json")
    yield tmp_path / "calibration.json"
    forget()


def enter(file: Path, table: Calibration = RACE, **changed: Any) -> None:
    seal = calibration.seal(Hand(), "deep-sea", 2, {}, "box")
    tables = {"2": {"chances": table.chances, "margin": table.margin}}
    entry = {**seal, "players": 2, "options": {}, "tables": tables, **changed}
    file.write_text(json.dumps({"deep-sea-competitive": entry}))
    forget()


def forget() -> None:
    calibration.entries.cache_clear()
    calibration.shipped.cache_clear()


def test_the_chance_grows_with_the_points_and_counts_for_more_late() -> None:
    chances = [RACE.foretold(race(points, 0.0)).wins for points in (-3, 0, 3)]
    assert chances[0] < chances[1] == 0.5 < chances[2]
    assert RACE.foretold(race(3, 0, left=0.0)).wins > chances[2] > RACE.foretold(race(3, 0, left=1.0)).wins
    assert RACE.foretold(race(1e6, 0, left=0.0)).wins == 1


def test_the_seats_share_the_chance_to_win() -> None:
    chances = [RACE.foretold(race(5, 1, 2, own=seat)).wins for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[2] > chances[1]


def test_the_margin_is_that_ahead_of_the_best_other() -> None:
    assert RACE.foretold(race(7, 1, 3)).margin == 2
    assert RACE.foretold(race(7, 1, 3, own=1)).margin == -3


def test_a_goal_is_met_or_missed() -> None:
    alone = Calibration({"base": (-1.0,) * 5, "points": HALF}, {"points": HALF, "base": HALF})
    at = Situation(0.5, 0, [{"base": 1.0, "points": 2.0}], False)
    assert alone.foretold(at) == (0.5, 1.5)
    assert alone.foretold(at._replace(seats=[{"base": 1.0, "points": 9.0}])).wins > 0.9


def test_nothing_jumps_between_the_knots() -> None:
    assert [sum(shares(n / 40)) for n in range(41)] == pytest.approx([1.0] * 41)
    chances = [RACE.foretold(race(4, 0, left=n / 1000)).wins for n in range(1001)]
    assert max(abs(chance - other) for chance, other in pairwise(chances)) < 0.01


def test_a_situation_tells_whose_turn_it_is_and_who_looks() -> None:
    table = game(players=3)
    while not (decision := table.decision) or not isinstance(decision.effect, table.rules.turns):
        table.choose(table.decisions[0].options[0])
    at = situation(Hand().points, table, 1)
    assert [seat["eyes"] for seat in at.seats] == [0, 1, 0]
    assert [n for n, seat in enumerate(at.seats) if seat["turn"]] == movers(table) == [decision.seat]
    assert [seat["points"] for seat in at.seats] == [worth(table, seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("name", "options", "goal"),
    [
        ("new-eden", {"solo_level": 2}, "level"),
        ("underwater-cities", {}, "own.missing"),
        ("deep-sea", {"scenario": 3}, "scenario.3"),
    ],
)
def test_alone_the_goal_counts_too(name: str, options: dict[str, Any], goal: str) -> None:
    at = situation(Hand().points, game(name, 1, **options), 0)
    assert not at.is_race
    assert at.seats[0]["base"] == 1
    assert at.seats[0][goal] > 0


def test_a_judge_foretells_by_its_calibration(file: Path) -> None:
    table = game()
    told = Hand().foretold(table, 0)
    assert told == RACE.foretold(situation(worth, table, 0))
    assert Hand().foretold(game(players=3), 0) is None
    assert Hand().foretold(game(cooperative=True), 0) is None
    assert Hand().foretold(game("pearl-divers"), 0) is None
    option = judged(Seen(table.decisions[0], table), 1)[0]
    assert option.wins is not None
    assert 0 < option.wins < 1
    assert option.margin is not None


def test_another_judge_is_not_spoken_of(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = game()
    line = Line(table.rules.features, Learned({"own.research": (1, 1, 1)}))
    assert line.foretold(table, 0) is None
    assert not caplog.text


@pytest.mark.parametrize("changed", [{"points": "0"}, {"rules": 99}, {"content": "other"}])
def test_what_does_not_fit_is_refused_aloud(
    file: Path, changed: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    enter(file, **changed)
    with caplog.at_level(logging.WARNING):
        assert Hand().foretold(game(), 0) is None
    assert "deep-sea-competitive is refused" in caplog.text
    assert next(iter(changed)) in caplog.text


class Fond(Hand):
    """Thinks a little more of what is ahead than of what is there."""

    def points(self, game: Game, seat: int) -> float:
        return total(part * (1.0 if name == "score" else 1.001) for name, part in self.groups(game, seat).items())


def test_another_value_or_another_weight_is_noticed() -> None:
    features = pelagia.rules("deep-sea").features
    lines = [Line(features, Learned({"own.research": (weight,) * 3})) for weight in (1.0, 1.01)]
    digests = [calibration.points_digest(judge, "deep-sea", 2, {}) for judge in (Hand(), Fond(), *lines)]
    assert len({*digests}) == len(digests)
    assert calibration.points_digest(Hand(), "deep-sea", 2, {}) == digests[0]


@pytest.mark.parametrize("name", ["new-eden", "deep-sea"])
def test_choices_do_not_depend_on_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot asks how a game will end; so no calibration, right or wrong, changes what it plays."""

    def refuse(*args: object) -> None:
        raise AssertionError("a bot asks for a chance")

    monkeypatch.setattr(Hand, "foretold", refuse)
    monkeypatch.setattr(Line, "foretold", refuse)
    table, seats = game(name), [bots.make(level, 1) for level in (bots.BEST, "crab")]
    for _ in range(40):
        decision = table.decisions[0]
        table.choose(bots.ask(seats[decision.seat], table, decision), decision.seat, decision.number)


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_what_ships_fits_and_is_reliable(name: str, players: int, caplog: pytest.LogCaptureFixture) -> None:
    kind, _, mode = name.rpartition("-")
    entry = calibration.entries()[name]
    table = pelagia.new(kind, entry["players"], 1, entry["options"], watched=False)
    known = calibration.shipped(judge.best(table), kind, mode, "box")
    assert players in known, caplog.text
    assert entry["command"].startswith(f"pelagia calibrate {kind} --mode {mode} ")
    assert all(knot >= 0 for knot in known[players].chances["points"])

"""Hints compare the best option with others, and say nothing where the judge cannot tell them apart."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.bots import calibration
from pelagia.bots.calibration import Calibration
from pelagia.bots.planner import Judged
from pelagia.core.decision import Option
from pelagia.core.text import Text
from pelagia.engine.calls import pack_state
from pelagia.engine.hints import ahead, hint


def opinion(points: float, error: float) -> Judged:
    return Judged(Option(0, "0", Text("core-seat", number=1)), points, error, None, (), {})


@pytest.mark.parametrize(
    ("points", "error", "found"), [(3.0, 0.0, 3.0), (3.0, 2.0, 3.0), (3.0, 3.5, 0.0), (0.3, 0.0, 0.0)]
)
def test_a_difference_within_the_error_is_none(points: float, error: float, found: float) -> None:
    assert ahead(opinion(10, error / 2), opinion(10 - points, error / 2)) == found


@pytest.mark.parametrize("name", pelagia.listed())
def test_a_hint_names_an_option_the_rest_of_its_turn_and_what_it_is_better_than(name: str) -> None:
    game = pelagia.new(name, max(2, min(pelagia.rules(name).players)), seed=2)
    decision = game.decision
    assert decision is not None
    assert game.record is not None
    hinted = hint(game.record.header, pack_state(game), decision.seat, "salt")
    assert hinted is not None
    written = {option.written for option in decision.singles()}
    assert {hinted["option"], *(other["option"] for other in hinted["others"])} <= written | {
        o.written for o in decision.options
    }
    points = [other["points"] for other in hinted["others"]]
    assert all(point >= 0 for point in points)
    assert all(other["parts"] or not other["points"] for other in hinted["others"])
    assert all(text["id"].startswith((name, "core")) for text in hinted["plan"])


def test_a_hint_tells_the_chance_to_win_where_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pelagia.new("deep-sea", 2, seed=2)
    decision = game.decision
    assert decision is not None
    assert game.record is not None
    known: list[Calibration | None] = [None]
    monkeypatch.setattr(calibration, "of", lambda judge, game: known[0])
    asked = game.record.header, pack_state(game), decision.seat, "salt"
    without = hint(*asked)
    assert without is not None
    assert without["wins"] is None
    sure, level = (1.0,) * 5, (0.0,) * 5
    known[0] = Calibration({"points": level, "eyes": sure}, {"points": sure, "base": level})
    assert hint(*asked) == {**without, "wins": 0.73}  # one seat in two, and as sure as 1 makes it


@pytest.mark.parametrize("entry", sorted(calibration.entries()))
def test_what_is_calibrated_shows_a_chance(entry: str) -> None:
    name, _, _ = entry.rpartition("-")
    found = calibration.entries()[entry]
    game = pelagia.new(name, found["players"], seed=2, options=found["options"])
    assert game.record is not None
    told = hint(game.record.header, pack_state(game), game.decisions[0].seat, "salt")
    assert told is not None
    assert 0 < told["wins"] < 1

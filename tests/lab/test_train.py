"""Learning: a tiny course from the first game to the gate."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagia.bots import manifest
from pelagia.core.errors import BadOption
from pelagia.lab import train as lab
from pelagia.lab.play import Outcome
from pelagia.lab.selfplay import Lesson, Sample, Student
from pelagia.lab.train import Course, Verdict, passes, prove, tables, train

TINY = Course("new-eden", "competitive", games=2, rounds=1, gate=2, seed=7)


def verdict(proved: str) -> Verdict:
    return Verdict(2, 10, 0.5, None, None, "dolphin", proved)


def test_a_tiny_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "passes", lambda verdicts: True)
    noted: list[str] = []
    (only,) = train(TINY, tmp_path, note=lambda what, figures: noted.append(what))
    assert noted == ["played", "fitted", "judged"]
    assert [gate.players for gate in only.verdicts] == [2, 3, 4]
    assert only.positions > 100
    learned = manifest.read(tmp_path / "new-eden-competitive.json")
    assert learned.weights
    entry = json.loads((tmp_path / manifest.MANIFEST).read_text())["new-eden-competitive"]
    manifest.fits("new-eden", entry, (tmp_path / "new-eden-competitive.json").read_bytes(), "box")
    assert entry["command"] == TINY.command

    def play(*args: Any) -> Any:
        raise AssertionError("what was played is read again")

    monkeypatch.setattr(lab, "run", play)
    monkeypatch.setattr(lab, "gate", lambda *args: [verdict("stronger")])
    again = train(TINY, tmp_path / ".." / tmp_path.name)
    assert again[0].fit == only.fit


def test_what_does_not_pass_the_gate_plays_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "gate", lambda *args: [verdict("")])
    (only,) = train(TINY, tmp_path)
    assert not only.passed
    assert not (tmp_path / manifest.MANIFEST).exists()


def test_weights_are_sealed_again_by_the_gate_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course, weights = replace(TINY, rounds=0), b'{"weights": {}}'
    with pytest.raises(BadOption):
        prove(course, tmp_path)
    (tmp_path / "new-eden-competitive.json").write_bytes(weights)
    listed = tmp_path / manifest.MANIFEST
    before = json.dumps({"new-eden-competitive": {"command": "as it was learned", "inputs": "of an older version"}})
    listed.write_text(before)
    monkeypatch.setattr(lab, "gate", lambda *args: [verdict("")])
    prove(course, tmp_path)
    assert listed.read_text() == before
    monkeypatch.setattr(lab, "gate", lambda *args: [verdict("stronger")])
    prove(course, tmp_path)
    entry = json.loads(listed.read_text())["new-eden-competitive"]
    manifest.fits("new-eden", entry, weights, "box")
    assert (entry["command"], entry["proved_again"]) == ("as it was learned", course.command)


def test_the_gate_asks_for_proof() -> None:
    assert passes([verdict("stronger"), verdict("")])
    assert not passes([verdict(""), verdict("")])
    assert not passes([verdict("stronger"), verdict("weaker")])


@pytest.mark.parametrize(("game", "mode", "players"), [("new-eden", "solo", [1]), ("deep-sea", "team", [2, 3, 4])])
def test_where_nobody_is_a_rival_both_play_the_same_deals(game: str, mode: str, players: list[int]) -> None:
    verdicts = lab.gate(Course(game, mode, gate=2), "seahorse", "seahorse", 1)
    assert [gate.players for gate in verdicts] == players
    assert {(gate.games, gate.share, gate.proved) for gate in verdicts} == {(2, 0.5, "")}


def test_a_team_that_meets_its_goals_is_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = [Sample(0.1, 0.0, {}, target=20.0)]
    monkeypatch.setattr(
        lab,
        "run",
        lambda player, *rest: [
            Outcome(1, [30, 30], [0, 1] if player.plan.bots == ("crab",) else [], samples)
            for _ in range(player.plan.games)
        ],
    )
    (first, *_) = lab.gate(Course("deep-sea", "team", gate=30), "crab", "hatchling", 1)
    assert (first.players, first.share, first.proved) == (2, 0.75, "stronger")


def test_tables_of_one_number_of_players_differ_in_their_options() -> None:
    assert lab.kinds("deep-sea", "team")[0] == (2, {"cooperative": True}, ("scenario",))
    assert lab.kinds("new-eden", "solo") == [(1, {}, ("solo_level", "open_coins"))]
    assert lab.kinds("flotilla", "competitive")[-1] == (5, {}, ())


def test_a_mode_has_its_tables() -> None:
    assert {players for players, _ in tables("new-eden", "competitive")} == {2, 3, 4}
    assert {players for players, _ in tables("new-eden", "solo")} == {1}
    assert {options["solo_level"] for _, options in tables("new-eden", "solo")} == {0, 1, 2, 3}
    assert {options["cooperative"] for _, options in tables("deep-sea", "team")} == {True}
    assert len(tables("deep-sea", "competitive")) <= lab.MOST_TABLES * 2
    for game, mode in (("pearl-divers", "competitive"), ("new-eden", "team")):
        with pytest.raises(BadOption):
            tables(game, mode)


def test_the_same_lesson_gives_the_same_samples() -> None:
    lesson = Lesson("new-eden", 2, 1, ("greedy", "seahorse"), seed=3)
    first, second = (Student(lesson).outcome(0) for _ in range(2))
    assert first == second
    assert first.seen
    assert {sample.target for sample in first.seen} <= {a - b for a in first.scores for b in first.scores}
    assert lesson.seeds(0) != replace(lesson, seed=4).seeds(0)


def test_where_seats_are_compared_each_is_seen_less_the_others() -> None:
    only = Student(Lesson("deep-sea", 3, 1, ("greedy", "random"), seed=3)).outcome(0)
    moments = [only.seen[n : n + 3] for n in range(0, len(only.seen), 3)]
    for moment in (moments[0], moments[-1]):
        assert len({sample.left for sample in moment}) == 1
        assert sum(sample.target for sample in moment) == pytest.approx(0)
        assert sum(sample.hand for sample in moment) == pytest.approx(0)
        assert sum(sample.inputs["own.crew"] for sample in moment) == pytest.approx(0)
        assert {sample.inputs["time.1"] for sample in moment} == {0.0}
    first = moments[0][0]
    assert first.target == only.scores[0] - (only.scores[1] + only.scores[2]) / 2

"""The commands `train` and `bots`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pelagia import bots
from pelagia.cli import training
from pelagia.cli.main import main
from pelagia.lab import train as lab
from pelagia.lab.train import Verdict


def test_bots_are_listed_with_their_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "new-eden", "--json", "-"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["best"] == bots.LEVELS[-1]
    assert data["default"] in bots.LEVELS
    levels = data["games"]["new-eden"]
    assert [level["name"] for level in levels] == [*bots.LEVELS]
    assert [level["level"] for level in levels] == [1, 2, 3, 4, 5, 6]
    assert all(level["title"] and level["character"] and level["fingerprint"] for level in levels)
    assert levels[-1]["learned"]
    assert data["yardsticks"]["new-eden"].keys() == {"random", "greedy"}


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_bots_of_all_games_are_a_table_for_people(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert told.count("Levi") == 4
    assert "flotilla" in told


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_training_says_what_it_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "gate", lambda *args: [Verdict(2, 10, 0.7, 0.6, 0.8, "dolphin", "stronger")])
    command = ["train", "new-eden", "--games", "1", "--rounds", "1", "--seed", "3", "--workers", "1"]
    assert main([*command, "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "1: the new weights are stronger" in told
    assert (tmp_path / "new-eden-competitive.json").exists()
    assert main([*command, "--folder", str(tmp_path), "--json", "-"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rounds"][0]["verdicts"][0]["proved"] == "stronger"


def test_a_mode_that_a_game_has_not_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "new-eden", "--mode", "team", "--folder", str(tmp_path)]) == 2
    assert "competitive" in capsys.readouterr().err


def test_without_the_lab_it_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    assert main(["train", "new-eden"]) == 2
    assert "numpy" in capsys.readouterr().err

"""The command `calibrate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pelagia import bots
from pelagia.cli import calibrating
from pelagia.cli.main import main


def test_calibrating_says_how_reliable_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BEST", "crab")
    command = ["calibrate", "new-eden", "--mode", "solo", "--games", "2", "--seed", "3", "--workers", "1"]
    assert main([*command, "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "2 of 2 games played" in told
    assert "Slope before" in told
    assert [*json.loads((tmp_path / "calibration.json").read_text())] == ["new-eden-solo"]
    file = tmp_path / "elsewhere.json"
    assert main([*command, "--folder", str(tmp_path), "--file", str(file), "--json", "-"]) == 0
    (only,) = json.loads(capsys.readouterr().out)["modes"]
    assert only["mode"] == "solo"
    assert json.loads(file.read_text())["new-eden-solo"]["tables"]["1"]["stages"] == only["tables"][0]["stages"]


def test_a_mode_that_a_game_has_not_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "flotilla", "--mode", "solo", "--folder", str(tmp_path)]) == 2
    assert "competitive" in capsys.readouterr().err


def test_without_the_lab_it_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrating, "find_spec", lambda name: None)
    assert main(["calibrate", "new-eden"]) == 2
    assert "numpy" in capsys.readouterr().err

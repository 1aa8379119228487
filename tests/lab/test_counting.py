"""Instructions are counted for the source of another revision and for the present one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pelagia
from pelagia.cli.app import run
from pelagia.lab import counting
from pelagia.lab.counting import Change, changes
from pelagia.native import PACKAGE

COSTS = {"start": 1000, "decision": 1000 + 60, "clone": 1000 + 80, "view": 1000 + 20, "greedy": 1000 + 400}


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Counts as valgrind would give them: a decision costs a tenth more now than before."""
    sources: list[Path] = []

    def count(source: Path, name: str, what: str) -> tuple[int, int]:
        sources.append(source)
        more = 6 if what == "decision" and source == PACKAGE.parent else 0
        return COSTS[what] + more, 2 * (what != "start")

    monkeypatch.setattr(counting, "count", count)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    return sources


def test_the_start_is_subtracted_and_the_rest_divided(counted: list[Path]) -> None:
    result = changes(["new-eden"], str(PACKAGE.parent.parent))
    assert result[0] == Change("new-eden", "decision", 33, 33)  # one folder on both sides
    assert [change.what for change in result] == ["decision", "clone", "view", "greedy"]


def test_a_revision_is_compared_with_the_present_source(
    counted: list[Path], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "pelagia" / "core").mkdir(parents=True)
    assert run(["bench", "new-eden", "--compare", str(tmp_path), "--lang", "en"]) == 1
    assert {*counted} == {tmp_path, PACKAGE.parent}
    shown = capsys.readouterr().out
    assert "10.0 %" in shown
    assert "Changed by more than 2 %: new-eden: decision." in shown
    assert f"Pelagia {pelagia.__version__}; rules " in shown


def test_a_revision_that_is_none(counted: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "new-eden", "--compare", "no-such-revision", "--lang", "en"]) == 2
    assert "no-such-revision" in capsys.readouterr().err


def test_without_valgrind_the_refusal_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert run(["bench", "--compare", "HEAD", "--lang", "en"]) == 2
    assert "valgrind" in capsys.readouterr().err


@pytest.mark.parametrize("what", [what for what in counting.WORK if what != "start"])
def test_what_is_counted_is_played(what: str) -> None:
    command = [sys.executable, "-c", counting.SCRIPT, "new-eden", what, "3"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) >= 3

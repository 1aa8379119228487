"""The README runs."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


def examples() -> str:
    """The program that the README shows."""
    return "".join(example.source for example in doctest.DocTestParser().get_examples(README.read_text()))


def strictly(code: str, folder: Path) -> str:
    """What mypy says of a program of somebody else's, in which the types of Pelagia are those of its package."""
    (folder / "example.py").write_text(code)
    kept = ROOT / ".mypy_cache" / "readme"  # of Pelagia's own modules: mypy looks itself whether they have changed
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(kept), "example.py"]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder).stdout


@pytest.mark.slow
def test_the_examples_of_the_readme_pass_a_strict_type_check(tmp_path: Path) -> None:
    """The game has its own class, and its view the shape of its table: what is not there is an error."""
    more = 'game.purse\ngame.view(0)["table"]["purse"]\npelagia.new("chess", 2).seats\n'
    said = strictly(examples() + more, tmp_path).splitlines()
    errors = [line.partition(": ")[2] for line in said if ": error: " in line]
    assert len(errors) == 3, said
    assert '"NewEden" has no attribute "purse"' in errors[0]
    assert 'TypedDict "NewEdenTable" has no key "purse"' in errors[1]
    assert '"Game" has no attribute "seats"' in errors[2]

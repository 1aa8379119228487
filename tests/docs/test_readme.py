"""The README runs."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted >= 8
    assert found.failed == 0

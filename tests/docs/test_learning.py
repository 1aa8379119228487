"""The guide for programs that learn runs, and says what the rules say."""

from __future__ import annotations

import doctest
from pathlib import Path

import pelagia

GUIDE = Path(__file__).parents[2] / "docs" / "learning.md"


def test_the_examples_run() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.attempted >= 18
    assert found.failed == 0


def test_the_numbers_of_options_are_those_of_the_rules() -> None:
    titles = {
        "new-eden": "New Eden",
        "underwater-cities": "Underwater Cities",
        "deep-sea": "Deep Sea",
        "flotilla": "Flotilla",
    }
    said = ", ".join(f"{titles[name]} {pelagia.rules(name).most_options}" for name in pelagia.listed())
    assert said in GUIDE.read_text()

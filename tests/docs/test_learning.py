"""The guide for programs that learn runs, and says what the rules say."""

from __future__ import annotations

import doctest
from pathlib import Path

import pelagia

GUIDE = Path(__file__).parents[2] / "docs" / "learning.md"


def test_the_examples_run() -> None:
    results = doctest.testfile(str(GUIDE), module_relative=False)
    assert results.attempted >= 18
    assert results.failed == 0


def test_the_numbers_of_actions_are_those_of_the_rules() -> None:
    titles = {
        "new-eden": "New Eden",
        "underwater-cities": "Underwater Cities",
        "deep-sea": "Deep Sea",
        "flotilla": "Flotilla",
    }
    actions = {name: len(pelagia.new(name, pelagia.rules(name).players[0], 0).actions) for name in titles}
    said = ", ".join(f"{titles[name]} {actions[name]:,}" for name in titles)
    assert said in GUIDE.read_text()

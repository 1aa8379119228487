"""Flotilla: every worked example of the rules is a test of the same number, and the other way round."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
RULES = (HERE.parents[2] / "docs" / "rules" / "flotilla.md").read_text(encoding="utf-8")


def test_every_case_has_one_test() -> None:
    cases = [int(number) for number in re.findall(r"^\* .*?\*\*C(\d+)\*\*", RULES, re.MULTILINE)]
    sources = (path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    tests = [int(number) for source in sources for number in re.findall(r"^def test_fl_(\d+)_", source, re.MULTILINE)]
    assert sorted(cases) == list(range(1, 84))
    assert Counter(tests) == Counter(cases)

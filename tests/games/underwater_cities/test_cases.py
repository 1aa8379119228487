"""Underwater Cities: every numbered case of the rules is a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs/rules/underwater-cities.md"


def test_every_case_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))]
    names = [name for source in sources for name in re.findall(r"^def (test_e\d+\w*)\(", source, re.MULTILINE)]
    numbers = [int(number) for name in names for number in re.findall(r"(?<=_e)\d+(?=_)", name)]
    told = re.findall(r"^\| <a id=\"e\d+\"></a>E(\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(numbers) == sorted(map(int, told)) == [*range(1, len(told) + 1)]

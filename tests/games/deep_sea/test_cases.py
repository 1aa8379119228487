"""Deep Sea: every worked example of the rules is a test of the same number, and the other way round."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = (FOLDER.parents[2] / "docs" / "rules" / "deep-sea.md").read_text(encoding="utf-8")


def test_every_case_has_one_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("test_*.py"))]
    tested = [number for source in sources for number in re.findall(r"^def test_w(\d\d)_", source, re.MULTILINE)]
    cases = re.findall(r'^\| <a id="w-\d\d"></a>W(\d\d) \|', RULES, re.MULTILINE)
    assert Counter(tested) == Counter(cases)
    assert len({*cases}) == len(cases) == 73

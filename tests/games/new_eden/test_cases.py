"""New Eden: every worked example of the rules is a test of the same number, and the other way round."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
RULES = (HERE.parents[2] / "docs" / "rules" / "new-eden.md").read_text(encoding="utf-8")


def cases_tested() -> list[int]:
    sources = (path.read_text(encoding="utf-8") for path in sorted(HERE.glob("**/test_*.py")))
    return [int(number) for source in sources for number in re.findall(r"^def test_ne_(\d+)_", source, re.MULTILINE)]


def test_every_case_has_one_test() -> None:
    cases = [int(number) for number in re.findall(r'^\* <a id="ne-(\d+)"></a>\*\*NE-\1\*\*', RULES, re.MULTILINE)]
    assert Counter(cases_tested()) == Counter(cases)
    assert max(Counter(cases).values()) == 1


def test_every_reference_leads_to_a_case_or_ruling() -> None:
    anchors = {*re.findall(r'<a id="([\w-]+)">', RULES)}
    assert {*re.findall(r"\]\(#([\w-]+)\)", RULES)} <= anchors

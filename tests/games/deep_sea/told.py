"""The tables of docs/rules/deep-sea.md as text, for tests that compare the game with what is written there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SPEC = (Path(__file__).parents[3] / "docs/rules/deep-sea.md").read_text(encoding="utf-8")


def rows(section: str) -> Iterator[list[str]]:
    """The rows of the tables of a section, by its number, without heads."""
    start = SPEC.index(f'<a id="s-{section.replace(".", "-")}"></a>')
    text = re.split(r"^##+ ", SPEC[start:], maxsplit=1, flags=re.MULTILINE)[0]
    for table in re.findall(r"^\|---.*\n((?:\|.*\n)+)", text, re.MULTILINE):
        for line in table.splitlines():
            yield [cell.strip().removesuffix("†").strip() for cell in line.strip("|").split("|")]


CREW = {row[0]: row[1:] for row in rows("21.1")}
BOARDS = {row[0].partition(" ")[0]: row for row in rows("21.2")}
JOURNALS = {row[0]: row[1:] for row in rows("21.4")}
AREAS = dict(re.findall(r"```\nscenario (\d+), (\w+, kind \w+\n.*?)```", SPEC, re.DOTALL))

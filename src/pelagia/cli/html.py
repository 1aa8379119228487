"""A report of `balance` as one page: the template that the page's build made, with what was found in it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from pelagia.cli.reporting import labels
from pelagia.core.errors import PelagiaError
from pelagia.lab.about import pieces
from pelagia.lab.balance import Report
from pelagia.lab.paired import Comparison
from pelagia.text import Catalogue

LOCALES = {"pt": "pt-BR"}
DATA = '<script type="application/json" id="data">null</script>'
TITLE = "<title>Pelagia</title>"
# What the page says; `lab-report-…` in the catalogues.
WORDS = (
    *("among-score", "among-share", "among-win", "back", "before", "chance", "chance-change", "change", "change-note"),
    *("changed", "changes", "everybody", "figure", "figures", "filter", "final-score", "interval-note", "item"),
    *("item-note", "kept", "mean", "moved", "never", "now", "offered", "offered-and-had", "offered-note", "others"),
    *("pairs", "round", "rounds", "score", "scores", "seats", "share", "share-of-seats", "unknown", "uses", "value"),
    *("win", "winners", "winning", "winning-note", "without"),
)


class NoReportPage(PelagiaError):
    """The template of a report was not built."""


def template() -> str:
    """The page into which reports are put; NoReportPage if it was not built."""
    file = files("pelagia.lab") / "page" / "report.html"
    if not file.is_file():
        raise NoReportPage()
    return file.read_text(encoding="utf-8")


def page(words: Catalogue, lines: Sequence[str], report: Report | Comparison, contents: Sequence[Any]) -> str:
    """The whole page, with the contents of all sides. It asks nothing of anybody."""
    data = {"locale": LOCALES.get(words.lang, words.lang), **_data(words, lines, report, contents)}
    written = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")  # nothing in it ends the script
    found = template().replace('<html lang="en">', f'<html lang="{data["locale"]}">', 1)
    found = found.replace(TITLE, f"<title>{escape(lines[0])}</title>", 1)
    return found.replace(DATA, DATA.replace("null", written), 1)


def _data(
    words: Catalogue, lines: Sequence[str], report: Report | Comparison, contents: Sequence[Any]
) -> dict[str, Any]:
    label = labels(words, (report.before if isinstance(report, Comparison) else report).about.game)
    sides = [report.before, report.now] if isinstance(report, Comparison) else [report]
    items = [one for side in sides for one in (*side.items, *side.never)]
    names = {one.item for one in items} | {one.group for one in items} | {one.name for one in sides[0].figures}
    whole = report.to_json()
    return {
        "title": lines[0],
        "about": lines[1:],
        "words": {word: words.say(f"lab-report-{word}") for word in WORDS},
        "labels": {id: label(id) for id in sorted(names | {one.item for side in sides for one in side.without})},
        "texts": [_texts(words, content, {one.item for one in items}) for content in contents],
        "sides": [whole["before"], whole["now"]] if isinstance(report, Comparison) else [whole],
        "names": [side.about.content.name for side in sides],
        "changes": {name: whole[name] for name in ("figures", "items", "changed")}
        if isinstance(report, Comparison)
        else None,
    }


def _texts(words: Catalogue, content: Any, items: Iterable[str]) -> dict[str, list[str]]:
    """What pieces do, in words."""
    known = pieces(content)
    return {id: [words(text) for text in known[id].texts()] for id in sorted(items) if id in known}

"""Pages that are one file: templates from the page's build, filled with data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from pelagia.cli.reporting import labels
from pelagia.core.errors import PelagiaError
from pelagia.lab.about import pieces
from pelagia.lab.balance import Report
from pelagia.lab.paired import Comparison
from pelagia.text import Catalogue

REPORT = "report"
LOCALES = {"pt": "pt-BR"}
DATA = '<script type="application/json" id="data">null</script>'
TITLE = "<title>Pelagia</title>"
# What the page says; `lab-report-…` in the catalogues.
WORDS = (
    *("among-score", "among-share", "among-win", "back", "before", "chance", "chance-change", "change"),
    *("change-note", "changed", "changes", "everybody", "figure", "figures", "filter", "final-score"),
    *("interval-note", "item", "item-note", "kept", "mean", "moved", "moved-note", "never", "now", "offered"),
    *("offered-and-had", "offered-note", "others", "pairs", "round", "rounds", "rounds-note", "score", "scores"),
    *("seats", "share", "share-of-seats", "unknown", "uses", "value", "win", "winners", "winning", "winning-note"),
    "without",
)


class NoReportPage(PelagiaError):
    """The template of a page was not built."""


def template(name: str = REPORT) -> str:
    """A page into which data are put; NoReportPage if it was not built."""
    file = files("pelagia.lab") / "page" / f"{name}.html"
    if not file.is_file():
        raise NoReportPage()
    return file.read_text(encoding="utf-8")


def filled(name: str, lang: str, title: str, data: Mapping[str, Any]) -> str:
    """A page with its data. It asks nothing of anybody."""
    locale = LOCALES.get(lang, lang)
    written = json.dumps({"locale": locale, **data}, separators=(",", ":")).replace("<", "\\u003c")  # it ends no script
    text = template(name).replace('<html lang="en">', f'<html lang="{locale}">', 1)
    text = text.replace(TITLE, f"<title>{escape(title)}</title>", 1)
    return text.replace(DATA, DATA.replace("null", written), 1)


def page(words: Catalogue, lines: Sequence[str], report: Report | Comparison, contents: Sequence[Any]) -> str:
    """A report, with the contents of all sides."""
    return filled(REPORT, words.lang, lines[0], _data(words, lines, report, contents))


def _data(
    words: Catalogue, lines: Sequence[str], report: Report | Comparison, contents: Sequence[Any]
) -> dict[str, Any]:
    label = labels(words, (report.before if isinstance(report, Comparison) else report).about.game)
    sides = [report.before, report.now] if isinstance(report, Comparison) else [report]
    items = [item for side in sides for item in (*side.items, *side.never)]
    names = {item.item for item in items} | {item.group for item in items} | {item.name for item in sides[0].figures}
    whole = report.to_json()
    return {
        "title": lines[0],
        "about": lines[1:],
        "words": {word: words.say(f"lab-report-{word}") for word in WORDS},
        "labels": {id: label(id) for id in sorted(names | {item.item for side in sides for item in side.without})},
        "texts": [_texts(words, content, {item.item for item in items}) for content in contents],
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

"""Effects reach the agenda through the game: `push`, and `later` for what waits below compulsory steps."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pelagia

GAMES = Path(pelagia.__file__).parent / "games"
RULES = sorted(GAMES.glob("*/rules/**/*.py"))


def touching(source: str) -> list[int]:
    """The lines of a module that name the agenda of something."""
    nodes = ast.walk(ast.parse(source))
    return sorted(node.lineno for node in nodes if isinstance(node, ast.Attribute) and node.attr == "agenda")


def test_all_rules_are_looked_at() -> None:
    assert {path for path in GAMES.rglob("*.py") if "rules" in path.parts} == {*RULES}


def test_what_touches_the_agenda_is_seen() -> None:
    assert touching("game.push(0, part)\ngame.agenda.append((0, part))\nagenda = clone.agenda\n") == [2, 3]


@pytest.mark.parametrize("path", RULES, ids=lambda path: "-".join(path.relative_to(GAMES).with_suffix("").parts))
def test_rules_do_not_touch_the_agenda(path: Path) -> None:
    assert touching(path.read_text(encoding="utf-8")) == []

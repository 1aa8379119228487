"""Rules name no piece: what is special about one is said by its words, or by a name of the content."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

import pelagia
from pelagia.games import rules

GAMES = Path(pelagia.__file__).parent / "games"


def named(source: str, pieces: Iterable[str]) -> list[str]:
    """The pieces that a module names."""
    literals = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return sorted({*pieces} & literals)


def test_a_piece_that_is_named_is_seen() -> None:
    assert named('if card == "BR3":\n    tell("BR33", "BR4")\n', ["BR3", "BR4", "BR5"]) == ["BR3", "BR4"]


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_rules_views_and_bots_name_no_piece(game: str) -> None:
    pieces = [piece for piece in rules(game).content.codes if piece]
    assert pieces
    folder = GAMES / game.replace("-", "_")
    sources = [path for room in ("rules", "views", "bot") for path in sorted((folder / room).rglob("*.py"))]
    naming = {path.name: named(path.read_text(encoding="utf-8"), pieces) for path in sources}
    assert {name: hits for name, hits in naming.items() if hits} == {}

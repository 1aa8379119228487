"""Options that are a product are asked in two steps; typed in full, in one."""

from __future__ import annotations

from pathlib import Path

import pytest

import pelagia
from pelagia.cli.steps import FEW, Part, entries
from pelagia.core.decision import Option
from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.text import Text
from tests.cli.typist import Typist, sit_down


@pytest.fixture
def game() -> Game:
    """Seat 0 puts a tile on a space, with a card."""
    for seed in range(20):
        game = pelagia.new("underwater-cities", 2, seed)
        while game.decision and game.decision.kind != "Place":
            game.choose(game.decision.options[0])
        if game.decision and game.decision.seat == 0:
            return game
    raise AssertionError


def said(game: Game, folder: Path, *lines: str) -> list[str]:
    typist = Typist(*lines, width=80)
    sit_down(game, folder / "kept.json", typist).run()
    typist.keep()
    return typist.said


def pairs(spaces: int, cards: int) -> list[Option]:
    return [
        Option((a, b), f"{a} {b}", Text("core-skip"), (Place("space", str(a)), Place("hand", str(b))))
        for a in range(spaces)
        for b in range(cards)
    ]


def test_many_pairs_are_listed_by_their_first_place() -> None:
    listed = entries(pairs(5, 3))
    assert [(part.place.id, len(part.options)) for part in listed if isinstance(part, Part)] == [
        (str(n), 3) for n in range(5)
    ]


def test_few_pairs_and_what_is_no_product_are_listed_as_they_are() -> None:
    few, single = pairs(2, FEW // 2), pairs(FEW + 1, 1)
    assert entries(few) == few
    assert entries(single) == single
    mixed = [*pairs(5, 3), Option("pass", "pass", Text("core-skip"))]
    assert entries(mixed) == mixed


def test_first_the_space_then_the_card(game: Game, tmp_path: Path) -> None:
    assert game.decision is not None
    parts = [entry for entry in entries(game.decision.options) if isinstance(entry, Part)]
    told = said(game, tmp_path, "2", "3")
    assert " with " not in told[0].splitlines()[-2]
    assert f"” {parts[1].place.id}" in told[1]
    assert game.record is not None
    assert game.record.choices[-1][2] == parts[1].options[2].written


def test_enter_goes_back_and_the_whole_can_be_typed(game: Game, tmp_path: Path) -> None:
    assert game.decision is not None
    last, first = game.decision.options[-1], entries(game.decision.options)[0]
    told = said(game, tmp_path, "1", "", "?1", last.written)
    assert isinstance(first, Part)
    assert told[2].splitlines()[-3:] == told[0].splitlines()[-3:]
    assert first.place.id in told[3]
    assert game.record is not None
    assert last.written in [choice[2] for choice in game.record.choices]

"""What the checks of all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from pelagia.core.combinators import EachPlayer, Seq, repeat
from pelagia.core.effects import Effect
from pelagia.core.errors import BadContent
from pelagia.games.checks import LARGEST, SOURCES, check_number, check_source, inside, walk


@dataclass
class Card:
    id: str
    effects: tuple[Any, ...]


ALL: Effect[Any] = EachPlayer(Seq(()))


def test_the_parts_of_an_expression_are_opened() -> None:
    assert [*inside(repeat(2, ALL))] == [2, ALL, None, None]
    assert [*inside(Card("C1", (ALL, (1, 2))))] == ["C1", ALL, 1, 2]


def test_all_expressions_of_a_piece_are_found_at_any_depth() -> None:
    assert [*walk(Card("C1", (repeat(2, ALL), 3)))] == [repeat(2, ALL), ALL, Seq(())]
    assert [*walk((None, Seq(())))] == [Seq(())]


def test_a_piece_is_refused_with_a_reason() -> None:
    for source in SOURCES:
        check_source("C1", source)
    with pytest.raises(BadContent) as rumour:
        check_source("C1", "rumour")
    check_number("C1", LARGEST, 0, LARGEST)
    with pytest.raises(BadContent) as much:
        check_number("C1", LARGEST + 1, 0, LARGEST)
    for refusal, id in ((rumour, "content-check-source"), (much, "content-check-number")):
        what: Any = refusal.value.text.args["what"]
        assert (refusal.value.text.args["card"], what.id) == ("C1", id)

"""What the checks of all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from pelagia.core.combinators import EachPlayer, Seq, repeat
from pelagia.core.effects import Effect
from pelagia.core.errors import BadContent
from pelagia.games.checks import LARGEST, SOURCES, inside, number_faults, refuse_first, source_faults, walk


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


def test_what_is_wrong_with_a_piece_is_said() -> None:
    assert [problem for source in SOURCES for problem in source_faults("C1", source)] == []
    assert [*number_faults("C1", LARGEST, 0, LARGEST)] == []
    (rumour,), (much,) = source_faults("C1", "rumour"), number_faults("C1", LARGEST + 1, 0, LARGEST)
    for fault, id in ((rumour, "content-check-source"), (much, "content-check-number")):
        what: Any = fault.text.args["what"]
        assert (fault.text.args["card"], what.id) == ("C1", id)


def test_the_first_fault_is_raised() -> None:
    refuse_first(iter(()))
    with pytest.raises(BadContent) as refused:
        refuse_first(number_faults("C1", 7, 0, 6))
    assert refused.value.text.args["card"] == "C1"

"""Which of several reasons is told."""

from __future__ import annotations

import pelagia
from pelagia.core.place import Place
from pelagia.core.text import Ref, Text
from pelagia.core.why import best, why_not

CARD = Place("hand", "C1")
DEAR, TAKEN = Text("dear", card=Ref("C1")), Text("taken", space=Ref("S1"))


def test_the_reason_that_all_share() -> None:
    assert best([TAKEN, TAKEN], CARD) == TAKEN
    assert best([], CARD) is None


def test_the_reason_that_names_the_place() -> None:
    assert best([TAKEN, Text("other"), Text("because", reason=DEAR)], CARD) == Text("because", reason=DEAR)


def test_two_reasons_are_both_told_and_more_are_not() -> None:
    assert best([TAKEN, Text("other"), TAKEN], CARD) == Text("core-why-both", a=TAKEN, b=Text("other"))
    assert best([TAKEN, Text("other"), Text("third")], CARD) is None


def test_what_does_not_go_with_what_is_picked() -> None:
    game = pelagia.new("underwater-cities", 2, seed=4)
    while (decision := game.decision) and decision.kind != "Place":
        game.choose(decision.options[0])
    assert decision
    space, hand = decision.options[0].places
    assert why_not(game, decision.seat, space).text.id == "core-why-offered"
    assert why_not(game, decision.seat, space, picked=[hand]).text.id == "core-why-picked"

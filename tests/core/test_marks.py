"""Icons beside words: what the combinators show, and the form of a face."""

from __future__ import annotations

import pytest

from pelagia.core.combinators import any_order, may, one_of, others, repeat, seq, when
from pelagia.core.effects import Condition, Effect, Number, effect
from pelagia.core.game import Game
from pelagia.core.marks import Face, Line, Mark, amount, counted, marks, plain_face, some


@effect
class Shell(Effect[Game]):
    n: int


@effect
class Night(Condition[Game]):
    pass


@effect
class Silent(Condition[Game]):
    pass


@effect
class Reefs(Number[Game]):
    pass


@marks.register
def _(number: Reefs) -> tuple[Mark, ...]:
    return (Mark("reef"),)


@marks.register
def _(word: Shell) -> tuple[Mark, ...]:
    return (some("shell", word.n),)


@marks.register
def _(condition: Night) -> tuple[Mark, ...]:
    return (Mark("moon"),)


ONE, TWO = Mark("shell"), Mark("shell", "2")


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        (seq(Shell(1), Shell(2)), [ONE, TWO]),
        (any_order(Shell(1), Shell(2)), [ONE, TWO]),
        (one_of(Shell(1), Shell(2)), [ONE, Mark("or"), TWO]),
        (may(Shell(2)), [TWO]),
        (repeat(3, Shell(1)), [ONE]),
        (when(Night(), Shell(1)), [Mark("moon"), Mark("next"), ONE]),
        (when(Silent(), Shell(1)), [ONE]),
        (others(Shell(1)), [Mark("person", "…"), ONE]),
        (seq(), []),
    ],
    ids=lambda given: type(given).__name__,
)
def test_a_combination_shows_its_parts(word: Effect[Game], shown: list[Mark]) -> None:
    assert [*marks(word)] == shown


def test_a_counted_number_says_what_is_counted() -> None:
    assert counted("coin", 2, "+") == Mark("coin", "+2")
    assert counted("coin", Reefs()) == Mark("coin", "1", "reef")
    assert counted("coin", 3 * Reefs()) == Mark("coin", "3", "reef")
    assert marks(when(Reefs() >= 2, Shell(1))) == (Mark("reef", "2"), Mark("next"), ONE)


def test_numbers_have_their_signs() -> None:
    assert [amount(3), amount(3, "+"), amount(-3), amount(-3, "+")] == ["3", "+3", "\N{MINUS SIGN}3", "\N{MINUS SIGN}3"]


def test_a_face_is_plain_data_without_what_is_usual() -> None:
    face = Face("coin", ("brass",), lines=(Line((Mark("coin", "3", per="crab"),), when="clock"),), sides={"up": ()})
    assert face.plain() == {
        "icon": "coin",
        "bands": ["brass"],
        "word": "",
        "number": "",
        "lines": [{"when": "clock", "gives": [{"icon": "coin", "n": "3", "per": "crab"}]}],
        "final": [],
        "sides": {"up": []},
    }


def test_a_game_without_faces_shows_the_name_of_a_piece() -> None:
    class Piece:
        id = "P1"

    assert plain_face(Piece()).plain()["number"] == "P1"

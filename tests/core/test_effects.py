"""The agenda, and the words that combine effects."""

from __future__ import annotations

from typing import Any

import pytest

from pelagia.core.combinators import AnyOrder, Repeat, any_order, each_player, may, one_of, others, repeat, seq, when
from pelagia.core.effects import Effect
from pelagia.core.text import Ref, Text
from tests.core.tables import asked, doing, offered, owned
from tests.core.toy import Catch, Caught, During, Gain, Pearls, Sea, Throw

NOTHING = when(During(Sea.STORM), Gain(1))  # the sea is calm


def told(game: Pearls) -> list[tuple[int, int]]:
    """Who gained how much, in order; told since the effects began."""
    return [(event.args["seat"], event.args["n"]) for event in game.events or [] if event.name == "gained"]


def test_the_first_given_is_the_first_done() -> None:
    assert told(doing(Gain(1), seq(Gain(2), Gain(3)), Gain(4))) == [(0, 1), (0, 2), (0, 3), (0, 4)]


def test_what_an_effect_pushes_comes_before_what_was_there() -> None:
    game = doing(may(Gain(1)), Gain(2))
    game.choose("gain 1")
    assert told(game) == [(0, 1), (0, 2)]


def test_any_order_asks_until_one_part_is_left() -> None:
    game = doing(any_order(Gain(1), Gain(2), Gain(3)))
    assert offered(game) == ["gain 1", "gain 2", "gain 3"]
    game.choose("gain 2")
    assert offered(game) == ["gain 1", "gain 3"]
    game.choose("gain 3")
    assert told(game) == [(0, 2), (0, 3), (0, 1)]
    assert game.decision is None


def test_any_order_offers_equal_parts_once_and_does_both() -> None:
    game = doing(any_order(Gain(1), Gain(1), Gain(2)))
    assert offered(game) == ["gain 1", "gain 2"]
    game.choose("gain 1")
    assert offered(game) == ["gain 1", "gain 2"]
    game.choose("gain 2")
    assert owned(game)[0] == 3 + 4


def test_any_order_keeps_a_part_back_until_it_can_do_something() -> None:
    game = doing(any_order(Gain(1), Gain(Caught()), Gain(2)))
    assert offered(game) == ["gain 1", "gain 2"]
    game.divers[0].caught.append(Catch("A1", Sea.CALM))
    game.choose("gain 1")
    assert offered(game) == ["gain caught", "gain 2"]


def test_one_of_does_one_of_those_that_can_do_something() -> None:
    game = doing(one_of(Gain(1), NOTHING, Gain(2)))
    assert offered(game) == ["gain 1", "gain 2"]
    game.choose("gain 2")
    assert owned(game) == [5, 3, 3]
    assert owned(doing(one_of(NOTHING, Gain(2)))) == [5, 3, 3]
    assert owned(doing(one_of(NOTHING, NOTHING))) == [3, 3, 3]


def test_one_of_offers_equal_parts_once() -> None:
    assert owned(doing(one_of(Gain(1), Gain(1)))) == [4, 3, 3]


def test_may_asks_only_if_something_can_happen() -> None:
    game = doing(may(Gain(1)))
    assert offered(game) == ["gain 1", "skip"]
    game.choose("skip")
    assert owned(game) == [3, 3, 3]
    assert doing(may(NOTHING)).decision is None


def test_repeat_counts_once_at_the_start() -> None:
    assert owned(doing(repeat(3, Gain(2)))) == [9, 3, 3]
    assert owned(doing(repeat(2 * Caught(), Gain(2)))) == [3, 3, 3]
    assert not repeat(2 * Caught(), Gain(2)).can(doing(), 0)
    game = doing(may(Gain(1)), repeat(2 * Caught(), Gain(2)))
    game.divers[0].caught.append(Catch("A1", Sea.CALM))
    game.choose("skip")
    assert owned(game) == [7, 3, 3]


def test_when_looks_at_the_moment_its_turn_comes() -> None:
    game = doing(may(Gain(1)), when(During(Sea.STORM), Gain(5)))
    game.sea = Sea.STORM
    game.choose("skip")
    assert owned(game) == [8, 3, 3]
    assert owned(doing(when(During(Sea.STORM), Gain(5)))) == [3, 3, 3]


def test_numbers_and_conditions() -> None:
    game = doing()
    game.divers[0].caught += [Catch("A1", Sea.CALM), Catch("A2", Sea.CALM)]
    assert (3 * Caught()).value(game, 0) == 6
    assert [(Caught() >= least).holds(game, 0) for least in (1, 2, 3)] == [True, True, False]


def test_each_player_and_others_go_clockwise_and_settle_one_by_one() -> None:
    game = doing(others(may(Gain(1))), each_player(Gain(2)))
    assert asked(game).seat == 1
    game.choose("gain 1")
    assert asked(game).seat == 2
    game.choose("gain 1")
    assert told(game) == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


def test_clockwise_begins_with_the_seat_itself() -> None:
    game = doing()
    game.push(1, each_player(Gain(1)), others(Gain(2)))
    game.advance()
    assert told(game) == [(1, 1), (2, 1), (0, 1), (2, 2), (0, 2)]


def test_no_option_does_nothing_and_one_option_does_not_ask() -> None:
    assert doing(any_order()).decision is None
    assert owned(doing(any_order(Gain(1)))) == [4, 3, 3]


def test_unless_it_always_asks() -> None:
    game = doing()
    game.divers[0].hand.append("A1")
    game.push(0, Throw())
    game.advance()
    assert offered(game) == ["throw A1"]
    game.choose("throw A1")
    assert (game.decision, game.thrown[Sea.CALM][-1]) == (None, "A1")
    assert doing(Throw()).decision is None


EXAMPLES: list[tuple[Effect[Any], str]] = [
    (Gain(1), "gain 1"),
    (Gain(2 * Caught()), "gain times 2 caught"),
    (when(Caught() >= 2, Gain(1)), "when atleast caught 2 gain 1"),
    (when(During(Sea.STORM), Gain(1)), "when during storm gain 1"),
    (seq(Gain(1), others(Gain(2))), "seq gain 1+others gain 2"),
]


@pytest.mark.parametrize(("expression", "written"), EXAMPLES)
def test_written_forms_of_expressions(expression: Effect[Any], written: str) -> None:
    assert expression.written() == written


def test_texts_of_expressions() -> None:
    """Every field is an argument; parts are nested two by two; enumerations and names have messages of their own."""
    storm = when(During(Sea.STORM), Gain(Caught()))
    in_storm = Text("core-during", sea=Text("core-sea-storm"))
    assert storm.text() == Text("core-when", condition=in_storm, part=Text("core-gain", n=Text("core-caught")))
    three = seq(Gain(1), storm, Gain(2)).text()
    assert three.id == "core-seq"
    pair = three.args["parts"]
    assert isinstance(pair, Text)
    assert pair.args == {"a": Gain(1).text(), "b": Text(pair.id, a=storm.text(), b=Gain(2).text())}


def test_texts_compare_and_become_plain_data() -> None:
    text = Text("buy", card=Ref("C05"), n=6, part=Text("inner", name="x"))
    inner = {"id": "inner", "args": {"name": "x"}}
    assert text.plain() == {"id": "buy", "args": {"card": {"ref": "C05"}, "n": 6, "part": inner}}
    assert text == Text("buy", card=Ref("C05"), n=6, part=Text("inner", name="x"))
    assert hash(text) == hash(Text("buy", card=Ref("C05"), n=6, part=Text("inner", name="x")))
    assert text != Text("buy", card=Ref("C05"), n=7)
    assert repr(text) == "Text('buy', card='C05', n=6, part=Text('inner', name='x'))"


def test_effects_are_immutable_and_compare_by_value() -> None:
    assert seq(Gain(1), Gain(2)) == seq(Gain(1), Gain(2))
    assert len({Gain(1), Gain(1), Gain(2)}) == 2
    assert any_order(Gain(1)) != one_of(Gain(1))
    with pytest.raises(AttributeError):
        Gain(1).n = 2  # type: ignore[misc]
    assert (type(any_order()), type(repeat(1, Gain(1)))) == (AnyOrder, Repeat)

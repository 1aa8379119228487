"""What is shortened for the compiler does what the source does."""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, Final

from pelagia.games.flotilla.content.card import Colour
from pelagia.games.flotilla.rules.state import Placed, Stack
from pelagia.games.new_eden.rules.state import Phase
from pelagia.native.shortcuts import shortened

SOURCE = """
from functools import cache, lru_cache
from pelagia.games.flotilla.content.card import YELLOW
from pelagia.games.new_eden.rules.state import Phase

made = []

@cache
def twice(n: int) -> int:
    made.append(n)
    return 2 * n

@lru_cache(2)
def pair(a: str, b: str = "b") -> tuple[str, str]:
    made.append(a)
    return a, b

@cache
def maybe(n: int) -> int | None:
    return n or None

def is_over(game, loud):
    game.tell("seen", what=loud())
    match game.phase:
        case Phase.OVER:
            return True
    return game.phase is Phase.SETUP

def pushes(game):
    game.push(1, [Phase.A])
    game.push(1, *[2, 3])

def phases():
    for phase in Phase:
        made.append(phase)
    return [phase for phase in Phase]

def is_yellow(colour):
    return isinstance(colour, str | int) and colour == YELLOW
"""
MODULE = "pelagia.games.new_eden.rules.state"


def space() -> dict[str, Any]:
    namespace: dict[str, Any] = {"_Final": Final, "_Any": Any}
    exec(compile("from __future__ import annotations\n" + shortened(SOURCE, MODULE), "<shortened>", "exec"), namespace)
    return namespace


def test_a_remembered_function_is_a_dictionary_with_the_same_limit() -> None:
    namespace = space()
    assert [namespace["twice"](n) for n in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert namespace["made"] == [1, 2]
    assert [namespace["pair"](a) for a in "xyxz"] == [("x", "b"), ("y", "b"), ("x", "b"), ("z", "b")]
    assert namespace["made"] == [1, 2, "x", "y", "z"]
    assert len(namespace["_known_pair"]) == 1
    assert not isinstance(namespace["twice"], type(cache(len)))


def test_what_may_be_nothing_stays_as_it_is() -> None:
    assert isinstance(space()["maybe"], type(lru_cache(len)))


def test_nobody_makes_an_event_that_nobody_hears() -> None:
    heard: list[str] = []

    def loud() -> str:
        heard.append("made")
        return "it"

    nobody_and_somebody: tuple[list[Any] | None, ...] = (None, [])
    for events in nobody_and_somebody:
        game = SimpleNamespace(events=events, phase=Phase.A, tell=lambda name, what: heard.append(name))
        assert not space()["is_over"](game, loud)
    assert heard == ["made", "seen"]


def test_members_of_enumerations_are_looked_up_once_but_not_in_patterns() -> None:
    written = shortened(SOURCE, MODULE)
    assert "return game.phase is _Phase_SETUP" in written
    assert "case Phase.OVER:" in written
    game = SimpleNamespace(events=None, phase=Phase.OVER)
    assert space()["is_over"](game, None)
    game.phase = Phase.B
    assert not space()["is_over"](game, None)


def test_enumerations_are_gone_through_as_tuples() -> None:
    written, namespace = shortened(SOURCE, MODULE), space()
    assert "for phase in _Phase_all:" in written
    assert namespace["phases"]() == [*Phase] == namespace["made"]


def test_constants_of_content_are_looked_up_once() -> None:
    written = shortened(SOURCE, MODULE)
    assert "isinstance(colour, (str, int)) and colour == _the_YELLOW" in written
    assert [space()["is_yellow"](colour) for colour in (Colour.YELLOW, Colour.RED, None)] == [True, False, False]


def test_a_single_effect_is_put_on_the_agenda_without_a_call() -> None:
    pushed: list[Any] = []
    game = SimpleNamespace(agenda=[], push=lambda *what: pushed.append(what))
    space()["pushes"](game)
    assert (game.agenda, pushed) == ([(1, [Phase.A])], [(1, 2, 3)])


def test_named_tuples_are_made_by_the_tuple() -> None:
    source = """
from pelagia.games.flotilla.rules.state import Placed, Stack

def made(n):
    return [Stack("a"), Stack("a", n), Placed(n, Stack("b").kind, depleted=True), Placed(n, "c", turn=2), Stack(*"d")]
"""
    written = shortened(source, "pelagia.games.flotilla.rules.state")
    assert '_cast(Stack, _new_tuple(Stack, ("a", 0,)))' in written
    assert '_cast(Placed, _new_tuple(Placed, (n, "c", 2, False,)))' in written
    namespace: dict[str, Any] = {"_Final": Final, "_Any": Any}
    exec(compile("from __future__ import annotations\n" + written, "<shortened>", "exec"), namespace)
    assert namespace["made"](3) == [("a", 0), ("a", 3), Placed(3, "b", 0, True), (3, "c", 2, False), ("d", 0)]
    assert {type(piece) for piece in namespace["made"](3)} == {Placed, Stack}

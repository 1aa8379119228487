"""What is shortened for the compiler does what the source does."""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, Final

from pelagia.games.new_eden.rules.state import Phase
from pelagia.native.shortcuts import shortened

SOURCE = """
from functools import cache, lru_cache
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
"""
MODULE = "pelagia.games.new_eden.rules.state"


def space() -> dict[str, Any]:
    found: dict[str, Any] = {"_Final": Final, "_Any": Any}
    exec(compile("from __future__ import annotations\n" + shortened(SOURCE, MODULE), "<shortened>", "exec"), found)
    return found


def test_a_remembered_function_is_a_dictionary_with_the_same_limit() -> None:
    found = space()
    assert [found["twice"](n) for n in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert found["made"] == [1, 2]
    assert [found["pair"](a) for a in "xyxz"] == [("x", "b"), ("y", "b"), ("x", "b"), ("z", "b")]
    assert found["made"] == [1, 2, "x", "y", "z"]
    assert len(found["_known_pair"]) == 1
    assert not isinstance(found["twice"], type(cache(len)))


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

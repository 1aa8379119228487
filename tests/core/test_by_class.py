"""Functions told apart by the class of a word, and functions that remember."""

from __future__ import annotations

from pelagia.core.by_class import ByClass, remembered


class Word:
    pass


class Gain(Word):
    pass


class Steal(Gain):
    pass


def test_a_class_without_a_function_has_that_of_its_nearest_base() -> None:
    table: ByClass = ByClass(lambda word: "?")  # type: ignore[type-arg]

    @table.of(Gain)
    def _(word: Gain) -> str:
        return "gain"

    assert [table[type(word)](word) for word in (Word(), Gain(), Steal())] == ["?", "gain", "gain"]


def test_what_was_said_of_an_object_is_remembered_but_not_of_its_equal() -> None:
    asked = []

    @remembered
    def size(thing: list[int]) -> int:
        asked.append(thing)
        return len(thing)

    some, same = [1, 2], [1, 2]
    assert (size(some), size(some), size(same)) == (2, 2, 2)
    assert len(asked) == 2


def test_not_more_than_so_many_are_remembered() -> None:
    asked = []
    double = remembered(lambda thing: asked.append(thing), most=1)
    first, second = object(), object()
    for thing in (first, first, second, first):
        double(thing)
    assert asked == [first, second, first]

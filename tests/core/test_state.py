"""@state: clone, equality and JSON are compiled from the annotations."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from enum import Enum, IntEnum, IntFlag, StrEnum
from typing import Annotated, Any, NamedTuple

import orjson
import pytest

import pelagia
from pelagia.core.effects import Effect, effect
from pelagia.core.errors import BadSave
from pelagia.core.game import Game
from pelagia.core.state import APART, SHARED, SILENT, WIDE, Context, State, UpTo, freeze, state, thaw


class Depth(IntEnum):
    LOW = 1
    HIGH = 5


class Spot(NamedTuple):
    name: str
    depth: Depth = Depth.LOW
    lit: bool = False


@effect
class Wait(Effect[Any]):
    n: int
    depth: Depth = Depth.LOW
    then: tuple[Effect[Any], ...] = ()


@state
class Fish(State):
    name: str
    spots: Annotated[list[Spot], UpTo(2)]


@state
class Reef(State):
    n: int = 0
    calm: bool = True
    name: str = ""
    depth: Depth = Depth.LOW
    spot: Spot
    pair: tuple[int, str]
    numbers: Annotated[list[int], UpTo(3)]
    depths: Annotated[list[Depth], UpTo(2)]
    grid: Annotated[list[list[str]], UpTo(2), UpTo(2)]
    row: Annotated[tuple[Spot, ...], UpTo(2)]
    rows: Annotated[list[tuple[int, ...]], UpTo(2), UpTo(2)]
    king: Fish
    fish: Annotated[list[Fish], UpTo(2)]
    shoals: Annotated[list[list[Fish]], SILENT]
    waiting: Annotated[list[tuple[int, Effect[Any]]], SILENT]
    chart: Annotated[Any, SHARED] = None
    diary: Annotated[list[str] | None, APART] = None


CONTEXT = Context({"Wait": Wait, "Depth": Depth}, {"chart": "the chart"})


def fish(name: str = "a") -> Fish:
    return Fish(name=name, spots=[Spot("b", Depth.HIGH, True)])


def reef() -> Reef:
    return Reef(
        spot=Spot("a"),
        pair=(3, "b"),
        numbers=[4, 5],
        depths=[Depth.HIGH],
        grid=[["a"], ["b", "a"]],
        row=(Spot("a"), Spot("b", Depth.HIGH)),
        rows=[(1, 2), ()],
        king=fish(),
        fish=[fish("b")],
        shoals=[[fish()], []],
        waiting=[(1, Wait(2, Depth.HIGH, (Wait(1),)))],
        chart="the chart",
        diary=["a page"],
    )


# Every way in which a reef can change, each in a place of its own.
CHANGES: list[Callable[[Reef], Any]] = [
    lambda r: setattr(r, "n", 1),
    lambda r: setattr(r, "calm", False),
    lambda r: setattr(r, "name", "b"),
    lambda r: setattr(r, "depth", Depth.HIGH),
    lambda r: setattr(r, "spot", Spot("a", lit=True)),
    lambda r: setattr(r, "pair", (3, "c")),
    lambda r: r.numbers.append(6),
    lambda r: r.depths.append(Depth.LOW),
    lambda r: r.grid.append([]),
    lambda r: r.grid[1].append("b"),
    lambda r: setattr(r, "row", (*r.row, Spot("c"))),
    lambda r: setattr(r, "rows", [(1, 2)]),
    lambda r: r.rows.__setitem__(1, (3,)),
    lambda r: setattr(r.king, "name", "b"),
    lambda r: r.king.spots.clear(),
    lambda r: r.fish.pop(),
    lambda r: r.fish[0].spots.clear(),
    lambda r: r.shoals[1].append(fish()),
    lambda r: r.shoals[0][0].spots.clear(),
    lambda r: r.waiting.clear(),
]


def test_a_clone_is_equal() -> None:
    assert reef().clone() == reef()


def test_clones_share_what_is_only_replaced() -> None:
    old = reef()
    assert old.clone().row is old.row
    assert type(Reef.from_json(json.loads(json.dumps(old.to_json())), CONTEXT).row) is tuple


def test_a_deep_copy_is_a_clone() -> None:
    old = reef()
    new = copy.deepcopy(old)  # noqa: TID251 - what people try who do not know clone()
    assert new == old
    assert new is not old
    assert copy.deepcopy(pelagia.new("new-eden", 2)).record is None  # noqa: TID251


@pytest.mark.parametrize("change", CHANGES)
def test_a_clone_is_independent_and_equality_sees_every_field(change: Callable[[Reef], Any]) -> None:
    old, before = reef(), reef()
    new = old.clone()
    change(new)
    assert old == before
    assert new != old


def test_shared_fields_are_shared_and_apart_fields_stay_behind() -> None:
    old = reef()
    old.chart = chart = ["immutable by agreement"]
    new = old.clone()
    assert new.chart is chart
    assert (new.diary, old.diary) == (None, ["a page"])


def test_shared_and_apart_fields_are_neither_compared_nor_saved() -> None:
    old, new = reef(), reef()
    new.chart, new.diary = "another", None
    assert new == old
    assert not {"chart", "diary"} & new.to_json().keys()


def test_equality_asks_for_the_class() -> None:
    others: list[object] = [reef(), "a fish", None]
    assert fish() not in others
    with pytest.raises(TypeError, match="unhashable"):
        hash(fish())


def test_json_round_trip_through_text() -> None:
    loaded = Reef.from_json(json.loads(json.dumps(reef().to_json())), CONTEXT)
    assert loaded == reef()
    assert loaded.clone() == reef()
    assert (type(loaded.depth), type(loaded.depths[0]), type(loaded.spot)) == (Depth, Depth, Spot)
    assert (type(loaded.spot.depth), type(loaded.waiting[0]), type(loaded.grid[0])) == (Depth, tuple, list)
    assert (loaded.chart, loaded.diary) == ("the chart", None)


def test_json_data_holds_no_part_of_the_state() -> None:
    for change in CHANGES:
        old = reef()
        data = old.to_json()
        change(old)
        assert data == reef().to_json()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("n", "1"),
        ("n", True),
        ("n", 1.0),
        ("n", None),
        ("calm", 1),
        ("name", 1),
        ("depth", 2),
        ("depth", "LOW"),
        ("spot", ["a", 1]),
        ("spot", {"name": "a"}),
        ("pair", [1, "a", 2]),
        ("numbers", 5),
        ("numbers", {}),
        ("grid", ["a"]),
        ("king", []),
        ("king", {"name": "a"}),
        ("king", {"name": "a", "spots": [], "more": 1}),
        ("waiting", [[0, {"is": "Nothing"}]]),
        ("waiting", [[0, {"is": "Wait"}]]),
        ("waiting", [[0, {"is": "Wait", "n": 1, "more": 2}]]),
        ("waiting", [[0, {"is": "Wait", "n": 1, "depth": {"is": "Depth", "value": 4}}]]),
        ("waiting", [[0, {"is": ["Wait"], "n": 1}]]),
        ("waiting", [[0, {}]]),
        ("waiting", [[0, 5]]),
        ("waiting", [[0, None]]),
        ("waiting", [[0, "Wait"]]),
        ("waiting", [[0, []]]),
        ("waiting", [[0, {"is": "Depth", "value": 1}]]),
    ],
)
def test_json_that_cannot_be_a_state_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadSave):
        Reef.from_json(reef().to_json() | {name: value}, CONTEXT)


def test_json_with_a_field_missing_or_too_many_is_refused() -> None:
    data = reef().to_json()
    with pytest.raises(BadSave):
        Reef.from_json({name: value for name, value in data.items() if name != "n"}, CONTEXT)
    with pytest.raises(BadSave):
        Reef.from_json(data | {"more": 1}, CONTEXT)
    with pytest.raises(BadSave):
        Reef.from_json([data], CONTEXT)


def test_expressions_freeze_and_thaw() -> None:
    nested = Wait(2, Depth.HIGH, (Wait(1), Wait(3, then=(Wait(0),))))
    data = freeze(nested)
    assert data["is"] == "Wait"
    assert data["depth"] == {"is": "Depth", "value": 5}
    assert thaw(json.loads(json.dumps(data)), CONTEXT.names) == nested


def odd(hint: Any) -> type[State]:
    """A state class with one field of this kind."""
    return state(type("Odd", (State,), {"__annotations__": {"field": hint}, "__module__": __name__}))


class Colour(Enum):
    RED = 1


class Mood(StrEnum):
    GOOD = "good"


class Flag(IntFlag):
    ONE = 1


class Bag(NamedTuple):
    things: list[int]


class Nest(NamedTuple):
    fish: Fish


REFUSED = [dict[str, int], set[int], frozenset[int], float, bytes, object, Any, int | None, Colour, list]
NESTED = [list[float], list[dict[str, int]], list[list[float]], tuple[int, float], tuple[float, ...]]


@pytest.mark.parametrize("hint", [*REFUSED, *NESTED], ids=str)
def test_other_kinds_are_refused_when_the_class_is_made(hint: Any) -> None:
    with pytest.raises(TypeError):
        odd(Annotated[hint, SILENT])


@pytest.mark.parametrize(
    "hint", [Bag, Nest, tuple[int, list[int]], tuple[Fish, int], tuple[Fish, ...], tuple[list[int], ...]], ids=str
)
def test_a_tuple_with_something_that_can_change_is_refused(hint: Any) -> None:
    """A clone would share it."""
    with pytest.raises(TypeError):
        odd(Annotated[hint, SILENT])


@pytest.mark.parametrize("hint", [Mood, Flag, tuple], ids=str)
def test_what_cannot_be_loaded_again_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError):
        odd(Annotated[hint, SILENT])


@pytest.mark.parametrize("hint", [list[int], list[list[str]], Annotated[list[list[str]], UpTo(2)]], ids=str)
def test_a_list_in_an_observation_needs_a_limit(hint: Any) -> None:
    with pytest.raises(TypeError, match="limit"):
        odd(hint)
    odd(Annotated[hint, SILENT])


@state
class Deep(State):
    tide: Annotated[int, SILENT, WIDE]


@pytest.mark.parametrize("tide", [5, 2**64 - 1, 2**64, 2**200])
def test_a_wide_integer_is_saved_for_any_reader(tide: int) -> None:
    data = orjson.loads(orjson.dumps(Deep(tide=tide).to_json()))
    assert Deep.from_json(data, CONTEXT) == Deep(tide=tide)


@pytest.mark.parametrize("tide", [None, 1.5, "", "7", [], "z" * 20])
def test_what_is_no_wide_integer_is_refused(tide: Any) -> None:
    with pytest.raises(BadSave):
        Deep.from_json({"tide": tide}, CONTEXT)


@pytest.mark.parametrize("name", ["sealed", "scores", "clone"])
def test_a_field_may_not_take_a_name_of_the_core(name: str) -> None:
    """A game with a `sealed` of its own could no longer say what may be taken back."""
    with pytest.raises(TypeError, match=f"Bay.{name}: .+ has this name"):
        state(type("Bay", (Game,), {"__annotations__": {name: int}, "__module__": __name__}))

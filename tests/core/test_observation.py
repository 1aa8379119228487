"""What a seat may know, as integers."""

from __future__ import annotations

from array import array
from dataclasses import fields, replace
from enum import IntEnum
from typing import Annotated, Any, NamedTuple

import pytest

import pelagia.games
from pelagia.core.game import Game
from pelagia.core.observation import LEAST, MOST, UNKNOWN, Layout, conceal
from pelagia.core.rng import Dealer, Rng
from pelagia.core.state import COUNTED, SILENT, Bits, State, UpTo, state
from tests.core.toy import CARDS, Pearls


class Depth(IntEnum):
    LOW = -1
    HIGH = 5


class Spot(NamedTuple):
    name: str
    depth: Depth = Depth.LOW
    lit: bool = False


@state
class Fish(State):
    name: str
    spots: Annotated[list[Spot], UpTo(2)]


@state
class Reef(State):
    n: int = 0
    calm: bool = True
    spot: Spot
    holes: Annotated[int, Bits(4)] = 0b0101
    numbers: Annotated[list[int], UpTo(3)]
    grid: Annotated[list[list[str]], UpTo(2), UpTo(2)]
    bag: Annotated[list[str], UpTo(9), COUNTED]
    bags: Annotated[list[list[str]], UpTo(2), UpTo(9), COUNTED]
    king: Fish
    fish: Annotated[list[Fish], UpTo(2)]
    diary: Annotated[list[str], SILENT]


@state
class Lonely(Game):
    card: str
    king: Fish
    open: str = "C2"
    deck: Annotated[list[str], UpTo(2)]


CODES = {"": 0, "a": 1, "b": 2, UNKNOWN: 3}


def reef(**changed: Any) -> Reef:
    usual: dict[str, Any] = {
        "spot": Spot("a", Depth.HIGH, True),
        "numbers": [4, -5],
        "grid": [["a"], ["b", UNKNOWN]],
        "bag": ["b", "a", "b"],
        "bags": [["a"]],
        "king": Fish(name="b", spots=[Spot("b")]),
        "fish": [Fish(name="a", spots=[])],
        "diary": ["not a code"],
    }
    return Reef(**usual | changed)


def encoded(thing: Reef) -> list[int]:
    layout = Layout(CODES)
    vector = array("h", bytes(2 * len(layout.of_class(Reef)[0])))
    layout.put(Reef)(vector, thing, 0)
    return vector.tolist()


def test_a_state_as_numbers() -> None:
    """Lists begin with their length and are filled up, or are counted; silent fields are left out."""
    assert encoded(reef()) == [
        *(0, 1, 1, 5, 1),  # n, calm, spot
        *(1, 0, 1, 0),  # holes
        *(2, 4, -5, 0),  # numbers
        *(2, 1, 1, 0, 2, 2, 3),  # grid
        *(0, 1, 2, 0),  # bag
        *(1, 0, 1, 0, 0, 0, 0, 0, 0),  # bags
        *(2, 1, 2, -1, 0, 0, 0, 0),  # king
        *(1, 1, 0, 0, 0, 0, 0, 0, 0, *[0] * 8),  # fish
    ]


def test_the_order_of_what_is_counted_makes_no_difference() -> None:
    assert encoded(reef(bag=["b", "b", "a"])) == encoded(reef())
    assert encoded(reef(grid=[["a"], [UNKNOWN, "b"]])) != encoded(reef())


def test_bounds() -> None:
    low, high = Layout(CODES).of_class(Reef)
    assert [*zip(low, high, strict=True)][:14] == [
        *((LEAST, MOST), (0, 1)),  # n, calm
        *((0, 3), (-1, 5), (0, 1)),  # spot
        *[(0, 1)] * 4,  # holes
        *((0, 3), (LEAST, MOST), (LEAST, MOST), (LEAST, MOST)),  # numbers
        (0, 2),  # grid
    ]
    assert [*zip(low, high, strict=True)][20:24] == [(0, 9)] * 4  # bag


@pytest.mark.parametrize(
    "changed",
    [{"numbers": [1, 2, 3, 4]}, {"grid": [["a", "a", "a"]]}, {"bag": ["a"] * 10}, {"bags": [["a"] * 10]}],
    ids=str,
)
def test_a_list_that_is_too_long_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\["):
        encoded(reef(**changed))


def test_a_number_or_a_name_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverflowError):
        encoded(reef(n=MOST + 1))
    with pytest.raises(KeyError):
        encoded(reef(bag=["c"]))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Pearls:
    monkeypatch.setitem(pelagia.games._MODULES, "pearls", "tests.core.toy")
    made = pelagia.new("pearls", 3, 4)
    assert isinstance(made, Pearls)
    return made


def test_what_a_seat_may_not_know_is_blank(game: Pearls) -> None:
    blank = conceal(game, 1)
    assert blank.divers[1].hand == game.divers[1].hand
    for zone, real in ((blank.divers[0].hand, game.divers[0].hand), (blank.deck, game.deck)):
        assert zone == [UNKNOWN] * len(real)
    assert blank.chance == 0
    assert {*game.deck} <= {*CARDS}, "the game itself is as it was"


def test_a_name_that_lies_alone_in_a_field_is_blank_too(game: Pearls, monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_anew(lonely: Lonely, seat: int, dealer: Dealer) -> None:
        lonely.card, lonely.king.name, *lonely.deck = dealer.mixed([lonely.card, lonely.king.name, *lonely.deck])

    monkeypatch.setattr(game, "rules", replace(game.rules, deal_anew=deal_anew))
    engine = {field.name: getattr(game, field.name) for field in fields(Game)}
    lonely = Lonely(**engine, card="A1", king=Fish(name="B1", spots=[]), deck=["C1"])
    blank = conceal(lonely, 0)
    assert [blank.card, blank.king.name, *blank.deck] == [UNKNOWN] * 3
    assert (blank.open, lonely.card) == ("C2", "A1")


def test_of_the_questions_to_others_only_the_kind_is_known(game: Pearls) -> None:
    while len(game.decisions) < 3:
        game.choose(game.decisions[0].options[0])
    game.choose("offer 2", 0)
    blank = conceal(game, 1)
    assert blank.answers == (UNKNOWN, "", "")
    assert [(d.seat, d.kind, bool(d.options)) for d in blank.decisions] == [(1, "Offer", True), (2, "Offer", False)]
    assert conceal(game, 0).answers == ("offer 2", "", "")
    seat, *asked = game.observation(1)[:7]
    assert seat == 1
    assert [bool(kind) for kind in asked[:3]] == [False, True, True]
    assert asked[1] == asked[2]
    assert asked[3:] == [1, 0, 0]


def test_an_observation_of_the_toy(game: Pearls) -> None:
    low, high = game.observation_bounds
    for seat in range(3):
        observation = game.observation(seat)
        assert observation == game.imagined(seat, Rng(5)).observation(seat) != game.observation((seat + 1) % 3)
        assert len(observation) == len(low) == len(high)
    low[0] = 9
    assert game.observation_bounds[0][0] == 0, "bounds are a copy"

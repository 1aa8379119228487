"""Flotilla: building tiles into a city, step by step (FL 10)."""

from __future__ import annotations

from itertools import product

import pytest

from pelagia.core.errors import IllegalChoice
from pelagia.games.flotilla.rules import sea
from pelagia.games.flotilla.rules.effects import build
from pelagia.games.flotilla.rules.state import Placed
from tests.games.flotilla.table import Seat, Table, table
from tests.text.rendering import broken


def test_fl_40_a_times_b() -> None:
    seat = Seat(sky=True, city="Y19@2,2 Y00@2,3", tile_stock="Y14", stock="Y3")
    t = table(seat, dials=(3, 1, 1, 1), does=build(1)).take("tile Y14", "hex 1,3", "turn 0")
    assert (t.points, t.stock) == (12, "")


def test_fl_41_never_nothing() -> None:
    t = table(Seat(sky=True, tile_stock="R14", stock="R1"), does=build(1)).take("tile R14", "hex 2,2", "turn 0")
    assert t.points == 1


def test_fl_42_a_is_at_most_four() -> None:
    seat = Seat(sky=True, city="Y00@2,2 Y10@2,3", tile_stock="Y14", stock="Y3")
    t = table(seat, dials=(3, 1, 1, 1), does=build(1)).take("tile Y14", "hex 1,3", "turn 0")
    assert t.points == 12


def test_fl_43_one_of_two_districts() -> None:
    seat = Seat(sky=True, city="Y14@2,2 Y19@1,3 G15@3,2/4 Y00@3,3", tile_stock="Y13", stock="Y1")
    t = table(seat, does=build(1)).take("tile Y13", "hex 2,3", "turn 0")
    t.offers("piece 0", "piece 1")
    assert t.game.decision is not None
    assert [option.text.args for option in t.game.decision.options] == [
        {"piece": 1, "a": 2, "b": 2, "n": 4},
        {"piece": 2, "a": 1, "b": 3, "n": 3},
    ]
    assert t.take("piece 1").points == 3


@pytest.mark.parametrize(("turn", "points", "sonar"), [(5, 3, 1), (0, 1, 0)])
def test_fl_44_a_sonar_circle(turn: int, points: int, sonar: int) -> None:
    seat = Seat(sky=True, city="Y15@2,2/1 Y01@2,3/1", tile_stock="G00", stock="G3")
    t = table(seat, does=build(1)).take("tile G00", "hex 1,3", f"turn {turn}")
    assert (t.points, t.game.sonar) == (points, sonar)


def test_fl_45_all_are_placed_before_any_is_scored() -> None:
    t = table(Seat(sky=True, tile_stock="G04 G00", stock="G6"), does=build(2)).take("tile G04", "tile G00")
    assert (t.stock, t.own.tile_stock, t.game.looking) == ("", (), ["G04", "G00"])
    t.take("hex 2,2", "turn 0")
    assert t.points == 0
    t.take("hex 2,3", "turn 0")
    assert (t.points, [args["n"] for args in t.told("vp")]) == (4, [2, 2])


def test_fl_73_each_tile_counts_the_others() -> None:
    seat = Seat(sky=True, city="Y19@2,2", tile_stock="Y00 Y07 G00", stock="Y6 G3")
    t = table(seat, dials=(2, 1, 1, 1), does=build(3)).take("tile Y00", "tile Y07", "stop", "hex 2,3")
    assert t.game.view(0)["table"]["unscored"] == [{"hex": "2,3", "tile": "Y00", "points": 6}]
    t.take("hex 1,3", "turn 0")
    assert (t.points, [args["n"] for args in t.told("vp")], t.own.tile_stock) == (18, [9, 9], ("G00",))
    assert t.game.view(0)["table"]["unscored"] == []


def test_fl_74_tiles_are_paid_as_they_are_taken() -> None:
    t = table(Seat(sky=True, tile_stock="Y00 R00 B00", stock="Y3"), does=build(2)).take("tile Y00")
    assert (t.kind, t.stock) == ("BuildWhere", "")
    t = table(Seat(sky=True, tile_stock="Y00 R00 B00", stock="Y3 R3"), does=build(2)).take("tile Y00")
    t.offers("tile R00", "stop")
    assert refused(t, "tile Y00") == "flotilla-why-taken"
    assert refused(t, "tile B00") == "flotilla-why-cost"


def test_fl_75_a_tile_beside_one_of_the_same_action() -> None:
    t = table(Seat(sky=True, tile_stock="Y00 R00", stock="Y3 R3"), does=build(2)).take("tile R00", "tile Y00")
    t.offers("hex 1,3", "hex 2,2", "hex 3,1")
    t.take("hex 2,2", "turn 0").offers("hex 1,3", "hex 3,1", "hex 3,2", "hex 2,3")


def test_fl_82_pieces_are_chosen_when_all_are_placed() -> None:
    seat = Seat(sky=True, city="Y14@2,2 Y19@1,3 G15@3,2/4 Y00@3,3", tile_stock="Y13 G04", stock="Y1 G3")
    t = table(seat, does=build(2)).take("tile Y13", "tile G04", "hex 2,3", "turn 0", "hex 1,4", "turn 0")
    t.offers("piece 0", "piece 1")
    t.take("piece 0")
    assert (t.points, [args["n"] for args in t.told("vp")]) == (5, [4, 1])


def test_fl_47_a_free_tile() -> None:
    t = table(Seat(sky=True, cards="F4", tile_stock="R00")).play("F4", "tile R00", "hex 2,2", "turn 0")
    assert (t.sea, t.points, t.stock, t.is_over) == ({"2,2": "R00"}, 1, "", True)


def refused(t: Table, answer: str) -> str:
    """The reason why an answer is refused, which can be said in every language."""
    with pytest.raises(IllegalChoice) as refusal:
        t.take(answer)
    assert broken("flotilla", [refusal.value.text]) == []
    return refusal.value.text.id


def test_refusals() -> None:
    t = table(Seat(sky=True, tile_stock="R14 Y00", stock="R1"), does=build(1))
    assert refused(t, "tile Y00") == "flotilla-why-cost"
    assert refused(t, "tile G00") == "error-illegal-choice"
    t.take("tile R14")
    assert refused(t, "hex 5,5") == "flotilla-why-hex-far"


def test_a_bonus_for_each_tile() -> None:
    t = table(Seat(sky=True, cards="F10", tile_stock="R14 G12", stock="R1 G1"))
    t.play("F10", "tile R14", "tile G12", "hex 2,2", "turn 0", "hex 1,3", "turn 0")
    assert [args["n"] for args in t.told("vp")] == [3, 3]


def test_nothing_is_taken_that_has_no_hex() -> None:
    """Two of three tiles: the zone has no room for more."""
    full = [Placed(hex, f"{colour}{n:02}") for hex, (colour, n) in enumerate(product("GB", range(23)), 2)]
    full += [Placed(hex, f"R{n:02}") for n, hex in enumerate(range(48, 63))]
    seat = Seat(sky=True, tile_stock="Y00 Y01 Y02", stock="Y9")
    t = table(seat)
    t.own.tiles = tuple(full)
    assert len(full) == sea.ROOM - 2
    t.game.agenda.append((0, build(3)))
    t.game.advance()
    t.take("tile Y00", "tile Y01")
    assert (t.kind, t.game.looking) == ("BuildWhere", ["Y00", "Y01"])


def test_a_turn_says_what_it_would_score() -> None:
    """Case 73: the second tile turned each way, alone and with what the first then scores."""
    seat = Seat(sky=True, city="Y19@2,2", tile_stock="Y00 Y07", stock="Y9")
    t = table(seat, dials=(2, 1, 1, 1), does=build(2)).take("tile Y00", "tile Y07", "hex 2,3", "hex 1,3")
    assert t.game.decision is not None
    for option in t.game.decision.options:
        after = t.game.clone()
        after.choose(option.written)
        assert sum(after.seats[0].gains) == option.text.args["total"]
    assert {"turn": 0, "n": 9, "others": 9, "total": 18} in [option.text.args for option in t.game.decision.options]


def test_hexes_and_turns_show_points_in_the_view() -> None:
    """Case 73: by hex the most that is possible, by turn each tile of the action, the new one last."""
    seat = Seat(sky=True, city="Y19@2,2", tile_stock="Y00 Y07", stock="Y9")
    t = table(seat, dials=(2, 1, 1, 1), does=build(2)).take("tile Y00", "tile Y07", "hex 2,3")
    seen = t.game.view(0)["table"]
    assert (seen["offers"]["1,3"], seen["turns"]) == (18, [])
    assert {f"hex {hex}" for hex in seen["offers"]} == {*t.offered}
    seen = t.take("hex 1,3").game.view(2)["table"]
    assert (seen["offers"], seen["turns"][0], len(seen["turns"])) == ({}, [9, 9], 6)


def test_all_of_it_can_be_taken_back() -> None:
    t = table(Seat(sky=True, tile_stock="G04 G00", stock="G6"), does=build(2))
    for answer in ("tile G04", "tile G00", "hex 2,2", "turn 0", "hex 2,3"):
        t.take(answer)
        assert t.game.can_undo(0)

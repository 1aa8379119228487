"""Flotilla: ocean tiles, drawn and placed (FL 9, 10.1, 20)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagia.core.errors import IllegalChoice
from pelagia.games.flotilla.rules.effects import draw, explore, tile
from pelagia.games.flotilla.rules.sea import HEX, MASKS, NAMES, NEIGHBOURS, PATTERNS, ZONE, corner
from pelagia.games.flotilla.rules.sea import TURNS as TURNS_OF
from tests.games.flotilla.table import Seat, table
from tests.text.rendering import broken

SPEC = (Path(__file__).parents[3] / "docs/rules/flotilla.md").read_text(encoding="utf-8")
TURNS = tuple(f"turn {n}" for n in range(6))


def test_fl_34_toxicity_of_all_drawn_tiles() -> None:
    t = table(draws="Y02 R15 B00").play("founder")
    assert t.tox == "0/3"
    t.take("tile Y02", "hex 2,2", "turn 0")
    t.offers("tile B00", "stop")
    with pytest.raises(IllegalChoice) as refusal:
        t.take("tile R15")
    assert refusal.value.text.id == "flotilla-why-no-hex"
    assert broken("flotilla", [refusal.value.text]) == []
    t.take("tile B00", "hex 1,3", "turn 0")
    assert (t.is_over, t.sea, len(t.game.ocean_bag)) == (True, {"2,2": "Y02", "1,3": "B00"}, 90)
    assert "R15" in t.game.ocean_bag


def test_fl_35_a_tile_without_a_legal_hex() -> None:
    t = table(Seat(sea="Y00@2,2"), does=tile(), draws="R18")
    assert (t.is_over, "R18" in t.game.ocean_bag, t.tox) == (True, True, "0/0")


def test_fl_36_reefs_fit_anywhere() -> None:
    t = table(Seat(sea="Y00@2,2"), does=tile(), draws="R09").take("tile R09")
    t.offers("hex 1,3", "hex 2,3", "hex 3,1", "hex 3,2")
    t.take("hex 3,2").offers(*TURNS)


@pytest.mark.parametrize("turn", range(6))
def test_fl_37_an_artefact_circle(turn: int) -> None:
    t = table(Seat(sea="Y01@2,2/1 Y13@2,3/3"), does=tile(), draws="G12", artefacts="AT2")
    t.take("tile G12", "hex 1,3", f"turn {turn}")
    found = turn == 5
    assert (t.own.money, t.own.artefacts, len(t.game.hub[1])) == (18 if found else 8, found, found)


def test_fl_38_arcs_of_other_colours() -> None:
    t = table(Seat(sea="Y01@2,2/1 Y03@2,3/3"), does=tile(), draws="G12", artefacts="AT2")
    t.take("tile G12", "hex 1,3", "turn 5")
    assert (t.own.money, t.own.artefacts) == (8, 0)


def test_fl_39_a_drawn_tile_need_not_be_placed() -> None:
    t = table(does=tile(), draws="B20").take("stop")
    assert (t.tox, "B20" in t.game.ocean_bag, t.sea) == ("0/2", True, {})


def test_fl_46_drawing_into_the_tile_stock() -> None:
    t = table(Seat(sky=True), draws="B20 Y00").play("founder")
    assert (t.own.money, t.tox, t.own.tile_stock, t.is_over) == (10, "0/2", ("B20", "Y00"), True)


def test_clean_tiles_give_no_toxicity() -> None:
    assert table(does=explore(1, 1, clean=True), draws="B20").tox == "0/0"
    assert table(Seat(sky=True), does=draw(2, clean=True), draws="B20 R15").tox == "0/0"


def test_a_tile_in_the_middle_of_exploring() -> None:
    """The reward of an artefact draws tiles while others are still looked at."""
    seat = Seat(sea="Y01@2,2/1 Y13@2,3/3")
    t = table(seat, does=explore(2, 2), draws="G12 R09 Y00 G00", artefacts="AF1")
    t.take("tile G12", "hex 1,3", "turn 5")
    t.offers("tile Y00", "stop")
    t.take("tile Y00", "hex 3,1")
    t.offers("tile G00", "stop")
    t.take("stop")
    t.offers("tile R09", "stop")
    t.take("stop")
    assert (t.is_over, t.game.looking, len(t.sea), len(t.game.hub[2])) == (True, [], 4, 1)


def test_an_empty_bag() -> None:
    t = table()
    t.game.ocean_bag = ["Y00", "Y03"]
    t.play("founder", "stop")
    assert (t.is_over, sorted(t.game.ocean_bag)) == (True, ["Y00", "Y03"])
    t.game.ocean_bag = []
    assert t.play("founder").is_over


def test_patterns_and_turns_are_what_the_rules_say() -> None:
    """FL 20.4, 20.5: offered are the turns that look different."""
    told = dict(re.findall(r"\| ([FEDCABSH]) \| (\{[^|]*)", SPEC))
    for pattern, pieces in PATTERNS.items():
        edges = [tuple(map(int, piece.split(","))) for piece in re.findall(r"\{(.*?)\}", told[pattern])]
        assert [*pieces] == edges
        looks = {frozenset(frozenset((edge + turn) % 6 for edge in piece) for piece in edges) for turn in range(6)}
        assert TURNS_OF[pattern] == len(looks)
    assert len(told) == len(PATTERNS) == 8


@pytest.mark.parametrize("players", [3, 4, 5])
def test_seats_have_their_wedges_of_the_map(players: int) -> None:
    """FL 3, 20.6."""
    (told,) = re.findall(r"^\| wedges of the map used.*?\| (.*?) \| (.*?) \| (.*?) \|$", SPEC, re.MULTILINE)
    seats = table(players=players).game.view(0)["table"]["seats"]
    assert [seat["wedge"] for seat in seats] == [int(wedge) for wedge in told[players - 3].split(", ")]


def test_the_zone() -> None:
    assert (len(ZONE), NAMES[0], NAMES[1]) == (65, "2,1", "1,2")
    for hex, (a, b) in enumerate(ZONE):
        near = [HEX[c, d] for c, d in ZONE if max(abs(a - c), abs(b - d), abs(a - c + b - d)) == 1]
        assert sorted(h for h in NEIGHBOURS[hex] if h >= 0) == sorted(near)
        assert MASKS[hex] == sum(1 << h for h in near)


def test_three_hexes_agree_on_their_corner() -> None:
    for hex in range(len(ZONE)):
        for i in range(6):
            (one, j), (two, k) = corner(hex, i)
            if one >= 0 and two >= 0:
                assert {*corner(one, j)} == {(hex, i), (two, k)}
                assert {*corner(two, k)} == {(hex, i), (one, j)}

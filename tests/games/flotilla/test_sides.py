"""Flotilla: sailing, unloading and switching sides (FL 17, 18)."""

from __future__ import annotations

from pelagia.games.flotilla.rules.effects import sail, trade, unload_all
from tests.games.flotilla.table import Seat, table


def test_fl_70_two_points_for_two_ships() -> None:
    t = table(Seat(sea="G00@2,2 R06@2,3", ships="2,1 2,3")).take("play trader")
    t.offers("sail 1 1,2", "sail 1 2,2", "sail 2 2,2", "stop")
    t.take("sail 1 2,2", "sail 2 2,2")
    assert (t.ship(1), t.ship(2), t.kind) == ("2,2", "2,2", "Trade")


def test_fl_71_unloading() -> None:
    seat = Seat(sea="G00@2,2", ships="2,2:G2")
    t = table(seat).take("play trader", "sail 1 1,2")
    assert (t.stock, t.cargo(1)) == ("G2", "")
    assert "sell green" in t.take("stop").offered
    t = table(seat).take("play trader", "sail 1 2,1", "stop")
    assert (t.stock, t.cargo(1), "sell green" in t.offered) == ("", "G2", False)


def test_fl_63_the_first_to_switch() -> None:
    t = table(Seat(ships="2,1 2,1 2,1", money=5)).play("captain", "switch")
    assert (t.is_over, t.own.money, t.own.ships, t.own.tile_stock) == (True, 53, (), ())
    assert (len(t.own.hand), t.own.side, t.own.dock) == (6, 1, 0)
    assert t.game.content.boards.docks[4][t.game.docks_taken].price == 13


def test_fl_64_switching_with_everything() -> None:
    seat = Seat(
        money=5,
        stock="R3",
        ships="2,2:Y3 2,1",
        sea="Y00@2,2 R09@2,3 Y01@1,3 R08@3,2!",
        outposts="1,3 start",
        tox="1/2",
    )
    t = table(seat).play("captain", "switch")
    assert (t.own.money, t.stock, t.own.tile_stock) == (37, "Y3 R3", ("R08", "R09", "Y00"))
    assert "Y01" in t.game.ocean_bag
    t.take("tile R09", "hex 2,2", "turn 0")
    assert (t.is_over, t.points, t.stock, t.own.sites) == (True, 2, "Y3", [0])
    assert (t.own.outposts_left, t.own.removed, t.tox) == (4, 1, "1/2")
    seen = t.game.view(0)["table"]["seats"][0]
    assert (seen["outpost_price"], seen["surcharge"]) == (26 + 20, 20)  # no site is free


def test_a_skysider_only_gathers() -> None:
    t = table(Seat(sky=True, hand="captain", discard="trader")).play("captain")
    assert (t.is_over, t.own.money, sorted(t.own.hand)) == (True, 13, ["captain", "trader"])


def test_floating_outposts_stay() -> None:
    """Ruling 4."""
    t = table(Seat(floating=2)).play("captain", "switch")
    assert (t.own.floating, t.own.removed, t.own.outposts_left) == (2, 0, 4)


def test_later_switchers_build_more() -> None:
    seat = Seat(sea="Y00@2,2 Y03@2,3 Y06@1,3", stock="Y9")
    t = table(seat, Seat(sky=True), Seat(sky=True)).play("captain", "switch")
    assert t.own.money == 8 + 5
    for _ in range(3):
        t.take(t.offered[0])
        while t.kind in ("BuildWhere", "BuildTurn", "Piece"):
            t.take(t.offered[0])
    assert (t.is_over, len(t.sea)) == (True, 3)


def test_equal_ships_are_one_option() -> None:
    table(Seat(ships="2,1 2,1 2,1")).take("play trader").offers("sail 1 1,2", "stop")


def test_sailing_by_an_effect() -> None:
    t = table(does=sail(1)).take("sail 1 1,2")
    assert (t.is_over, t.ship(1)) == (True, "1,2")


def test_unloading_everywhere() -> None:
    t = table(Seat(sea="G00@2,2", ships="2,2:G2 2,1:R1"), does=unload_all())
    assert (t.stock, t.cargo(1), t.cargo(2)) == ("G2 R1", "", "")


def test_skysiders_buy_no_ships() -> None:
    assert "ship" not in table(Seat(sky=True, money=50), does=trade(1)).offered

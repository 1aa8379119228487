"""New Eden: buying a card, and row fall (NE 7.2, 7.3)."""

from __future__ import annotations

from tests.games.new_eden.table import Station, crab, mussel, table, yard


def test_ne_05_top_row() -> None:
    """Row 1 costs 10 and repairs 3; repair below 0 is lost."""
    t = table(p0=Station(coins=12, damage=2), rows={1: "a z ."}, cards=[mussel("a", 1, 2, 0)]).take("buy a")
    assert t.seat(0) == Station(coins=2, damage=0, mussel="a")
    t.decides(1, "Turn")


def test_ne_06_bottom_row() -> None:
    """Row 4 costs 1 and damages 1."""
    t = table(p0=Station(coins=1, damage=4), rows={4: "a z ."}, cards=[crab("a", 1, 4, 0)]).take("buy a")
    assert t.seat(0) == Station(coins=0, damage=5, crab="a")
    assert t.pointer(0) == 0


def test_ne_07_row_fall() -> None:
    """Cards above an emptied row move down one row and keep their columns; row 2 repairs 1."""
    t = table(p0=Station(coins=6, damage=3), rows={1: "a . b", 2: ". c .", 3: "d e .", 4: ". . f"}).take("buy c")
    assert (t.seat(0).coins, t.seat(0).damage) == (0, 2)
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . .", "a . b", "d e .", ". . f"]


def test_ne_08_no_fall_above_the_top() -> None:
    """An emptied row 1 changes nothing below."""
    t = table(rows={1: "a . .", 2: "b . .", 3: "d . .", 4: "c . ."}).take("buy a")
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . .", "b . .", "d . .", "c . ."]
    assert t.seat(0).coins == 0


def test_ne_09_row_effect_before_placing_effect() -> None:
    """The repair of row 2 comes before the damage of R07, so nothing is lost."""
    t = table(p0=Station(coins=6, damage=11), rows={2: "R07 z ."}).take("buy R07")
    assert t.seat(0) == Station(coins=0, damage=15, research="R07")


def test_ne_10_overflow_while_buying() -> None:
    """The bought card is not built yet when row 4 damages, and cannot be lost."""
    cards = [crab("a", 1, 4, 0), yard("y", 2, 0)]
    t = table(p0=Station(coins=3, damage=15, crab="a"), rows={4: "y z ."}, cards=cards).take("buy y")
    assert t.seat(0).coins == 2
    t.decides(0, "Overflow")
    t.offers("lose a", "lose OB")
    t.take("lose OB")
    assert t.seat(0) == Station(coins=2, damage=15, crab="a", oxygen="OA", yards="y", dome=3)


def test_ne_120_rows_1_and_3() -> None:
    """Row 1 repairs 3, row 3 does nothing."""
    rows = {1: "a z .", 3: "b . ."}
    t = table(p0=Station(damage=7), rows=rows).take("buy a")
    assert (t.seat(0).coins, t.seat(0).damage) == (0, 4)
    t = table(p0=Station(damage=7), rows=rows).take("buy b")
    assert (t.seat(0).coins, t.seat(0).damage) == (7, 7)


def test_ne_121_all_rows_fall() -> None:
    """Every row above the emptied one moves down, by one row each."""
    t = table(rows={1: "a . b", 2: ". c .", 3: "d . e", 4: ". . f"}).take("buy f")
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . .", "a . b", ". c .", "d . e"]
    t.take("P1 buy d", "P2 buy e")
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . .", ". . .", "a . b", ". c ."]

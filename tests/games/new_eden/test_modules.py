"""New Eden: one card of each kind of module, from placing to final points (NE 13)."""

from __future__ import annotations

from tests.games.new_eden.table import Station, table


def test_crab() -> None:
    """C03: 2 slots, 7 coins, 1 final point, pointer back 1."""
    t = table(Station(crab="C03:L1", kraken="KX k")).take("move OA", "dome>C03", "activate C03")
    assert (t.seat(0).coins, t.seat(0).crab, t.value(0), t.pointer(0)) == (17, "C03:S", 1, 1)


def test_mussel() -> None:
    """M02: 2 slots, 3 points, 2 final points."""
    t = table(Station(mussel="M02:L1")).take("move OA", "dome>M02", "activate M02")
    assert (t.seat(0).score, t.seat(0).mussel, t.value(0), t.pointer(0)) == (3, "M02:S", 2, 0)


def test_kraken() -> None:
    """K02: 2 slots, repair 5, 1 final point, pointer forward 1."""
    t = table(Station(damage=9, kraken="K02:L1")).take("move OA", "dome>K02", "activate K02")
    assert (t.seat(0).damage, t.seat(0).kraken, t.value(0), t.pointer(0)) == (4, "K02:S", 1, 1)


def test_yard() -> None:
    """Y04: 2 deeples when it is placed, 3 final points."""
    t = table(rows={3: "Y04 z ."}).take("buy Y04")
    assert (t.seat(0).yards, t.seat(0).dome, t.value(0), t.pointer(0)) == ("Y04", 3, 3, 0)


def test_oxygen() -> None:
    """O13: bottles 4 and 2, 1 final point, face up at once."""
    t = table(Station(mussel="m1 m2 m3 m4 m5"), rows={3: "O13 z ."}).take("buy O13", "P1 pass", "P2 pass")
    assert (t.seat(0).oxygen, t.value(0)) == ("OA OB O13", 1)
    t.take("move O13")
    t.offers("dome>m1", "dome>m2", "dome>m3", "dome>m4", "leave")
    t.take("dome>m3")
    t.offers("m3>m4", "m3>m5", "leave")

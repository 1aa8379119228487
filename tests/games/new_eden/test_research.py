"""New Eden: the fifteen research effects, each on its own (NE 14)."""

from __future__ import annotations

import pytest

from tests.games.new_eden.table import Station, Table, table


def bought(card: str, p0: Station | None = None, p1: Station | None = None, p2: Station | None = None) -> Table:
    """P0 has bought the card for 3 coins, without a row effect."""
    return table(p0, p1, p2, rows={3: f"{card} z ."}).take(f"buy {card}")


def again(card: str, plants: int) -> Station:
    """P0 after some uses of its plant, with this research card alone."""
    return table(Station(research=card)).take(*["plant"] * plants).seat(0)


def test_r01_grant() -> None:
    assert bought("R01").seat(0).coins == 10 - 3 + 5


def test_r02_ballast() -> None:
    assert bought("R02", Station(crab="c")).pointer(0) == 3 - 1


def test_r03_clean_harvest() -> None:
    assert bought("R03", Station(crab="c1 c2", kraken="k")).pointer(0) == 1


def test_r04_emergency_foam() -> None:
    t = bought("R04", Station(damage=7))
    assert (t.seat(0).damage, t.value(0)) == (2, -5)


def test_r05_crab_guild() -> None:
    assert bought("R05", Station(crab="c1:S c2:L1 c3:S", mussel="m:S")).value(0) == 3 * 2


def test_r06_kraken_school() -> None:
    assert bought("R06", Station(kraken="KX:S k1 k2:S", crab="c:S")).value(0) == 2 * 2


def test_r07_test_drilling() -> None:
    t = bought("R07")
    assert ([t.seat(n).damage for n in range(3)], t.value(0)) == ([5, 0, 0], 8)


def test_r08_deep_drilling() -> None:
    t = bought("R08")
    assert ([t.seat(n).damage for n in range(3)], t.value(0)) == ([10, 0, 0], 20)


def test_r09_open_patents() -> None:
    t = bought("R09")
    assert ([t.seat(n).coins for n in range(3)], t.value(0)) == ([7, 15, 15], 15)


def test_r10_turbine() -> None:
    assert again("R10", plants=2) == Station(research="R10", coins=24, damage=4, plant=2)


def test_r11_guided_tours() -> None:
    assert again("R11", plants=2) == Station(research="R11", coins=20, score=4, damage=4, plant=2)


def test_r12_filter() -> None:
    assert again("R12", plants=1) == Station(research="R12", coins=15, damage=0, plant=1)
    assert again("R12", plants=3).damage == 0 + 2 + 5


ATTACKS = [("R13", Station(yards="y1 y2 y3")), ("R14", Station(crab="c1 c2 c3")), ("R15", Station(oxygen="OA OB o"))]


@pytest.mark.parametrize(("card", "victim"), ATTACKS)
def test_r13_r14_r15_attacks(card: str, victim: Station) -> None:
    """Every other seat: 1 damage per own card of the group; the tile and the owner are spared."""
    t = bought(card, victim, victim, Station(oxygen="", kraken="KX", mussel="m", extensions="shipyard"))
    assert [t.seat(n).damage for n in range(3)] == [0, 3, 0]

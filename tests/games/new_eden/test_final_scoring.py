"""New Eden: end scoring and ties (NE 12.3, 15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pelagia.games.new_eden.rules.scoring import places
from tests.games.new_eden.table import OVER, Station, Table, crab, kraken, table

CARDS = [kraken("k1", 1, 2, 1), kraken("k2", 2, 5, 2), crab("c1", 1, 4, 0), crab("c2", 2, 9, 3)]
HOLDS = Station(score=20, coins=14, damage=3, kraken="KX k1 k2", research="R02", crab="c1 c2")


def over(p0: Station, p1: Station | None = None, p2: Station | None = None) -> Table:
    """A game after its final scoring."""
    more = [crab("b", 1, 3, 2), *(crab(f"d{n}", 1, 3, 1) for n in range(3))]
    return table(p0, p1, p2, round=3, phase=OVER, cards=[*CARDS, *more])


def test_ne_51_holds() -> None:
    """Coins, pointer, station value."""
    t = over(HOLDS)
    assert t.pointer(0) == 4
    assert t.game.scores[0] == 28
    told = {"seat": 0, "coins": 14, "coin_points": 2, "pointer": 4, "holds": True, "value": 6, "total": 28}
    assert t.told("scored")[0] == told


def test_ne_52_collapses() -> None:
    """Track and coin points remain."""
    assert over(replace(HOLDS, damage=5)).game.scores[0] == 22


def test_ne_53_r03() -> None:
    """The crabs do not move the pointer back."""
    t = over(replace(HOLDS, damage=6, research="R02 R03"))
    assert (t.pointer(0), t.game.scores[0]) == (6, 28)


def test_ne_54_pointer_floor() -> None:
    """The pointer never lies below its start."""
    t = over(Station(score=10, coins=4, crab="d0 d1 d2"))
    assert (t.pointer(0), t.game.scores[0]) == (0, 13)


def test_ne_55_staffed_modules() -> None:
    """R05 and R06 count activated modules, the tile too, not those where deeples lie."""
    cards = [crab("c1", 1, 4, 0), crab("c2", 1, 4, 0), kraken("k1", 1, 2, 0), kraken("k2", 1, 2, 0)]
    station = Station(score=10, coins=0, crab="c1:S c2:L1", kraken="KX:S k1:S k2", research="R05 R06")
    assert table(p0=station, round=3, phase=OVER, cards=cards).game.scores[0] == 17


def test_ne_56_ties() -> None:
    """The lower damage wins; equal there too, both do."""
    a, b = (Station(score=38, damage=damage, research="R02") for damage in (3, 2))
    t = over(a, b, Station(score=33))
    assert t.game.scores == [40, 40, 35]
    assert (places(t.game), t.game.winners) == ([2, 1, 3], [1])
    assert over(b, b, Station(score=33)).game.winners == [0, 1]


@pytest.mark.parametrize(
    ("crabs", "damage", "pointer", "total"), [("", 14, 14, 10), ("", 15, 14, 10), ("b", 14, 13, 10), ("b", 13, 13, 12)]
)
def test_ne_61_pointer_ceiling(crabs: str, damage: int, pointer: int, total: int) -> None:
    """Forward is clamped to 14 before the crabs move it back; damage 15 never holds."""
    krakens = " ".join(["KX", *(f"k{n}" for n in range(10, 22))])
    t = over(Station(score=10, coins=0, damage=damage, kraken=krakens, research="R02", crab=crabs))
    assert (t.pointer(0), t.game.scores[0]) == (pointer, total)
    assert t.told("scored")[0]["holds"] == (damage <= pointer)


def test_ne_93_negative_value() -> None:
    """A station can cost points, and a score can fall below 0."""
    assert over(Station(score=2, coins=0, research="R04")).game.scores[0] == -3


def test_ne_94_what_a_collapse_cancels() -> None:
    """Neither printed points nor R04, R05 and R06 count in a collapsed station."""
    station = Station(score=10, coins=5, damage=3, crab="d0:S", kraken="KX:S", research="R04 R05 R06 R09")
    assert over(station).game.scores[0] == 11
    assert over(replace(station, damage=0)).game.scores[0] == 11 + 1 - 5 + 3 + 2 + 15


def test_ne_95_research_without_printed_points() -> None:
    """Only R04, R07, R08 and R09 have final points of their own."""
    plain = "R01 R02 R03 R05 R06 R10 R11 R12 R13 R14 R15"
    t = over(Station(research=plain), Station(research="R07"), Station(research="R08 R09"))
    assert t.game.scores == [2, 10, 37]


def test_ne_96_places() -> None:
    """Places below the first are ordered by points and damage too, and may be shared."""
    t = over(Station(score=30, damage=1), Station(score=30, damage=1), Station(score=30))
    assert t.game.view(None)["table"]["places"] == places(t.game) == [2, 2, 1]
    assert places(over(Station(score=1), Station(score=9), Station(score=1, damage=2)).game) == [2, 1, 3]


def test_ne_97_forward_is_clamped_first() -> None:
    """16 forward and 3 back give 11, not 13."""
    krakens = " ".join(["KX", *(f"k{n}" for n in range(10, 22))])
    t = over(Station(score=10, coins=0, damage=12, kraken=krakens, research="R02", crab="d0 d1 d2"))
    assert (t.pointer(0), t.game.scores[0]) == (11, 10)

"""New Eden: phase D, round scoring (NE 10)."""

from __future__ import annotations

from dataclasses import replace

from pelagia.games.new_eden.rules.state import Mark
from tests.games.new_eden.table import A, C, D, Station, crab, table


def test_ne_48_bonus() -> None:
    """Cards are counted, the tile is not; start cards and OX are cards."""
    t = table(p0=Station(kraken="KX k1 k2", oxygen="OA OB OX"), phase=D, bonus="B09 B07")
    assert [(t.seat(n).score, t.seat(n).coins) for n in range(3)] == [(4, 13), (0, 12), (0, 12)]


def test_ne_49_same_group_twice() -> None:
    """Both bonus cards count."""
    t = table(p0=Station(crab="c1 c2 c3"), phase=D, bonus="B01 B02")
    assert (t.seat(0).coins, t.seat(1).coins) == (16, 10)


def test_ne_50_reset() -> None:
    """Everything is made ready for the next round; at the end of the game deeples stay."""
    station = Station(crab="c:S", mussel="m:L1", spent=1, oxygen="OA:down OB", plant=2)
    t = table(p0=station, phase=D, cards=[crab("c", 2, 8, 0)])
    assert t.seat(0) == Station(crab="c", mussel="m", dome=5)
    t = table(p0=station, phase=D, round=3, cards=[crab("c", 2, 8, 0)])
    assert t.seat(0) == replace(station, oxygen="OA OB", plant=0, score=2)


def test_ne_92_bonus_cards_of_one_round() -> None:
    """They count once and leave; the next round has two others."""
    t = table(p0=Station(crab="c1 c2"), phase=D, bonus="B01 B03")
    assert (t.game.round, t.game.phase, t.game.bonus_used) == (3, A, ("B01", "B03"))
    assert len(t.game.bonus_shown) == 2
    assert not {"B01", "B03"} & {*t.game.bonus_shown}
    t = table(p0=Station(crab="c1 c2"), phase=D, round=3, bonus="B01 B03")
    assert (t.seat(0).coins, t.game.bonus_shown, t.game.bonus_used) == (12, (), ("B01", "B03"))


def test_ne_126_row_markers() -> None:
    """All four rows are auctioned again in the next round."""
    t = table(phase=C).idle()
    assert (t.game.round, t.game.marks) == (3, (Mark.NONE,) * 4)
    t.take("pass", "pass", "pass", "done", "done", "done", "keep none", "keep none", "keep none")
    t.offers("row 1", "row 2", "row 3", "row 4")

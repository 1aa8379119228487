"""Travel: W11 to W16."""

from __future__ import annotations

from tests.games.deep_sea.table import Table, bench


def written(t: Table, kind: str) -> list[str]:
    """What an action of the leader offers, without doing it."""
    clone = Table(t.game.clone()).act(kind)
    return clone.offered


def ways(*pairs: str) -> list[str]:
    return [f"travel {pair}" for pair in pairs]


def test_w11_range_one() -> None:
    t = bench(1).act().offers("travel", "sonar", "dive", "journal", "done")
    t.take("travel").offers(*ways("C1>B1", "C1>D1")).take("travel C1>B1").now("P1 G=1 staging=2")


def test_w12_range_two() -> None:
    t = bench(1, p1="G=2 vessels=B1").act("travel").offers(*ways("B1>C1", "B1>C2", "B1>D1"))
    t.take("travel B1>C2").now("P1 I=1 vessels=B1,C2")


def test_w13_empty_cells_are_not_crossed() -> None:
    bench(6, p1="G=2 vessels=A1").act("travel").now("P1 G=3 vessels=A1,A2").decides("P2")


def test_w14_the_vortex_adds_technology() -> None:
    t = bench(7, p1="G=4 vessels=C3").act("travel").offers(*ways("C3>C1", "C3>C2", "C3>C4"))
    t.take("travel C3>C4").now("P1 I=1")


def test_w15_one_vessel_in_the_trench() -> None:
    t = bench(7, zones="D5=abyssal_trench", p1="G=10 vessels=C5,D5,C1").act("travel")
    t.offers(
        *ways("C1>C2", "C1>C3", "C1>C4", "C1>C5", "C5>C1", "C5>C2", "C5>C3", "C5>C4"),
        *ways("D5>C1", "D5>C2", "D5>C3", "D5>C4", "D5>C5"),
    )


def test_w16_the_caves_are_used_from_beside() -> None:
    t = bench(1, zones="B2=cave_system", p1="G=2 research=3 vessels=B1")
    assert written(t, "dive") == ["dive B1.d1", "dive B2.d2"]
    journals = ("B1.j1 A1", "B1.j1 A6", "B1.j2 A1", "B1.j2 A7", "B2.j1 A7")
    assert written(t, "journal") == [f"journal {card}" for card in journals]
    assert written(t, "travel") == ways("B1>C1", "B1>C2", "B1>D1")
    right = bench(1, zones="B2=cave_system", p1="G=2 research=3 vessels=C2")
    journals = ("B2.j2 A1", "B2.j2 A6", "C2.j1 A1", "C2.j1 A6", "C2.j2 A7")
    assert written(right, "journal") == [f"journal {card}" for card in journals]
    right.act("dive").now("P1 tokens=T06")
    assert right.tokens_on("B2.d3") == 0


def test_a_vessel_that_is_too_deep_may_rise() -> None:
    t = bench(7, zones="D3=coldwater_reef D4=seamount", p1="vessels=C4").act("travel")
    t.now("P1 vessels=C3")

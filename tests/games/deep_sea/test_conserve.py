"""Conserve and links: W25 to W31."""

from __future__ import annotations

from tests.games.deep_sea.table import bench


def test_w25_a_link_of_ones_own_pays_once() -> None:
    bench(1, p1="research=1 vessels=D1", discs="D1.c1=P1").act("conserve").now("P1 research=0 C=2 staging=1")


def test_w26_a_link_pays_both_owners() -> None:
    bench(1, p1="research=1 vessels=D1", discs="D1.c1=P2").act("conserve").now("P1 C=2", "P2 C=1")


def test_w27_several_links_at_once() -> None:
    t = bench(4, p1="research=4 vessels=D1", discs="D1.c1=P1 D1.c3=P2 D1.c5=P2").act("conserve")
    t.offers("conserve D1.c2", "conserve D1.c4").take("conserve D1.c2").offers("hex 3.0", "skip")
    t.take("hex 3.0", "attr G").now("P1 R=2 I=1 C=1 G=1 research=0 staging=1", "P2 R=1 I=1")


def test_w28_the_calving_grounds() -> None:
    t = bench(9, p1="research=3 vessels=C2", discs="C2.j1=P1").act("conserve", "conserve C2.c4")
    t.offers("conserve C2.c1", "conserve C2.c5", "skip").take("conserve C2.c5")
    t.now("P1 R=2 C=1 research=1 cleanup=2 staging=1").decides("P2")


def test_w29_the_turtles() -> None:
    t = bench(1, zones="D2=sea_turtles", p1="G=2 research=2 vessels=D2").act("conserve", "conserve D2.c1")
    t.offers("depth 1", "depth 2", "depth 3", "skip").take("depth 3", "keep coldwater_reef").offers(
        "place C3", "place D3"
    )
    t.take("place D3").now("P1 I=2").offers("travel D2>C1", "travel D2>C2", "travel D2>D1", "skip")
    t.take("travel D2>D1").now("P1 I=3 staging=1 vessels=D1,D2")


def test_w30_the_oil_rig() -> None:
    t = bench(9, 3, p1="research=1 vessels=C1", discs="C1.c1=P1 C1.c2=P3 C1.c3=P3").act("conserve")
    t.now("P1 G=1 C=1 cleanup=0", "P3 C=1").decides("P1", "Promote").take("skip").decides("P3", "Promote").take("skip")
    t.now("P1 cleanup=1").decides("P2", "TurnMenu")


def test_w31_the_order_inside_a_bundle() -> None:
    t = bench(1, zones="D2=dolphin_pods", p1="G=2 I=9 research=3 vessels=D2").act("conserve", "conserve D2.c3")
    t.decides("P1", "StepImpact").take("hex 0.0").decides("P1", "Impact").take("hex 0.1").now("P1 R=2 I=10")


def test_w72_links_pay_the_player_at_turn_first() -> None:
    zones = "B2=sunken_ruins B3=rift_valley B4=seamount B5=seafloor_restoration"
    t = bench(
        1,
        3,
        zones=zones,
        dives="B2.d1=T01",
        discs="B5.c2=P1 B5.c4=P2",
        p1="G=2 vessels=B2",
        p3="G=10 research=1 vessels=B2",
    )
    t.act("dive", "skip", "P3 travel B2>B5", "P3 conserve B5.c1").now("P3 C=1")
    for seat in ("P1", "P2", "P3", "P3"):
        t.decides(seat, "Impact").take("skip")
    t.decides("P1", "TurnMenu")


def test_w73_the_disc_comes_before_the_bonus() -> None:
    t = bench(4, markers="1.3=P2", p1="research=1 staging=1 vessels=D1").act()
    t.offers("travel D1>C1", "done")
    t = bench(4, markers="1.3=P2", p1="research=1 staging=2 vessels=D1").act("conserve", "conserve D1.c5", "hex 1.4")
    t.now("P1 staging=1 research=0")

"""Journals, activation spaces, promotion, copying: W39 to W47."""

from __future__ import annotations

from tests.games.deep_sea.table import bench

OFFERED = ("journal C1.j1 A1", "journal C1.j1 A6", "journal C1.j2 A1", "journal C1.j2 A7")


def test_w39_sites_and_cards() -> None:
    bench(1, p1="research=3").act("journal").offers(*OFFERED)


def test_w40_a_journal() -> None:
    t = bench(1, p1="research=3").act("journal", "journal C1.j2 A7", "promote 0", "attr C")
    t.now("P1 C=1 research=3 staging=1 crew=leader:s returned=1", "P2 G=1")
    assert t.game.market == ("JA1", "JA2", "JA6", "J1")


def test_w41_a_launch_in_another_players_turn() -> None:
    t = bench(1, p1="research=3", p2="G=1").act("journal", "journal C1.j2 A7", "skip")
    t.now("P2 G=2 staging=4 vessels=C1,C1", "P1 crew=leader*")


def test_w42_a_promotion_returns_the_disc() -> None:
    t = bench(1, p1="tokens=T11 crew=reef_diver*").take("token T11 effect", "promote 1")
    t.now("P1 R=1 crew=leader,reef_diver:s returned=1").offers("activate 0", "activate 1", "end")


def test_w43_an_activation_space() -> None:
    t = bench(1, p1="journals=22").take("space 22")
    t.offers("travel C1>B1", "travel C1>C2", "travel C1>D1", "done").take("travel C1>C2").now("P1 I=1")
    t.offers("travel C2>B1", "travel C2>C1", "travel C2>D1", "done").take("travel C2>C1").now("P1 staging=3")
    t.take("P2 pass").decides("P1", "TurnMenu").offers("activate 0", "pass")
    t.take("pass", *["recruit reef_diver"] * 2).decides("P2", "TurnMenu").take("pass").decides("P1", "TurnMenu")
    assert "space 22" not in t.offered  # nor in a later round


def test_w44_conserving_at_a_distance() -> None:
    t = bench(1, p1="research=1 journals=A2").take("space A2").offers("conserve D1.c2", "done").take("conserve D1.c2")
    t.now("P1 C=1 research=0 staging=1")
    assert t.owner("D1.c2") == "P1"


def test_w45_copying() -> None:
    t = bench(1, p1="crew=robotics_engineer,deep_sea_diver*", dives="C1.d1=T01,T29,T02,T03").take("activate 1")
    t.decides("P1", "CopyCrew").offers("copy 0", "copy 2", "done").take("copy 2")
    t.offers("dive C1.d1", "done").take("dive C1.d1").offers("dive C1.d1", "token T01 research", "done")
    t.take("dive C1.d1").now("P1 tokens=T01,T29")
    t.now("P1 crew=leader,robotics_engineer*,deep_sea_diver*")
    t.offers("token T01 research", "token T29 research", "token T29 effect")


def test_w46_two_links() -> None:
    discs, market = "C3.j2=P1 C3.j4=P2", "A2 A1 A6 18"
    t = bench(3, p1="G=4 research=2 vessels=C3", discs=discs, market=market).act("journal")
    t.offers("journal C3.j3 A2", "journal C3.j3 18").take("journal C3.j3 18", "skip")
    t.now("P1 R=2 research=1 staging=1", "P2 R=1")


def test_w47_gains_of_the_others() -> None:
    t = bench(1, 3, p1="research=4", p2="R=1 I=1 C=1 G=0", market="7 A2 A6 A7").act("journal", "journal C1.j1 7")
    t.take("hex 0.0", "skip").now("P1 R=3", "P2 G=1").decides("P3", "LowestStep")
    t.offers("attr R", "attr I", "attr C", "attr G")

"""Dives and tokens: W32 to W38."""

from __future__ import annotations

from tests.games.deep_sea.table import bench


def test_w32_a_token_is_stored() -> None:
    t = bench(1, dives="C1.d1=T21,T01,T02,T03").act("dive").offers("token T21 research", "token T21 effect", "end")
    t.take("end").now("P1 tokens=T21 staging=2")


def test_w33_the_surplus_must_be_used() -> None:
    t = bench(1, p1="tokens=T05", dives="C1.d1=T29,T01,T02,T03").act("dive")
    t.offers("token T05 research", "token T29 research", "token T29 effect").take("token T05 research")
    t.now("P1 research=4").offers("token T29 research", "token T29 effect", "end")


def test_w34_a_token_instead_of_an_activation() -> None:
    t = bench(1, p1="staging=0 tokens=T29").offers("token T29 research", "token T29 effect", "pass")
    t.take("token T29 effect").now("P1 staging=1").offers("activate 0", "end").take("end").now("P1 passed=False")


def test_w35_no_pass_after_a_token() -> None:
    t = bench(1, p1="research=11 tokens=T01").take("token T01 research").now("P1 research=12")
    t.offers("activate 0", "end")


def test_w36_a_token_in_the_middle_of_an_activation() -> None:
    t = bench(1, p1="research=1 tokens=T17").act(
        "token T17 research", "journal", "journal C1.j1 A1", "promote 0", "attr R"
    )
    t.now("P1 research=1 I=2 R=1 crew=leader:s staging=1", "P2 staging=4")


def test_w37_the_shipwreck() -> None:
    t = bench(6, p1="vessels=E2", dives="E2.d1=T21,T01,T02,T03,T04,T05,T06,T07").act("dive")
    t.offers("keep T21", "keep T01").take("keep T01").offers("token T01 research", "end")
    assert (t.game.discard, t.tokens_on("E2.d1")) == (("T21",), 6)


def test_w38_the_ruins() -> None:
    t = bench(1, 3, zones="B2=sunken_ruins", dives="B2.d1=T01", p1="G=2 vessels=B2", p3="vessels=B2").act("dive")
    t.decides("P1", "May").offers("travel B2>B1", "travel B2>C1", "travel B2>C2", "skip").take("skip")
    t.decides("P3", "May").offers("travel B2>B1", "skip").take("travel B2>B1").now("P3 G=1 vessels=B1")
    t.decides("P1", "TurnMenu")

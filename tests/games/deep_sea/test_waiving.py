"""Waiving, and tokens inside extra actions: W61 to W63."""

from __future__ import annotations

from pelagia.games.deep_sea.rules.effects import gain
from tests.games.deep_sea.table import Table, bench

FULL = "0.1=P2 0.3=P2 0.5=P2 0.7=P2"


def test_w61_no_legal_hex() -> None:
    bench(6, markers=FULL, p1="I=12").run(gain("I")).now("P1 I=12").decides("P1", "TurnMenu")
    t = bench(6, markers=FULL, p1="I=9").run(gain("I")).offers("skip", "waive")
    Table(t.game.clone()).take("skip").now("P1 I=10")
    t.take("waive").now("P1 I=9")


def test_w62_waiving_a_launch() -> None:
    t = bench(5, p1="G=1").run(gain("G G")).offers("base A1", "base B1", "base C1", "base D1", "waive").take("waive")
    t.now("P1 G=1").offers("base A1", "base B1", "base C1", "base D1", "waive").take("base C1")
    t.now("P1 G=3 vessels=A1,C1 reserve=1")


def test_w63_a_token_inside_an_extra_action() -> None:
    t = bench(7, zones="D5=scaly_foot_snails", dives="D5.d1=T29,T01,T02", p1="G=10 vessels=D5 staging=1").act("dive")
    t.decides("P1", "May").offers("token T29 effect", "skip").take("token T29 effect").now("P1 staging=1")
    t.offers("journal D5.j1 A7", "journal D5.j2 A7", "skip")

"""Sonar and discovery: W17 to W24."""

from __future__ import annotations

from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.state import CELL
from tests.games.deep_sea.table import bench


def test_w17_a_discovery() -> None:
    t = (
        bench(1)
        .act("sonar")
        .offers("depth 1", "depth 2")
        .take("depth 2")
        .offers("keep cave_system", "keep dolphin_pods")
    )
    t.take("keep dolphin_pods").offers("place B2", "place D2").take("place D2").now("P1 I=1 G=1 staging=1")
    assert (t.tokens_on("D2.d1"), t.owner("C1.s1"), t.game.piles[1][0]) == (3, "P1", "cave_system")
    assert t.game.finders[CELL["D2"]] == 0


def test_w18_the_fallback_depth() -> None:
    t = bench(1, p1="vessels=C2", discs="C2.s1=P2 C2.s2=P2 C2.s3=P2").act("sonar")
    t.offers("keep atoll", "keep calm_seas").take("keep atoll").offers("place A1", "place E1").take("place E1")
    t.now("P1 I=1 staging=2")
    assert t.tokens_on("E1.d1") == 4


def test_w19_no_room_at_all() -> None:
    t = bench(1, empty="123").act("sonar").offers("hex 0.0", "hex 2.0", "hex 4.0", "hex 6.0", "skip").take("hex 6.0")
    t.now("P1 G=1 staging=1")
    assert t.owner("C1.s1") == "P1"


def test_no_room_at_all_where_an_impact_moves_a_marker() -> None:
    """Compiled rules check the types of answers: this one names two places."""
    t = bench(6, empty="123").run(gain("M")).take("hex 0.3").act("sonar")
    t.offers("move 0.3>1.3", "move 0.3>0.2", "move 0.3>0.4", "skip").take("move 0.3>1.3")


def test_w20_two_tracks() -> None:
    t = bench(2, p1="vessels=B1").act("sonar").offers("sonar B1.t1", "sonar B1.t2").take("sonar B1.t1")
    t.now("P1 I=1 research=1 staging=1")


def test_w21_the_leftmost_free_space() -> None:
    t = bench(1, discs="C1.s1=P2").act("sonar", "depth 1", "keep calm_seas", "place A1").now("P1 G=1 staging=2")
    assert t.owner("C1.s2") == "P1"


def test_w22_loose_placement() -> None:
    t = bench(7, p1="G=4 vessels=C3").act("sonar", "sonar C3.t1").offers("keep carbonate_spires", "keep coldwater_reef")
    t.take("keep coldwater_reef").offers("place A3", "place B3", "place D3", "place E3")


def test_w23_links_before_the_discovery() -> None:
    t = bench(7, p1="G=2 vessels=C2", discs="C2.s4=P2").act("sonar", "sonar C2.t1").now("P1 staging=2", "P2 staging=4")
    t.take("keep atoll", "place B1").now("P1 I=1 staging=3")


def test_w24_no_disc_left_for_sites() -> None:
    bench(1, p1="staging=1").act().offers("travel", "dive", "done")


def test_drawn_boards_are_seen_by_the_discoverer_only() -> None:
    t = bench(1).act("sonar", "depth 2")
    assert t.game.view(0)["table"]["looking"] == ["cave_system", "dolphin_pods"]
    assert t.game.view(1)["table"]["looking"] == t.game.view(None)["table"]["looking"] == [None, None]
    t.take("keep dolphin_pods")
    assert t.game.view(1)["table"]["looking"] == [None]

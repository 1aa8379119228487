"""The scenarios' own rules: W53 to W57."""

from __future__ import annotations

from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.gains import Impact
from pelagia.games.deep_sea.rules.scoring import items
from pelagia.games.deep_sea.rules.state import CELL
from tests.games.deep_sea.table import bench


def hexes(*ids: str) -> list[str]:
    return [f"hex {id}" for id in ids]


def test_w53_rows_by_depth() -> None:
    t = bench(10).run(Impact(CELL["C2"])).offers("hex 1.0", "skip").take("hex 1.0", "attr C").now("P1 C=1")
    t.run(Impact(CELL["C2"])).offers("hex 1.1", "skip").take("skip")
    bench(10, p1="R=9").run(gain("R")).offers("hex 0.0", "skip", "waive")


def test_w54_moving_markers() -> None:
    t = bench(6).run(gain("M")).offers(*hexes("0.1", "0.3", "0.5", "0.7"), "skip").take("hex 0.3").now("P1 I=1")
    t.run(gain("M")).offers("move 0.3>1.3", "move 0.3>0.2", "move 0.3>0.4", "skip").take("move 0.3>1.3").now("P1 G=1")
    t.run(gain("M")).offers("move 1.3>0.3", "skip").take("move 1.3>0.3").now("P1 I=2")


def test_w55_goal_hexes() -> None:
    t = bench(8, markers="7.0=P2 8.1=P2").run(gain("M"))
    t.offers(*hexes("5.5", "6.1", "7.1", "8.2", "9.0", "9.1"), "skip").take("hex 9.0")
    t.decides("P1", "ChooseOption").offers("option left", "option right").take("option right")
    assert t.game.options == (1, -1, -1)


def test_w56_cleaning_up() -> None:
    t = bench(9).run(gain("M")).offers(*hexes("0.0", "0.2", "0.4", "0.6", "0.8"), "cleanup", "skip")
    t.take("hex 0.8", "attr G", "attr G").now("P1 G=2 vessels=D1,D1 staging=4")
    assert items(t.game)[0].impact == -2
    t.run(gain("M")).offers(*hexes("0.0", "0.2", "0.4", "0.6", "1.8"), "cleanup", "skip").take("cleanup")
    t.now("P1 cleanup=1")


def test_w57_joints_between_islands() -> None:
    t = bench(5, markers="2.6=P2").run(gain("M"))
    t.offers(*hexes("1.2", "1.5", "2.5", "3.8", "4.1", "7.5"), "skip")


def test_a_restored_zone_gives_a_marker_once() -> None:
    t = bench(4, p1="research=9 vessels=D1", discs="D1.c1=P1 D1.c2=P2 D1.c3=P2 D1.c5=P1").act("conserve")
    assert [m.seat for m in t.game.markers] == [0]
    assert items(t.game)[0].impact == 3


def test_the_hidden_board_must_be_kept_and_names_a_kind() -> None:
    boards = "C3=vortex C4=brine_pool"
    t = bench(6, zones=boards, p1="G=10 vessels=C3", discs="C3.s2=P2 C3.s3=P2 C3.s4=P2")
    t.game.piles[4] = ["whale_fall", "fallen_star", "black_smoker"]
    t.act("sonar", "sonar C3.t3").decides("P1", "NameKind").offers("name conserve", "name journal")
    t.take("name journal").now("P1 R=1 G=11")


def test_locked_depths() -> None:
    zones = "D3=coldwater_reef D4=seamount"
    assert bench(9, zones=zones, p1="G=10 vessels=D2 cleanup=0").act("travel").offered == [
        "travel D2>C1",
        "travel D2>C2",
        "travel D2>D1",
    ]
    assert "travel D2>D3" in bench(9, zones=zones, p1="G=10 vessels=D2 cleanup=1").act("travel").offered
    assert "travel D2>D4" in bench(9, zones=zones, p1="G=10 vessels=D2 cleanup=3").act("travel").offered

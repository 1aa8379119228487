"""The nineteen special zones (DS 18), each once; Z1, Z2, Z3, Z4, Z5, Z6 and Z18 have cases of their own too."""

from __future__ import annotations

from pelagia.core.text import Text
from tests.games.deep_sea.table import bench


def test_z01_the_oil_rig_asks_everybody_with_a_disc_here() -> None:
    t = bench(9, 3, p1="research=1 vessels=C1", discs="C1.c1=P2 C1.c2=P2 C1.c3=P2").act("conserve")
    t.decides("P1", "Promote").take("promote 0", "attr R").decides("P2", "Promote").take("promote 0", "attr I")
    t.now("P1 R=1", "P2 I=1").decides("P2", "TurnMenu")


def test_z02_no_travel_without_a_vessel_among_the_turtles() -> None:
    t = bench(1, zones="D2=sea_turtles", p1="G=2 research=4 vessels=C2 journals=A2")
    t.take("space A2", "conserve D2.c2", "skip").decides("P2")


def test_z02_without_room_the_turtles_give_an_impact() -> None:
    t = bench(1, zones="D2=sea_turtles", empty="12345", p1="G=2 research=2 vessels=D2")
    t.act("conserve", "conserve D2.c1").decides("P1", "May")
    t.offers("hex 0.0", "hex 2.0", "hex 4.0", "hex 6.0", "skip")
    assert t.game.decision
    assert t.game.decision.prompt(t.game).args["asked"] == Text("deep-sea-ask-impact")
    t.take("hex 0.0").now("P1 R=1").decides("P1", "May")


def test_z02_no_token_helps_to_travel_without_a_vessel_there() -> None:
    t = bench(1, zones="D2=sea_turtles", p1="G=2 research=4 vessels=C2 journals=A2 tokens=T25")
    t.take("space A2", "conserve D2.c2", "skip").decides("P1", "TurnMenu")


def test_z03_two_draws_of_two_at_the_shipwreck() -> None:
    dives = "E2.d1=T21,T01,T02,T03,T04,T05,T06,T07"
    t = bench(6, p1="vessels=E2 journals=23", dives=dives).take("space 23", "dive E2.d1").offers("keep T21", "keep T01")
    t.take("keep T21").offers("keep T02", "keep T03").take("keep T03").now("P1 tokens=T21,T03")
    assert t.game.discard == ("T01", "T02")


def test_z04_the_left_cave_takes_a_disc() -> None:
    t = bench(1, zones="B2=cave_system A1=atoll A2=dolphin_pods", p1="G=2 research=2 vessels=A2")
    t.act("conserve", "conserve B2.c1").now("P1 G=3 research=0")
    assert t.owner("B2.c1") == "P1"


def test_z05_only_the_last_token_of_the_ruins_counts() -> None:
    t = bench(1, zones="B2=sunken_ruins", dives="B2.d1=T01,T02", p1="G=2 vessels=B2").act("dive")
    t.decides("P1", "TurnMenu")


def test_z06_no_second_conserve_without_the_journal_disc() -> None:
    bench(9, p1="research=3 vessels=C2").act("conserve", "conserve C2.c4").decides("P2")


def test_z07_the_shark_raises_reputation() -> None:
    bench(7, zones="D3=deepwater_shark", p1="G=4 vessels=D3").act("dive").now("P1 R=1")


def test_z07_once_per_token() -> None:
    t = bench(7, zones="D3=deepwater_shark", p1="G=4 vessels=D3 journals=23").take("space 23", "dive D3.d1")
    t.now("P1 R=2")
    assert t.tokens_on("D3.d1") == 3


def test_z08_leaving_the_jellyfish() -> None:
    there = "C3=jellyfish_bloom"
    t = bench(1, zones=there, p1="G=4 vessels=C3", discs="C3.j1=P1").act("travel C3>B1")
    t.decides("P1", "Impact").take("hex 0.0").now("P1 R=1 G=5")
    bench(1, zones=there, p1="G=4 vessels=C3", discs="C3.j1=P2").act("travel C3>B1").decides("P2")


def test_z09_research_by_journal_discs() -> None:
    t = bench(7, zones="D3=thermal_vents", p1="G=4 vessels=D3", discs="D3.j1=P1 D3.j2=P1").act("dive")
    t.now("P1 research=2")


def test_z10_the_vortex_places_loosely() -> None:
    t = bench(7, p1="G=4 vessels=C3").act("sonar", "sonar C3.t1", "keep coldwater_reef", "place A3")
    assert t.game.boards[2] == "coldwater_reef"


def test_z11_two_kinds_of_fauna() -> None:
    there = "D4=bioluminescent_fauna"
    bench(7, zones=there, p1="G=7 vessels=D4").act("dive", "dive D4.d1").now("P1 research=1 staging=2")
    bench(7, zones=there, p1="G=7 vessels=D4").act("dive", "dive D4.d2").now("P1 research=0 staging=3")


def test_z12_the_brine_pool_gives_an_impact() -> None:
    bench(7, p1="G=7 vessels=C4").act("dive").decides("P1", "Impact").offers("hex 0.2", "hex 0.3", "hex 7.0", "skip")


def test_z13_the_seamount_raises_the_lowest() -> None:
    there = "D4=seamount"
    t = bench(7, zones=there, p1="R=1 I=1 G=7 vessels=D4", discs="D4.c2=P1").act("dive").now("P1 C=1")
    t.decides("P1", "TurnMenu")
    bench(7, zones=there, p1="R=1 I=1 G=7 vessels=D4", discs="D4.c2=P2").act("dive").now("P1 C=0")


def test_z14_the_plain_places_loosely() -> None:
    t = bench(7, zones="D5=abyssal_plain", p1="G=10 vessels=D5").act("sonar").take("keep black_smoker")
    t.offers("place A5", "place B5", "place E5")


def test_z15_sonar_on_arrival_in_the_trench() -> None:
    t = bench(7, zones="D5=abyssal_trench", p1="G=10 vessels=C5,C1,C1").act("travel", "travel C5>D5")
    t.decides("P1", "May").offers("sonar C1.t1", "sonar D5.t1", "skip").take("sonar D5.t1")
    t.now("P1 I=1 research=1 staging=1")


def test_z16_no_destination_at_depth_five() -> None:
    t = bench(7, zones="D5=black_smoker D4=seamount E5=whale_fall", p1="G=10 vessels=D5").act("dive")
    t.offers("travel D5>C1", "travel D5>C2", "travel D5>C3", "travel D5>C4", "travel D5>D4", "skip")


def test_z16_a_token_helps_only_while_a_vessel_is_there() -> None:
    t = bench(7, zones="D5=black_smoker D4=seamount", dives="D5.d1=T25,T01,T02", p1="G=6 vessels=D5,C1 journals=23")
    t.take("space 23", "dive D5.d1").decides("P1", "May")
    assert "token T25 effect" in t.offered
    t.take("travel D5>D4").decides("P1", "TurnMenu").now("P1 tokens=T25,T01 vessels=C1,D4")


def test_z17_the_fallen_star_gives_impacts() -> None:
    t = bench(7, p1="G=10 research=1 vessels=C5").act("dive").decides("P1", "Impact")
    t = bench(7, p1="G=10 research=3 vessels=C5").act("journal", "journal C5.j1 A2").decides("P1", "Impact")
    t.take("hex 0.2").decides("P1", "Promote")


def test_z18_a_journal_per_token() -> None:
    t = bench(7, zones="D5=scaly_foot_snails", p1="G=10 vessels=D5").act("dive").decides("P1", "May")
    assert {"journal D5.j1 A7", "journal D5.j2 A7", "skip"} <= {*t.offered}


def test_z19_conserve_on_arrival() -> None:
    t = bench(7, zones="D5=seafloor_restoration", p1="G=10 research=1 vessels=C5").act("travel", "travel C5>D5")
    t.offers(*(f"conserve D5.c{n}" for n in (1, 3, 4, 6)), "skip").take("conserve D5.c3").now("P1 R=1 research=0")

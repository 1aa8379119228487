"""Rulings of DS 20 that no case of DS 25 shows, by their numbers, and rules of scenarios at their edges (DS 21.6)."""

from __future__ import annotations

from typing import cast

import pelagia
from pelagia.core.state import put
from pelagia.games.deep_sea.rules.counts import SharedLinks
from pelagia.games.deep_sea.rules.discover import fill
from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.gains import Impact
from pelagia.games.deep_sea.rules.scoring import goal_points, items, valid_goals
from pelagia.games.deep_sea.rules.state import CELL, TOKENS, DeepSea
from tests.games.deep_sea.table import bench


def test_q10_too_deep_a_vessel_rises_but_goes_neither_sideways_nor_down() -> None:
    zones = "B1=atoll B2=dolphin_pods B3=rift_valley B4=seamount"
    bench(7, zones=zones, p1="G=3 vessels=C4").act("travel").offers("travel C4>C2", "travel C4>C3")
    bench(7, zones=zones, p1="G=0 vessels=C4,C1").act("travel").offers("travel C1>B1", "travel C4>C3")


def test_q15_the_squid_pays_by_its_link() -> None:
    t = bench(7, zones="D4=colossal_squid", discs="D4.c1=P2", p1="G=7 vessels=D4").act("conserve")
    t.decides("P1", "Impact").take("skip").decides("P1", "Impact").take("skip").decides("P2", "Impact")
    t.now("P1 staging=1 research=0")


def test_q17_the_discard_is_shuffled_only_when_the_bag_is_empty() -> None:
    t = bench(1)
    game, cell = t.game, CELL["C1"]
    for n in range(4):
        game.dives = put(game.dives, cell * TOKENS + n, "")
    empty, game.bag, game.discard = game.dives, ["T30", "T31"], ("T01",)
    fill(game, cell)
    placed = game.dives[cell * TOKENS : cell * TOKENS + 4]
    assert placed == ("", "T31", "T30", "T01")
    assert [*game.bag, *game.discard] == []
    game.dives, game.bag, game.discard = empty, ["T29", "T30", "T31", "T32"], ("T01",)
    fill(game, cell)
    assert (game.bag, game.discard) == ([], ("T01",))


def test_q25_a_bonus_does_not_pay_for_its_own_site() -> None:
    t = bench(1, p1="research=1 staging=1 vessels=D1", discs="D1.c1=P2").act()
    assert "conserve" not in t.offered  # the disc of the activation was the last one


def test_q30_no_tokens_in_another_players_turn() -> None:
    t = bench(1, zones="B2=sunken_ruins", dives="B2.d1=T01", p1="G=2 vessels=B2", p2="G=1 vessels=B2 tokens=T25")
    t.act("dive").take("skip").decides("P2", "May").offers("travel B2>B1", "skip")


def test_q32_activating_without_acting() -> None:
    bench(1).act("done").now("P1 staging=2 crew=leader*").decides("P2", "TurnMenu")


def test_q37_depth_five_may_be_crossed() -> None:
    zones = "B5=black_smoker A5=whale_fall A4=seamount"
    t = bench(7, zones=zones, p1="G=10 vessels=B5").act("dive").offers("travel B5>A4", "travel B5>C1", *ways(), "skip")
    t.take("travel B5>A4").now("P1 staging=3")


def ways() -> list[str]:
    return [f"travel B5>C{depth}" for depth in (2, 3, 4)]


def test_q41_the_stored_token_counts_beyond_the_track() -> None:
    assert items(bench(1, step="end", p1="research=12 staging=2 tokens=T01").game)[0].leftovers == 6


def test_q42_without_a_deck_the_market_shrinks() -> None:
    t = bench(1, p1="research=3")
    t.game.deck = []
    t.act("journal", "journal C1.j2 A7", "skip")
    assert t.game.market == ("JA1", "JA2", "JA6")


def test_q43_nobody_to_recruit() -> None:
    t = bench(1, step="recruit", p2="R=2")
    for model in ("pilot", "reef_diver", "sonar_operator"):
        t.game.stock = put(t.game.stock, t.game.content.models.index(model), 0)
    t.game.advance()
    t.decides("P2", "Recruit").now("P1 crew=leader")


def test_q47_alone_the_fleet_coordinator_counts_own_links() -> None:
    discs = "D1.c1={} D1.c2={} C2.s1=P1"
    assert SharedLinks().value(bench(1, 1, discs=discs.format("P1", "P1")).game, 0) == 1
    assert SharedLinks().value(bench(1, 2, discs=discs.format("P1", "P1")).game, 0) == 0
    shared = bench(1, 3, discs=discs.format("P1", "P2")).game
    assert [SharedLinks().value(shared, who) for who in range(3)] == [1, 1, 0]


def test_q49_the_wave_moves_to_the_left() -> None:
    t = bench(1, 3).take("P1 pass", "P2 pass", "P3 pass")
    assert t.game.wave == 1
    t.decides("P2", "Recruit")
    seen = {cast(DeepSea, pelagia.new("deep-sea", 3, seed, {"scenario": 1})).wave for seed in range(12)}
    assert seen == {0, 1, 2}


def test_q58_the_first_two_at_the_greatest_depth() -> None:
    t = bench(10, 3, step="end")
    t.game.found_first, t.game.reached_first = (2, 0, 1), (1,)
    found, reached, _ = (goal_points(t.game, goal) for goal in valid_goals(t.game))
    assert (found, reached) == ([2, 0, 4], [0, 4, 0])


def test_q58_only_the_first_discovery_and_the_first_travel_are_noted() -> None:
    zones = "C3=vortex C4=brine_pool C5=abyssal_plain"
    t = bench(10, zones=zones, p1="G=10 vessels=C5,C1,C1").act("sonar", "sonar C5.t1")
    t.take("keep abyssal_trench", "place D5")
    assert (t.game.found_first, t.game.reached_first) == ((0,), ())
    t = bench(10, zones=zones, p1="G=10 vessels=C4,C4,C1 crew=vessel_captain").take("activate 1")
    t.take("travel C4>C5", "attr R", "travel C4>C5", "attr R")
    assert (t.game.found_first, t.game.reached_first) == ((), (0,))


def test_q59_who_has_passed_still_gains() -> None:
    t = bench(1, p2="research=3 crew=pilot").take("P1 pass").decides("P2")
    t.act("journal", "journal C1.j2 A7", "skip").now("P1 G=1 passed=True").decides("P2", "TurnMenu")


def test_q62_the_space_of_a_journal_that_a_token_brought() -> None:
    t = bench(1, p1="research=3 tokens=T09", market="A3 A1 A6 A7").take("token T09 effect", "journal C1.j1 A3", "skip")
    assert "space A3" in t.offered
    t.take("space A3").offers("travel C1>B1", "travel C1>C2", "travel C1>D1", "done")


def test_q66_a_discovery_by_sonar_is_not_declined() -> None:
    t = bench(1).act("sonar")
    assert "skip" not in t.offered
    t.take("depth 1")
    assert "skip" not in t.offered


# Scenarios


def test_scenario_4_no_ordinary_impact_goes_to_the_turtle() -> None:
    t = bench(4, markers="3.6=P2 3.7=P2 T=P2").run(gain("M"))
    assert "hex T" not in t.offered
    assert "hex 3.7" in t.offered  # unlimited


def test_scenario_6_rows_open_and_markers_lock() -> None:
    closed = bench(6, markers="1.3=P1").run(gain("M")).offers("move 1.3>0.3", "skip")
    assert closed.game.named == 0
    t = bench(6, zones="C5=fallen_star", markers="1.3=P1").run(gain("M"))
    t.offers("move 1.3>0.3", "move 1.3>2.3", "move 1.3>2.2", "move 1.3>2.4", "skip")
    t = bench(6, zones="C5=fallen_star", markers="2.3=P1 3.3=P2 4.3=P2").run(gain("M"))
    t.offers("hex 0.1", "hex 0.3", "hex 0.5", "hex 0.7", "skip")  # locked, so a new one may enter
    t = bench(6, zones="C5=fallen_star", markers="2.3=P1 4.3=P2").run(gain("M"))
    assert "move 2.3>3.3" in t.offered


def test_scenario_9_the_cleanup_track_ends_and_pays() -> None:
    t = bench(9, p1="cleanup=5").run(gain("M")).take("cleanup").now("P1 cleanup=6")
    t.decides("P1", "Impact").take("cleanup").now("P1 cleanup=7").run(gain("M")).take("cleanup")
    t.now("P1 cleanup=8").decides("P1", "Promote").take("skip").run(gain("M"))
    assert "cleanup" not in t.offered
    t = bench(9, p1="cleanup=8 research=1 vessels=C1").act("conserve", "conserve C1.c1").now("P1 cleanup=8 G=1")


def test_scenario_10_a_full_row_passes_on() -> None:
    full = {row: " ".join(f"{row}.{col}=P2" for col in range(n)) for row, n in ((0, 6), (1, 5), (3, 5))}
    t = bench(10, markers=" ".join(full.values())).run(Impact(CELL["C2"])).offers("hex B", "skip").take("hex B")
    assert items(t.game)[0].impact == 1
    t = bench(10, zones="C3=vortex C4=brine_pool", markers=" ".join(full.values()), p1="G=7 vessels=C1,C2,C4")
    t.run(gain("M")).offers("hex B", "hex O", "skip")


def test_links_of_others_are_paid_clockwise() -> None:
    t = bench(1, 4, zones="D2=dolphin_pods", p1="research=2 vessels=D2", discs="D2.c1=P4 D2.c3=P3 D2.c4=P2")
    t.act("conserve").decides("P1", "Impact").take("skip").decides("P4", "Impact")
    t.now("P1 I=2 staging=2", "P2 staging=4", "P3 I=1", "P4 I=0")

"""The twelve setbacks (DS 22.5)."""

from __future__ import annotations

from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.flow import TEAM_CARD
from tests.games.deep_sea.table import Table, bench


def under(card: str, p1: str = "", step: str = "turn", p2: str = "") -> Table:
    """Round 5 of a cooperative game of two, with a setback."""
    return bench(1, cooperative=True, round=5, setback=card, step=step, p1=p1, p2=p2)


def revealed(card: str, p1: str = "", p2: str = "") -> Table:
    """The setback is turned up now."""
    t = bench(1, cooperative=True, round=5, p1=p1, p2=p2)
    t.game.setback_deck = [card]
    return t.run(TEAM_CARD)


def test_s1_a_shorter_range_but_the_same_depth() -> None:
    under("SB1", "G=2 vessels=B1").act("travel").now("P1 vessels=B1,C1")
    under("SB1", "G=2 vessels=C1").act("travel").offers("travel C1>B1", "travel C1>C2", "travel C1>D1")


def test_s2_less_effort_but_at_least_one() -> None:
    under("SB2", "I=4 staging=0", "effort", p2="staging=0").now("P1 staging=2", "P2 staging=1")


def test_s4_diving_costs_a_disc() -> None:
    under("SB4").act("dive").now("P1 staging=1 returned=1")
    under("SB4", "staging=1").act().offers("travel C1>B1", "travel C1>D1", "done")


def test_s5_journals_cost_more() -> None:
    under("SB5", "research=3").act("journal").offers("journal C1.j1 A6", "journal C1.j2 A7")


def test_s6_research_is_lost() -> None:
    t = revealed("SB6", "research=5", "research=2").now("P1 research=2", "P2 research=0")
    assert t.game.setbacks == ("SB6",)


def test_s7_a_disc_is_returned() -> None:
    revealed("SB7", "staging=2", "staging=0").now("P1 staging=1 returned=1", "P2 staging=0 returned=0")


def test_s8_conservation_costs_more() -> None:
    under("SB8", "research=2 vessels=D1").act("conserve").now("P1 C=1 research=0")
    t = (
        under("SB8", "research=2 vessels=D1 tokens=T35")
        .take("token T35 effect")
        .offers("conserve D1.c1", "conserve D1.c2")
    )
    t.take("conserve D1.c2").now("P1 research=1")


def test_s9_a_lower_recruitment_level() -> None:
    t = under("SB9", "R=2", "recruit").offers("recruit pilot", "recruit reef_diver", "recruit sonar_operator")
    t.take("recruit reef_diver").decides("P2").offers("recruit pilot", "recruit reef_diver", "recruit sonar_operator")


def test_s10_one_board_is_drawn() -> None:
    under("SB10").act("sonar", "depth 2").decides("P1", "PlaceBoard")


def test_s11_the_stored_token_is_lost() -> None:
    t = revealed("SB11", "tokens=T01 research=3", "research=3").now("P1 tokens= research=3", "P2 research=2")
    assert t.game.discard == ("T01",)


def test_s12_impacts_cost_research() -> None:
    t = under("SB12", "research=1").run(gain("M M")).take("hex 0.0").now("P1 research=0 R=1").decides("P1", "TurnMenu")
    under("SB12", "I=9").run(gain("I")).offers("skip", "waive").take("skip").now("P1 I=10")
    assert t.game.seats[0].impacts == 1


def test_a_setback_ends_with_its_round() -> None:
    t = under("SB1").take("P1 pass", "P2 pass")
    assert (t.game.round, t.game.setback != "SB1", len(t.game.setbacks)) == (6, True, 1)

"""Setup, preparation and tracks: W01 to W10, W70, W71."""

from __future__ import annotations

from typing import cast

import pytest

import pelagia
from pelagia.core.errors import IllegalChoice
from pelagia.core.state import put
from pelagia.core.text import Text
from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.state import CELL, DeepSea, board, zones
from tests.games.deep_sea.table import Table, bench

STARTS = ("hex 0.0", "hex 2.0", "hex 4.0", "hex 6.0")


def started() -> Table:
    """Scenario 1 with two players, P1 first."""
    for seed in range(20):
        game = cast(DeepSea, pelagia.new("deep-sea", 2, seed, {"scenario": 1}))
        if game.wave == 0:
            return Table(game)
    raise AssertionError


def test_w01_setup() -> None:
    t = started()
    t.now(*(f"P{n} staging=2 R=0 I=0 C=0 G=0 research=0 vessels=C1 reserve=2" for n in (1, 2)))
    assert zones(t.game) == [CELL[name] for name in ("B1", "C1", "C2", "D1")]
    assert [len(pile) for pile in t.game.piles] == [5, 8, 7, 6, 6]
    assert (len(t.game.market), len(t.game.deck)) == (4, 24)
    on_random = sum(site.tokens for site in board(t.game, CELL["D1"]).dives)
    assert len(t.game.bag) == 36 - 4 - 2 - on_random
    t.decides("P1", "Recruit").offers("recruit pilot", "recruit reef_diver", "recruit sonar_operator")


def test_w02_recruiting() -> None:
    t = started().take("recruit pilot").offers(*STARTS, "skip").take("hex 2.0", "P2 recruit reef_diver")
    t.now("P1 I=1 crew=leader,pilot", "P2 R=1")
    assert t.game.stock[t.game.content.models.index("pilot")] == 4


def test_w03_effort_and_first_turn() -> None:
    t = started().take("recruit pilot", "hex 2.0", "recruit reef_diver")
    t.now("P1 staging=3", "P2 staging=3").decides("P1", "TurnMenu").offers("activate 0", "activate 1", "pass")


def test_w04_levels_raised_by_recruiting_count_at_once() -> None:
    t = bench(1, step="recruit", p1="R=2 I=1 staging=0")
    names = ("pilot", "reef_diver", "sonar_operator", "ecologist", "marine_engineer", "navigator")
    t.offers(*(f"recruit {name}" for name in names)).take("recruit navigator", "P2 recruit reef_diver")
    t.now("P1 I=2 staging=2")


def test_w05_reassigning() -> None:
    seat = "C=4 leader=* crew=pilot*,reef_diver*,sonar_operator,ecologist*"
    t = bench(1, step="reassign", p1=seat).offers("reclaim 0", "reclaim 1").take("reclaim 1")
    t.now("P1 staging=6 crew=leader*,pilot,reef_diver,sonar_operator,ecologist")
    bench(1, step="reassign", p1=seat).take("reclaim 0").offers("reclaim 1", "reclaim 2")


def test_w06_the_star() -> None:
    t = bench(1, p1="R=9 research=2 vessels=D1").act("conserve", "conserve D1.c1")
    t.offers(*STARTS, "skip", "waive").now("P1 R=9 C=0")
    waived = Table(t.game.clone()).take("waive")
    waived.now("P1 R=9 C=1")
    t.take("hex 4.0").now("P1 R=10 C=2 research=0 staging=1").decides("P2", "TurnMenu")


def test_w07_beyond_the_end_of_a_track() -> None:
    t = bench(1, p1="C=12").run(gain("C")).offers(*STARTS, "waive")
    Table(t.game.clone()).take("waive").now("P1 C=12").decides("P1", "TurnMenu")
    t.take("hex 0.0").now("P1 C=10 R=1").decides("P1", "TurnMenu")


def test_w08_launching_the_second_vessel() -> None:
    t = bench(1, step="recruit", p1="R=2 G=1").take("recruit marine_engineer")
    t.now("P1 G=3 staging=4 vessels=C1,C1 reserve=1").decides("P2", "Recruit")


def test_w09_launching_the_third_vessel() -> None:
    t = bench(1, p1="G=6 vessels=C1,C2").run(gain("G G"))
    t.now("P1 G=8 staging=4 vessels=C1,C1,C2 reserve=0")


def test_w10_tier_five() -> None:
    t = bench(1, step="recruit", p1="R=10")
    models = (*t.game.content.models, "adventurer", "dive_team_leader", "mentor")
    assert len(models) == 15
    t.offers(*(f"recruit {model}" for model in models)).take("recruit dive_team_leader")
    t.now("P1 G=3 vessels=C1,C1 staging=4")
    assert t.game.slots[1] == ["ichthyologist", "fleet_coordinator"]


def recruits_mentor(*slots: str) -> Table:
    """The mentor is the last tile of the first slot; slots are written top first."""
    t = bench(1, step="recruit", p1="R=10")
    t.game.slots = [slot.split()[::-1] for slot in slots]
    return t.run(gain("K1")).take("recruit mentor").now("P1 C=2")


def slots(t: Table) -> list[str]:
    return [" ".join(slot[::-1]) for slot in t.game.slots]


def test_w70_the_player_chooses_the_pile_that_fills_a_slot() -> None:
    t = recruits_mentor("mentor", "ichthyologist adventurer", "biotechnologist biogeographer ocean_historian")
    t.decides("P1", "Refill").offers("refill ichthyologist", "refill biotechnologist").take("refill ichthyologist")
    assert slots(t) == ["ichthyologist", "adventurer", "biotechnologist biogeographer ocean_historian"]
    assert not t.decides("P2", "Recruit").game.can_undo(0)  # what lay below is seen now


def test_w71_a_single_tile_stays_in_its_slot() -> None:
    t = recruits_mentor("mentor", "ichthyologist", "biotechnologist biogeographer").decides("P2", "Recruit")
    assert slots(t) == ["biotechnologist", "ichthyologist", "biogeographer"]
    t = recruits_mentor("mentor", "ichthyologist", "biotechnologist").decides("P2", "Recruit")
    assert slots(t) == ["", "ichthyologist", "biotechnologist"]


def test_a_refused_refill_says_why() -> None:
    t = recruits_mentor("mentor", "ichthyologist adventurer", "biotechnologist biogeographer")
    assert refused(t, "refill adventurer").id == "deep-sea-why-refill"
    assert refused(t, "skip").id == "error-illegal-choice"


def refused(t: Table, answer: str) -> Text:
    with pytest.raises(IllegalChoice) as refusal:
        t.take(answer)
    return refusal.value.text


def test_a_refused_recruit_blames_the_level_only_if_it_is_too_low() -> None:
    t = bench(1, step="recruit", p1="R=2")
    t.game.stock = put(t.game.stock, t.game.content.models.index("pilot"), 0)
    t.run(gain("K1"))
    assert "have" not in refused(t, "recruit pilot").args
    assert refused(t, "recruit mentor").args["have"] == 2
    frozen = bench(1, cooperative=True, round=5, setback="SB9", step="recruit", p1="R=2")
    assert refused(frozen, "recruit navigator").args["have"] == 1


def test_the_question_of_a_turn_names_what_can_be_done() -> None:
    def asked(t: Table) -> str:
        assert t.game.decision
        return t.game.decision.prompt(t.game).id

    t = bench(1, p1="tokens=T29", dives="C1.d1=T21,T01,T02,T03")
    assert asked(t) == "deep-sea-ask-turn-menu"
    assert asked(t.take("token T29 effect")) == "deep-sea-ask-turn-token"
    assert asked(t.act("dive").offers("token T21 research", "token T21 effect", "end")) == "deep-sea-ask-turn-rest"

"""Tokens inside other choices: W64 to W69 (DS 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

import pytest

import pelagia
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, effect
from pelagia.core.errors import IllegalChoice
from pelagia.core.rng import Rng
from pelagia.core.state import put
from pelagia.games.deep_sea.content.card import INGENUITY, DiveToken
from pelagia.games.deep_sea.rules import tokens
from pelagia.games.deep_sea.rules.effects import extra, gain, journal, sonar, travel
from pelagia.games.deep_sea.rules.gains import LowestStep
from pelagia.games.deep_sea.rules.impact import SKIP
from pelagia.games.deep_sea.rules.menus import asked_action
from pelagia.games.deep_sea.rules.state import DeepSea
from pelagia.games.deep_sea.rules.tokens import Ask, Lift, blind, given, is_bonus, use_token
from tests.games.deep_sea.table import Table, bench

STARTS = ("hex 0.0", "hex 2.0", "hex 4.0", "hex 6.0")
TRENCH = "D5=abyssal_trench"


def doubt(p1: str) -> Table:
    """A round in which an impact costs research."""
    return bench(1, cooperative=True, round=5, setback="SB12", p1=p1)


def test_w64_a_disc_for_the_sonar_on_arrival() -> None:
    t = bench(7, zones=TRENCH, p1="G=10 vessels=C5 staging=1 tokens=T29").act("travel", "travel C5>D5")
    t.decides("P1", "May").offers("token T29 effect", "skip").take("token T29 effect").now("P1 staging=1")
    t.offers("sonar D5.t1", "sonar C5.t1", "skip").take("sonar D5.t1").now("P1 staging=0 I=1")
    bench(7, zones=TRENCH, p1="G=10 vessels=C5 staging=1").act("travel", "travel C5>D5").decides("P2", "TurnMenu")


def test_w65_research_for_an_impact_under_a_setback() -> None:
    t = doubt("research=0 tokens=T29").run(gain("M")).offers("token T29 research", "skip").take("token T29 research")
    t.offers(*STARTS, "skip").take("hex 4.0").now("P1 C=1 research=2").decides("P1", "TurnMenu")
    doubt("C=12 tokens=T29").run(gain("C")).offers("token T29 research", "waive").take("waive").now(
        "P1 C=12 tokens=T29"
    )
    doubt("tokens=T29").run(gain("M")).take("skip").now("P1 tokens=T29 research=0").decides("P1", "TurnMenu")


def test_w66_research_for_a_site() -> None:
    t = bench(1, p1="research=1 vessels=D1 tokens=T01").act("conserve").offers("conserve D1.c2", "token T01 research")
    t.take("token T01 research").offers("conserve D1.c1", "conserve D1.c2")
    t = bench(1, p1="research=1 vessels=D1 tokens=T33").act("conserve")
    t.offers("conserve D1.c2", "token T33 research", "token T33 effect").take("token T33 effect")
    t.now("P1 staging=1 research=6").offers("conserve D1.c1", "conserve D1.c2")
    t = bench(1, p1="research=1 vessels=D1 staging=2 tokens=T33").act("conserve")
    t.offers("conserve D1.c2", "token T33 research")


def test_w67_technology_for_a_travel() -> None:
    near = ("travel C1>B1", "travel C1>D1")
    t = bench(1, p1="G=1 tokens=T25").act("travel").offers(*near, "token T25 effect").take("token T25 effect")
    Table(t.game.clone()).take("attr R").offers(*near)
    t.take("attr G").now("P1 G=2 vessels=C1,C1 staging=3").offers(*near, "travel C1>C2")
    bench(1, p1="tokens=T25").act("travel").offers(*near)
    bench(1, p1="tokens=T25,T26").act("travel").offers(*near, "token T25 effect", "token T26 effect")


def test_w68_tokens_that_help_together() -> None:
    t = bench(1, market="7 A7 A2 17", p1="tokens=T21,T25").act("journal")
    t.offers("journal C1.j2 A7", "token T21 research", "token T25 research").take("token T21 research")
    t.offers("journal C1.j2 A7", "token T25 research").take("token T25 research").now("P1 research=4")
    t.offers("journal C1.j1 7", "journal C1.j2 7", "journal C1.j2 A7")
    t = bench(1, market="7 A7 A2 17", p1="tokens=T21,T01").act("journal")
    t.offers("journal C1.j2 A7", "token T01 research")


def test_w69_a_disc_by_way_of_an_impact() -> None:
    t = bench(1, markers="6.1=P2", p1="staging=0 tokens=T21").run(extra(journal()))
    t.offers("token T21 effect", "skip").take("token T21 effect", "hex 6.2").now("P1 staging=1")
    t.offers("journal C1.j2 A7", "skip")
    bench(1, p1="staging=0 tokens=T21").run(extra(journal())).decides("P1", "TurnMenu")  # no start hex gives a disc


def test_a_token_can_leave_the_choice_to_the_other_one() -> None:
    t = bench(1, p1="research=1 vessels=D1 staging=2 tokens=T33,T29").act("conserve")
    assert "token T33 effect" in t.offered  # pays the last disc, and T29 brings one
    t.take("token T33 effect").now("P1 staging=0").offers("token T29 effect", "skip")
    Table(t.game.clone()).take("skip").now("P1 research=6 tokens=T29").decides("P1", "TurnMenu")
    t.take("token T29 effect").offers("conserve D1.c1", "conserve D1.c2")


def test_a_choice_that_lacks_nothing_offers_no_token() -> None:
    bench(1, p1="tokens=T29").act("sonar").offers("depth 1", "depth 2")
    bench(1, p1="tokens=T01").run(gain("M")).offers(*STARTS, "skip")
    bench(1, p1="tokens=T29").run(gain("A")).offers("attr R", "attr I", "attr C", "attr G")
    bench(1, p1="R=1 I=1 C=1 tokens=T25").run(gain("L")).now("P1 G=1 tokens=T25").decides("P1", "TurnMenu")


def test_an_action_does_not_interrupt_another() -> None:
    bench(1, p1="staging=0 tokens=T17").run(extra(sonar())).decides("P1", "TurnMenu")  # C1 to C1 might bring its disc


def gives(t: Table, bundle: str) -> set[Lift]:
    return {*given(t.game, 0, gain(bundle))}


def test_what_a_bonus_can_give() -> None:
    t = bench(1, p1="G=1 crew=deep_sea_diver", markers="6.1=P2")
    assert gives(t, "K2 D1") == {Lift(1, 2, 0)}
    assert gives(t, "A") == {Lift(), Lift(1, 0, 1)}  # a launch onto the base
    assert gives(t, "P") == {Lift(), Lift(0, 2, 0), Lift(1, 0, 1)}  # the diver, and the leader
    assert Lift(discs=1) in gives(t, "M")
    assert gives(bench(1, p1="G=1"), "L") == {Lift()}  # ingenuity is not the lowest
    assert gives(bench(1, p1="R=8", markers="6.1=P2"), "R R") >= {Lift(), Lift(discs=1)}  # the star, and its impact


def test_what_a_cleanup_can_give() -> None:
    assert Lift(discs=1) in gives(bench(9, p1="cleanup=1"), "M")
    assert Lift(discs=1) not in gives(bench(9), "M")


def test_an_impact_that_costs_research_gives_less() -> None:
    assert gives(doubt("research=2"), "M") == {Lift(), Lift(0, -1, 0), Lift(0, -1, 1)}


def test_a_trial_knows_nothing_hidden() -> None:
    trial = blind(bench(1).game, 0, gain("M"))
    assert not any([*trial.piles, *trial.dives, trial.bag, trial.deck])


def test_trials_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MOST_TRIALS", 2)
    assert len(gives(bench(1, p1="G=1"), "A")) < 2


def why(t: Table, answer: str, who: int = 0) -> str:
    with pytest.raises(IllegalChoice) as refusal:
        t.game.choose(answer, who)
    return refusal.value.text.id


def test_a_refused_token_says_why() -> None:
    t = bench(1, p1="tokens=T17").run(travel())
    assert why(t, "token T17 effect") == "deep-sea-why-token-action"
    assert why(t, "token T17 research") == "deep-sea-why-token-here"
    assert why(t, "token T01 research") == "deep-sea-why-no-token"
    assert why(t, "token T99 research") == "error-illegal-choice"
    other = bench(1, p2="tokens=T25").run(travel(), who=1)
    assert why(other, "token T25 effect", 1) == "deep-sea-why-token-turn"


def test_the_question_says_that_something_is_missing() -> None:
    def asked(t: Table) -> str:
        assert t.game.decision
        return t.game.decision.prompt(t.game).id

    t = doubt("tokens=T29").run(gain("M"))
    assert asked(t) == "deep-sea-ask-lacking"
    assert asked(t.take("token T29 research")) == "deep-sea-ask-impact"


# What tokens would add is foreseen; here it is compared with trying them.


@effect
class Stop(Choice[DeepSea]):
    """Ends a trial where the choice would be asked again."""

    asks_always: ClassVar[bool] = True

    def options(self, game: DeepSea, who: int) -> list[Option]:
        return [SKIP]


def ends(game: DeepSea) -> Iterator[DeepSea]:
    """Every position that the choices of a token can lead to."""
    assert game.decision
    for option in game.decision.options if game.decision.kind != "Stop" else ():
        clone = game.clone()
        clone.choose(option)
        yield from ends(clone)
    if game.decision.kind == "Stop":
        yield game


def adds(game: DeepSea, ask: Ask, who: int, token: str, side: str) -> bool:
    """Whether the discs, the research and the technology of a side really give a choice more options."""
    trial, now = game.clone(), {option.written for option in ask.ways(game, who)}
    trial.agenda = [(who, Stop())]
    trial.push(who, use_token(trial, who, token, side))
    trial.advance()
    for end in ends(trial):
        richer = game.clone()
        seat, then = richer.seats[who], end.seats[who]
        seat.staging, seat.research = then.staging, then.research
        seat.tracks = put(seat.tracks, INGENUITY, then.tracks[INGENUITY])
        if {option.written for option in ask.ways(richer, who)} - now:
            return True
    return False


def compare(game: DeepSea, ask: Ask, who: int, token: DiveToken) -> int:
    """The sides of a token on offer are those that help; returns how many."""
    game.seats[who].tokens = (token.id,)
    offered = {option.written for option in ask.options(game, who)}
    sides = ["research"]
    if token.effect and is_bonus(token.effect) and token.effect.can(game, who):
        sides.append("effect")
    helpful = {f"token {token.id} {side}" for side in sides if adds(game, ask, who, token.id, side)}
    assert {written for written in offered if written.startswith("token ")} == helpful
    return len(helpful)


@pytest.mark.parametrize("scenario", range(1, 11))
def test_the_tokens_on_offer_are_those_that_help(scenario: int) -> None:
    rng, helpful = Rng(scenario), 0
    game = cast(DeepSea, pelagia.new("deep-sea", 2, scenario, {"scenario": scenario, "cooperative": scenario % 2 == 0}))
    while decision := game.decision:
        who = decision.seat
        ask = asked_action(decision.effect, game, who) or decision.effect
        if isinstance(ask, Ask) and not isinstance(ask, LowestStep) and game.turn == who:
            for token in game.content.tokens.values() if rng.below(3) == 0 else ():
                trial = game.clone()
                trial.seats[who].research, trial.seats[who].staging = rng.below(5), rng.below(3)
                trial.seats[who].tracks = tuple(rng.below(11) for _ in range(4))
                helpful += compare(trial, ask, who, token)
        busy = [option for option in decision.options if option.written not in ("pass", "done", "skip")]
        game.choose(rng.choice(busy or decision.options))
    assert helpful

"""Flotilla: dives and research (FL 11, 12, 16)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import pelagia
from pelagia import bots
from pelagia.bots.greedy import Greedy
from pelagia.core.effects import Effect
from pelagia.core.errors import IllegalChoice
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import Content, SonarField
from pelagia.games.flotilla.rules.effects import dive, money, purify, research, toxicity, vp
from tests.games.flotilla.table import Seat, Table, table
from tests.text.rendering import broken, catalogue


def dice_of(t: Table) -> list[int]:
    """How many shallow, reef and deep dice the dive had."""
    kinds = [word.split()[0] for word in t.told("dived")[-1]["dice"]]
    return [kinds.count(kind) for kind in ("shallow", "reef", "deep")]


def test_fl_48_dice_of_ships() -> None:
    seat = Seat(cards="D10", sea="Y00@2,2 R06@2,3 Y06@1,3!", ships="2,2 2,3 1,3 2,1")
    t = table(seat).play("D10")
    assert dice_of(t) == [2, 2, 1]


def test_fl_49_the_first_depletion_is_free() -> None:
    t = table(Seat(sea="G00@2,2", ships="2,2"), dice="shallow:RX shallow:R shallow:N").play("delver")
    assert (t.is_over, t.cargo(1), t.tox, t.depleted) == (True, "G2", "0/1", [])


def test_fl_50_depletion_first() -> None:
    t = table(Seat(sea="G00@2,2", ships="2,2"), dice="shallow:RX shallow:RX shallow:R").play("delver")
    t.take("resolve depletion")
    assert (t.is_over, t.depleted, t.cargo(1)) == (True, ["2,2"], "")


def test_fl_51_a_ship_holds_four() -> None:
    t = table(Seat(sea="G00@2,2", ships="2,2:G3"), dice="shallow:R shallow:R shallow:RV").play("delver")
    t.take("resolve resource")
    assert (t.is_over, t.cargo(1), t.game.survivor, t.points) == (True, "G4", 1, 1)


def test_fl_52_sonar_two() -> None:
    t = table(sonar=2, dice="shallow:N shallow:N").play("delver")
    assert (t.is_over, t.game.survivor, t.points, t.tox) == (True, 2, 3, "0/0")


def test_fl_53_one_more_die() -> None:
    t = table(sonar=3, dice="shallow:N shallow:R shallow:X").play("delver")
    assert (t.is_over, t.points, t.game.survivor, len(t.told("extra_die"))) == (True, 1, 1, 1)
    assert broken("flotilla", map(t.game.rules.event_text, t.game.events or [])) == []
    assert (t.game.heap, t.depleted, t.tox) == ((0,) * 7, [], "0/0")


def test_fl_77_more_markers_than_tiles_with_ships() -> None:
    seat = Seat(sea="G00@2,2 Y00@2,3 Y03@1,3", ships="2,2 2,1")
    t = table(seat, dice="shallow:X shallow:RX shallow:RX").play("delver", "resolve depletion")
    assert t.depleted == ["2,2"]
    t.offers("deplete 1,3", "deplete 2,3")
    assert t.take("deplete 1,3").depleted == ["2,2", "1,3"]


def test_fl_78_two_ships_on_one_tile() -> None:
    seat = Seat(sea="G00@2,2 Y00@2,3", ships="2,2 2,2")
    t = table(seat, dice="shallow:X shallow:RX shallow:RX shallow:R").play("delver", "resolve depletion")
    assert (t.is_over, t.depleted) == (True, ["2,2", "2,3"])


def with_sonar(number: int, *effects: Effect[Any], die: bool = False) -> Content:
    """The box with another field of the sonar track."""
    track = BOX.boards.sonar
    field = SonarField(effects, die, track[number].vp)
    return replace(BOX, boards=replace(BOX.boards, sonar=(*track[:number], field, *track[number + 1 :])))


def test_fl_79_a_first_field_without_toxicity() -> None:
    t = table(content=with_sonar(0, money(1)), dice="shallow:N shallow:N").play("delver")
    assert (t.is_over, t.own.money, t.tox) == (True, 10, "0/0")


def test_fl_80_an_early_field_with_a_die() -> None:
    content = with_sonar(1, toxicity(1), die=True)
    seat = Seat(sea="R06@2,2", ships="2,2")
    t = table(seat, content=content, sonar=1, dice="shallow:N shallow:N reef:N reef:R").play("delver")
    t.offers("resolve sonar shallow", "resolve sonar reef")
    t.take("resolve sonar reef")
    assert (t.tox, t.told("extra_die")[0]["kind"]) == ("0/1", "reef")
    t.offers("resolve resource", "resolve sonar shallow")


def test_fl_81_a_later_field_of_pure_toxicity() -> None:
    t = table(content=with_sonar(2, toxicity(2)), sonar=2, dice="shallow:N shallow:R").play("delver")
    assert (t.is_over, t.tox) == (True, "0/2")


def test_a_sonar_symbol_that_can_only_bring_a_die() -> None:
    """The other dice of the kind are used up, and toxicity does nothing any more."""
    content = with_sonar(0, toxicity(1), die=True)
    t = table(Seat(tox="7/5"), content=content, does=dive(shallow=6), dice="shallow:N" + " shallow:R" * 5)
    assert (t.is_over, t.told("extra_die")) == (True, [])
    t = table(Seat(tox="7/5"), content=content, does=dive(shallow=1), dice="shallow:N shallow:RV")
    assert (t.game.survivor, len(t.told("extra_die"))) == (1, 1)


@pytest.mark.parametrize("number", range(5))
def test_bots_play_with_any_sonar_track(number: int) -> None:
    content = with_sonar(number, vp(1), purify(), die=True)
    game = pelagia.new("flotilla", 3, number, content=content, watched=False)
    bot = Greedy(1)
    while (decision := game.decision) and game.number < 60:
        game.choose(bots.ask(bot, game, decision))
    assert game.number == 60


def test_fl_54_a_breakthrough() -> None:
    dice = "1:foundersb 2:speakersb 3:tradersb 4:delvers2 5:speakers2"
    t = table(Seat(sky=True), dice=dice).play("delver")
    t.offers("dial speakers", "dial traders", "dial founders", "dial delvers", "no dial")
    t.take("dial founders")
    assert (t.is_over, t.own.money, t.game.dials, t.told("hub")) == (True, 15, (1, 1, 2, 1), [])


def test_fl_55_two_delver_artefacts() -> None:
    dice = "1:delvers2 2:delvers2 3:delvers3 4:speakers3 5:traders3"
    t = table(Seat(sky=True), hub={"delvers": 2}, dice=dice).play("delver", "take red", "take red")
    assert (t.is_over, t.own.money, t.stock) == (True, 24, "R2")


JOKERS = "1:joker 2:joker 3:speakers2 4:traders2 5:founders2"


def test_fl_56_jokers() -> None:
    t = table(Seat(sky=True), dice=JOKERS).play("delver")
    t.offers("joker speakers", "joker traders", "joker founders", "joker none")
    t.take("joker traders").offers("joker traders", "joker none")
    t.take("joker traders")
    assert (t.is_over, t.own.money) == (True, 20)


def test_fl_57_an_artefact_covers_the_printed_bonus() -> None:
    t = table(Seat(sky=True), hub={"traders": 1}, dice=JOKERS).play("delver", "joker traders", "joker traders")
    assert t.own.money == 21


def test_fl_69_rerolling() -> None:
    dice = "1:speakers2 2:traders2 3:founders2 4:delvers2 4:foundersb"
    t = table(Seat(sky=True, cards="D4"), dice=dice).play("D4")
    t.offers("reroll 1", "reroll 2", "reroll 3", "reroll 4", "keep")
    t.take("reroll 4", "keep")
    assert (t.is_over, t.own.money, t.game.dials, t.told("hub")) == (True, 17, (1,) * 4, [])
    assert log(t, "rerolled") == ["Player 1 rerolls die 4: Founders, breakthroughs 1"]


def log(t: Table, name: str) -> list[str]:
    """What the log says of the events of a name."""
    told = [event for event in t.game.events or [] if event.name == name]
    return [catalogue("flotilla", "en")(t.game.rules.event_text(event)) for event in told]


@pytest.mark.parametrize(
    ("face", "said"),
    [("4:joker", "joker"), ("4:traders2", "Traders, money 2"), ("4:foundersb", "Founders, breakthroughs 1")],
)
def test_the_log_says_what_a_die_shows_that_is_rolled_again(face: str, said: str) -> None:
    dice = f"1:speakers2 2:traders2 3:founders2 4:delvers2 {face}"
    t = table(Seat(sky=True, cards="D4"), dice=dice).play("D4", "reroll 4")
    assert log(t, "rerolled") == [f"Player 1 rerolls die 4: {said}"]


def test_the_log_says_what_one_more_die_brings() -> None:
    """Of its symbols those that count: the first depletion of a dive is free."""
    t = table(sonar=3, dice="shallow:N shallow:R shallow:RX").play("delver")
    assert log(t, "extra_die") == ["Player 1 rolls one more die (shallow): resource × 1"]


def test_safe_dives_still_gain_other_toxicity() -> None:
    """Ruling 27."""
    t = table(does=dive(reef=2, safe=True), dice="reef:RVT reef:N").take("resolve sonar reef")
    assert (t.tox, t.points) == ("0/1", 1)


def test_sonar_symbols_by_their_dice() -> None:
    t = table(sonar=4, does=dive(shallow=1, reef=1), dice="shallow:N reef:N reef:R").take("resolve sonar reef")
    assert (t.points, t.game.survivor, t.told("extra_die")[0]["kind"]) == (1 + 1 + 2 + 1, 2, "reef")
    t = table(sonar=2, does=dive(shallow=1, reef=1, deep=1), dice="shallow:R reef:N deep:NTX")
    t.offers("resolve toxicity", "resolve sonar reef")
    with pytest.raises(IllegalChoice) as refusal:
        t.take("resolve sonar deep")
    assert refusal.value.text.id == "flotilla-why-sonar"


def test_no_die_is_rolled_twice() -> None:
    t = table(sonar=3, does=dive(deep=5), dice="deep:NTX deep:RN deep:RN deep:RR deep:RR")
    t.take("resolve toxicity")
    assert (t.told("extra_die"), len(t.told("dived")[0]["dice"])) == ([], 5)


def test_more_dice_than_there_are() -> None:
    t = table(does=dive(reef=9), dice=" ".join(["reef:R"] * 5))
    assert (t.is_over, dice_of(t)) == (True, [0, 5, 0])


def test_depletion_prefers_tiles_with_ships() -> None:
    seat = Seat(sea="G00@2,2 G03@2,3 G06@1,3", ships="2,2:G4 2,3:G4")
    t = table(seat, does=dive(shallow=2), dice=" ".join(["shallow:X"] * 4))
    t.offers("deplete 2,2", "deplete 2,3")
    t.take("deplete 2,2")  # then 2,3 is the only one with a ship, and 1,3 the only one left
    assert (t.depleted, t.is_over) == (["2,2", "2,3", "1,3"], True)


def test_equal_ships_are_one_option() -> None:
    seat = Seat(sea="G00@2,2 G03@2,3", ships="2,2 2,2 2,3")
    t = table(seat, does=dive(), dice="shallow:R shallow:R shallow:R")
    t.offers("ship 1", "ship 3")
    t.take("ship 1").offers("ship 1", "ship 2", "ship 3")


def test_saturated_toxicity_is_not_offered() -> None:
    t = table(Seat(tox="7/5"), does=dive(reef=1), dice="reef:RVT")
    assert (t.is_over, t.tox, t.points) == (True, "7/5", 1)


def test_an_order_of_rewards() -> None:
    dice = "1:speakersb 2:speakersb 3:speakers2 4:delversb 5:delversb 6:delvers3"
    t = table(Seat(sky=True), does=research(6), dice=dice)
    t.offers("reward breakthrough", "reward speakers", "reward delvers")
    t.take("reward delvers", "reward breakthrough", "no dial")
    assert (t.points, t.kind, t.game.dials) == (2, "Step", (1,) * 4)


def test_two_breakthroughs() -> None:
    dice = "1:speakersb 2:tradersb 3:tradersb 4:foundersb 5:delversb 6:tradersb"
    t = table(Seat(sky=True), does=research(6), dice=dice, dials=(4, 4, 4, 2))
    t.take("reward breakthrough", "dial delvers", "dial delvers")
    assert (t.is_over, t.game.dials, t.own.money) == (True, (4,) * 4, 8 + 3)


def test_a_breakthrough_without_dials_is_not_listed() -> None:
    dice = "1:speakersb 2:tradersb 3:tradersb"
    assert table(Seat(sky=True), does=research(3), dice=dice, dials=(4, 4, 4, 4)).is_over


def test_at_most_seven_research_dice() -> None:
    t = table(Seat(sky=True), does=research(9))
    assert t.told("rolled")[0]["n"] == 7

"""Flotilla: transactions, market, outposts and goals (FL 8)."""

from __future__ import annotations

import pytest

from pelagia.core.combinators import seq
from pelagia.core.errors import IllegalChoice
from pelagia.games.flotilla.rules.effects import trade
from tests.games.flotilla.table import Seat, Table, table
from tests.text.rendering import catalogue

BUYS = ("buy yellow", "buy green", "buy red", "buy blue")


def test_fl_19_the_first_transaction() -> None:
    t = table().play("trader")
    assert t.own.money == 11
    t.offers(*BUYS, "stop")
    table(turn=1).play("trader").offers(*BUYS, "ship", "stop")


def test_fl_20_three_red_for_fifteen() -> None:
    t = table(Seat(money=20), market="R5").play("trader", *["buy red"] * 3, "stop")
    assert (t.own.money, t.stock, t.game.market[2]) == (8, "R3", 8)
    assert t.game.view(0)["table"]["prices"][2] == 6


def test_fl_21_prices_stay_while_selling() -> None:
    t = table(Seat(stock="Y2 R2", money=8)).play("trader", "sell yellow", "sell yellow", "sell red", "sell red", "stop")
    assert (t.own.money, t.game.market[0], t.game.market[2]) == (29, 1, 3)


def test_fl_22_pushed_off_the_low_end() -> None:
    t = table(Seat(stock="Y3", money=8), market="Y1").play("trader", *["sell yellow"] * 3, "stop")
    assert (t.own.money, t.game.market[0], t.points) == (20, 0, 1)


def test_fl_23_landing_on_the_end_pays_nothing() -> None:
    t = table(Seat(stock="Y3"), market="Y3").play("trader", *["sell yellow"] * 3, "stop")
    assert (t.game.market[0], t.points) == (0, 0)


def test_fl_24_pushed_off_the_high_end() -> None:
    t = table(Seat(sky=True, money=30), market="B10").play("trader", *["buy blue"] * 3, "stop")
    assert (t.own.money, t.game.market[3], t.points) == (13, 11, 2)


def test_fl_25_bought_or_sold_not_both() -> None:
    t = table(Seat(stock="R2 Y1", money=20)).play("trader", "buy red")
    assert "sell red" not in t.offered
    assert "sell yellow" in t.offered
    with pytest.raises(IllegalChoice) as refusal:
        t.take("sell red")
    assert refusal.value.text.id == "flotilla-why-bought"


def test_fl_26_a_ship() -> None:
    t = table(turn=1).play("trader", "ship")  # without money only `stop` is left, which is not asked
    assert (t.own.money, t.ship(1), t.ship(2), t.own.ships_left) == (0, "2,1", "2,1", 2)


def test_fl_27_an_outpost_and_a_goal() -> None:
    t = table(Seat(money=20), sink="Z02 Z05 Z08 Z10").play("trader", "outpost", "goal Z05")
    assert (t.own.money, t.own.sites, t.points, t.own.outposts_left) == (3, [0], 8, 5)
    values = [goal for goal in t.game.view(0)["table"]["goals"][0] if goal["kind"] == "Z05"]
    assert values[0]["value"] == 7


def test_fl_28_a_floating_outpost_is_too_dear() -> None:
    t = table(Seat(money=27, outposts="start")).play("trader")
    assert (t.own.money, "outpost" in t.offered) == (30, False)


def test_fl_29_a_floating_outpost() -> None:
    t = table(Seat(money=28, outposts="start")).play("trader", "outpost")
    assert (t.own.money, t.own.floating, t.kind) == (0, 1, "ScoreGoal")


@pytest.mark.parametrize(("sky", "prices"), [(False, [20, 21, 22, 23, 24, 25]), (True, [20, 23, 26, 29, 32, 35])])
def test_fl_76_the_price_of_outposts_rises(sky: bool, prices: list[int]) -> None:
    seats = [table(Seat(sky=sky, floating=n)).game.view(0)["table"]["seats"][0] for n in range(6)]
    assert [(seat["outpost_price"], seat["surcharge"]) for seat in seats] == [(price, 0) for price in prices]


def test_the_price_of_the_next_outpost_is_shown_with_its_surcharge() -> None:
    outposts = "", "start", "start 2,2 2,3 1,3 3,2 3,1"
    seats = [table(Seat(outposts=words)).game.view(0)["table"]["seats"][0] for words in outposts]
    assert [(seat["outpost_price"], seat["surcharge"]) for seat in seats] == [(20, 0), (31, 10), (0, 0)]


def test_a_goal_that_counts_outposts_is_shown_with_the_one_that_scores_it() -> None:
    """FL 22.11: this one included."""
    t = table(Seat(money=40), sink="Z09 Z05")
    assert worth(t, "Z09") == [9, 9, 9, 9]
    t.play("trader", "outpost")
    assert (worth(t, "Z09"), worth(t, "Z05")) == ([9, 9, 9, 9], [8, 8, 8, 8])
    assert (t.take("goal Z09").points, worth(t, "Z09")) == (9, [16, 8, 8, 8])


def worth(t: Table, kind: str) -> list[int]:
    """What each seat would gain by a goal."""
    goals = t.game.view(0)["table"]["goals"][0]
    return next(goal["worth"] for goal in goals if goal["kind"] == kind)


def test_fl_30_the_lowest_goal_stays() -> None:
    t = table(Seat(money=20, ships="2,1 2,1 2,1"), sink="Z02 Z05:2 Z08 Z10").play("trader", "outpost", "goal Z05")
    assert (t.points, t.goal("Z05")) == (18, 2)


def test_fl_31_only_own_tiles_count() -> None:
    seats = Seat(money=20, sea="R06@2,2 R07@2,3"), Seat(sea="B06@2,2 B07@2,3 B08@1,3 B09@3,1 B10@3,2")
    t = table(*seats, sink="Z02 Z05 Z08 Z10").play("trader", "outpost", "site start", "goal Z02")
    assert t.points == 12


def test_fl_32_cargo_cannot_be_sold() -> None:
    t = table(Seat(sea="Y00@2,2", ships="2,2:Y3")).play("trader")
    assert not [option for option in t.offered if option.startswith("sell")]


def test_fl_33_the_peddler_sells_dearer() -> None:
    t = table(Seat(cards="T1", stock="G2", money=8), market="G3").play("T1", "sell green", "sell green", "stop")
    assert (t.own.money, t.game.market[1]) == (18, 1)


def test_fl_72_the_banker_counts_outposts() -> None:
    t = table(Seat(cards="T9", money=4, outposts="start", floating=1)).play("T9", "stop")
    assert t.own.money == 13


def prices(t: Table) -> dict[str, int]:
    """What is paid or gained, by option."""
    assert t.game.decision is not None
    return {option.written: option.key[2] for option in t.game.decision.options if option.key}


def test_modifiers_and_their_floors() -> None:
    """Ruling 48: a purchase costs at least 1, ships and outposts at least nothing."""
    t = table(Seat(money=9, stock="Y1"), does=trade(1, sell=1, buy=-9, ship=-20, outpost=-30))
    assert prices(t) == {"sell yellow": 5, **dict.fromkeys(BUYS, 1), "ship": 0, "outpost": 0}


def test_floating_without_surcharge() -> None:
    seat = Seat(sky=True, money=60, outposts="start")
    assert prices(table(seat, does=trade(1)))["outpost"] == 43
    assert prices(table(seat, does=trade(1, outpost=-6, floating=True)))["outpost"] == 17


def test_both_boards_have_their_ladder() -> None:
    assert prices(table(Seat(money=60, floating=3), does=trade(1)))["outpost"] == 23
    assert prices(table(Seat(sky=True, money=60, floating=3), does=trade(1)))["outpost"] == 29


def test_sites_are_asked_for() -> None:
    t = table(Seat(money=40, sea="Y01@2,2 Y00@1,3 R01@3,1", outposts="3,1"), does=trade(1)).take("outpost")
    t.offers("site start", "site 2,2")
    t.take("site 2,2", "no goal")
    assert (t.own.sites[-1], t.points) == (3, 0)


def test_no_goal_changes_nothing() -> None:
    t = table(Seat(money=20), sink="Z01 Z05 Z08 Z10").play("trader", "outpost", "no goal")
    assert [stack.level for stack in t.game.goals[0]] == [0] * 4


@pytest.mark.parametrize(("sky", "title"), [(False, "Shoals"), (True, "Refinery Quarter")])
def test_goals_are_called_as_on_their_side(sky: bool, title: str) -> None:
    t = table(Seat(sky=sky, money=20), sink="Z01 Z05 Z08 Z10", sky="Z01 Z05 Z08 Z10").play("trader", "outpost")
    assert t.game.decision is not None
    said = catalogue("flotilla", "en")
    assert said(t.game.decision.options[0].text) == f"{title}: 0 VP"
    t.take("goal Z01")
    text = next(t.game.rules.event_text(event) for event in t.game.events or [] if event.name == "goal")
    assert text is not None
    assert said(text).endswith(f"scores the goal {title}: 0 VP")


def test_a_goal_may_be_used_up_for_nothing() -> None:
    """Ruling 20."""
    t = table(Seat(money=20), sink="Z01 Z05 Z08 Z10").play("trader", "outpost", "goal Z10")
    assert (t.points, t.goal("Z10")) == (0, 1)


def test_the_ban_holds_over_several_trades_of_a_turn() -> None:
    """Ruling 38."""
    t = table(Seat(stock="Y2", money=9), does=seq(trade(1), trade(1))).take("sell yellow")
    assert "buy yellow" not in t.offered
    assert {"sell yellow", "buy green"} <= {*t.offered}


def test_the_auctioneer_counts_what_was_sold() -> None:
    t = table(Seat(cards="T10", stock="Y4", money=0)).play("T10", *["sell yellow"] * 4, "stop")
    assert (t.own.money, t.points, t.game.market[0]) == (16, 2 + 1, 0)


@pytest.mark.parametrize(
    ("answer", "why"), [("sell blue", "no-stock"), ("ship", "money"), ("outpost", "money"), ("buy red", "money")]
)
def test_refusals_of_transactions(answer: str, why: str) -> None:
    t = table(Seat(money=4, stock="G1"), does=trade(2))
    with pytest.raises(IllegalChoice) as refusal:
        t.take(answer)
    assert refusal.value.text.id == f"flotilla-why-{why}"

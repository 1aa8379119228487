"""What a learned judge of Flotilla looks at."""

from __future__ import annotations

import pytest

from pelagia.games.flotilla.bot.features import of
from tests.games.flotilla.table import Seat, table


def seen(seat: Seat) -> dict[str, float]:
    return of(table(seat, sink="Z02 Z05 Z08 Z10", sky="Z01 Z03 Z04 Z06").game, 0)


def test_an_outpost_is_paid_for_in_part_by_money_and_by_stock() -> None:
    two_reefs = Seat(sea="R06@2,2 R08@2,3", money=10)  # the best goal pays twice the value of reefs
    inputs = seen(two_reefs)
    assert inputs["goal.best"] == inputs["goal.sinkside-Z02"]
    assert inputs["goal.first-paid"] == pytest.approx(inputs["goal.best"] / 2)
    assert "goal.second-paid" not in inputs
    assert seen(Seat(sea="R06@2,2 R08@2,3", money=10, stock="R2"))["goal.first-paid"] > inputs["goal.first-paid"]


def test_ships_that_can_dive_and_cargo_near_home_are_counted() -> None:
    inputs = seen(Seat(sea="R09@2,2 R07@2,3!", ships="2,2:R2 2,3"))
    assert (inputs["sink.ready"], inputs["sink.nearby"]) == (1, 2)


def test_a_tile_that_is_paid_for_is_ready_in_a_city() -> None:
    poor = seen(Seat(sky=True, tile_stock="Y00"))
    rich = seen(Seat(sky=True, tile_stock="Y00", stock="Y3"))
    assert "sky.ready" not in poor
    assert rich["sky.ready"] > 0


def test_cards_in_hand_are_counted_by_guild_and_level() -> None:
    inputs = seen(Seat(cards="S1 S6"))
    assert (inputs["hand.speakers-0"], inputs["hand.speakers-1"], inputs["hand.speakers-2"]) == (1, 1, 1)
    assert inputs["hand.sites"] == 1

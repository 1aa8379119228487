"""Plans when to switch, for the balance report."""

from __future__ import annotations

import pytest

from pelagia.core.decision import Option
from pelagia.games.flotilla.bot.items import PLANS, figures
from tests.games.flotilla.table import Seat, table


@pytest.mark.parametrize(
    ("plan", "round", "answer"),
    [
        ("early", 1, "switch"),
        ("middle", 11, "stay"),
        ("middle", 12, "switch"),
        ("late", 22, "stay"),
        ("never", 80, "stay"),
    ],
)
def test_a_plan_says_when_to_switch(plan: str, round: int, answer: str) -> None:
    t = table()
    t.game.round = round
    assert len(written(plan, t)) > 1  # what to play is free
    t.play("captain")
    assert written(plan, t) == [answer]


def test_outposts_that_went_to_the_box_are_counted() -> None:
    """FL 17: who switched has built them all the same."""
    seat = Seat(sea="Y01@1,3", outposts="1,3 start", floating=1)
    t = table(seat).play("captain", "switch")
    assert (t.own.removed, dict(reversed(figures(t.game)))["outposts"]) == (1, 3)


def written(plan: str, t: object) -> list[str]:
    game = t.game  # type: ignore[attr-defined]
    options: list[Option] = [*PLANS[plan](game, game.decision)]
    return [option.written for option in options]

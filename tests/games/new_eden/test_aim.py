"""New Eden: what is to be reached alone, what Deep Thought does next, and how it ended."""

from __future__ import annotations

from dataclasses import replace

from pelagia.core.text import Ref, Text
from pelagia.games.new_eden.views.aim import aim
from tests.games.new_eden.table import DEEP_THOUGHT, OVER, C, Station, Table, crab, table


def ids(t: Table) -> list[str]:
    return [text.id for text in aim(t.game).goals]


def test_its_next_card_is_the_last_of_the_lowest_row() -> None:
    t = table(players=1, rows={1: "a b c", 3: "d e f"})
    assert aim(t.game).goals[-1] == Text("new-eden-aim-takes", card=Ref("f"))


def test_on_an_empty_display_it_activates_then_passes() -> None:
    assert ids(table(players=1)) == ["new-eden-aim-solo", "new-eden-aim-activates"]
    t = table(p1=replace(DEEP_THOUGHT, kraken="KX:U"), players=1)
    assert ids(t) == ["new-eden-aim-solo", "new-eden-aim-passes"]
    assert ids(table(p1=replace(DEEP_THOUGHT, passed=True), players=1)) == ["new-eden-aim-solo"]


def test_its_bids_are_half_its_coins() -> None:
    t = table(p1=replace(DEEP_THOUGHT, coins=20), players=1, phase=C, rows={3: "a . .", 4: "d e f"})
    assert aim(t.game).goals[-1] == Text("new-eden-aim-bids", coins=20, n=10, then=5)


def test_a_station_that_would_collapse() -> None:
    t = table(Station(damage=4, score=7), players=1)
    told = aim(t.game).goals
    assert told[0] == Text("new-eden-aim-solo", n=7, other=0)
    assert told[1] == Text("new-eden-aim-collapse", seat=0, damage=4, limit=0, value=0)


def test_the_end_against_deep_thought() -> None:
    """Ten coins are two points for each."""
    won = aim(table(Station(score=9), replace(DEEP_THOUGHT, score=2), players=1, round=3, phase=OVER).game)
    assert won.end == Text("new-eden-end-won", seat=0, n=11, other=4, ahead=7)
    lost = aim(table(Station(score=1), replace(DEEP_THOUGHT, score=5), players=1, round=3, phase=OVER).game)
    assert lost.end == Text("new-eden-end-lost", seat=0, n=3, other=7, ahead=4)
    assert lost.why == ()
    draw = aim(table(players=1, round=3, phase=OVER).game)
    assert draw.end == Text("new-eden-end-draw", seat=0, n=2, other=2, ahead=0)
    assert draw.why == (Text("new-eden-end-tie"),)


def test_a_collapse_is_a_reason_also_among_several() -> None:
    cards = [crab("c", 1, 3, 0)]
    for players in (1, 2):
        told = aim(table(Station(damage=6, crab="c"), players=players, round=3, phase=OVER, cards=cards).game)
        assert [text.id for text in told.why if text.args.get("seat") == 0] == ["new-eden-end-collapsed"]
        assert next(text.args["damage"] for text in told.why if text.args.get("seat") == 0) == 6


def test_who_had_less_than_nothing_to_lose_lost_nothing() -> None:
    told = aim(table(Station(score=1, damage=6, crab="c"), round=3, phase=OVER, cards=[crab("c", 1, 3, -5)]).game)
    assert told.why == (Text("new-eden-end-collapsed", seat=0, damage=6, limit=0, value=0),)


def test_what_broke_a_tie_is_told() -> None:
    """The first station has the same points, and less damage."""
    broken = aim(table(Station(), Station(damage=1), round=3, phase=OVER).game)
    assert Text("new-eden-end-tie") in broken.why
    shared = aim(table(Station(), Station(), round=3, phase=OVER).game)
    assert Text("new-eden-end-tie") not in shared.why

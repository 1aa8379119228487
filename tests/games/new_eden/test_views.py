"""New Eden: what a seat sees, and how far it may take back (NE 17)."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.games.new_eden.table import FREE, A, B, C, Station, Table, table

HANDS = {0: "a1 a2 a3", 1: "b1 b2 b3", 2: "c1 c2 c3"}


def market() -> Table:
    """The market of NE-33, all windows closed."""
    p2 = Station(coins=6)
    return table(p2=p2, phase=B, nautilus=1, hands=HANDS, rows={4: "x1 x2 x3"}).take("done", "done", "done")


def seat_of(t: Table, viewer: int | None, seat: int) -> Any:
    return t.game.view(viewer)["table"]["seats"][seat]


def words(t: Table, viewer: int | None) -> set[str]:
    """Every word that is sent to a seat."""
    return {*re.findall(r"\w+", json.dumps(t.game.view(viewer)))}


def test_ne_60_views() -> None:
    """While answers are collected, only the owner knows its hand, its answer and its coins."""
    t = market().take("P0 keep a2", "P2 keep c1+c2+c3")
    view = t.game.view(1)
    assert view["answered"] == [True, False, True]
    assert seat_of(t, 1, 1)["hand"] == ["b1", "b2", "b3"]
    for other in (0, 2):
        shown = seat_of(t, 1, other)
        assert (shown["hand"], shown["kept"], shown["coins"]) == ([None] * 3, [], None)
    assert seat_of(t, 1, 1)["coins"] == 10
    assert {"a1", "a2", "a3", "c1", "c2", "c3"}.isdisjoint(words(t, 1))
    assert {card for hand in HANDS.values() for card in hand.split()}.isdisjoint(words(t, None))
    for viewer in (None, 0, 1, 2):
        assert {"x1", "x2", "x3", "z1", "z2", "z3"}.isdisjoint(words(t, viewer))


def test_ne_113_rejected_and_kept_cards() -> None:
    """Rejected cards are known to their seat only, until the rows are turned up; kept ones are shown to all."""
    t = market().take("P0 keep a2", "P2 keep c1+c2+c3", "P1 keep none")
    t.decides(2, "PlaceKept")
    assert [row["cards"] for row in t.game.view(1)["table"]["display"]] == [
        ["b1", "b2", "b3"],
        ["", "", ""],
        [None, None, ""],
        [None] * 3,
    ]
    assert [row["owner"] for row in t.game.view(None)["table"]["display"]] == [1, 2, 0, -1]
    assert seat_of(t, 1, 2)["kept"] == ["c1", "c2", "c3"]
    t.take("place c1", "place c2")
    assert {"a1", "a3", "x1", "x2", "x3"} <= words(t, None)


def test_ne_114_kept_but_not_shown() -> None:
    """While the market is paid, the number of kept cards is public, the cards are not."""
    t = table(Station(damage=15, crab="a"), phase=B, hands=HANDS).take("done", "done", "done")
    t.take("P0 keep a1", "P1 keep b1+b2", "P2 keep none")
    t.decides(0, "Overflow")
    assert seat_of(t, 2, 1)["kept"] == [None, None]
    assert seat_of(t, 1, 1)["kept"] == ["b1", "b2"]


def test_ne_115_coins() -> None:
    """Hidden from the others and from spectators, unless the table is open or the game over."""
    t = table(players=2, open_coins=True)
    assert [seat_of(t, None, n)["coins"] for n in (0, 1)] == [10, 10]
    t = table(players=2, round=3, phase=C)
    assert [seat_of(t, 1, n)["coins"] for n in (0, 1)] == [None, 10]
    assert [seat_of(t.idle(), 1, n)["coins"] for n in (0, 1)] == [10, 10]


def test_ne_116_bids() -> None:
    """Bids are public; the range on offer is sent to its seat only."""
    t = table(phase=C).take("row 2", "bid 3")
    assert t.game.view(0)["table"]["auction"] == {"opener": 0, "row": 2, "high": 3, "bidder": 0, "out": [False] * 3}
    assert [option["written"] for option in t.game.view(1)["decisions"][0]["options"]] == ["out", "bid 4..10", *FREE]
    assert "options" not in t.game.view(0)["decisions"][0]


def test_ne_117_undo() -> None:
    """One's own choices can be taken back until another seat has chosen."""
    t = table(p0=Station(mussel="m"))
    assert not t.game.can_undo(0)
    t.take("plant")
    assert (t.game.can_undo(0), t.game.can_undo(1)) == (True, False)
    t.take("move OA", "dome>m", "activate m")
    t.decides(1, "Turn")
    assert (t.game.can_undo(0), t.game.can_undo(1)) == (True, False)
    t.take("P1 plant")
    assert (t.game.can_undo(0), t.game.can_undo(1), t.game.sealed) == (False, True, 4)


def test_ne_118_undo_stops_at_reveals() -> None:
    """Not behind a deal, kept cards or rows turned up, or the start of a round."""
    t = table(p1=Station(passed=True), p2=Station(passed=True)).take("pass")
    assert (t.game.phase, t.game.can_undo(0)) == (B, False)
    t = market().take("P0 keep a2", "P1 keep none", "P2 keep c1+c2+c3")
    assert [t.game.can_undo(n) for n in range(3)] == [False] * 3
    t.take("place c1")
    assert t.game.can_undo(2)
    t.take("place c2")
    assert (t.game.phase, t.game.can_undo(2)) == (C, False)
    t.idle()
    assert (t.game.phase, [t.game.can_undo(n) for n in range(3)]) == (A, [False] * 3)


def test_ne_119_undo_stops_at_secret_answers() -> None:
    """A seat whose window came last cannot go back behind another seat's answer."""
    t = market()  # P0 was the last to say `done`
    assert t.game.can_undo(0)
    t.take("P1 keep none")
    assert not t.game.can_undo(0)


def test_ne_128_undo_stops_at_kept_cards() -> None:
    """An overflow of the market cannot be taken back when the kept cards lie open."""
    t = table(Station(damage=15, crab="a"), phase=B, hands=HANDS).take("done", "done", "done")
    t.take("P0 keep a1", "P1 keep b1+b2", "P2 keep none", "P0 lose a")
    t.decides(1, "PlaceKept")
    assert not t.game.can_undo(0)

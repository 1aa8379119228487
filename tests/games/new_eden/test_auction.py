"""New Eden: phase C, the Auction (NE 9)."""

from __future__ import annotations

from pelagia.games.new_eden.rules.state import Mark
from tests.games.new_eden.table import FREE, C, Station, Table, crab, mussel, oxygen, table, yard

ROWS = {1: "a b c", 2: "d e .", 3: "f g h", 4: "i . ."}


def four_seats() -> Table:
    return table(players=4, phase=C, nautilus=1, rows=ROWS)


def test_ne_37_bidding() -> None:
    """Raise or drop out, clockwise; the winner pays its bid and opens the next row."""
    t = four_seats().take("P1 row 3", "P1 bid 2", "P2 out")
    t.decides(3, "Bid")
    t.offers("out", "bid 3..10", *FREE)
    t.take("P3 bid 4", "P0 out")
    t.decides(1, "Bid")
    t.offers("out", "bid 5..10", *FREE)
    t.take("P1 bid 5", "P3 out")
    assert t.seat(1).coins == 5
    t.take("place f", "place g", "stop")
    t.decides(1, "PickRow")
    t.offers("row 1", "row 2", "row 4")


def test_ne_38_opening_with_0() -> None:
    """The opener's `out` is a bid of 0; another may still take the row."""
    t = four_seats().take("P1 row 1", "P1 out", "P2 out", "P3 bid 1", "P0 out")
    assert t.seat(3).coins == 9
    t.take("P3 place a", "P3 place b", "P3 stop")
    t.decides(3, "PickRow")


def test_ne_39_unsold() -> None:
    """Nobody bids: the same seat opens again, and the cards leave at the end of the phase."""
    t = four_seats().take("P1 row 1", "P1 out", "P2 out", "P3 out", "P0 out")
    assert (t.game.marks[0], t.row(1)) == (Mark.UNSOLD, "a b c")
    t.decides(1, "PickRow")
    t.offers("row 2", "row 3", "row 4")
    assert {"a", "b", "c"} <= {*t.idle().game.box}


def test_ne_40_coins_limit_a_bid() -> None:
    """At most the coins in hand; the plant may be used in one's own bid."""
    t = table(p2=Station(coins=4, plant=1), phase=C, nautilus=1).take("P1 row 1", "P1 bid 4")
    t.decides(2, "Bid")
    t.offers("out", "plant")
    t.take("plant")
    assert (t.seat(2).coins, t.seat(2).damage) == (9, 3)
    t.offers("out", "bid 5..9", *FREE)


def test_ne_41_row_with_one_card() -> None:
    """One card, two move actions."""
    cards = [crab("c", 1, 4, 0), mussel("m", 1, 2, 0)]
    t = table(p0=Station(dome=2, crab="c"), phase=C, rows={2: ". m ."}, cards=cards).win(row=2, bid=3)
    assert t.seat(0) == Station(coins=7, dome=2, crab="c", mussel="m")
    t.decides(0, "AuctionMove")
    t.take("move OA", "dome>c", "activate c")
    t.decides(0, "AuctionMove")
    t.take("move OB", "dome>m", "activate m")
    assert (t.seat(0).coins, t.seat(0).score, t.seat(0).damage) == (11, 2, 0)
    t.offers("stop", *FREE)


def test_ne_42_extra_after_three_cards() -> None:
    """Three cards, no move action, but the extra."""
    cards = [crab("c", 1, 4, 0), *(yard(y, 2, 0) for y in ("y1", "y2", "y3"))]
    t = table(p0=Station(crab="c"), phase=C, rows={1: "y1 y2 y3"}, cards=cards).win(row=1, bid=1)
    t.offers("place y1", "place y2", "place y3")
    t.take("place y1", "place y2")
    t.decides(0, "Extra")
    t.offers("extra", "stop", *FREE)
    t.take("extra")
    assert t.seat(0).damage == 1
    t.decides(0, "ExtraCard")
    t.offers("move OA", "move OB")
    t.take("move OA", "dome>c", "activate c")
    assert (t.seat(0).coins, t.seat(0).dome) == (13, 6)
    t.decides(0, "PickRow")


def test_ne_62_order_that_cannot_matter() -> None:
    """The order of placing is asked only if two cards share an arm or one of them damages or repairs."""
    cards = [mussel("m", 1, 2, 0), yard("y", 2, 0), oxygen("o", 1, final=4), mussel("n", 1, 2, 0)]
    t = table(phase=C, rows={1: "m y o"}, cards=cards).win(row=1, bid=1)
    assert t.seat(0) == Station(coins=9, mussel="m", yards="y", dome=3, oxygen="OA OB o")
    t.decides(0, "Extra")
    t = table(phase=C, rows={1: "m y R13"}, cards=cards).win(row=1, bid=1)
    t.offers("place m", "place y", "place R13", "extend research")
    t = table(phase=C, rows={1: "m y n"}, cards=cards).win(row=1, bid=1)
    t.offers("place m", "place y", "place n")
    t.take("place n")
    assert t.seat(0).mussel == "n m"
    t.decides(0, "Extra")


def test_ne_82_row_without_cards() -> None:
    """It is auctioned too, and gives three move actions and the extra."""
    station = Station(dome=4, crab="c1 c2 c3 c4", oxygen="OA OB o1 o2")
    t = table(p0=station, phase=C, rows=ROWS | {2: ". . ."}).win(row=2, bid=1)
    for k, card in enumerate(("OA", "OB", "o1"), 1):
        t.decides(0, "AuctionMove")
        assert t.game.decisions[0].prompt(t.game).args == {"k": k, "m": 3, "row": 2}
        t.take(f"move {card}", "leave")
    t.decides(0, "Extra")
    t.take("extra", "leave")  # the last card needs no question
    assert t.seat(0) == Station(coins=9, damage=1, dome=4, crab=station.crab, oxygen="OA:down OB:down o1:down o2:down")


def test_ne_83_stop_ends_all() -> None:
    """Who stops gives up the other move actions and the extra."""
    t = table(p0=Station(crab="c"), phase=C).win(row=1, bid=1)
    t.decides(0, "AuctionMove")
    t.offers("move OA", "move OB", "stop", *FREE)
    t.take("stop")
    t.decides(0, "PickRow")


def test_ne_84_extra_at_15() -> None:
    """Overflow first; then a card is chosen among those that are left."""
    t = table(p0=Station(damage=15, crab="c d", oxygen="OA OB o"), phase=C, rows={1: "x y z"}).win(row=1, bid=1)
    t.take("place x", "place y", "extra")
    t.decides(0, "Overflow")
    t.offers("lose d", "lose z", "lose o")
    t.take("lose o")
    t.decides(0, "ExtraCard")
    t.offers("move OA", "move OB")


def test_ne_85_extra_lost() -> None:
    """If the overflow leaves no usable card, the action is lost, and the damage stays."""
    t = table(p0=Station(damage=15, crab="c", oxygen="OA:down OB"), phase=C, rows={1: "x y z"}).win(row=1, bid=1)
    t.take("place x", "place y", "extra", "lose OB")
    assert (t.seat(0).oxygen, t.seat(0).damage, t.seat(0).dome) == ("OA:down", 15, 1)
    t.decides(0, "PickRow")


def test_ne_86_between_winning_and_placing() -> None:
    """The row is paid and marked, its cards are not built: they cannot be lost and do not count."""
    t = table(p0=Station(damage=15, crab="a"), phase=C, rows={1: "m n R07"}).win(row=1, bid=4)
    assert (t.seat(0).coins, t.game.marks[0], t.row(1)) == (6, Mark.SOLD, ". . .")
    assert t.game.kept[0] == ["m", "n", "R07"]
    t.offers("place m", "place n", "place R07", "extend research")
    t.take("place R07")
    t.decides(0, "Overflow")
    t.offers("lose a", "lose OB")
    t.take("lose a")
    t.offers("place m", "place n")


def test_ne_87_only_out() -> None:
    """A seat that can neither raise nor act is not asked; nor is the last row."""
    poor = Station(coins=4, plant=3)
    t = table(p1=poor, p2=poor, phase=C).take("row 2", "bid 4")
    assert t.seat(0).coins == 6
    t.take("stop", "row 4", "out", "P1 out", "P2 out", "row 1", "out", "P1 out", "P2 out")
    t.decides(0, "Bid")
    assert t.game.row == 2


def test_ne_88_re_entry() -> None:
    """Who is out stays out; the highest bidder is not asked again."""
    t = four_seats().take("P1 row 4", "P1 bid 1", "P2 bid 2", "P3 out", "P0 bid 4", "P1 out", "P2 bid 5", "P0 out")
    assert [t.seat(n).coins for n in range(4)] == [10, 10, 5, 10]
    t.decides(2, "AuctionMove")


def test_ne_122_unsold_after_a_win() -> None:
    """The last winner is the opener: it picks again when nobody bids on its row."""
    t = four_seats().take("P1 row 4", "P1 out", "P2 out", "P3 bid 1", "P0 out", "P3 stop")
    t.take("P3 row 2", "P3 out", "P0 out", "P1 out", "P2 out")
    t.decides(3, "PickRow")

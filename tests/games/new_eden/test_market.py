"""New Eden: phase B, the Black Market (NE 8)."""

from __future__ import annotations

import pytest

from tests.games.new_eden.table import FREE, B, Station, Table, table, yard

HANDS = {0: "a1 a2 a3", 1: "b1 b2 b3", 2: "c1 c2 c3"}


def market(t: Table) -> Table:
    """Close all windows: the market is open."""
    while t.kind == "FreeWindow":
        t.take("done")
    return t


@pytest.mark.parametrize(("players", "in_rows"), [(4, [0, 0, 0, 0]), (3, [0, 0, 0, 3]), (2, [0, 0, 3, 3])])
def test_ne_32_deal(players: int, in_rows: list[int]) -> None:
    """Three cards per seat, the bottom rows from the deck, three left over."""
    t = table(players=players, phase=B)
    assert [len(hand) for hand in t.game.hand] == [3] * players
    assert [3 - t.row(n).count(".") for n in (1, 2, 3, 4)] == in_rows
    assert (len(t.gone), t.game.decks[3]) == (3, ())


def test_ne_33_market() -> None:
    """Pay 0, 1 or 6; rejected cards go into rows in turn order; the order of three mussels is asked."""
    t = market(table(p2=Station(coins=6), phase=B, nautilus=1, hands=HANDS, rows={4: "x y z"}))
    t.take("P0 keep a2", "P1 keep none", "P2 keep c1+c2+c3")
    assert [(t.seat(n).coins, t.seat(n).damage) for n in range(3)] == [(9, 1), (10, 0), (0, 6)]
    assert [t.row(n) for n in (1, 2, 3, 4)] == ["b1 b2 b3", ". . .", "a1 a3 .", "x y z"]
    assert t.game.face_down == (True,) * 4
    t.decides(2, "PlaceKept")
    t.offers("place c1", "place c2", "place c3")
    t.take("place c2")
    t.offers("place c1", "place c3")
    t.take("place c3")
    assert (t.seat(2).mussel, t.seat(0).mussel) == ("c2 c3 c1", "a2")
    t.decides(1, "PickRow")


@pytest.mark.parametrize(("coins", "number"), [(1, 4), (2, 4), (3, 7), (4, 7), (5, 7), (6, 8), (7, 8)])
def test_ne_34_affordable_subsets(coins: int, number: int) -> None:
    """A subset that cannot be paid is not offered; without coins nothing is asked."""
    t = market(table(p0=Station(coins=coins), phase=B, hands={0: "h1 h2 h3"}))
    assert len(t.game.decisions[0].options) == number
    if coins == 2:
        t.offers("keep none", "keep h1", "keep h2", "keep h3", seat=0)
    t = market(table(p0=Station(coins=0), phase=B))
    assert [decision.seat for decision in t.game.decisions] == [1, 2]


def test_ne_35_attack_in_phase_b() -> None:
    """An attack counts what is built when the attacker places it."""
    hands = {0: "R13 a b", 1: "y2 c d"}
    cards = [yard("y1", 2, 0), yard("y2", 2, 0)]
    t = market(table(Station(coins=6), Station(yards="y1"), phase=B, hands=hands, cards=cards))
    t.take("P0 keep R13", "P1 keep y2", "P2 keep none")
    assert [t.seat(n).damage for n in range(3)] == [1, 2, 0]
    assert t.seat(1).yards == "y1 y2"


def test_ne_36_market_overflow() -> None:
    """6 damage are one event, settled before the kept cards are built."""
    t = market(table(p0=Station(coins=6, damage=12, crab="a"), phase=B, hands={0: "h1 h2 h3"}))
    t.take("P0 keep h1+h2+h3", "P1 keep none", "P2 keep none")
    t.decides(0, "Overflow")
    assert (t.seat(0).coins, t.seat(0).damage) == (0, 15)
    t.offers("lose a", "lose OB")
    t.take("lose a")
    t.decides(0, "PlaceKept")
    assert t.seat(0) == Station(coins=0, damage=15)


def test_ne_79_the_plant_pays_for_the_market() -> None:
    """The window comes after the hand is seen and before the choice."""
    t = table(p0=Station(coins=0), phase=B, hands={0: "h1 h2 h3"})
    t.decides(0, "FreeWindow")
    t.offers("done", "plant")
    market(t.take("plant")).take("P0 keep h1+h3", "P1 keep none", "P2 keep none", "place h3")
    assert (t.seat(0).coins, t.seat(0).damage, t.seat(0).mussel) == (2, 4, "h3 h1")


def test_ne_80_two_cards_kept() -> None:
    """Two cards cost 3 coins and 3 damage; of 13 damage one event remains, and one card is lost."""
    t = market(table(p0=Station(damage=13, oxygen="OA"), phase=B, hands={0: "h1 h2 h3"}))
    t.take("P0 keep h1+h2", "P1 keep none", "P2 keep none")
    assert (t.seat(0).coins, t.seat(0).damage, t.seat(0).oxygen) == (7, 15, "")
    t.decides(0, "PlaceKept")


def test_ne_81_window_without_free_actions() -> None:
    """Who has none is not asked."""
    t = table(p0=Station(coins=5, plant=3), phase=B)
    t.decides(1, "FreeWindow")
    t.offers("done", *FREE)


def test_ne_132_order_of_the_payment() -> None:
    """Coins, damage with its overflow, then the rejected cards go into the row."""
    t = market(table(p0=Station(damage=15, crab="x"), phase=B, hands={0: "a b c"}))
    t.take("P0 keep a", "P1 keep none", "P2 keep none")
    t.decides(0, "Overflow")
    assert (t.seat(0).coins, t.row(1), t.row(2)) == (9, ". . .", ". . .")
    t.take("lose x")
    assert t.row(1) == "b c ."

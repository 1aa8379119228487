"""New Eden: damage and overflow (NE 12)."""

from __future__ import annotations

import pytest

from tests.games.new_eden.table import B, Station, crab, kraken, mussel, table, yard


def test_ne_43_exactly_15() -> None:
    """Reaching 15 is not an overflow."""
    t = table(p0=Station(damage=9), phase=B, hands={0: "h1 h2 h3"}).take("done", "done", "done")
    t.take("P0 keep h1+h2+h3", "P1 keep none", "P2 keep none")
    assert (t.seat(0).damage, t.seat(0).oxygen) == (15, "OA OB")
    t.decides(0, "PlaceKept")


def test_ne_44_deeples_of_a_lost_module() -> None:
    """Lying ones return to the dome and can move, standing ones are spent until phase D."""
    cards = [crab("c2", 2, 9, 0), mussel("m", 2, 4, 0)]
    t = table(p0=Station(damage=15, crab="c1 c2:S", mussel="m:L1"), cards=cards).take("plant")
    t.offers("lose c2", "lose m", "lose OB")
    t.take("lose c2")
    assert t.seat(0) == Station(coins=15, damage=15, crab="c1", mussel="m:L1", dome=1, spent=2, plant=1)
    t.take("plant", "lose m")
    assert (t.seat(0).dome, t.seat(0).spent) == (2, 2)
    t.idle()
    assert (t.seat(0).dome, t.seat(0).spent) == (4, 0)


def test_ne_45_lost_shipyard() -> None:
    """Its deeples stay the owner's."""
    t = table(p0=Station(damage=15, yards="y", dome=4), cards=[yard("y", 3, 0)])
    supply = t.game.deeple_supply
    t.take("plant", "lose y")
    assert (t.seat(0).yards, t.seat(0).dome, t.game.deeple_supply) == ("", 4, supply)


def test_ne_46_tile_and_empty_arms() -> None:
    """The last card goes without a question; the tile never."""
    t = table(p0=Station(damage=15, kraken="KX", oxygen="OA")).take("plant")
    assert (t.seat(0).oxygen, t.game.box) == ("", ("OA",))
    t.decides(0, "Turn")
    t.take("plant")
    assert (t.seat(0).coins, t.seat(0).damage, t.seat(0).kraken) == (20, 15, "KX")
    t.decides(0, "Turn")


def test_ne_47_attack_in_turn_order() -> None:
    """Victims from the attacker's left, each settled before the next."""
    p2 = Station(damage=13, oxygen="OA OB o1 o2", crab="a")
    t = table(p2=p2, to_move=1, rows={3: "R15 z ."}).take("P1 buy R15")
    assert (t.seat(2).damage, t.seat(0).damage) == (15, 0)
    t.decides(2, "Overflow")
    t.offers("lose a", "lose o2")
    t.take("lose o2")
    assert [t.seat(n).damage for n in range(3)] == [2, 0, 15]
    assert t.seat(1).coins == 7


def test_ne_89_face_down_oxygen() -> None:
    """A used oxygen card is lost like any other."""
    t = table(p0=Station(damage=15, oxygen="OA OB:down")).take("plant")
    assert (t.seat(0).oxygen, t.game.box) == ("OA", ("OB",))


@pytest.mark.parametrize("card", ["R07", "R08"])
def test_ne_90_one_card_per_event(card: str) -> None:
    """However far past 15, one card is lost."""
    t = table(p0=Station(damage=14, crab="a b"), rows={3: f"{card} z ."}).take(f"buy {card}")
    t.offers("lose b", "lose OB")
    t.take("lose b")
    assert (t.seat(0).damage, t.seat(0).crab, t.seat(0).oxygen) == (15, "a", "OA OB")
    t.decides(1, "Turn")


def test_ne_91_five_arms() -> None:
    """The outermost card of each arm, neither research nor a tile."""
    station = Station(damage=15, crab="c1 c2", mussel="m1 m2", kraken="KX k", yards="y1 y2", research="R01")
    t = table(p0=station, cards=[kraken("k", 1, 2, 0)]).take("plant")
    t.offers("lose c2", "lose m2", "lose k", "lose y2", "lose OB")


def test_ne_129_spent_deeples() -> None:
    """They cannot move for the rest of the round."""
    t = table(p0=Station(dome=0, spent=2, mussel="m"))
    assert not t.has("move OA")
    t = table(p0=Station(dome=0, spent=2, mussel="m", crab="c:L1 d")).take("move OA")
    t.offers("c>d", "leave")


def test_ne_133_amounts_in_events() -> None:
    """Events tell what really changed: of 3 damage at 14 only 1 is taken."""
    t = table(p0=Station(damage=14, crab="a", plant=1)).take("plant")
    assert [(told["n"], told["now"]) for told in t.told("damaged")] == [(1, 15)]
    assert t.told("plant")[0]["damage"] == 1
    t = table(p0=Station(damage=2, kraken="k"), cards=[kraken("k", 1, 5, 0)]).take("move OA", "dome>k", "activate k")
    assert (t.told("activated")[0]["repair"], t.told("repaired")[0]["n"]) == (2, 2)

"""New Eden: moving deeples and activating modules (NE 7.4)."""

from __future__ import annotations

from tests.games.new_eden.table import Station, crab, kraken, mussel, oxygen, table, yard

TWO_MUSSELS = [mussel("m1", 2, 5, 0), mussel("m2", 1, 3, 0)]


def test_ne_11_one_bottle_of_2() -> None:
    """The rulebook's example: one deeple, two steps."""
    t = table(p0=Station(mussel="m1 m2"), cards=TWO_MUSSELS).take("move OB")
    t.decides(0, "Bottle")
    t.offers("dome>m1", "dome>m2", "leave")
    t.take("dome>m2")
    t.offers("activate m2", "done")
    t.take("activate m2")
    assert t.seat(0) == Station(score=3, mussel="m1 m2:S", dome=0, oxygen="OA OB:down")
    t.decides(1, "Turn")


def test_ne_12_one_bottle_of_1() -> None:
    """A bottle of 1 reaches the first module only."""
    t = table(p0=Station(mussel="m1 m2"), cards=TWO_MUSSELS).take("move OA")
    t.offers("dome>m1", "leave")


def test_ne_13_one_deeple_two_bottles() -> None:
    """The same deeple may use both bottles."""
    cards = [oxygen("o", 2, 1), kraken("k1", 1, 2, 0), kraken("k2", 1, 3, 0), kraken("k3", 1, 4, 0)]
    t = table(p0=Station(damage=6, oxygen="OA OB o", kraken="k1 k2 k3"), cards=cards).take("move o", "dome>k2")
    t.decides(0, "Bottle")
    t.offers("k2>k3", "leave")
    t.take("k2>k3", "activate k3")
    assert t.seat(0) == Station(damage=2, oxygen="OA OB o:down", kraken="k1 k2 k3:S", dome=0)


def test_ne_14_two_slots() -> None:
    """Two deeples fill two slots."""
    cards = [crab("c", 2, 8, 0), oxygen("o", 1, 1)]
    t = table(p0=Station(dome=2, crab="c", oxygen="OA OB o"), cards=cards)
    t.take("move o", "dome>c", "dome>c", "activate c")
    assert t.seat(0) == Station(coins=18, crab="c:S", oxygen="OA OB o:down", dome=0)
    assert t.game.seats[0].crab[0].standing == 2


def test_ne_15_filling_over_two_turns() -> None:
    """Lying deeples wait for more; nothing is asked before the module is ready."""
    t = table(p0=Station(dome=2, crab="c"), cards=[crab("c", 2, 8, 0)]).take("move OA", "dome>c")
    assert t.seat(0).crab == "c:L1"
    t.take("P1 pass", "P2 pass", "P0 move OB", "dome>c")
    t.decides(0, "Activate")
    t.offers("activate c", "done")
    t.take("activate c")
    assert t.seat(0).coins == 18


def test_ne_16_several_modules_in_one_action() -> None:
    """Any ready module may be activated, also one that no deeple moved to."""
    cards = [crab("c1", 1, 3, 0), mussel("m1", 1, 2, 0)]
    t = table(p0=Station(crab="c1:L1", mussel="m1"), cards=cards).take("move OA", "dome>m1")
    t.offers("activate c1", "activate m1", "done")
    t.take("activate c1", "activate m1")
    assert (t.seat(0).coins, t.seat(0).score) == (13, 2)


def test_ne_17_activation_without_a_step() -> None:
    """A ready module makes every oxygen card usable; the activation may still be declined."""
    t = table(p0=Station(dome=0, crab="c1:L1"), cards=[crab("c1", 1, 3, 0)])
    assert t.has("move OA", "move OB")
    t.take("move OA")
    t.decides(0, "Activate")
    t.offers("activate c1", "done")
    t.take("done")
    assert t.seat(0) == Station(dome=0, crab="c1:L1", oxygen="OA:down OB")
    t.decides(1, "Turn")


def test_ne_18_once_per_round() -> None:
    """An activated module is not ready again, so nothing can move."""
    t = table(p0=Station(dome=0, crab="c1:S:L1"), cards=[crab("c1", 1, 3, 0)])
    assert not t.has("move OA")
    assert not t.has("move OB")


def test_ne_19_outwards_only() -> None:
    """Never back, never to another arm."""
    t = table(p0=Station(dome=0, crab="c1:L1 c2 c3", mussel="m1")).take("move OB")
    t.offers("c1>c2", "c1>c3", "leave")


def test_ne_20_steps_may_lapse() -> None:
    """A bottle may be left; the card is used all the same."""
    t = table(p0=Station(mussel="m1"), cards=[mussel("m1", 1, 2, 0)]).take("move OB", "leave")
    assert t.seat(0) == Station(mussel="m1", oxygen="OA OB:down", dome=1, score=0)
    t.decides(1, "Turn")


def test_ne_21_new_shipyard_same_round() -> None:
    """Its deeples move in the same round, also onto an activated module."""
    cards = [mussel("m1", 1, 2, 0), mussel("m2", 1, 2, 0), yard("y", 2, 0)]
    t = table(p0=Station(coins=3, dome=0, mussel="m1:S m2"), rows={3: "y z ."}, cards=cards)
    supply = t.game.deeple_supply
    t.take("buy y")
    assert (t.seat(0).coins, t.seat(0).dome, t.game.deeple_supply) == (0, 2, supply - 2)
    t.take("P1 pass", "P2 pass", "P0 move OB")
    t.offers("dome>m1", "dome>m2", "leave")


def test_ne_22_kraken_tile_lengthens_the_arm() -> None:
    """The tile is the first step of the arm, and moves the pointer by one."""
    t = table(p0=Station(coins=6, kraken="k1"), cards=[kraken("k1", 1, 2, 0)]).take("extend kraken")
    assert t.seat(0) == Station(coins=0, kraken="KX k1", extensions="kraken")
    assert t.pointer(0) == 2
    t.decides(0, "Turn")
    t.take("move OA")
    t.offers("dome>KX", "leave")


def test_ne_23_the_tile_repairs_3() -> None:
    """The tile is activated like any module."""
    t = table(p0=Station(damage=7, kraken="KX")).take("move OA", "dome>KX", "activate KX")
    assert (t.seat(0).damage, t.seat(0).kraken) == (4, "KX:S")


def test_ne_69_no_activation_between_bottles() -> None:
    """Modules are activated after the last bottle."""
    t = table(p0=Station(dome=2, mussel="m", oxygen="OA OB o"), cards=[oxygen("o", 1, 1)]).take("move o", "dome>m")
    t.decides(0, "Bottle")
    t.offers("dome>m", "leave")
    t.take("leave")
    t.offers("activate m", "done")


def test_ne_70_kraken_at_damage_0() -> None:
    """It may be activated, and repairs nothing."""
    t = table(p0=Station(kraken="k"), cards=[kraken("k", 1, 2, 0)]).take("move OA", "dome>k")
    t.offers("activate k", "done")
    t.take("activate k")
    assert (t.seat(0).damage, t.seat(0).kraken) == (0, "k:S")


def test_ne_71_declined_and_moved_on() -> None:
    """Deeples of a module that was not activated lie there and may move on in a later move action."""
    t = table(p0=Station(crab="c1 c2"), cards=[crab("c1", 1, 3, 0), crab("c2", 1, 5, 0)])
    t.take("move OA", "dome>c1", "done", "P1 pass", "P2 pass", "P0 move OB")
    t.offers("c1>c2", "leave")
    t.take("c1>c2", "activate c2")
    assert t.seat(0) == Station(coins=15, crab="c1 c2:S", oxygen="OA:down OB:down", dome=0)


def test_ne_72_the_card_is_turned_first() -> None:
    """The oxygen card lies face down while its bottles are still to be used."""
    t = table(p0=Station(mussel="m")).take("move OB")
    t.decides(0, "Bottle")
    assert t.seat(0).oxygen == "OA OB:down"


def test_ne_123_not_activated_twice() -> None:
    """A deeple lying on an activated module does not make it ready again."""
    t = table(p0=Station(crab="c:S:L1", mussel="m")).take("move OA", "dome>m")
    t.offers("activate m", "done")


def test_ne_124_more_deeples_than_slots() -> None:
    """Those that no slot needs stay lying, and may move on."""
    t = table(p0=Station(dome=0, crab="c:L3 d"), cards=[crab("c", 2, 8, 0)]).take("move OA", "leave", "activate c")
    assert t.seat(0).crab == "c:S:L1 d"
    t.take("P1 pass", "P2 pass", "P0 move OB")
    t.offers("c>d", "leave")

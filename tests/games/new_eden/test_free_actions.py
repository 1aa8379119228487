"""New Eden: power plant and extensions (NE 11)."""

from __future__ import annotations

from tests.games.new_eden.table import FREE, OVER, C, Station, copy, kraken, table


def test_ne_28_three_plant_uses() -> None:
    """5 coins each; damage 1, 3 and 6."""
    t = table().take("plant", "plant", "plant")
    assert (t.seat(0).coins, t.seat(0).damage) == (25, 10)
    t.decides(0, "Turn")
    t.offers("pass", *FREE[1:])


def test_ne_29_r10_r11_r12_together() -> None:
    """Each use: 2 more coins, 2 points, 1 damage less."""
    t = table(p0=Station(research="R10 R11 R12"))
    for coins, score, damage in ((17, 2, 0), (24, 4, 2), (31, 6, 7)):
        t.take("plant")
        assert (t.seat(0).coins, t.seat(0).score, t.seat(0).damage) == (coins, score, damage)


def test_ne_30_research_extension() -> None:
    """3 points for research placed from now on, none for what is there."""
    t = table(p0=Station(coins=9, research="R01"), rows={3: "R02 z ."}).take("extend research", "buy R02")
    assert t.seat(0) == Station(coins=0, score=3, research="R01 R02", extensions="research")
    assert t.pointer(0) == 3


def test_ne_31_shipyard_and_oxygen_extensions() -> None:
    """Three deeples, and one more oxygen card, at once."""
    t = table(p0=Station(coins=12))
    supply, ox = t.game.deeple_supply, t.game.ox_supply
    t.take("extend shipyard", "extend oxygen")
    assert t.seat(0) == Station(coins=0, dome=4, oxygen="OA OB OX", extensions="shipyard oxygen")
    assert (t.game.deeple_supply, t.game.ox_supply) == (supply - 3, ox - 1)


def test_ne_73_coins_and_points_before_damage() -> None:
    """When the damage of the plant overflows, its coins and points are already there."""
    t = table(p0=Station(damage=15, research="R11", crab="a")).take("plant")
    t.decides(0, "Overflow")
    assert (t.seat(0).coins, t.seat(0).score, t.seat(0).plant) == (15, 2, 1)


def test_ne_74_copies_add_up() -> None:
    """Two copies of each passive count twice; the damage of a use never falls below 0."""
    cards = [copy("R10b", "R10"), copy("R11b", "R11"), copy("R12b", "R12")]
    t = table(p0=Station(research="R10 R10b R11 R11b R12 R12b"), cards=cards)
    for coins, score, damage in ((19, 4, 0), (28, 8, 1), (37, 12, 5)):
        t.take("plant")
        assert (t.seat(0).coins, t.seat(0).score, t.seat(0).damage) == (coins, score, damage)
    assert [told["damage"] for told in t.told("plant")] == [0, 1, 4]


def test_ne_75_endless_bank() -> None:
    """More coins than the box holds (80) may be out."""
    t = table(p0=Station(coins=60), p1=Station(coins=60)).take("plant")
    assert t.seat(0).coins == 65


def test_ne_76_deeples_run_out() -> None:
    """A seat takes what is left."""
    t = table(p1=Station(dome=41))
    assert t.game.deeple_supply == 2
    t.take("extend shipyard")
    assert (t.seat(0).dome, t.game.deeple_supply) == (3, 0)


def test_ne_77_tile_under_a_staffed_arm() -> None:
    """Deeples on the kraken arm stay on their modules, which are one step further away."""
    cards = [kraken("k1", 2, 2, 0), kraken("k2", 1, 2, 0)]
    t = table(p0=Station(kraken="k1:L1 k2:S"), cards=cards).take("extend kraken")
    assert t.seat(0).kraken == "KX k1:L1 k2:S"
    t.take("move OB")
    t.offers("dome>KX", "dome>k1", "k1>k2", "leave")


def test_ne_78_no_free_action_after_the_last_auction() -> None:
    """Nobody decides anything after the last row of the last round."""
    t = table(round=3, phase=C, p0=Station(coins=16))
    for row in ("row 1", "row 2", "row 3"):
        t.take(row, "out", "out", "out")
    t.take("P0 out", "P1 out", "P2 out")  # row 4 is not asked for
    assert (t.game.phase, t.kind) == (OVER, "")
    assert [t.seat(n).score for n in range(3)] == [3, 2, 2]


def test_extensions_are_built_once() -> None:
    """Each once per game, and only with 6 coins."""
    t = table(p0=Station(coins=11)).take("extend oxygen")
    t.offers("pass", "plant")
    t.take("plant")
    t.offers("pass", "plant", "extend shipyard", "extend kraken", "extend research")

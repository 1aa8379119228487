"""New Eden: free actions at any time, asked for where they can matter (NE 11.4)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.new_eden.table import DEEP_THOUGHT, FREE, OVER, B, C, Station, Table, crab, kraken, mussel, table, yard

MUSSELS = [mussel(id, 1, 1, 2) for id in "xyz"]


def last_row(coins: int = 3, output: int = 4) -> Table:
    """P0 has won the last row of the game and taken the extra; a crab has paid."""
    cards = [*MUSSELS, crab("c", 1, output, 0), kraken("k", 1, 1, 1)]
    t = table(Station(coins=coins, crab="c", kraken="k"), round=3, phase=C, rows={4: "x y z"}, cards=cards)
    for row in (1, 2, 3):
        t.take(f"row {row}", "out", "out", "out")
    t.take("bid 1", "out", "out", "place x", "place y")
    return t.take("extra", "move OA", "dome>c", "activate c")


def won(cards: str, coins: int = 10, extensions: str = "") -> Table:
    """P0 has won a row for 1 coin."""
    station = Station(coins=coins, extensions=extensions)
    return table(station, phase=C, rows={1: cards}, cards=[yard("y", 2, 0)]).win(row=1, bid=1)


def test_ne_134_the_closing_moment() -> None:
    """The coins of the very last move still build what saves the station."""
    t = last_row()
    assert (t.seat(0).coins, t.seat(0).damage, t.pointer(0)) == (6, 1, 0)
    t.decides(0, "Closing")
    t.offers("done", *FREE)
    t.take("extend kraken")
    assert t.pointer(0) == 1
    t.offers("done", "plant")
    assert (t.take("done").game.phase, t.seat(0).score) == (OVER, 7)
    assert last_row().take("done").seat(0).score == 1


def test_ne_135_nothing_has_become_payable() -> None:
    """Without new coins for an extension nobody is asked."""
    t = last_row(output=3)
    assert (t.game.phase, t.seat(0).coins, t.seat(0).score) == (OVER, 5, 1)
    t = last_row(coins=9, output=3)
    assert (t.game.phase, t.seat(0).coins) == (OVER, 11)


def test_ne_136_a_second_extension() -> None:
    """Who could pay for one before and can pay for two now is asked, and may build both."""
    t = last_row(coins=9)
    assert t.seat(0).coins == 12
    t.take("extend kraken", "extend oxygen")
    t.decides(0, "Closing")
    t.offers("done", "plant")


def test_ne_137_not_before_the_last_row() -> None:
    """The next bid of the same seat offers the free actions anyway."""
    cards = [*MUSSELS, crab("c", 1, 4, 0)]
    t = table(Station(coins=3, crab="c"), round=3, phase=C, rows={4: "x y z"}, cards=cards).win(row=4, bid=1)
    t.take("place x", "place y", "extra", "move OA", "dome>c", "activate c")
    t.decides(0, "PickRow")
    t.take("row 1")
    t.offers("out", "bid 1..6", *FREE)


def test_ne_138_the_closing_moment_alone() -> None:
    """In the solo game too, after the lower of the two rows."""
    deep_thought = replace(DEEP_THOUGHT, coins=0)

    def alone(*answers: str) -> Table:
        rows = {3: "x y z", 4: "u v w"}
        t = table(Station(coins=4, crab="c"), deep_thought, players=1, phase=C, rows=rows, cards=[crab("c", 1, 4, 0)])
        t.take("block 1+2", *answers)
        while t.kind == "PlaceKept":
            t.take(t.game.decisions[0].options[0].written)
        return t.take("extra", "move OA", "dome>c", "activate c")

    t = alone("leave", "outbid")
    assert t.seat(0).coins == 7
    t.decides(0, "Closing")
    alone("outbid").decides(0, "Outbid")


def test_ne_139_coins_between_two_placings() -> None:
    """A card that pays coins comes first, then the extension, then the research card that it pays for."""
    t = won("R02 m R01", coins=2)
    t.offers("place R02", "place m", "place R01")
    t.take("place R01")
    assert t.seat(0).coins == 6
    t.offers("place R02", "extend research")
    t.take("extend research")
    assert t.seat(0) == Station(coins=0, score=3, research="R01 R02", mussel="m", extensions="research")
    assert won("R02 m R01", coins=1).seat(0) == Station(coins=5, research="R02 R01", mussel="m")


def test_ne_140_only_before_research() -> None:
    """Cards that the extension does not pay for are placed without a question."""
    t = won("m y R02")
    assert (t.seat(0).mussel, t.seat(0).yards) == ("m", "y")
    t.offers("place R02", "extend research")
    t.take("place R02")
    assert (t.kind, t.seat(0).score, t.seat(0).coins) == ("Extra", 0, 9)
    for coins, built, score in ((10, "research", 3), (6, "", 0)):
        t = won("m y R02", coins, built)
        assert (t.kind, t.seat(0).score) == ("Extra", score)


def test_ne_141_coins_of_another_seat_in_phase_b() -> None:
    """What P0's card gives builds P1's extension before P1's own research."""
    t = table(Station(coins=6), Station(coins=2), phase=B, hands={0: "R09 a b", 1: "R02 c d"})
    t.take("P0 done", "P1 done", "P2 done", "P0 keep R09", "P1 keep R02", "P2 keep none")
    t.decides(1, "PlaceKept")
    assert t.seat(1).coins == 6
    t.offers("place R02", "extend research")
    t.take("extend research")
    assert t.seat(1) == Station(coins=0, score=3, damage=1, research="R02", extensions="research")


def test_ne_142_research_extension_and_two_cards_of_one_arm() -> None:
    """It is one more option where the order is asked, until no research card is left."""
    t = won("m n R02")
    t.offers("place m", "place n", "place R02", "extend research")
    t.take("place R02")
    t.offers("place m", "place n")
    t = won("m n R02").take("extend research")
    assert t.seat(0).coins == 3
    t.offers("place m", "place n", "place R02")


def test_ne_143_after_the_extension_the_last_card_follows() -> None:
    """One card is left and nothing to decide; the choice can be taken back."""
    t = won("m y R02").take("extend research")
    assert (t.seat(0).coins, t.seat(0).score, t.seat(0).research) == (3, 3, "R02")
    assert t.game.can_undo(0)

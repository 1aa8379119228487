"""New Eden: the solo game against Deep Thought 4200 (NE 16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

import pelagia
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.rules.state import Mark, NewEden
from pelagia.games.new_eden.views.view import coins_from_events
from tests.games.new_eden.table import (
    DEEP_THOUGHT,
    FREE,
    OVER,
    B,
    C,
    D,
    Station,
    Table,
    crab,
    kraken,
    mussel,
    oxygen,
    table,
    yard,
)

PERSON, DT = 0, 1


def leaving(t: Table) -> Mapping[str, object]:
    """What the option to leave a row says: its text depends on Deep Thought's bid."""
    return next(option.text.args for option in t.game.decisions[0].options if option.written == "leave")


def first_decision(last: str) -> Table:
    """A new solo game whose twelfth card on the display is given."""
    deck = [card for card in BOX.deck("1A") if card != last]
    game = pelagia.new("new-eden", 1, script=[[*deck[:3], last, *deck[3:]]])
    assert isinstance(game, NewEden)
    return Table(game)


def test_ne_57_first_turn() -> None:
    """A card is removed, and Deep Thought takes the cheapest of the last column; the row effect applies."""
    t = first_decision("M01")
    assert t.game.box == ("R10",)
    assert (t.seat(DT).damage, t.seat(DT).coins, t.seat(DT).mussel) == (1, 10, "M01")
    assert (t.row(1)[0], t.row(4)[-1], sum(map(bool, t.game.display))) == (".", ".", 10)
    t.decides(PERSON, "Turn")


def test_ne_58_activates() -> None:
    """When the display is empty it activates everything once, then it passes."""
    cards = [crab("c", 2, 8, 0), mussel("m", 3, 7, 5), kraken("k", 1, 2, 1)]
    p1 = replace(DEEP_THOUGHT, coins=5, damage=6, crab="c", mussel="m", kraken="KX k")
    t = table(p1=p1, players=1, to_move=DT, cards=cards)
    assert (t.seat(DT).coins, t.seat(DT).score, t.seat(DT).damage) == (13, 7, 1)
    t.decides(PERSON, "Turn")
    t.take("pass")
    assert [told["seat"] for told in t.told("passed")] == [PERSON, DT]
    assert (t.seat(DT).score, t.game.phase) == (7, B)


def test_ne_59_auction() -> None:
    """Deep Thought bids half its coins; the person pays one more or leaves it the row."""
    p0, p1 = Station(plant=3), replace(DEEP_THOUGHT, coins=13)
    t = table(p0, p1, players=1, phase=C, rows={3: "a b c", 4: "d e f"}).take("block 1+2")
    assert t.game.decisions[0].prompt(t.game).args == {"row": 3, "n": 6, "next": 7}
    t.offers("outbid", "leave", *FREE[1:])
    t.take("outbid", "place a", "place b", "stop")
    assert (t.seat(PERSON).coins, t.seat(PERSON).mussel) == (3, "a b c")
    assert (t.seat(DT).coins, t.seat(DT).mussel) == (7, "d e f")
    assert t.game.round == 3


def test_ne_63_coins() -> None:
    """The person sees Deep Thought's coins."""
    t = first_decision("M01")
    assert t.game.view(PERSON)["table"]["seats"][DT]["coins"] == 10


def test_ne_98_row_fall() -> None:
    """Rows fall when Deep Thought takes the last card of a row too."""
    t = table(players=1, to_move=DT, nautilus=DT, rows={2: "a . .", 3: "b . .", 4: ". . c"})
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . .", ". . .", "a . .", "b . ."]
    assert (t.seat(DT).mussel, t.seat(DT).damage) == ("c", 1)


def test_ne_99_no_deeples() -> None:
    """A shipyard gives Deep Thought nothing."""
    t = table(players=1, to_move=DT, rows={3: ". y ."}, cards=[yard("y", 3, 1)])
    assert (t.seat(DT).yards, t.seat(DT).dome, t.game.deeple_supply) == ("y", 0, 44)


def test_ne_100_level_cards() -> None:
    """They are built at the deal, free of coins and damage, and attack the person before its window."""
    p0 = Station(damage=15, yards="y1 y2")
    t = table(p0, players=1, phase=B, level="R13 m n")
    t.decides(PERSON, "Overflow")
    t.offers("lose y2", "lose OB")
    assert t.game.kept[DT] == ["m", "n"]
    t.take("lose OB")
    t.decides(PERSON, "FreeWindow")
    assert t.seat(DT) == replace(DEEP_THOUGHT, score=3, research="R13", mussel="m n")
    assert len(t.game.unseen) == 3


OVERFLOWS = [
    (replace(DEEP_THOUGHT, crab="c1", mussel="m0"), "OX"),  # OX, c1 and m0 have 0, 1 and 0 points: oxygen goes first
    (replace(DEEP_THOUGHT, oxygen="o1", yards="y0", crab="c0", mussel="m0", kraken="KX k0"), "y0"),
    (replace(DEEP_THOUGHT, oxygen="o1", yards="y1", crab="c0", mussel="m0", kraken="KX k0"), "c0"),
    (replace(DEEP_THOUGHT, oxygen="o1", yards="y1", crab="c1", mussel="m0", kraken="KX k0"), "m0"),
    (replace(DEEP_THOUGHT, oxygen="o1", yards="y1", crab="c1", mussel="m1", kraken="KX k0"), "k0"),
    (
        replace(DEEP_THOUGHT, oxygen="o1", yards="y1", crab="c0 c1", mussel="m1", kraken="KX"),
        "o1",
    ),  # only the outermost
]


def test_ne_146_damage_of_a_level_card() -> None:
    """Free of the market's coins and damage, not of what the card itself does (RU-38)."""
    t = table(players=1, phase=B, level="R07")
    assert (t.seat(DT).damage, t.seat(DT).coins, t.seat(DT).score, t.seat(DT).research) == (5, 10, 3, "R07")


@pytest.mark.parametrize(("station", "lost"), OVERFLOWS)
def test_ne_101_overflow(station: Station, lost: str) -> None:
    """It loses the outermost card with the fewest final points; ties by arm."""
    cards = [make(f"{make.__name__[0]}{n}", 1, 1, n) for make in (crab, mussel, kraken) for n in (0, 1)]
    cards += [yard("y0", 2, 0), yard("y1", 2, 1), oxygen("o1", 1, final=1)]
    t = table(p1=replace(station, damage=15), players=1, to_move=DT, rows={4: "R01 . ."}, cards=cards)
    assert (t.game.box, t.seat(DT).damage, t.seat(DT).research) == ((lost,), 15, "R01")


def test_ne_102_staffed() -> None:
    """R05 and R06 count what it activated in round 3."""
    cards = [crab("c1", 2, 4, 0), crab("c2", 1, 4, 0), kraken("k", 1, 2, 0)]
    p1 = replace(DEEP_THOUGHT, coins=0, research="R02 R05 R06", crab="c1:U c2", kraken="KX:U k:U")
    assert table(p1=p1, players=1, round=3, phase=D, cards=cards).game.scores[DT] == 3 * 1 + 2 * 2
    assert table(p1=p1, players=1, round=2, phase=D, cards=cards).seat(DT).crab == "c1 c2"


def test_ne_103_a_bid_of_0() -> None:
    """With 1 coin it does not take part; a row that the person leaves stays unsold."""
    t = table(p1=replace(DEEP_THOUGHT, coins=1), players=1, phase=C, rows={3: "a b c", 4: "d e f"})
    t.take("block 1+2")
    assert leaving(t) == {"n": 0}
    t.take("leave")
    assert (t.game.marks[2], t.row(3), t.seat(DT).coins) == (Mark.UNSOLD, "a b c", 1)
    t.take("outbid", "place d", "place e", "stop")
    assert (t.seat(PERSON).coins, t.seat(PERSON).mussel) == (9, "d e f")
    assert {"a", "b", "c"} <= {*t.game.box}


def test_nobody_puts_a_row_up() -> None:
    """NE 16.4: the upper of the open rows comes first, and the log names no seat for it."""
    t = table(players=1, phase=C, rows={3: "a b c", 4: "d e f"}).take("block 1+3")
    assert (t.told("auctioned"), t.told("opened")) == ([{"row": 2}], [])
    assert leaving(t) == {"n": 5}


def test_ne_104_a_row_without_cards() -> None:
    """It pays for it and gets nothing."""
    t = table(players=1, phase=C, rows={3: "a b c"}).take("block 3+4", "leave")
    assert t.seat(DT) == replace(DEEP_THOUGHT, coins=5)
    assert t.game.marks == (Mark.SOLD, Mark.NONE, Mark.BLOCKED, Mark.BLOCKED)


def test_ne_105_row_of_the_rejected_cards() -> None:
    """The person puts them into row 1 or row 2; without any it is not asked."""
    t = table(players=1, phase=B, hands={0: "a b c"}).take("done", "keep b")
    t.decides(PERSON, "PutRow")
    t.offers("put 1", "put 2")
    t.take("put 2")
    assert (t.row(1), t.row(2)) == (". . .", "a c .")
    assert [told["seat"] for told in t.told("market_paid")] == [PERSON]
    t = table(players=1, phase=B, hands={0: "a b c"}).take("done", "keep a+b+c")
    t.decides(PERSON, "PlaceKept")


def test_ne_106_blocking() -> None:
    """Two of four rows, after the cards are turned up; blocked cards end in the box."""
    t = table(players=1, phase=C, nautilus=DT, rows={1: "a . .", 3: "b c d", 4: "e f g"})
    t.decides(PERSON, "Block")
    t.offers(*(f"block {pair}" for pair in ("1+2", "1+3", "1+4", "2+3", "2+4", "3+4")))
    assert t.game.view(PERSON)["table"]["display"][2]["cards"] == ["b", "c", "d"]
    t.take("block 1+3")
    assert t.game.decisions[0].prompt(t.game).args["row"] == 2
    t.take("leave", "leave")
    assert {*"abcd"} <= {*t.game.box}
    assert t.seat(DT).mussel == "e f g"


def test_ne_107_the_bid_is_counted_anew() -> None:
    """Coins that Deep Thought gets or pays change its bid for the lower row."""
    t = table(players=1, phase=C, rows={3: "R09 . .", 4: "d e f"}).take("block 1+2", "outbid")
    assert t.seat(DT).coins == 15
    t.take("stop")
    assert t.game.decisions[0].prompt(t.game).args == {"row": 4, "n": 7, "next": 8}
    t.take("leave")
    assert t.seat(DT).coins == 8


def test_ne_108_next_round() -> None:
    """Its modules may be activated again; its plant stays used up."""
    t = table(p1=replace(DEEP_THOUGHT, kraken="KX:U k:U"), players=1, phase=D, nautilus=PERSON)
    assert (t.seat(DT).kraken, t.seat(DT).plant) == ("KX k", 3)


def test_ne_109_what_the_activation_reports() -> None:
    """Each module reports what it gave by itself, so that coins can be counted from the events."""
    cards = [crab("c1", 1, 3, 0), crab("c2", 1, 4, 0), mussel("m", 1, 2, 0), kraken("k", 1, 2, 0)]
    p1 = replace(DEEP_THOUGHT, damage=9, crab="c1 c2", mussel="m", kraken="KX k")
    t = table(p1=p1, players=1, to_move=DT, cards=cards)
    told = [(a["module"], a["coins"], a["points"], a["repair"]) for a in t.told("activated")]
    assert told == [("c1", 3, 0, 0), ("c2", 4, 0, 0), ("m", 0, 2, 0), ("KX", 0, 0, 3), ("k", 0, 0, 2)]
    assert coins_from_events(t.game.events or [], 2, 10) == [10, 17]


def test_ne_110_removal() -> None:
    """The removal comes before every turn of the Nautilus holder: of Deep Thought, or of the person."""
    t = table(players=1, to_move=DT, begins=True, nautilus=DT, rows={3: "a . ."})
    assert (t.game.box, t.seat(DT)) == (("a",), replace(DEEP_THOUGHT, kraken="KX:U"))
    t = table(players=1, to_move=DT, begins=True, nautilus=PERSON, rows={3: "a b c"})
    assert (t.seat(DT).mussel, t.game.box, t.row(3)) == ("c", ("a",), ". b .")


def test_ne_111_it_passes_first() -> None:
    """Two-seat points and the Nautilus for Deep Thought."""
    t = table(p1=replace(DEEP_THOUGHT, kraken="KX:U"), players=1, to_move=DT)
    assert (t.seat(DT).score, t.game.nautilus) == (3, DT)
    t.take("pass")
    assert (t.seat(PERSON).score, t.game.phase) == (0, B)


def test_ne_112_draw() -> None:
    """Equal points and equal damage are a draw."""
    t = table(players=1, round=3, phase=OVER)
    assert t.game.winners == [PERSON, DT]
    assert table(Station(damage=1, score=1), players=1, round=3, phase=OVER).game.winners == [PERSON]


def test_ne_127_alone_on_an_empty_display() -> None:
    """It activates before it passes also when the person has passed."""
    p1 = replace(DEEP_THOUGHT, crab="c")
    t = table(Station(passed=True), p1, players=1, to_move=DT, cards=[crab("c", 1, 4, 0)])
    assert (t.seat(DT).coins, t.seat(DT).score, t.game.phase) == (14, 0, B)


def test_ne_130_bonus_cards_pay_it() -> None:
    """Deep Thought is a seat for the bonus cards too; its tile is no card."""
    t = table(p1=replace(DEEP_THOUGHT, kraken="KX k"), players=1, phase=D, bonus="B09 B07")
    assert (t.seat(PERSON).score, t.seat(PERSON).coins) == (0, 12)
    assert [(told["coins"], told["points"]) for told in t.told("bonus") if told["seat"] == DT] == [(0, 2), (3, 0)]

"""Flotilla: a refusal tells the true reason or none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pelagia.core.text import Ref, Text
from pelagia.games.flotilla.content.card import Colour, Depth
from pelagia.games.flotilla.rules import sea
from pelagia.games.flotilla.rules.build import Build
from pelagia.games.flotilla.rules.dive import SYMBOLS, Dive, eligible
from pelagia.games.flotilla.rules.gains import is_saturated
from pelagia.games.flotilla.rules.ocean import Explore
from tests.games.flotilla.table import Seat, Table, table
from tests.games.reasons import Refusal, refusals, refuse, slips
from tests.text.rendering import broken


def copies(one: Refusal) -> bool:
    """It is in hand, and nobody on this side has played anything."""
    player, others = one.game.seats[one.who], [seat for n, seat in enumerate(one.game.seats) if n != one.who]
    return one.named in player.hand and not any(seat.discard and seat.side is player.side for seat in others)


def traded(one: Refusal) -> int:
    return next(colour for colour in Colour if colour.name.lower() == one.named)


def is_short_of_money(one: Refusal) -> bool:
    """With as much money as is named it is on offer, with 1 less it is not."""
    n, have, offered = one.number("n"), one.number("have"), []
    for money in (n - 1, n):
        clone = one.game.clone()
        clone.seats[one.who].money = money
        offered.append(one.offers(clone))
    return have == one.game.seats[one.who].money < n and offered == [False, True]


def is_short_of_resources(one: Refusal) -> bool:
    """The same with resources of the tile's colour."""
    colour, n, offered = one.game.content.tiles[one.named].colour, one.number("n"), []
    for stock in (n - 1, n):
        clone = one.game.clone()
        clone.seats[one.who].stock[colour] = stock
        offered.append(one.offers(clone))
    return one.number("have") == one.game.seats[one.who].stock[colour] < n and offered == [False, True]


def is_empty(one: Refusal) -> bool:
    taken = {sea.DOCK, sea.UNLOADING, *(placed.hex for placed in one.game.seats[one.who].tiles)}
    return sea.NAMES.index(one.named) not in taken


def touches(one: Refusal) -> bool:
    taken = {sea.DOCK, sea.UNLOADING, *(placed.hex for placed in one.game.seats[one.who].tiles)}
    return any(hex in taken for hex in sea.AROUND[sea.NAMES.index(one.named)])


def is_wrong_depth(one: Refusal) -> bool:
    """A tile beside the hex is shallow and this one deep, or the other way round."""
    tiles, around = one.game.content.tiles, sea.AROUND[sea.NAMES.index(one.named)]
    depths = {tiles[placed.tile].depth for placed in one.game.seats[one.who].tiles if placed.hex in around}
    own = tiles[one.decision.effect.tile].depth  # type: ignore[attr-defined]
    return own is not Depth.REEF and bool(depths - {own, Depth.REEF})


def is_idle(one: Refusal) -> bool:
    """A symbol that was rolled, and that has no use."""
    player, name = one.game.seats[one.who], one.named
    rolled = any(option.written == one.answer and one.game.heap[place] for place, option in enumerate(SYMBOLS))
    idle = {
        "resource": not eligible(player),
        "toxicity": is_saturated(one.game, player),
        "depletion": all(placed.depleted for placed in player.tiles),
    }
    sonars = [option for option in one.decision.options if option.written.startswith("resolve sonar")]
    return rolled and idle.get(name, name.startswith("sonar") and not sonars)


def is_same_sonar(one: Refusal) -> bool:
    """Another sonar symbol is on offer, and it brings no die of its own."""
    offered = any(option.written.startswith("resolve sonar") for option in one.decision.options)
    return offered and not one.game.content.boards.sonar[one.game.sonar].die


TRUE: dict[str, Callable[[Refusal], bool]] = {
    "copy": copies,
    "discard": lambda one: one.named in one.game.seats[one.who].discard,
    "bought": lambda one: one.game.bought[traded(one)] > 0,
    "sold": lambda one: one.game.sold[traded(one)] > 0,
    "no-stock": lambda one: one.game.seats[one.who].stock[traded(one)] == 0,
    "money": is_short_of_money,
    "cost": is_short_of_resources,
    "taken": lambda one: one.named in one.game.looking,
    "no-hex": lambda one: one.named in one.game.looking and one.game.content.tiles[one.named].depth is not Depth.REEF,
    "hex-taken": lambda one: not is_empty(one),
    "hex-far": lambda one: is_empty(one) and not touches(one),
    "hex-depth": lambda one: is_empty(one) and touches(one) and is_wrong_depth(one),
    "symbol": is_idle,
    "sonar": is_same_sonar,
}


def test_reasons_are_true() -> None:
    """At every decision, for options that the game has at another time."""
    told = set()
    for players in (3, 5):
        for one in refusals("flotilla", players, seed=players, each=6):
            if one.reason:
                assert TRUE[one.why](one), one
                told.add(one.why)
    assert {"copy", "discard", "bought", "sold", "no-stock", "money", "cost", "hex-taken", "hex-far"} <= told


@pytest.mark.parametrize("players", [3, 4])
def test_slips_are_not_explained_by_a_rule(players: int) -> None:
    assert [one for one in slips("flotilla", players, seed=players, each=60) if one.reason] == []


def why(t: Table, answer: str) -> Text | None:
    decision = t.game.decision
    assert decision
    reason = refuse(t.game, decision, answer).reason
    assert broken("flotilla", [reason] if reason else []) == []
    return reason


def test_why_a_hex_is_not_possible() -> None:
    t = table(Seat(sky=True, tile_stock="R14", stock="R1"), does=Build(1)).take("tile R14")
    assert why(t, "hex 1,2") == Text("flotilla-why-hex-taken")
    assert why(t, "hex 5,5") == Text("flotilla-why-hex-far")
    t = table(Seat(sea="Y00@2,2 R09@3,1 R10@4,1"), does=Explore(1, 1), draws="R18").take("tile R18")
    whys = {"2,2": "taken", "3,2": "depth", "9,3": "far"}
    for hex, name in whys.items():
        assert why(t, f"hex {hex}") == Text(f"flotilla-why-hex-{name}")
        assert why(t, hex) is None


def test_an_answer_without_its_verb_has_no_reason() -> None:
    """It would be a false one for what is on offer."""
    t = table(Seat(cards="founder"))
    card = t.game.decision.options[0].written.removeprefix("play ")  # type: ignore[union-attr]
    assert why(t, card) is None
    t = table(Seat(sky=True, tile_stock="R14 Y00", stock="R1"), does=Build(1))
    assert why(t, "tile Y00") == Text("flotilla-why-cost", card=Ref("Y00"), n=3, have=0)
    assert why(t, "Y00") is None
    assert why(t, "R14") is None
    assert why(t.take("tile R14"), "2,2") is None


def test_why_a_symbol_is_not_on_offer() -> None:
    t = table(sonar=2, does=Dive(1, 1, 1), dice="shallow:R reef:N deep:NTX")
    t.offers("resolve toxicity", "resolve sonar reef")
    assert why(t, "resolve resource") == Text("flotilla-why-symbol")
    assert why(t, "resolve sonar deep") == Text("flotilla-why-sonar")
    for answer in ("resolve survivor", "resolve sonar shallow", "resolve sonar", "resolve", "sonar deep"):
        assert why(t, answer) is None  # not rolled, or no symbol

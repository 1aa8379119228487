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


def copies(refusal: Refusal) -> bool:
    """It is in hand, and nobody on this side has played anything."""
    player = refusal.game.seats[refusal.who]
    others = [seat for n, seat in enumerate(refusal.game.seats) if n != refusal.who]
    return refusal.named in player.hand and not any(seat.discard and seat.side is player.side for seat in others)


def traded(refusal: Refusal) -> int:
    return next(colour for colour in Colour if colour.name.lower() == refusal.named)


def is_short_of_money(refusal: Refusal) -> bool:
    """With as much money as is named it is on offer, with 1 less it is not."""
    n, have, offered = refusal.number("n"), refusal.number("have"), []
    for money in (n - 1, n):
        clone = refusal.game.clone()
        clone.seats[refusal.who].money = money
        offered.append(refusal.offers(clone))
    return have == refusal.game.seats[refusal.who].money < n and offered == [False, True]


def is_short_of_resources(refusal: Refusal) -> bool:
    """The same with resources of the tile's colour."""
    colour, n, offered = refusal.game.content.tiles[refusal.named].colour, refusal.number("n"), []
    for stock in (n - 1, n):
        clone = refusal.game.clone()
        clone.seats[refusal.who].stock[colour] = stock
        offered.append(refusal.offers(clone))
    return refusal.number("have") == refusal.game.seats[refusal.who].stock[colour] < n and offered == [False, True]


def is_empty(refusal: Refusal) -> bool:
    taken = {sea.DOCK, sea.UNLOADING, *(placed.hex for placed in refusal.game.seats[refusal.who].tiles)}
    return sea.NAMES.index(refusal.named) not in taken


def touches(refusal: Refusal) -> bool:
    taken = {sea.DOCK, sea.UNLOADING, *(placed.hex for placed in refusal.game.seats[refusal.who].tiles)}
    return any(hex in taken for hex in sea.AROUND[sea.NAMES.index(refusal.named)])


def is_wrong_depth(refusal: Refusal) -> bool:
    """A tile beside the hex is shallow and this one deep, or the other way round."""
    tiles, around = refusal.game.content.tiles, sea.AROUND[sea.NAMES.index(refusal.named)]
    depths = {tiles[placed.tile].depth for placed in refusal.game.seats[refusal.who].tiles if placed.hex in around}
    own = tiles[refusal.decision.effect.tile].depth  # type: ignore[attr-defined]
    return own is not Depth.REEF and bool(depths - {own, Depth.REEF})


def is_idle(refusal: Refusal) -> bool:
    """A symbol that was rolled, and that has no use."""
    player, name = refusal.game.seats[refusal.who], refusal.named
    rolled = any(option.written == refusal.answer and refusal.game.heap[place] for place, option in enumerate(SYMBOLS))
    idle = {
        "resource": not eligible(player),
        "toxicity": is_saturated(refusal.game, player),
        "depletion": all(placed.depleted for placed in player.tiles),
    }
    sonars = [option for option in refusal.decision.options if option.written.startswith("resolve sonar")]
    return rolled and idle.get(name, name.startswith("sonar") and not sonars)


def is_same_sonar(refusal: Refusal) -> bool:
    """Another sonar symbol is on offer, and it brings no die of its own."""
    offered = any(option.written.startswith("resolve sonar") for option in refusal.decision.options)
    return offered and not refusal.game.content.boards.sonar[refusal.game.sonar].die


TRUE: dict[str, Callable[[Refusal], bool]] = {
    "copy": copies,
    "discard": lambda refusal: refusal.named in refusal.game.seats[refusal.who].discard,
    "bought": lambda refusal: refusal.game.bought[traded(refusal)] > 0,
    "sold": lambda refusal: refusal.game.sold[traded(refusal)] > 0,
    "no-stock": lambda refusal: refusal.game.seats[refusal.who].stock[traded(refusal)] == 0,
    "money": is_short_of_money,
    "cost": is_short_of_resources,
    "taken": lambda refusal: refusal.named in refusal.game.looking,
    "no-hex": lambda refusal: (
        refusal.named in refusal.game.looking and refusal.game.content.tiles[refusal.named].depth is not Depth.REEF
    ),
    "hex-taken": lambda refusal: not is_empty(refusal),
    "hex-far": lambda refusal: is_empty(refusal) and not touches(refusal),
    "hex-depth": lambda refusal: is_empty(refusal) and touches(refusal) and is_wrong_depth(refusal),
    "symbol": is_idle,
    "sonar": is_same_sonar,
}


def test_reasons_are_true() -> None:
    """At every decision, for options that the game has at another time."""
    told = set()
    for players in (3, 5):
        for refusal in refusals("flotilla", players, seed=players, each=6):
            if refusal.reason:
                assert TRUE[refusal.why](refusal), refusal
                told.add(refusal.why)
    assert {"copy", "discard", "bought", "sold", "no-stock", "money", "cost", "hex-taken", "hex-far"} <= told


@pytest.mark.parametrize("players", [3, 4])
def test_slips_are_not_explained_by_a_rule(players: int) -> None:
    assert [slip for slip in slips("flotilla", players, seed=players, each=60) if slip.reason] == []


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

"""Underwater Cities: the box keeps to what the rulebook prints, and each of these facts can be broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pelagia.games.facts import Fact
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import (
    BIO,
    BUILDING,
    CRED,
    EXPANSION,
    FARM,
    KELP,
    NOTHING,
    SCI,
    STEEL,
    Colour,
    Content,
    goods,
)
from pelagia.games.underwater_cities.content.printed import FACTS
from pelagia.games.underwater_cities.rules.combinators import block
from pelagia.games.underwater_cities.rules.effects import (
    CONN,
    build,
    convert_city,
    count,
    draw,
    gain,
    hand_in,
    hand_limit,
    ready,
    score,
    special,
)


def bent(shelf: str, id: str, **changes: Any) -> Content:
    """The box with one piece changed."""
    pieces: dict[str, Any] = {**getattr(BOX, shelf)}
    pieces[id] = replace(pieces[id], **changes)
    return replace(BOX, **{shelf: pieces})  # type: ignore[arg-type]


def without(shelf: str, id: str) -> Content:
    pieces = {name: piece for name, piece in getattr(BOX, shelf).items() if name != id}
    return replace(BOX, **{shelf: pieces})  # type: ignore[arg-type]


def site(board: str, kind: str, name: str, /, **changes: Any) -> Content:
    """The box with one site of a board changed."""
    sites = getattr(BOX.boards[board], kind)
    return bent("boards", board, **{kind: tuple(replace(one, **changes) if one.id == name else one for one in sites)})


def card(number: int, *effects: Any) -> Content:
    return bent("cards", f"U{number}", effects=effects)


# By fact: boxes that are bent in this respect.
BENT: dict[str, list[Content]] = {
    "era_decks": [without("cards", "U66"), without("cards", "U100")],
    "special_cards": [replace(BOX, large=BOX.large[1:]), replace(BOX, small=BOX.small[1:])],
    "special_prices": [
        bent("cards", "U185", cost=2),
        bent("cards", "U199", cost=3),
        bent("cards", "U12", cost=1),
    ],
    "contracts": [without("contracts", "K8")],
    "tiles": [without("metropolises", "M11"), bent("metropolises", "BR1", blue=True)],
    "boards": [without("boards", "board8"), bent("boards", "board8", number=9)],
    "actions": [bent("spaces", "S8", effect=gain(STEEL=2)), bent("spaces", "N4", effect=draw(1))],
    "larger_side": [replace(BOX, side_34=BOX.side_34[1:])],
    "smaller_side": [replace(BOX, side_12=tuple(id for id in BOX.side_12 if id != "N4"))],
    "colours_of_spaces": [bent("spaces", "S8", colour=Colour.GREEN)],
    "always_available": [bent("spaces", "S1", colour=Colour.NONE)],
    "no_surcharge_in_front": [
        site("board1", "sites", "A1.1", surcharge=goods(CRED=1)),
        site("board2", "tunnels", "A1-A2", times=2),
        bent("boards", "board3", pair=3),
    ],
    "expansion_sites": [site("board1", "sites", "A1.x", id="A1.4"), site("board5", "sites", "A1.1", id="A1.x")],
    "numbers_of_sites": [bent("boards", "board6", spans=((0, 4), (4, 8)))],
    "six_points_at_once": [
        site("board5", "cities", "A3", surcharge=goods(CRED=2)),
        site("board5", "sites", "A1.1", bonus=gain(PT=6), surcharge=goods(SCI=2, CRED=2)),
    ],
    "six_points_each_time": [
        site("board5", "cities", "B2", symbiotic=5),
        site("board5", "cities", "B2", surcharge=NOTHING),
    ],
    "three_times": [site("board5", "tunnels", "C1-C2", times=2), site("board5", "tunnels", "C1-C2", surcharge=NOTHING)],
    "twice": [site("board5", "sites", "C2.3", times=3)],
    "stronger_metropolis": [
        site("board5", "tunnels", "C1-ML", strengthens=3),
        site("board5", "tunnels", "C1-ML", surcharge=goods(CRED=1)),
    ],
    "pair_of_tunnels": [bent("boards", "board5", pair_gives=goods(CRED=3))],
    "brown_tiles": [bent("metropolises", "BR1", final=2 * count(CONN(FARM)))],
    "blue_tiles": [bent("metropolises", "M03", instant=None), bent("metropolises", "BR2", instant=gain(KELP=1))],
    "kelp_and_points": [bent("metropolises", "M01", production=goods(PT=1))],
    "assistant": [card(0, gain(CRED=1))],
    "numbered_cards": [card(n, gain(KELP=2)) for n in (19, 28, 34, 37)],
    "described_cards": [card(n, gain(KELP=2)) for n in (88, 70, 44, 46, 57, 64)],
    "larger_hand": [card(43, hand_limit(2))],
    "bought_points": [card(66, hand_in({KELP: 1, STEEL: 1}, 2)), card(187, hand_in({SCI: 3}, 3, 5))],
    "large_cards": [
        *(card(n, score(1)) for n in (181, 182, 183)),
        card(185, hand_in({STEEL: 1}, 1, 10)),
        card(186, hand_in({KELP: 2}, 3, 4)),
        card(189, hand_in({CRED: 15}, 12, 1)),
    ],
    "buying_is_better": [card(171, hand_in({CRED: 4}, 1, 4)), card(188, hand_in({BIO: 2}, 1, 6))],
    "special_cards_from_spaces": [card(12, block(special(), gain(KELP=1)))],
    "ready_again": [card(52, ready(1))],
    "one_conversion": [card(90, gain(KELP=1)), card(12, convert_city({BIO: 1}))],
    "expansion_by_cards": [bent("spaces", "S4", effect=build(BUILDING, where=EXPANSION))],
}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.holds.__name__)
def test_the_box_keeps_to_the_print(fact: Fact[Content]) -> None:
    assert fact.holds(BOX), f"{fact.page}: {fact.says}"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.holds.__name__)
def test_a_bent_box_is_noticed(fact: Fact[Content]) -> None:
    for box in BENT[fact.holds.__name__]:
        assert not fact.holds(box)

"""New Eden: the box keeps to what the rulebook prints, and each printed fact can tell a box that does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from pelagia.games.facts import Fact
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import MUSSEL, OXYGEN, Card, Final, PlantBonus
from pelagia.games.new_eden.content.printed import FACTS, Box
from pelagia.games.new_eden.rules.effects import coins, damage, points, repair

THE_BOX = Box()


def numbers(**bent: Any) -> Box:
    """The box with other numbers in the rules."""
    return replace(THE_BOX, **bent)


def having(*cards: Card) -> Box:
    """The box with some cards exchanged or added."""
    return numbers(content=replace(BOX, cards={**BOX.cards, **{card.id: card for card in cards}}))


def card(id: str, **bent: Any) -> Box:
    """The box with a card that is not as printed."""
    return having(replace(BOX.cards[id], **bent))


def without(ids: Sequence[str]) -> Box:
    return numbers(content=replace(BOX, cards={id: card for id, card in BOX.cards.items() if id not in ids}))


# By the name of the fact: a box that is not as the rulebook says, in this respect.
BENT: dict[str, Box] = {
    "start_coins": numbers(start_coins=12),
    "deeples": numbers(deeples=50),
    "decks": without(BOX.deck("3B")),
    "start_oxygen": card("OB", bottles=(1, 1)),
    "groups": having(*(replace(piece, group=OXYGEN) for piece in BOX.cards.values() if piece.group is MUSSEL)),
    "rounds": numbers(rounds=4),
    "display": numbers(spaces=(3, 4)),
    "deck_sizes": without(["C01"]),
    "bonus_cards": numbers(content=replace(BOX, bonus=dict([*BOX.bonus.items()][:5]))),
    "row_prices": numbers(row_price=(9, 6, 3, 1)),
    "row_effects": numbers(row_damage=(0, 0, 0, 2)),
    "bottles": card("O01", bottles=(1, 1, 1)),
    "slots": card("M01", slots=0),
    "pass_points": numbers(pass_points=((3, 0), (3, 2, 1), (3, 2, 1, 0))),
    "market_hand": numbers(market_hand=4),
    "market_price": numbers(market_price=(0, 1, 2, 3)),
    "extra_damage": numbers(extra_damage=0),
    "bonus": numbers(bonus=(1, 1)),
    "damage_max": numbers(damage_max=20),
    "crabs": card("C01", on_use=points(3)),
    "crabs_move_back": card("C01", final=Final()),
    "mussels": card("M01", on_use=coins(1)),
    "krakens": card("K01", on_use=coins(2)),
    "krakens_move_forward": card("K01", final=Final(points=1, forward=2)),
    "pointer_symbols": card("Y01", final=Final(forward=1)),
    "shipyards": card("Y01", on_place=coins(2)),
    "research_is_printed": having(replace(BOX.cards["R01"], id="R16", on_place=coins(6))),
    "grant": card("R01", on_place=coins(4)),
    "ballast": card("R02", final=Final(forward=2)),
    "clean_harvest": card("R03", final=Final(forward=1)),
    "foam": card("R04", final=Final(points=-4)),
    "staffed_crabs": card("R05", final=BOX.cards["R06"].final),
    "staffed_krakens": card("R06", final=BOX.cards["R05"].final),
    "drillings": card("R08", on_place=damage(9)),
    "patents": card("R09", final=Final(points=12)),
    "plant_research": card("R11", passive=PlantBonus(points=1)),
    "attacks": card("R15", on_place=BOX.cards["R14"].on_place),
    "plant_coins": numbers(plant_coins=4),
    "plant_damage": numbers(plant_damage=(1, 2, 4)),
    "extension_price": numbers(extension_price=5),
    "extension_deeples": numbers(extension_deeples=2),
    "kraken_tile": card("KX", on_use=repair(2)),
    "extension_oxygen": card("OX", group=MUSSEL),
    "extension_points": numbers(extension_points=2),
    "coins_per_point": numbers(coins_per_point=4),
}


def name(fact: Fact[Box]) -> str:
    return fact.holds.__name__


def test_every_fact_has_a_box_that_breaks_it() -> None:
    assert [name(fact) for fact in FACTS] == [*BENT]
    assert len({fact.says for fact in FACTS}) == len(FACTS)


@pytest.mark.parametrize("fact", FACTS, ids=name)
def test_the_box_is_as_printed(fact: Fact[Box]) -> None:
    assert fact.holds(THE_BOX), f"{fact.page}: {fact.says}"


@pytest.mark.parametrize("fact", FACTS, ids=name)
def test_a_bent_box_is_not(fact: Fact[Box]) -> None:
    assert not fact.holds(BENT[name(fact)])

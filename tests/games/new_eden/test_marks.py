"""The icons of New Eden's words and cards."""

from __future__ import annotations

from pelagia.core.combinators import others, seq
from pelagia.core.marks import Face, Line, Mark, amount, marks
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import Bonus, Card, Final, Group, PlantBonus
from pelagia.games.new_eden.rules.counts import Count, Staffed
from pelagia.games.new_eden.rules.effects import (
    Coins,
    Damage,
    Deeples,
    Repair,
)
from pelagia.games.new_eden.views.marks import face

CRAB, KRAKEN, OXYGEN, YARD = Group.CRAB, Group.KRAKEN, Group.OXYGEN, Group.YARD


def test_a_card_shows_slots_what_it_gives_and_what_counts_at_the_end() -> None:
    card = Card("X01", "1a", CRAB, slots=2, on_use=Coins(7), final=Final(points=1, back=1))
    line = Line((Mark("coin", "7"),), needs=(Mark("slot", times=2),))
    final = (Mark("point", "1"), Mark("back", "1"))
    assert face(card) == Face("crab", ("crab",), "new-eden-board-short-crab", "X01", (line,), final)


def test_bottles_and_new_deeples() -> None:
    tank, yard = Card("X01", "1a", OXYGEN, bottles=(2, 1)), Card("X02", "1a", YARD, on_place=Deeples(3))
    assert [mark.n for mark in face(tank).lines[0].gives] == ["2", "1"]
    assert face(yard).lines == (Line((Mark("deeple", "3"),)),)


def test_what_the_plant_gives_more_and_points_that_are_lost() -> None:
    assert marks(PlantBonus(coins=2, less_damage=1)) == (Mark("coin", "+2"), Mark("damage", amount(-1)))
    assert marks(Final(points=-5)) == (Mark("point", amount(-5)),)


def test_points_per_staffed_module_and_crabs_that_cost_nothing() -> None:
    assert marks(Final(points=3 * Staffed(CRAB))) == (Mark("point", "3", "staffed"), Mark("crab"))
    assert marks(Final(ignores_back=CRAB)) == (Mark("crab"), Mark("back", "0"))


def test_what_others_suffer_by_what_they_have() -> None:
    assert marks(others(Damage(Count(YARD)))) == (Mark("person", "…"), Mark("damage", "1", "yard"))
    assert marks(seq(Coins(2), Repair(1))) == (Mark("coin", "2"), Mark("repair", "1"))


def test_a_bonus_card_counts_its_group() -> None:
    assert face(Bonus("X1", KRAKEN, points=True)).lines == (Line((Mark("point", "2", "kraken"),)),)
    assert face(Bonus("X1", KRAKEN, points=False)).lines == (Line((Mark("coin", "1", "kraken"),)),)


def test_the_groups_have_bands_of_their_own() -> None:
    assert {face(card).bands for card in BOX.cards.values()} == {(group.name.lower(),) for group in Group}

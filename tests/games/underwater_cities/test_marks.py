"""The icons of the words and pieces of Underwater Cities."""

from __future__ import annotations

from pelagia.core.combinators import OneOf, Repeat, When
from pelagia.core.marks import Line, Mark, amount, marks
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import (
    FARM,
    FINAL,
    GREEN,
    INSTANT,
    LAB,
    PERMANENT,
    RED,
    TUNNEL,
    card,
    goods,
)
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.counting import AnyUp, Conn, FullCity, Has, OnStep, Share
from pelagia.games.underwater_cities.rules.gains import Gain
from pelagia.games.underwater_cities.rules.paying import Pay
from pelagia.games.underwater_cities.rules.permanent import Event, Happening, On
from pelagia.games.underwater_cities.rules.scoring import Score
from pelagia.games.underwater_cities.views.marks import face, points

KELP = Gain(goods(KELP=1))


def icons(word: object) -> list[str]:
    return [mark.icon for mark in marks(word)]


def test_gains_and_payments() -> None:
    assert marks(Gain(goods(KELP=1, CRED=2))) == (Mark("kelp", "1"), Mark("coin", "2"))
    assert marks(Pay((goods(SCI=2),), KELP)) == (Mark("science", amount(-2)), Mark("kelp", "1"))


def test_or_between_branches_and_how_often() -> None:
    assert icons(OneOf((Build(FARM), KELP))) == ["plus", "farm", "or", "kelp"]
    assert marks(Repeat(2, Build(LAB), 1))[-1] == Mark("next", "1–2")


def test_conditions_stand_before_what_they_give() -> None:
    assert marks(When(OnStep(2), KELP)) == (Mark("step", "2"), Mark("next"), Mark("kelp", "1"))
    drawn = face(card(28, "seafood-tunnel", INSTANT, RED, When(Has(1, AnyUp(TUNNEL)), KELP)))
    assert (drawn.icon, drawn.bands, drawn.number) == ("instant", ("red",), "28")
    assert drawn.lines == (Line((Mark("kelp", "1"),), needs=(Mark("tunnel", "1"), Mark("upgrade"))),)


def test_points_for_what_is_counted() -> None:
    share = (Mark("point", "1"), Mark("next"), Mark("farm", "3"))
    assert points(Share(Conn(FARM), 3)) == share
    assert points(2 * Conn(FARM))[0] == Mark("point", "2")
    assert [mark.icon for mark in points(FullCity())] == ["point", "next", "city", "farm", "desalination", "laboratory"]
    drawn = face(card(200, "x", FINAL, GREEN, Score(Share(Conn(FARM), 3)), cost=3))
    assert (drawn.lines, drawn.final) == ((), share)


def test_what_a_special_card_costs_and_when_it_works() -> None:
    drawn = face(card(200, "x", PERMANENT, GREEN, On(Happening(Event.UPGRADED), KELP), cost=2))
    assert drawn.lines == (Line((Mark("kelp", "1"),), needs=(Mark("coin", "2"),), when="upgrade"),)


def test_metropolises_and_contracts() -> None:
    blue = next(tile for tile in BOX.metropolises.values() if tile.instant)
    brown = next(tile for tile in BOX.metropolises.values() if tile.final)
    assert [line.when for line in face(blue).lines][:1] == ["instant"]
    assert face(brown).final[0].icon == "point"
    contract = face(next(iter(BOX.contracts.values())))
    assert contract.lines[0].needs
    assert contract.lines[0].gives

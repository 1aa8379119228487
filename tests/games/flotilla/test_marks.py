"""The icons of Flotilla's words and pieces."""

from __future__ import annotations

import pytest

from pelagia.core.combinators import Per, Seq, When
from pelagia.core.effects import Effect
from pelagia.core.marks import MINUS, Line, Mark, marks
from pelagia.games.flotilla.content.card import FOUNDERS, TRADERS, Arc, Colour, Crew, Depth, Face, Tile
from pelagia.games.flotilla.rules.build import Build
from pelagia.games.flotilla.rules.counts import Outposts, Topside
from pelagia.games.flotilla.rules.dive import Dive
from pelagia.games.flotilla.rules.gains import Money, Resource, Vp
from pelagia.games.flotilla.rules.guilds import Influence, Seal
from pelagia.games.flotilla.rules.ocean import Draw, Explore
from pelagia.games.flotilla.rules.state import Flotilla
from pelagia.games.flotilla.rules.trade import Trade
from pelagia.games.flotilla.views.marks import face

CREW = Crew("X1", (TRADERS,), 1, Face(2, (Influence(3),)), Face(4, (Money(3),)))


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        (Seq((Money(3), Vp(1))), "coin 3, point 1"),
        (Seal(FOUNDERS), "founders, seal"),
        (Seal(), "seal"),
        (Resource(2), "yellow, or, blue 2"),
        (Trade(3, sell=1), "exchange 3, coin +1"),
        (Trade(3, buy=-1), "exchange 3, coin −1"),  # noqa: RUF001
        (Trade(3, outpost=-6, floating=True), "exchange 3, outpost −6, slot +0"),  # noqa: RUF001
        (Explore(3, 2, clean=True), "tile 3›2, toxicity 0"),  # noqa: RUF001
        (Draw(2), "tile +2"),
        (Build(1, discount=1, bonus=2), "construct, yellow −1, point +2"),  # noqa: RUF001
        (Dive(1, 0, 2, safe=True), "dive 1/0/2, check"),
        (Per(Outposts(), Vp(1), every=2), "outpost 2, next, point 1"),
        (When(Topside(TRADERS), Money(1), Vp(1)), "traders, next, coin 1, or, point 1"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_words(word: Effect[Flotilla], shown: str) -> None:
    assert ", ".join(f"{mark.icon} {mark.n}".strip() for mark in marks(word)) == shown


def test_a_crew_card_shows_sail_value_or_income_of_its_side() -> None:
    sides = face(CREW).sides
    assert sides["sinkside"] == (Line((Mark("sail", "2"),)), Line((Mark("influence", "3"),)))
    assert sides["skyside"] == (Line((Mark("coin", "4"),)), Line((Mark("coin", "3"),)))
    assert [line.when for line in face(CREW).lines] == ["sinkside", "skyside"]


def test_a_crew_card_has_the_colour_of_its_guild() -> None:
    assert (face(CREW).icon, face(CREW).bands) == ("traders", ("green",))
    captain = Crew("captain", (), 0, CREW.sinkside, CREW.skyside)
    assert (face(captain).icon, face(captain).bands, face(captain).number) == ("person", ("steel",), "")


def test_a_tile_shows_both_sides() -> None:
    tile = Tile("B01", Colour.BLUE, Depth.REEF, 1, True, Arc.NONE, "S", 1, building=True, site=False, station=2)
    sea, city = face(tile).lines
    assert sea == Line((Mark("tile", "2"), Mark("toxicity", "1"), Mark("slot")), when="sinkside")
    assert city == Line((Mark("blue", f"{MINUS}1"), Mark("building"), Mark("sonar")), when="skyside")

"""The icons of the words and pieces of Deep Sea."""

from __future__ import annotations

import pytest

from pelagia.core.combinators import AnyOrder, OneOf
from pelagia.core.effects import Effect
from pelagia.core.marks import Line, Mark, marks
from pelagia.games.deep_sea.content.card import BROWN, GREEN, Crew, DiveToken, Journal, Side
from pelagia.games.deep_sea.rules.actions import Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.counts import Discs, Score
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.state import DeepSea
from pelagia.games.deep_sea.views.marks import face


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        (gain("R R K2"), "reputation 2, science 2"),
        (gain("M"), "impact"),
        (gain("A A"), "attribute 2"),
        (gain("L L"), "attribute 2↓"),
        (gain("L"), "attribute ↓"),
        (OneOf((Sonar(), Dive(2))), "sonar, or, dive 2"),
        (AnyOrder((Travel(1), Conserve(2))), "vessel +1, conserve −2"),  # noqa: RUF001
        (Discover(2, 2), "discover 2"),
        (Discover(2, 4), "discover 2–4"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_words(word: Effect[DeepSea], shown: str) -> None:
    assert ", ".join(f"{mark.icon} {mark.n}".strip() for mark in marks(word)) == shown


def test_crew_has_two_sides() -> None:
    score = Score(1, 2, Discs())
    crew = Crew("x", 2, 3, Side(at_once=gain("R"), actions=Sonar()), Side(actions=Publish(), score=score))
    reputation, sonar, journal = Mark("reputation"), Mark("sonar"), Mark("journal")
    drawn = face(crew)
    assert drawn.number == "2"
    assert drawn.sides["junior"] == (Line((reputation,), when="plus"), Line((sonar,)))
    assert drawn.sides["senior"] == (Line((journal,)), Line((Mark("point", "…"),), when="final"))
    assert drawn.lines[2:] == (
        Line((journal,), when="senior"),
        Line((Mark("final"), Mark("point", "…")), when="senior"),
    )


def test_a_journal_has_its_cost_symbols_and_points() -> None:
    drawn = face(Journal("JX1", 3, (GREEN, BROWN), points=2, you=gain("G"), others=gain("K1")))
    assert (drawn.number, drawn.bands, drawn.final) == ("3", ("green", "brown"), (Mark("point", "2"),))
    assert [line.when for line in drawn.lines] == ["", "person"]


def test_a_token_has_two_uses() -> None:
    assert face(DiveToken("T99", 1, Sonar())).lines == (Line((Mark("science", "1"), Mark("or"), Mark("sonar"))),)

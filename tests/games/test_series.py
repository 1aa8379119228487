"""Where a game asks for one piece of a set after the other, a page can let all of them be picked at once."""

from __future__ import annotations

from collections import Counter

import pytest

from pelagia.core.asking import Series
from pelagia.core.decision import Decision
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from tests.kit.cases import CASES

SERIES = {"underwater-cities": {"Keep", "DiscardDown"}, "deep-sea": {"Reclaim"}}


def some_of(series: Series, rng: Rng) -> list[str]:
    """As many of a series as are asked for, in its order."""
    places = [*range(len(series.options))]
    while len(places) > series.n:
        places.remove(rng.choice(places))
    return [series.options[place].written for place in places]


def give(game: Game, decision: Decision, wanted: list[str]) -> None:
    """Answer one after the other, as long as this is asked: the last of them need no question."""
    for written in wanted:
        asked = [other for other in game.decisions if (other.seat, other.kind) == (decision.seat, decision.kind)]
        if not asked:
            return  # or the others answer first
        assert written in [option.written for option in asked[0].options]
        game.choose(written, decision.seat)


@pytest.mark.parametrize("name", SERIES)
def test_every_choice_of_a_series_is_legal_one_after_the_other(name: str) -> None:
    seen = Counter[str]()
    for seed, case in enumerate(case for case in CASES if case.game == name):
        game, rng = case.new(seed), Rng(seed)
        while decision := game.decision:
            series = decision.effect.series(game, decision.seat)
            if series and series.n > 1:
                seen[decision.kind] += 1
                assert [*decision.options] == [*series.options][: len(decision.options)]
                assert len(series.options) > series.n
                give(game, decision, some_of(series, rng))
            else:
                game.choose(rng.choice(decision.singles()), decision.seat)
    assert {*seen} >= SERIES[name]

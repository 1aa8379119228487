"""What a learned judge of Deep Sea looks at, and what it aims at."""

from __future__ import annotations

import pytest

import pelagia
from pelagia import bots
from pelagia.games.deep_sea.bot import features
from pelagia.games.deep_sea.bot.features import goals_worth, of, target
from pelagia.games.deep_sea.bot.weights import W
from pelagia.games.deep_sea.rules.scoring import GOALS_NEEDED, Check, checks, items
from pelagia.games.deep_sea.rules.state import DeepSea


def played(players: int, **options: object) -> DeepSea:
    game, bot = pelagia.new("deep-sea", players, seed=1, options=options, watched=False), bots.make("random", 1)
    while decision := game.decision:
        game.choose(bots.ask(bot, game, decision), decision.seat, decision.number)
    assert isinstance(game, DeepSea)
    return game


def test_a_team_sees_how_far_it_is_with_its_goals_and_which_scenario_it_plays() -> None:
    game = played(1, scenario=3)
    reached, inputs = sum(check.is_met for check in checks(game)), of(game, 0)
    assert inputs.get("goal.met", 0) == min(reached, GOALS_NEEDED)
    assert inputs["goal.open"] == sum(check.is_open for check in checks(game))
    assert 0 < inputs["goal.shares"] <= GOALS_NEEDED
    assert [name for name in inputs if name.startswith("scenario.")] == ["scenario.3"]


def test_rivals_have_no_goals_of_a_team() -> None:
    game = played(2)
    assert not [name for name in of(game, 0) if name.startswith(("goal.", "scenario.", "mate."))]
    assert [target(game, seat) for seat in range(2)] == game.scores


def test_a_team_sees_its_other_members() -> None:
    game = played(3, cooperative=True)
    assert of(game, 0)["mate.crew"] == sum(len(seat.crew) for seat in game.seats[1:]) / 2


def test_a_team_aims_at_the_goals_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fifth and a sixth goal are worth less than the first four, and one that is half met hardly anything."""
    game = played(1)
    assert target(game, 0) == goals_worth(game) + 0.2 * items(game)[0].own
    for done, worth in ((3, 0.8 * 3 + 0.2 * 3.5), (4, 0.8 * 4 + 0.2 * 4), (6, 0.8 * (4 + 2 * W.surplus) + 0.2 * 4)):
        listed = [Check(2, 2)] * done + [Check(1, 2), Check(9, 1, is_open=False)]
        monkeypatch.setattr(features, "checks", lambda game, listed=listed: listed)
        assert goals_worth(game) == pytest.approx(W.goal * worth)

"""The turn search: whole turns, a counted budget, plans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

import pytest

import pelagia
from pelagia import bots
from pelagia.bots import turn
from pelagia.bots.judge import Hand
from pelagia.bots.planner import Planner
from pelagia.bots.quiet import Value, after, candidates, is_quiet, worth
from pelagia.bots.seen import Seen
from pelagia.bots.turn import Count, Search, Sight, best_of, finished, own, spread
from pelagia.core.game import Game
from pelagia.core.rng import Rng


def test_options_are_spread_over_all() -> None:
    assert spread(range(10), 3) == [0, 3, 6]
    assert spread(range(2), 3) == [0, 1]


def test_what_a_line_leaves_is_for_the_others() -> None:
    count = Count(100, 4)
    assert count.share() == 25
    count.left -= 10
    assert count.share() == 30


@pytest.mark.parametrize("name", ["new-eden", "deep-sea", "flotilla", "underwater-cities"])
def test_every_line_ends_quietly_within_the_budget(name: str) -> None:
    game = pelagia.new(name, pelagia.rules(name).players[-1], seed=3, watched=False)
    greedy, sight = bots.make("greedy", 1), Sight(budget=60)
    for _ in range(60):
        decision = game.decisions[0]
        search = Search(Hand(), sight)
        options = candidates(decision)
        outlooks = search.look(Seen(decision, game).imagined(Rng(1)), decision, options)
        assert {*outlooks} <= {option.written for option in options}
        for outlook in outlooks.values():
            assert is_quiet(outlook.end, decision.seat) or len(outlook.plan) == 1
        assert search.count <= sight.budget + 3 * len(options) + 60
        game.choose(bots.ask(greedy, game, decision), decision.seat)


def test_looking_ahead_ends_where_an_own_turn_or_another_kind_of_turn_begins() -> None:
    game, greedy = pelagia.new("deep-sea", 2, seed=3, watched=False), bots.make("greedy", 1)
    kinds = Counter[str]()
    for _ in range(60):
        decision = game.decisions[0]
        if decision.kind == "TurnMenu":
            look = Search(Hand(), Sight(width=2, ahead=1)).look(game.clone(), decision, candidates(decision))
            ends = [outlook.end.decision for outlook in look.values() if len(look) > 1]
            assert all(end is None or end.seat == decision.seat or end.kind != "TurnMenu" for end in ends)
            kinds.update(end.kind for end in ends if end)
        game.choose(bots.ask(greedy, game, decision), decision.seat)
    assert kinds["TurnMenu"] > 10
    assert kinds["Recruit"] > 0


def test_a_turn_is_finished_on_a_clone() -> None:
    game, bot = pelagia.new("new-eden", 2, seed=1, watched=False), bots.make("random", 1)
    while game.decisions[0].kind != "Bottle":
        game.choose(bots.ask(bot, game, game.decisions[0]))
    who = game.decisions[0].seat
    before = game.to_json()
    end = finished(game.clone(), who, Count(100, 1))
    assert is_quiet(end, who)
    assert game.to_json() == before


@pytest.mark.parametrize(("name", "kind"), [("underwater-cities", "Place"), ("deep-sea", "TurnMenu")])
def test_several_ways_through_a_turn_lead_to_better_ends(name: str, kind: str) -> None:
    game, greedy = pelagia.new(name, 2, seed=3, watched=False), bots.make("greedy", 1)
    gained = {1: 0.0, 3: 0.0}
    for _ in range(120):
        decision = game.decisions[0]
        if decision.kind == kind:
            for beam in (1, 3):
                look = Search(Hand(), Sight(budget=3000, beam=beam)).look(game.clone(), decision, candidates(decision))
                gained[beam] += sum(outlook.points for outlook in look.values())
        game.choose(bots.ask(greedy, game, decision), decision.seat)
    assert gained[3] > gained[1] > 0


def test_many_options_share_the_ways_of_a_turn() -> None:
    sight = Sight(beam=12, ways=160)
    assert [sight.ways_of_each(options) for options in (1, 20, 32, 200)] == [12, 8, 5, 4]
    assert Sight(beam=3).ways_of_each(200) == 3


def test_ends_leave_the_ways_to_those_who_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """With several ways, only positions in the middle of the turn compete for them until the ends are compared."""
    kept = Counter[bool]()

    def noted(games: Sequence[Game], seat: int, most: int, points: Value = worth) -> list[Game]:
        if most > 1:
            kept.update(own(game, seat) is None for game in games)
        return best_of(games, seat, most, points)

    monkeypatch.setattr(turn, "best_of", noted)
    game, greedy = pelagia.new("underwater-cities", 2, seed=3, watched=False), bots.make("greedy", 1)
    for _ in range(40):
        decision = game.decisions[0]
        if decision.kind == "Place":
            finished(after(game, decision, candidates(decision)[0]), decision.seat, Count(300, 1, 3))
        game.choose(bots.ask(greedy, game, decision), decision.seat)
    assert kept.keys() == {False}


def disliked(game: Game, seat: int) -> float:
    return -worth(game, seat)


def test_the_judge_chooses_among_the_ends_of_a_turn() -> None:
    """One who likes little gets another end of the turn than the game's value would choose."""
    game, greedy = pelagia.new("underwater-cities", 2, seed=3, watched=False), bots.make("greedy", 1)
    usual = odd = 0.0
    for _ in range(60):
        decision = game.decisions[0]
        if decision.kind == "Place":
            trial = after(game, decision, candidates(decision)[0])
            usual += worth(finished(trial.clone(), decision.seat, Count(3000, 1, 3)), decision.seat)
            odd += worth(finished(trial.clone(), decision.seat, Count(3000, 1, 3, disliked)), decision.seat)
        game.choose(bots.ask(greedy, game, decision), decision.seat)
    assert usual > odd


class Thinking(Planner):
    """Notes at which decisions it searched."""

    searched: ClassVar[Counter[str]] = Counter()

    def _prospects(self, seen: Seen, *args: object) -> object:  # type: ignore[override]
        self.searched[seen.decision.kind] += 1
        return super()._prospects(seen, *args)  # type: ignore[arg-type]


def play(game: Game, *planners: Planner, choices: int) -> Counter[str]:
    asked = Counter[str]()
    for _ in range(choices):
        decision = game.decisions[0]
        asked[decision.kind] += 1
        game.choose(bots.ask(planners[decision.seat], game, decision), decision.seat)
    return asked


def test_a_plan_is_kept_until_something_is_revealed() -> None:
    game = pelagia.new("new-eden", 2, seed=8, watched=False)
    Thinking.searched = Counter()
    asked = play(game, Thinking(1, judge=Hand()), Thinking(2, judge=Hand()), choices=60)
    assert asked["Turn"] >= Thinking.searched["Turn"] > 0
    assert asked["Bottle"] > Thinking.searched["Bottle"]


def test_a_bot_made_anew_plays_on_without_the_plan() -> None:
    game = pelagia.new("new-eden", 2, seed=8, watched=False)
    for _ in range(40):
        decision = game.decisions[0]
        game.choose(bots.ask(Planner(1, judge=Hand()), game, decision), decision.seat)


def test_a_temperature_takes_what_is_nearly_as_good() -> None:
    planner, points = Planner(1), [10.0, 9.5, 2.0]
    assert {planner._pick(points, 0.0) for _ in range(50)} == {0}
    picked = Counter(planner._pick(points, 2.0) for _ in range(2000))
    assert picked[0] > picked[1] > picked[2] > 0

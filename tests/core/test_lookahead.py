"""The search for what must stay possible, in a tiny game: a diver spends air, and must be able to come up again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pelagia.core import combinators
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.game import Rules
from pelagia.core.lookahead import (
    MANY_FORKS,
    Forecast,
    Foresighted,
    Fork,
    Goal,
    Search,
    can_reach,
    empty_trial,
    push_goal,
    settled,
    trial,
)
from pelagia.core.state import state
from pelagia.core.text import Text


@state
class Dive(Foresighted):
    air: int = 0


@effect
class Breathe(Effect[Dive]):
    """Takes some air; cannot be done without it."""

    n: int

    def can(self, game: Dive, who: int) -> bool:
        return game.air >= self.n

    def run(self, game: Dive, who: int) -> None:
        game.air -= self.n


@effect
class Deeper(Choice[Dive]):
    """Dive 1, 2 or 3 deep, for as much air."""

    def options(self, game: Dive, who: int) -> list[Option]:
        return [Option(n, f"down {n}", Text("down", n=n)) for n in (1, 2, 3) if n <= game.air]

    def chosen(self, game: Dive, who: int, key: int) -> None:
        game.push(who, Breathe(key))


@effect
class ComeUp(Goal[Dive]):
    """There must be air for the way back."""

    n: int

    def needed(self, game: Dive, who: int) -> Breathe:
        return Breathe(self.n)


class Knowing(Forecast[Dive]):
    """Tells everything; counts what it is asked."""

    asked: ClassVar[list[str]] = []

    def is_hopeless(self, option: Option) -> bool:
        self.asked.append(option.written)
        return bool(self.fork.game.air < option.key + 2)


def game(air: int, forecast: Any = None) -> Dive:
    rules = Rules[Any](
        *("dive", 1, range(1, 2), {}, Dive, {}, None),
        *(lambda *_: {}, Breathe(0), lambda *_: {}, lambda *_: None),
        *(lambda game: [0], lambda game: [0], lambda *_: {}),
        wording=combinators.Wording(),
        forecast=forecast,
    )
    return Dive(rules=rules, content=None, players=1, agenda=[], answers=("",), chance=0, goals=[], air=air)


def offered(dive: Dive) -> list[str]:
    return [option.written for option in dive.decision.options] if dive.decision else []


def test_options_after_which_the_goal_is_out_of_reach_are_left_out() -> None:
    dive = game(air=4)
    push_goal(dive, 0, ComeUp(2), Deeper())
    dive.advance()
    assert offered(dive) == ["down 1", "down 2"]
    dive.choose("down 2")
    assert (dive.air, dive.goals, dive.agenda) == (2, [], [])


def test_without_a_goal_every_option_is_offered() -> None:
    dive = game(air=4)
    dive.push(0, Deeper())
    dive.advance()
    assert offered(dive) == ["down 1", "down 2", "down 3"]


def test_a_line_may_take_several_choices() -> None:
    dive = game(air=5)
    push_goal(dive, 0, ComeUp(2), Deeper(), Deeper())
    dive.advance()
    assert offered(dive) == ["down 1", "down 2"]
    dive.choose("down 1")
    assert offered(dive) == ["down 1", "down 2"]


def test_a_forecast_spares_trials_and_changes_nothing() -> None:
    Knowing.asked.clear()
    dive = game(air=4, forecast=Knowing)
    push_goal(dive, 0, ComeUp(2), Deeper())
    dive.advance()
    assert offered(dive) == ["down 1", "down 2"]
    assert Knowing.asked == ["down 1", "down 2", "down 3"]


class Recalling(Forecast[Dive]):
    """Tells nothing but where it is; counts the positions that are looked at."""

    asked: ClassVar[list[object]] = []

    def position(self) -> tuple[int, int]:
        return self.fork.game.air, len(self.fork.game.agenda)

    def worth_trying(self) -> Sequence[Option]:
        self.asked.append(self.position())
        return self.fork.options


def test_a_long_search_tries_a_position_only_once() -> None:
    Recalling.asked.clear()
    dive = game(air=20, forecast=Recalling)
    assert not can_reach(dive, 0, ComeUp(15), *[Deeper()] * 6)
    late = Recalling.asked[MANY_FORKS:]  # before, it is not worth while
    assert len(late) == len({*late}) > 5
    assert can_reach(dive, 0, ComeUp(14), *[Deeper()] * 6)


def test_reaching_uses_clones_only() -> None:
    dive = game(air=3)
    assert can_reach(dive, 0, ComeUp(2), Deeper())
    assert not can_reach(dive, 0, ComeUp(3), Deeper())
    assert (dive.air, dive.agenda, dive.goals) == (3, [], [])


def test_a_trial_is_blind_and_offers_everything() -> None:
    dive = game(air=4)
    push_goal(dive, 0, ComeUp(2), Deeper())
    clone = trial(dive)
    assert clone.blind
    assert len(clone.offered(Deeper(), 0)) == 3
    empty = empty_trial(dive)
    assert (empty.agenda, empty.goals) == ([], [])


def test_what_needs_no_choice_is_done_up_to_the_first_that_does() -> None:
    dive = game(air=4)
    dive.push(0, Breathe(1), Deeper(), Breathe(1))
    settled(dive)
    assert (dive.air, [type(effect) for _, effect in dive.agenda]) == (3, [Breathe, Deeper])


def test_a_fork_without_a_forecast_tries_all() -> None:
    dive = game(air=4)
    push_goal(dive, 0, ComeUp(2), Deeper())
    fork = Fork(dive, 0, Deeper(), Deeper().options(dive, 0), 0, Search())
    assert fork.forecast.worth_trying() == fork.options
    assert [option.key for option in fork.leading()] == [1, 2]

"""Somebody who takes a lesson: follows it, or always does another thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots.recorded import Recorded
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.lesson import Lesson, Moment, Step

GAMES = [name for name in pelagia.NAMES if pelagia.rules(name).lesson]
MOST = 400  # choices in a lesson


class Told(NamedTuple):
    """A moment at which the learner was told something, and what was chosen then."""

    moment: Moment[Any]
    steps: list[Step[Any]]
    chosen: Option


Learner = Callable[[Game, Decision, list[Step[Any]]], Option]


def lesson_of(name: str) -> Lesson[Any]:
    lesson = pelagia.rules(name).lesson
    assert lesson is not None
    return lesson


def begin(name: str) -> Game:
    lesson = lesson_of(name)
    return pelagia.new(name, lesson.players, lesson.seed, lesson.options)


def learn(name: str, learner: Learner, game: Game | None = None) -> Iterator[Told]:
    """Take a lesson to its end; give every decision of the learner as it was before it was answered."""
    lesson, bot, read = lesson_of(name), Recorded(1), set[str]()
    game = game or begin(name)
    for _ in range(MOST):
        if not game.decision or lesson.is_over(game):
            return
        decision = game.decision
        if decision.seat != lesson.seat:
            game.choose(bots.ask(bot, game, decision), decision.seat, decision.number)
            continue
        moment = Moment(game.clone(), decision)
        steps = lesson.now(moment, read)
        option = learner(game, decision, steps)
        read |= {step.name for step in steps}
        yield Told(moment, steps, option)
        game.choose(option, decision.seat, decision.number)
    raise AssertionError(f"the lesson of {name} does not come to its end")


def follows(game: Game, decision: Decision, steps: list[Step[Any]]) -> Option:
    """Plays what was recorded."""
    option = lesson_of(game.rules.name).recorded(decision)
    assert option, f"the line of {game.rules.name} ends at {decision}"
    return option


def contrary(game: Game, decision: Decision, steps: list[Step[Any]]) -> Option:
    """Never does what is said or what was recorded, as long as there is something else; now this, now that."""
    tries = steps[-1].tries if steps else None
    options, recorded = decision.singles(), lesson_of(game.rules.name).recorded(decision)
    others = [option for option in options if not tries or not tries(option)] or options
    new = [option for option in others if not recorded or option.written != recorded.written] or others
    return new[decision.number % len(new)]

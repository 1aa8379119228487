"""Lessons at a table: what to show now, what to answer to the learner's choice, and moments for the rules."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import orjson

import pelagia
from pelagia.bots.levels import judged
from pelagia.bots.planner import Judged
from pelagia.bots.seen import Seen
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.lesson import Lesson, Moment, Step, Topic, message, told
from pelagia.core.text import Text
from pelagia.engine.calls import Header, load_state
from pelagia.engine.hints import ahead, better_in

LEAST = 1.5  # points that a choice must cost to be called poor


def lesson(header: Header, state: bytes, seat: int, read: Collection[str]) -> dict[str, Any]:
    """What to show a learner who has read some steps; when enough was played, what has come of it."""
    game = load_state(header, state)
    course = _of(game)
    over = not game.decisions or course.is_over(game)
    moment = None if over else _moment(game, seat)
    return {
        "steps": [] if moment is None else [_plain(game, step, moment) for step in course.now(moment, read)],
        "read": sum(step.name in read for step in course.steps),
        "all": len(course.steps),
        "topics": [_topic(game, topic) for topic in Topic],
        "missed": [_topic(game, topic) for topic in course.missed(read)] if over else [],
        "summary": Text(message(game.rules.name, "summary"), **course.summary(game, seat)).plain() if over else None,
    }


def answer(header: Header, before: bytes, seat: int, written: str, name: str, salt: int) -> dict[str, Any] | None:
    """What to answer to a choice that was made where a step said what to try; None: there was no such step."""
    game = load_state(header, before)
    course, moment = _of(game), _moment(game, seat)
    step = course.step(name)
    option = moment and moment.decision.find(written)
    if step is None or step.tries is None or moment is None or option is None or not step.fits(moment):
        return None
    done = step.tries(option)
    said = told(game.rules.name, step, moment, "done" if done else "else")
    return {"done": done, "text": said.plain(), "cost": None if done else _cost(game, moment.decision, option, salt)}


@cache
def examples(name: str) -> dict[str, bytes]:
    """Every step of a game's lesson, by its name, with what whoever follows the line sees then; as JSON."""
    course, shown = pelagia.rules(name).lesson, dict[str, bytes]()
    if course is None:
        return shown
    game = pelagia.new(name, course.players, course.seed, course.options)
    while (decision := game.decision) and not course.is_over(game):
        if decision.seat == course.seat:
            moment = Moment(game, decision)
            for step in course.now(moment, shown):
                shown[step.name] = orjson.dumps({"step": _plain(game, step, moment), "view": game.view(course.seat)})
        option = course.recorded(decision)
        assert option, f"the line of {name} ends at {decision}"
        game.choose(option, decision.seat, decision.number)
    return shown


def example(name: str, step: str) -> bytes | None:
    """One of them; None: there is no such step."""
    return examples(name).get(step)


def _of(game: Game) -> Lesson[Any]:
    course = game.rules.lesson
    assert course is not None, f"{game.rules.name} has no lesson"
    return course


def _moment(game: Game, seat: int) -> Moment[Any] | None:
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    return Moment(game, decision) if decision else None


def _plain(game: Game, step: Step[Any], moment: Moment[Any]) -> dict[str, Any]:
    name = game.rules.name
    return {
        "name": step.name,
        "number": moment.decision.number,
        "text": told(name, step, moment).plain(),
        "tries": told(name, step, moment, "try").plain() if step.tries else None,
        "places": [place.plain() for place in step.look(moment)],
    }


def _topic(game: Game, topic: Topic) -> Any:
    return Text(message(game.rules.name, "topic", topic)).plain()


def _cost(game: Game, decision: Decision, option: Option, salt: int) -> dict[str, Any] | None:
    """What a choice costs compared with the best one, if it is more than the judge's error."""
    opinions = judged(Seen(decision, game), salt)
    best, own = opinions[0], _opinion(opinions, option)
    if own is None:  # it was dropped early: it is judged alone with the best
        opinions = judged(Seen(decision.among([best.option, option]), game), salt)
        best, own = opinions[0], _opinion(opinions, option)
    if own is None or own is best:
        return None
    points = ahead(best, own)
    if points < LEAST:
        return None
    return {
        "points": round(points),
        "best": best.option.text.plain(),
        "option": best.option.written,
        "parts": better_in(game, best, own),
    }


def _opinion(opinions: list[Judged], option: Option) -> Judged | None:
    return next((opinion for opinion in opinions if opinion.option.written == option.written), None)

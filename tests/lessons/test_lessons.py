"""Every lesson: it replays, it is told in every language, and it survives whoever always does another thing."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia.core.lesson import BOX, Moment, Topic, message, told
from pelagia.core.place import Place
from pelagia.core.text import Text
from pelagia.engine import lessons
from pelagia.engine.calls import load_state, pack_state
from tests.lessons.learning import GAMES, Told, begin, contrary, follows, learn, lesson_of
from tests.text.rendering import broken
from tests.text.sources import messages


@pytest.mark.parametrize("name", GAMES)
def test_the_line_replays_to_the_end_and_teaches_everything(name: str) -> None:
    game, read = begin(name), set[str]()
    for moment, steps, _ in learn(name, follows, game):
        read |= {step.name for step in steps}
        assert moment.seat == lesson_of(name).seat
    assert lesson_of(name).is_over(game)
    assert game.record is not None
    played = {(number, seat): written for number, seat, written in game.record.choices}
    recorded = {where: written for where, (_, written) in lesson_of(name).choices.items()}
    assert played == recorded, "the bots did not play what was recorded"
    assert not lesson_of(name).missed(read)


def said(name: str, screen: Told) -> None:
    """Everything that is said at a moment can be said in every language."""
    for step in screen.steps:
        words = [(), ("try",), ("done",), ("else",)] if step.tries else [()]
        assert not broken(name, [told(name, step, screen.moment, *more) for more in words])
        assert all(isinstance(place, Place) for place in step.look(screen.moment))


@pytest.mark.parametrize("learner", [follows, contrary])
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_in_every_language(name: str, learner: Any) -> None:
    game, lesson = begin(name), lesson_of(name)
    for step in learn(name, learner, game):
        said(name, step)
    assert not broken(name, [Text(message(name, "summary"), **lesson.summary(game, lesson.seat))])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_at_its_head_is_said_in_every_language(name: str) -> None:
    words = [("next",), *(("topic", topic) for topic in Topic), *(("box", str(n)) for n in range(1, BOX + 1))]
    assert not broken(name, [Text(message(name, *more)) for more in words])


@pytest.mark.parametrize("name", GAMES)
def test_whoever_always_does_the_other_thing_is_answered_and_comes_to_the_end(name: str) -> None:
    game, lesson, answers, read = begin(name), lesson_of(name), 0, set[str]()
    for moment, steps, option in learn(name, contrary, game):
        read |= {step.name for step in steps}
        if steps and (tries := steps[-1].tries):
            before = pack_state(game)
            assert game.record is not None
            header = game.record.header
            answer = lessons.answer(header, before, moment.seat, option.written, steps[-1].name, 1)
            assert answer is not None
            assert answer["done"] == tries(option)
            answers += not answer["done"]
    assert answers >= 2, "there was hardly anything else to do"
    over = lessons.lesson(game.record.header if game.record else {}, pack_state(game), lesson.seat, sorted(read))
    assert over["summary"]
    assert len(over["missed"]) == len(lesson.missed(read))


@pytest.mark.parametrize("name", GAMES)
def test_a_step_is_told_once_and_never_too_many_at_a_time(name: str) -> None:
    seen: list[str] = []
    for _, steps, _ in learn(name, follows):
        assert len(steps) <= 3
        assert all(step.tries is None for step in steps[:-1])
        seen += [step.name for step in steps]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_to_be_tried_is_on_offer(name: str) -> None:
    for moment, steps, _ in learn(name, follows):
        if steps and (tries := steps[-1].tries):
            assert any(tries(option) for option in moment.decision.singles())


@pytest.mark.parametrize("name", GAMES)
def test_the_sentences_of_a_first_game_are_about_questions_that_are_asked(name: str) -> None:
    start = f"{name}-moment-"
    moments = {id.removeprefix(start) for id in messages("en") if id.startswith(start)}
    assert "turn" in moments  # what is said where a question has no sentence of its own
    assert moments - {"turn"} <= {kind.lower() for kind in pelagia.rules(name).names}


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_lesson_goes_on(name: str) -> None:
    lesson = lesson_of(name)
    first = next(iter(learn(name, follows)))
    game = begin(name)
    while game.decision and game.decision.seat != lesson.seat:
        game.choose(follows(game, game.decision, []), game.decision.seat, game.decision.number)
    assert game.record is not None
    again = load_state(game.record.header, pack_state(game))
    assert again.decision is not None
    assert lesson.now(Moment(again, again.decision), []) == first.steps

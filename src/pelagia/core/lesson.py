"""Lessons: a first game that teaches. A lesson is data in its game's own folder; it knows rules and content only.

The learner really plays. A step is tied to a moment of the rules (which choice is open, and what is true then), not to
a place in a script, so that it still fits when the learner does something else. The others at the table play what was
recorded, as long as it fits.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from pelagia.core.decision import Decision, Option
from pelagia.core.effects import Choice
from pelagia.core.place import Place
from pelagia.core.text import Text

if TYPE_CHECKING:
    from pelagia.core.game import Game

G = TypeVar("G", bound="Game")
BOX = 5  # messages for those who know the box: what is different here
MOST_TOLD = 2  # steps at once before something is to be done


class Topic(StrEnum):
    """What every lesson must have taught."""

    AIM = "aim"
    TURN = "turn"
    POINTS_1 = "points-1"
    POINTS_2 = "points-2"
    POINTS_3 = "points-3"
    END = "end"
    MISTAKE_1 = "mistake-1"
    MISTAKE_2 = "mistake-2"


class Moment(NamedTuple, Generic[G]):
    """One of the learner's decisions, and the game in which it is open. Steps may read what the seat sees of it."""

    game: G
    decision: Decision

    @property
    def seat(self) -> int:
        return self.decision.seat

    def places(self, wanted: Callable[[Option], bool]) -> list[Place]:
        """The places of the options that are wanted, each once."""
        places = (place for option in self.decision.options if wanted(option) for place in option.places)
        return list(dict.fromkeys(places))


def always(moment: Moment[Any]) -> bool:
    return True


def nowhere(moment: Moment[Any]) -> Sequence[Place]:
    return ()


def no_args(moment: Moment[Any]) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class Step(Generic[G]):
    """Something to be told once, at the first moment that fits.

    With `tries` it also says what to try, and answers what the learner does: with the message `-done` if the option is
    one of those, else with `-else`, and with what that costs if a judge thinks that it costs something.
    """

    name: str
    at: tuple[type[Choice[Any]], ...] = ()  # the choices at which it fits; none: at any
    when: Callable[[Moment[G]], bool] = always
    look: Callable[[Moment[G]], Sequence[Place]] = nowhere  # what is ringed
    tries: Callable[[Option], bool] | None = None
    args: Callable[[Moment[G]], Mapping[str, Any]] = no_args  # of its messages
    teaches: Topic | None = None

    def fits(self, moment: Moment[G]) -> bool:
        return (not self.at or isinstance(moment.decision.effect, self.at)) and self.when(moment)


@dataclass(frozen=True)
class Lesson(Generic[G]):
    """A first game of two, in which the learner has a seat and somebody else the other one."""

    seed: int
    line: str  # a whole lesson as it was played once: number of the decision, seat, kind, written form; by lines
    steps: Sequence[Step[G]]  # in the order in which they are shown, if several fit
    is_over: Callable[[G], bool]  # enough was played to know the game
    summary: Callable[[G, int], Mapping[str, Any]]  # figures for the message that says what the learner has done
    seat: int = 0
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)

    def now(self, moment: Moment[G], read: Collection[str]) -> list[Step[G]]:
        """What is to be told at a moment: not much at once, and at its end the first thing to try, if there is one."""
        fitting = [step for step in self.steps if step.name not in read and step.fits(moment)]
        tries = next((step for step in fitting if step.tries), None)
        before = fitting if tries is None else fitting[: fitting.index(tries)]
        return [*before[:MOST_TOLD], *([tries] if tries else [])]

    def step(self, name: str) -> Step[G] | None:
        return next((step for step in self.steps if step.name == name), None)

    def missed(self, read: Collection[str]) -> list[Topic]:
        """The topics that did not come up, since the learner went other ways."""
        told = {step.teaches for step in self.steps if step.name in read}
        return [topic for topic in Topic if topic not in told]

    @cached_property
    def choices(self) -> dict[tuple[int, int], tuple[str, str]]:
        """What was played: kind and written form of the choice, by its number and seat."""
        lines = (line.split(" ", 3) for line in self.line.strip().splitlines())
        return {(int(number), int(seat)): (kind, written) for number, seat, kind, written in lines}

    def recorded(self, decision: Decision) -> Option | None:
        """What was played at a decision; None: something else was asked, or is on offer now."""
        kind, written = self.choices.get((decision.number, decision.seat), ("", ""))
        return decision.find(written) if kind == decision.kind else None


def message(game: str, *words: str) -> str:
    """The name of a message of a lesson: `new-eden-lesson-buy-try`."""
    return "-".join((game, "lesson", *words))


def messages(game: str, lesson: Lesson[Any]) -> list[str]:
    """The names of all messages of a lesson."""
    words: list[tuple[str, ...]] = [("summary",), ("next",), *(("topic", topic) for topic in Topic)]
    words += [("box", str(n)) for n in range(1, BOX + 1)]
    for step in lesson.steps:
        words += [(step.name,), *((step.name, word) for word in ("try", "done", "else") if step.tries)]
    return [message(game, *name) for name in words]


def told(game: str, step: Step[Any], moment: Moment[Any], *words: str) -> Text:
    """A message of a step."""
    return Text(message(game, step.name, *words), **step.args(moment))

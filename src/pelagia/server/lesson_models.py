"""What goes over the wire in lessons."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from pelagia.server.models import MOST_SEATS, Colour, Given, Name, Place, Sent, Text, View

StepName = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]


class NewLesson(Given):
    """Who wants to learn, and what the others are called."""

    name: Name | None = None
    colour: Colour | None = None
    bots: list[Name] = Field(default_factory=list, max_length=MOST_SEATS)


class LessonWish(Given):
    """What the learner has read."""

    read: Annotated[list[StepName], Field(max_length=40)] = Field(description="Steps that the learner has read.")


class LessonAsk(Given):
    """Which step the learner has followed, or not."""

    step: StepName = Field(description="The step that said what to try.")


class LessonStep(Sent):
    """Something to show at the learner's open decision."""

    name: str
    number: int = Field(description="Of the decision.")
    text: Text
    tries: Text | None = Field(description="What to try; null: there is nothing to try.")
    places: list[Place] = Field(description="Where to look.")


class Example(Sent):
    """A moment of a lesson, for the rules."""

    step: LessonStep
    view: View = Field(description="What the learner sees then.")


class Lesson(Sent):
    """What to show now; when enough was played, what has come of it."""

    steps: list[LessonStep] = Field(description="In their order; only the last says what to try.")
    read: int = Field(description="How many of all steps were read.")
    all: int
    topics: list[Text] = Field(description="What the lesson teaches.")
    missed: list[Text] = Field(description="When it is over: topics that did not come up.")
    summary: Text | None = Field(description="When it is over: what the learner has done.")


class LessonCost(Sent):
    """What a choice costs by the opinion of the strongest bot."""

    points: int
    best: Text
    option: str = Field(description="The best one, written.")
    parts: list[Text] = Field(description="In what it is better.")


class LessonAnswer(Sent):
    """What to say to the learner's last choice."""

    number: int
    option: str
    done: bool = Field(description="It was what the step said to try.")
    text: Text
    cost: LessonCost | None = Field(description="Null: nothing, or less than the judge's error.")

"""Records the line of a lesson anew: a learner who does what is said, and a bot that newcomers can beat.

python -m tests.lessons.make new-eden
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from pelagia import bots
from pelagia.bots.levels import crab, octopus
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.lesson import Moment
from tests.lessons.learning import MOST, begin, lesson_of


def made(name: str) -> list[str]:
    """A whole lesson, a line for each choice."""
    lesson, game, read, lines = lesson_of(name), begin(name), set[str](), list[str]()
    pupil, other = octopus(1), crab(2)
    while (decision := game.decision) and not lesson.is_over(game) and len(lines) < MOST:
        tries = None
        if decision.seat == lesson.seat:
            steps = lesson.now(Moment(game, decision), read)
            read |= {step.name for step in steps}
            tries = steps[-1].tries if steps else None
        bot = pupil if decision.seat == lesson.seat else other
        option = _asked(bot, game, decision, tries)
        lines.append(f"{decision.number} {decision.seat} {decision.kind} {option.written}")
        game.choose(option, decision.seat, decision.number)
    print(f"{name}: {len(lines)} choices; not told: {[s.name for s in lesson.steps if s.name not in read]}")
    return lines


def _asked(bot: Any, game: Game, decision: Decision, tries: Any) -> Option:
    """What a bot chooses, among what a step says to try."""
    wanted = [option for option in decision.options if not tries or tries(option)]
    return bots.ask(bot, game, decision.among(wanted) if wanted else decision)


def write(name: str) -> None:
    folder = Path(str(import_module(f"pelagia.games.{name.replace('-', '_')}.lesson").__file__)).parent
    doc = '"""A whole lesson as it was played once; `python -m tests.lessons.make` writes it."""'
    lines = "\n".join(made(name))
    (folder / "line.py").write_text(f'{doc}\n\nLINE = """\n{lines}\n"""\n')


if __name__ == "__main__":
    for game in sys.argv[1:]:
        write(game)

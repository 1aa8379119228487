"""A terminal for tests: somebody types line after line, and what is printed is kept."""

from __future__ import annotations

import io
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from pelagia.cli import playing
from pelagia.cli.screen import Screen
from pelagia.cli.session import Session
from pelagia.cli.table import catalogue, start
from pelagia.core.game import Game
from pelagia.core.rng import Rng

Reader = Callable[[str], str]  # from what was printed to the next line


class Typist:
    """Types lines, then ends the input. `said` is what was printed before each line, and after the last."""

    def __init__(self, *lines: str, reader: Reader | None = None, width: int = 200) -> None:
        self._lines, self._reader = iter(lines), reader
        self._out = io.StringIO()
        self.screen = Screen(Console(file=self._out, width=width, highlight=False), self._read)
        self.said: list[str] = []

    def _read(self, prompt: str) -> str:
        self.keep(prompt)
        if self._reader:
            return self._reader(self.said[-1])
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    def keep(self, prompt: str = "") -> None:
        self.said.append(self._out.getvalue() + prompt)
        self._out.seek(0)
        self._out.truncate()


def sit_down(game: Game, file: Path, typist: Typist, lang: str = "en", confirm: bool = False) -> Session:
    """Seat a person at a table with random bots."""
    table = start(game, ["random"], 0, ("Ada", "Deep Thought 4200"), "", str(file))
    return Session(table, catalogue(lang, game.content, table.names), typist.screen, confirm)


def play(typist: Typist, **args: Any) -> list[str]:
    """Run `pelagia play` in this process; what was said before each line and after the last."""
    given = {"game": "new-eden", "lang": "en", "name": "Ada", "bots": ("random",), "seed": 5, **args}
    assert playing.play(Namespace(**given), typist.screen) == 0
    typist.keep()
    return typist.said


def replay(typist: Typist, file: Path, **args: Any) -> list[str]:
    """Run `pelagia replay` in this process."""
    assert playing.replay(Namespace(file=str(file), lang="en", **args), typist.screen) == 0
    typist.keep()
    return typist.said


def picks(question: str, answer: str, seed: int = 1) -> Reader:
    """Type numbers, of which most are options and some are not, until a question comes that has its own answer."""
    rng = Rng(seed)
    return lambda said: answer if question in said else str(1 + rng.below(9))

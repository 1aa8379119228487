"""The terminal as a place to show things and to read a line."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.segment import SegmentLines
from rich.table import Table as Grid
from rich.text import Text as Rich

from pelagia.cli.boards import ASCII, LIT, UNICODE, Signs

PAUSE = 0.5  # seconds after what a bot did
COLUMNS, GAP = 3, 2  # of options side by side: at most, and the room between
MANY = 24  # of this many short ones, more columns than that
_LONG = 12  # signs of a beginning that is said once
_RULE = 4  # signs of a line in a row: the head of a part of the table


class Screen:
    """Prints with rich, reads with `read`. Tests give both."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input, fast: bool = False) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.read_line = read
        self.live = self.console.is_terminal and not fast
        self.signs = _signs(self.console)
        self._drawn: list[str] = []  # the lines of the table as they were last shown

    @property
    def width(self) -> int:
        return self.console.width

    def clear(self) -> None:
        """Begin a new picture; a file or pipe just goes on."""
        if self.console.is_terminal:
            self.console.clear()

    def picture(
        self,
        table: RenderableType,
        news: Sequence[RenderableType],
        below: Sequence[RenderableType],
        whole: bool = False,
    ) -> None:
        """Show the table, what happened, and what is below that.

        Where all of it does not fit into the window, what was there scrolls up: then only what has changed of the table
        is shown, unless the `whole` is asked for, and no news that have just been told. A file or pipe gets everything.
        """
        lines = self.console.render_lines(table, pad=False)
        words = ["".join(part.text for part in line).rstrip() for line in lines]
        before, self._drawn = self._drawn, words
        rest = self.console.render_lines(Group(*news, *below), pad=False)
        if len(lines) + len(rest) < self.console.height or not self.console.is_terminal:
            self.clear()
        elif before and not whole:
            lines = [lines[n] for n in self._changed(before, words)]
            if self.live:
                rest = self.console.render_lines(Group(*below), pad=False)
        self.console.print(SegmentLines([*lines, *rest], new_lines=True), end="")

    def _changed(self, before: list[str], now: list[str]) -> list[int]:
        """The lines that are new, and the heads of the parts that they are in."""
        shown: dict[int, None] = {}
        for sort, _, _, start, end in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
            for n in range(start, end) if sort in ("insert", "replace") else ():
                heads = [m for m in range(n) if self.signs.line * _RULE in now[m]]
                shown |= dict.fromkeys([*heads[-1:], n])
        return sorted(n for n in shown if now[n])

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """What is typed meanwhile is neither shown nor kept: it would answer a question that nobody has read."""
        settings = _terminal_settings() if self.read_line is input else None
        if settings is None:
            yield
            return
        import termios

        silent = [*settings[:3], settings[3] & ~termios.ECHO, *settings[4:]]
        termios.tcsetattr(sys.stdin, termios.TCSANOW, silent)
        try:
            yield
        finally:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
            termios.tcsetattr(sys.stdin, termios.TCSANOW, settings)

    def show(self, *things: RenderableType) -> None:
        self.console.print(*things, sep="\n")

    def say(self, sentence: str, style: str = "") -> None:
        """Print words as they are: brackets in names and file names are no markup."""
        self.console.print(escape(sentence), style=style or None)

    def whole(self, line: str) -> None:
        """Print a line that must not be broken, however long."""
        self.console.print(escape(line), soft_wrap=True)

    def ask(self, sentence: str = "") -> str:
        """Read a line, without blanks around it. EOFError: there are no more."""
        try:
            self.console.file.flush()
            return self.read_line(f"{sentence}> " if sentence else "> ").strip()
        except OSError as gone:  # the terminal was closed under our feet
            raise EOFError from gone

    def happened(self, lines: Sequence[str]) -> None:
        """Show what somebody just did, slowly enough to be read; the next picture repeats it."""
        if self.live and lines:
            for line in lines:
                self.say(line)
            time.sleep(PAUSE)

    def options(self, texts: Sequence[str]) -> RenderableType:
        """A numbered list, in as many columns as fit; what all begin with is said once."""
        same = _same(texts)
        if same:
            return Group(Rich(f"{same}{self.signs.more}"), self._numbered([text[len(same) :] for text in texts]))
        return self._numbered(texts)

    def _numbered(self, texts: Sequence[str]) -> Grid:
        cells = [Rich.assemble((f"{n:>3} ", f"bold {LIT}"), text) for n, text in enumerate(texts, 1)]
        rows = next(rows for rows in range(1, len(cells) + 1) if rows == len(cells) or self._fits(cells, rows))
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        if rows == len(cells):  # what needs several lines goes on below itself
            grid = Grid.grid()
            for cell in cells:
                grid.add_row(cell[:4], cell[4:])
            return grid
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid

    def pairs(self, rows: Sequence[tuple[str, str]]) -> Grid:
        """Two columns: what there is, and what it means."""
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        for left, right in rows:
            grid.add_row(Rich(left, f"bold {LIT}"), Rich(right))
        return grid

    def _fits(self, cells: Sequence[Rich], rows: int) -> bool:
        """Whether a list fits side by side in columns of this many rows."""
        columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        widths = [max(cell.cell_len for cell in column) + GAP for column in columns]
        return len(columns) <= max(COLUMNS, MANY // rows) and sum(widths) - GAP <= self.width


def _same(texts: Sequence[str]) -> str:
    """The words that many texts begin with, a blank behind them; "" where that is not worth a line."""
    together = zip(*(text.split(" ")[:-1] for text in texts), strict=False)
    words = " ".join(first for first, *others in takewhile(lambda same: len(set(same)) == 1, together))
    return f"{words} " if len(texts) > COLUMNS and len(words) > _LONG else ""


def _signs(console: Console) -> Signs:
    """Plain ASCII where a terminal cannot show more: another encoding, or the console of a bare machine."""
    plain = console.options.ascii_only or (console.is_terminal and os.environ.get("TERM") in ("linux", "dumb"))
    return ASCII if plain else UNICODE


def _terminal_settings() -> list[Any] | None:
    """How the terminal takes what is typed; None: there is none, or none that can be told."""
    if not sys.stdin.isatty():
        return None
    try:
        import termios
    except ImportError:
        return None
    return termios.tcgetattr(sys.stdin)


@contextmanager
def line_editing(words: Callable[[], Sequence[str]]) -> Iterator[None]:
    """Arrow keys, and the tabulator completes what can be typed, where Python has readline."""
    if not sys.stdin.isatty():
        yield
        return
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(text: str, state: int) -> str | None:
        completions = [word for word in words() if word.lower().startswith(text.lower())]
        return completions[state] if state < len(completions) else None

    readline.set_completer_delims("")  # a written form is one word, blanks and all
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)

"""The terminal as a place to show things and to read a line."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text as Rich

from pelagia.cli.boards import ASCII, LIT, UNICODE, Signs

PAUSE = 0.5  # seconds after what a bot did
COLUMNS, GAP = 3, 2  # of options side by side: at most, and the room between


class Screen:
    """Prints with rich, reads with `read`. Tests give both."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input, fast: bool = False) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.read_line = read
        self.live = self.console.is_terminal and not fast
        self.signs = _signs(self.console)

    @property
    def width(self) -> int:
        return self.console.width

    def clear(self) -> None:
        """Begin a new picture; a file or pipe just goes on."""
        if self.console.is_terminal:
            self.console.clear()

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

    def options(self, texts: Sequence[str]) -> Grid:
        """A numbered list, in as many columns as fit."""
        cells = [Rich.assemble((f"{n:>3} ", f"bold {LIT}"), text) for n, text in enumerate(texts, 1)]
        rows = next(rows for rows in range(1, len(cells) + 1) if rows == len(cells) or self._fits(cells, rows))
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid

    def _fits(self, cells: Sequence[Rich], rows: int) -> bool:
        """Whether a list fits side by side in columns of so many rows."""
        columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        widths = [max(cell.cell_len for cell in column) + GAP for column in columns]
        return len(columns) <= COLUMNS and sum(widths) - GAP <= self.width


def _signs(console: Console) -> Signs:
    """Plain ASCII where a terminal cannot show more: another encoding, or the console of a bare machine."""
    plain = console.options.ascii_only or (console.is_terminal and os.environ.get("TERM") in ("linux", "dumb"))
    return ASCII if plain else UNICODE


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
        found = [word for word in words() if word.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")  # a written form is one word, blanks and all
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)

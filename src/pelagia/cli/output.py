"""Where results go: JSON for programs, numbers and tables for people."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pelagia.text import Catalogue


def console() -> Console:
    """Standard output for people. Nothing is interpreted: our texts hold brackets that are no markup."""
    return Console(markup=False, highlight=False, emoji=False)


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Make a table; the first column holds names, the others numbers. Where it is too wide, names are broken first.

    No word is ever cut.
    """
    made = Table(title=title or None, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    made.show_edge = made.pad_edge = False
    for place, column in enumerate(columns):
        longest = max((len(word) for row in (columns, *rows) for word in row[place].split()), default=0)
        made.add_column(column, justify="right" if place else "left", min_width=longest, overflow="fold")
    for row in rows:
        made.add_row(*row)
    return made


def number(words: Catalogue, value: float | None, digits: int = 1) -> str:
    """Write a number as the language does: 1,234.5 or 1.234,5. Whole ones have no digits behind the mark."""
    if value is None:
        return "–"
    marks = {",": words.say("cli-thousands-mark"), ".": words.say("cli-decimal-mark")}
    return "".join(marks.get(letter, letter) for letter in f"{value:,.{0 if isinstance(value, int) else digits}f}")


@contextmanager
def progress(said: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error; none where nobody watches, so that errors stay alone there."""
    with _bar() as bar:
        task = bar.add_task(said, total=total)
        yield lambda more: bar.advance(task, more)


def _bar() -> Progress:
    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal)


@contextmanager
def growing(said: str) -> Iterator[tuple[Callable[[int], None], Callable[[int], None]]]:
    """A bar for work whose size shows as it goes on: two functions, for work done and for more work to come."""
    total = 0
    with _bar() as bar:
        task = bar.add_task(said, total=None)

        def expect(more: int) -> None:
            nonlocal total
            total += more
            bar.update(task, total=total)

        yield lambda done: bar.advance(task, done), expect


def check_writable(file: str | None) -> None:
    """Find out that a result cannot be written before hours are spent on it; OSError says why."""
    if file not in (None, "-") and _is_plain(str(file)):
        with _temporary(str(file)):
            return


def write_json(file: str, data: dict[str, Any]) -> None:
    """Write one JSON object, as `write_text` does."""
    write_text(file, json.dumps(data, indent=2) + "\n")


def write_text(file: str, text: str) -> None:
    """Write to a file, or to standard output if that is called `-`.

    A file is written whole or not at all; OSError says why not.
    """
    if file == "-":
        sys.stdout.write(text)
    elif _is_plain(file):
        with _temporary(file) as (out, temporary):
            out.write(text)
            out.flush()
            os.fsync(out.fileno())  # or a power failure could leave the new name on an empty file
            os.replace(temporary, Path(file).resolve())  # a link stays a link
    else:
        Path(file).write_text(text, encoding="utf-8")


def _is_plain(file: str) -> bool:
    """Tell a file, there or not yet, from a device or a pipe, which must not be replaced by a file."""
    path = Path(file)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "", file)
    return path.is_file() or not path.exists()


@contextmanager
def _temporary(file: str) -> Iterator[tuple[TextIO, Path]]:
    """A new file beside another one, gone afterwards if it was not renamed."""
    target = Path(file).resolve()
    temporary = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with open(temporary, "w", encoding="utf-8") as out:
            yield out, temporary
    except OSError as error:
        error.filename = file  # the name that the user knows
        raise
    finally:
        with suppress(OSError):
            temporary.unlink()

"""Games in files: written whole or not at all, read with one clear sentence about what is wrong."""

from __future__ import annotations

import errno
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pelagia
from pelagia.cli.output import write_json
from pelagia.core.errors import BadSave, PelagiaError
from pelagia.core.game import Game
from pelagia.core.record import Record
from pelagia.core.text import Text
from pelagia.server.settings import state_folder


class CannotWrite(PelagiaError):
    """A file cannot be written, or holds something that is not ours to overwrite."""


def folder() -> Path:
    """Where games are kept that the player gave no file: the user's state directory."""
    return state_folder()


def path(written: str) -> Path:
    """The file that somebody typed, `~` and all."""
    try:
        return Path(written).expanduser().absolute()
    except RuntimeError:  # `~somebody` whom nobody knows
        return Path(written).absolute()


def new_file(game: str, kind: str = "game") -> Path:
    """A file name that nobody uses yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{game}-{kind}-{stamp}{'' if n == 1 else f'-{n}'}.json" for n in range(1, 1000))
    return next(file for name in names if not (file := folder() / name).exists())


def newest(game: str) -> Path | None:
    """The game that was played last among those kept in the state directory."""
    kept = list(folder().glob(f"{game}-game-*.json"))
    return max(kept, key=lambda file: file.stat().st_mtime_ns, default=None)


def write(file: Path, data: dict[str, Any]) -> None:
    """Write a save or record atomically: whoever looks finds the old file or the new one, never a half.

    CannotWrite says what is wrong; then the old file is untouched.
    """
    if file.exists() and not _is_ours(file):
        raise CannotWrite(Text("terminal-not-ours", file=str(file)))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_json(str(file), data)
    except OSError as error:
        raise CannotWrite(Text("error-file", file=str(file), why=_reason(error))) from error


def remove(file: Path) -> None:
    """Forget a game; that it cannot be removed does no harm."""
    try:
        file.unlink(missing_ok=True)
    except OSError:
        return


def read(file: Path) -> dict[str, Any]:
    """Return the data of a save or record; BadSave if the file cannot hold one, OSError if there is none."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as cause:
        raise BadSave(Text("terminal-damaged", file=str(file))) from cause
    if not isinstance(data, dict) or not isinstance(data.get("header"), dict) or "choices" not in data:
        raise BadSave(Text("terminal-foreign", file=str(file)))
    return data


def load(file: Path, data: dict[str, Any], content: Any = None) -> Game:
    """Return the game of a save, with its history; or the game that a record leads to."""
    with _sound(file):
        record = Record.from_json(data)
        if "state" not in data:
            return pelagia.replay(record, content)
        game = pelagia.load(data, content)
        game.view(None)
        game.events = pelagia.replay(record, content).events
        return game


def replay(file: Path, data: dict[str, Any], content: Any = None, upto: int | None = None) -> Game:
    """Return the game after the first choices of a save or record."""
    with _sound(file):
        return pelagia.replay(Record.from_json(data), content, upto)


@contextmanager
def _sound(file: Path) -> Iterator[None]:
    """Whatever breaks in here, breaks because the file is damaged; what has a sentence of its own keeps it."""
    try:
        yield
    except PelagiaError as error:
        if not isinstance(error, BadSave):
            raise
        raise BadSave(Text("terminal-damaged", file=str(file))) from error
    except Exception as cause:  # numbers and names in a damaged state can break anything that uses them
        raise BadSave(Text("terminal-damaged", file=str(file))) from cause


def _is_ours(file: Path) -> bool:
    try:
        read(file)
    except (BadSave, OSError):
        return False
    return True


def _reason(error: OSError) -> Text:
    known = {FileNotFoundError: "missing", NotADirectoryError: "missing", IsADirectoryError: "folder"}
    reason = "forbidden" if isinstance(error, PermissionError) else known.get(type(error))
    return (
        Text(f"cli-file-{reason}") if reason else Text("cli-file-other", what=errno.errorcode.get(error.errno or 0, ""))
    )

"""Runs a command in the reader's language, and turns every error into one sentence and an exit code."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence

from pelagia.cli import (
    arena,
    balancing,
    benching,
    calibrating,
    commands,
    compiling,
    joining,
    terminal,
    training,
    tuning,
)
from pelagia.cli.archive import archive
from pelagia.cli.backup import backup, restore
from pelagia.cli.completion import completion
from pelagia.cli.content import content
from pelagia.cli.main import INTERRUPTED
from pelagia.cli.meant import meant
from pelagia.cli.parser import build, parse
from pelagia.core.errors import PelagiaError
from pelagia.core.text import Text
from pelagia.system import NO_ROOM
from pelagia.text import Catalogue, language

DONE, BUG, WRONG_INPUT = 0, 1, 2
COMMANDS = {
    "games": commands.games,
    "play": terminal.play,
    "serve": commands.serve,
    "join": joining.join,
    "mcp": joining.mcp,
    "archive": archive,
    "backup": backup,
    "restore": restore,
    "replay": terminal.replay,
    "simulate": commands.simulate,
    "arena": arena.arena,
    "balance": balancing.balance,
    "train": training.train,
    "calibrate": calibrating.calibrate,
    "bots": training.list_bots,
    "bench": benching.bench,
    "content": content,
    "tune": tuning.tune,
    "compile": compiling.compile_games,
    "completion": completion,
}

_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EEXIST: "exists",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    **dict.fromkeys(NO_ROOM, "full"),
}
# What a plain installation lacks, by command.
_EXTRAS = {"join": "client", "mcp": "mcp", **dict.fromkeys(("serve", "archive", "backup", "restore"), "server")}


class MissingExtra(PelagiaError):
    """A command needs packages that a plain installation does not bring."""


def run(arguments: Sequence[str]) -> int:
    """Run `pelagia` with these arguments and return its exit code."""
    words = Catalogue(language(_wanted_language(arguments)))
    _print_anything()
    try:
        code = _command(arguments, words)
        sys.stdout.flush()  # here, where a closed pipe can still be dealt with
        return code
    except KeyboardInterrupt:
        return _say(words.say("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BUG
    except Exception as error:
        if os.environ.get("PELAGIA_DEBUG") == "1":
            raise
        said = words(_sentence(error))
        if isinstance(error, PelagiaError) and (name := meant(error)):
            said = f"{said if said.endswith('.') else f'{said}.'} {words.say('cli-did-you-mean', name=name)}"
        return _say(said, WRONG_INPUT if isinstance(error, PelagiaError | OSError) else BUG)


def _command(arguments: Sequence[str], words: Catalogue) -> int:
    parser = build(words)
    try:
        args = parse(parser, arguments)
    except SystemExit:  # argparse, after help and version
        return DONE
    args.lang = words.lang
    if args.command is None:
        parser.print_help()
        return DONE
    try:
        return COMMANDS[args.command](args)
    except ModuleNotFoundError as error:
        if args.command not in _EXTRAS or (error.name or "").startswith("pelagia"):
            raise
        raise MissingExtra(command=args.command, extra=_EXTRAS[args.command], package=str(error.name)) from error


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """Find --lang before anything is parsed: help and errors are in that language too."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            return value or next(iter(arguments[place + 1 :]), None)
    return None


def _print_anything() -> None:
    """Where a terminal lacks a letter, a question mark is better than an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _sentence(error: Exception) -> Text:
    if isinstance(error, PelagiaError):
        return error.text
    if isinstance(error, OSError) and error.filename:
        reason = _REASONS.get(error.errno or 0)
        why = Text(f"cli-file-{reason}") if reason else Text("cli-file-other", what=_code(error))
        return Text("error-file", file=str(error.filename), why=why)
    if isinstance(error, OSError):
        return Text("error-system", what=_code(error))
    return Text("error-bug", what=f"{type(error).__name__}: {error}")


def _code(error: OSError) -> str:
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


def _say(sentence: str, code: int) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return code

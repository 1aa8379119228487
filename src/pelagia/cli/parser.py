"""The arguments of all commands. argparse parses; all its words come from the catalogues."""

from __future__ import annotations

import argparse
from argparse import Action, ArgumentError, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NoReturn

import pelagia
from pelagia import bots
from pelagia.cli import terminal
from pelagia.cli.completion import SHELLS
from pelagia.core.errors import BadOption, PelagiaError
from pelagia.server import arguments as server
from pelagia.system import processors
from pelagia.text import LANGUAGES, Catalogue

COMMANDS = (
    *("games", "play", "serve", "join", "mcp", "archive", "backup", "restore", "replay"),
    *("simulate", "arena", "balance", "train", "calibrate", "bots"),
    *("content", "tune", "bench", "compile", "completion"),
)
# Beyond these somebody has mistyped, and the machine would drown.
MOST_GAMES = 100_000_000
MOST_WORKERS = 1000
MOST_ROUNDS = 100
_WHOLE = "…, -1, 0, 1, 2, …"


class MissingArgument(PelagiaError):
    """A command needs one argument more."""


class NeedsValue(PelagiaError):
    """An option needs a value."""


class TakesNoValue(PelagiaError):
    """An option was given a value, and takes none."""


class UnknownArgument(PelagiaError):
    """A command does not know this argument."""


class Parser(argparse.ArgumentParser):
    """Speaks the reader's language, and raises typed errors instead of ending the process."""

    def __init__(self, words: Catalogue, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,  # what is short for one option today is ambiguous tomorrow
            exit_on_error=False,
            formatter_class=partial(_Formatter, words),
            **settings,
        )
        self.words = words
        self._positionals.title = words.say("cli-title-arguments")
        self._optionals.title = words.say("cli-title-options")
        self.flag("-h", "--help", action="help", text="help")
        self.flag("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, text="lang")

    def flag(self, *names: str, text: str, metavar: str | None = None, **settings: Any) -> None:
        """Add an argument with its help from the catalogue."""
        if metavar:
            settings["metavar"] = self.words.say(f"cli-metavar-{metavar}")
        default = settings.get("default", "")
        usual = ",".join(default) if isinstance(default, tuple) else str(default)
        help = self.words.say(f"cli-help-{text}", default=usual)
        self.add_argument(*names, help=help.replace("%", "%%"), **settings)

    def whole(self, name: str, allowed: range | None = None, **settings: Any) -> None:
        """Add an option that takes a whole number."""
        self.flag(name, type=partial(_whole, allowed), metavar="number", text=name.lstrip("-"), **settings)

    def error(self, message: str) -> NoReturn:
        """argparse calls this for a missing argument only, which it names at the end; everything else it raises."""
        raise MissingArgument(name=message.rpartition(": ")[2])

    def _get_value(self, action: Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except ArgumentError as cause:  # the value was not understood
            said = cause.__context__  # our own types say what is allowed, `int` says nothing
            allowed = str(said) if isinstance(said, ArgumentTypeError) else _WHOLE
            raise BadOption(name=_name(action), value=arg_string, allowed=allowed) from cause

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise BadOption(name=_name(action), value=str(value), allowed=", ".join(map(str, action.choices)))


class _Formatter(HelpFormatter):
    def __init__(self, words: Catalogue, **settings: Any) -> None:
        super().__init__(**settings)
        self._words = words

    def add_usage(self, usage: str | None, actions: Iterable[Action], groups: Any, prefix: str | None = None) -> None:
        said = f"{self._words.say('cli-title-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)


def parse(parser: Parser, arguments: Sequence[str]) -> Namespace:
    """Parse all arguments. BadOption and the errors above say what is wrong."""
    try:
        args, unknown = parser.parse_known_args(arguments)
    except ArgumentError as cause:
        if cause.argument_name is None:  # later versions of Python raise this instead of calling `error`
            parser.error(cause.message)
        names = cause.argument_name.split("/")
        given = any(argument.startswith(f"{name}=") for name in names for argument in arguments)
        raise (TakesNoValue if given else NeedsValue)(name=names[-1]) from cause
    if unknown:
        raise UnknownArgument(name=unknown[0], known=", ".join(_options_of(parser, arguments)))
    return args


def _options_of(parser: Parser, arguments: Sequence[str]) -> list[str]:
    """The names of all options that may stand here, those of the command too."""
    parsers: list[argparse.ArgumentParser] = [parser]
    for known in parsers:  # grows: a command may have actions
        for action in known._actions:
            if isinstance(action, argparse._SubParsersAction):
                parsers += [inner for argument in arguments if (inner := action.choices.get(argument))]
    return [name for command in parsers for action in command._actions for name in action.option_strings]


def build(words: Catalogue) -> Parser:
    """Return the parser of `pelagia` with all its commands."""
    parser = Parser(words, prog="pelagia", description=words.say("cli-description"))
    parser.flag("--version", action="version", version=f"pelagia {pelagia.__version__}", text="version")
    title, metavar = words.say("cli-title-commands"), words.say("cli-metavar-command")
    commands = parser.add_subparsers(title=title, metavar=metavar, dest="command")
    said = {name: words.say(f"cli-command-{name}") for name in COMMANDS}
    added = {name: commands.add_parser(name, words=words, help=text, description=text) for name, text in said.items()}
    added["play"].flag("game", metavar="game", text="game")
    added["replay"].flag("file", metavar="file", text="record")
    terminal.add_arguments(added["play"], added["replay"], words.say)
    _join(added["join"])
    added["mcp"].flag("link", nargs="?", metavar="link", text="mcp-link")
    added["mcp"].flag("--name", metavar="name", text="mcp-name")
    added["mcp"].flag("--content", metavar="folder", text="content")
    _simulate(added["simulate"])
    _arena(added["arena"])
    _balance(added["balance"])
    _train(added["train"])
    _calibrate(added["calibrate"])
    added["bots"].flag("game", nargs="?", metavar="game", text="bots-game")
    added["bots"].flag("--json", metavar="file", text="json")
    _content(added["content"])
    _tune(added["tune"])
    _bench(added["bench"])
    _compile(added["compile"])
    added["completion"].flag("shell", choices=SHELLS, metavar="shell", text="shell")
    server.add_arguments(added["serve"], words.say)
    added["archive"].flag("table", nargs="?", metavar="table", text="archive-table")
    for name in ("backup", "restore"):
        added[name].flag("file", metavar="file", text=f"{name}-file")
    added["restore"].flag("--replace", action="store_true", text="restore-replace")
    for name in ("archive", "backup", "restore"):
        added[name].flag("--db", default=server.DEFAULT.db, metavar="file", text="archive-db")
    return parser


def _join(command: Parser) -> None:
    command.flag("link", metavar="link", text="join-link")
    command.flag("--bot", default=bots.BEST, metavar="bot", text="join-bot")
    command.flag("--name", metavar="name", text="join-name")
    command.whole("--seat", range(1, 100))
    command.whole("--seed", default=0)
    command.flag("--content", metavar="folder", text="content")


def _simulate(command: Parser) -> None:
    _games(command, "random")
    command.whole("--start", range(MOST_GAMES + 1), default=0)


def _arena(command: Parser) -> None:
    _games(command, "greedy")
    command.flag("--until", default="", metavar="proof", text="until")


def _balance(command: Parser) -> None:
    _games(command, "greedy")
    command.flag("--plans", type=_list, default=(), metavar="plans", text="plans")
    command.flag("--without", action="append", default=[], metavar="item", text="without")
    command.flag("--against", metavar="folder", text="against")
    command.flag("--markdown", metavar="file", text="markdown")
    command.flag("--html", metavar="file", text="html")


def _games(command: Parser, bot: str) -> None:
    """The arguments of commands that let bots play."""
    command.flag("game", metavar="game", text="game")
    command.whole("--players")
    command.whole("--games", range(1, MOST_GAMES + 1), default=100)
    command.flag("--bots", type=_bots, default=(bot,), metavar="bots", text="bots")
    command.whole("--seed", default=0)
    _workers(command)
    command.flag("--option", action="append", default=[], metavar="option", text="option")
    command.flag("--content", metavar="folder", text="content")
    command.flag("--vary", action="append", default=[], metavar="name", text="vary")
    command.flag("--json", metavar="file", text="json")


def _workers(command: Parser) -> None:
    command.whole("--workers", range(1, MOST_WORKERS + 1), default=processors())
    command.flag("--ray", metavar="address", text="ray")


def _train(command: Parser) -> None:
    command.flag("game", metavar="game", text="game")
    command.flag("--mode", default="competitive", metavar="mode", text="mode")
    games = partial(_whole, range(1, MOST_GAMES + 1))
    command.flag("--games", type=games, default=2000, metavar="number", text="train-games")
    command.whole("--rounds", range(MOST_ROUNDS + 1), default=3)
    command.whole("--gate", range(1, MOST_GAMES + 1), default=400)
    command.whole("--seed", range(MOST_GAMES + 1), default=0)
    _workers(command)
    command.flag("--folder", default="weights", metavar="folder", text="train-folder")
    command.flag("--json", metavar="file", text="json")


def _calibrate(command: Parser) -> None:
    command.flag("game", metavar="game", text="game")
    command.flag("--mode", metavar="mode", text="calibrate-mode")
    games = partial(_whole, range(1, MOST_GAMES + 1))
    command.flag("--games", type=games, default=300, metavar="number", text="calibrate-games")
    command.whole("--seed", range(MOST_GAMES + 1), default=0)
    _workers(command)
    command.flag("--folder", default="calibration", metavar="folder", text="calibrate-folder")
    command.flag("--file", metavar="file", text="calibrate-file")
    command.flag("--json", metavar="file", text="json")


def _content(command: Parser) -> None:
    words = command.words
    title, metavar = words.say("cli-title-actions"), words.say("cli-metavar-action")
    actions = command.add_subparsers(title=title, metavar=metavar, dest="action", required=True)
    said = {name: words.say(f"cli-content-action-{name}") for name in ("check", "new", "schema", "show")}
    added = {name: actions.add_parser(name, words=words, help=text, description=text) for name, text in said.items()}
    for name in ("check", "show"):
        added[name].flag("folder", metavar="folder", text="content")
    added["check"].flag("--json", metavar="file", text="json")
    added["show"].flag("--html", metavar="file", text="content-html")
    added["show"].flag("--changed", action="store_true", text="content-changed")
    added["new"].flag("folder", metavar="folder", text="content-new")
    added["new"].flag("--game", metavar="game", text="game")
    added["schema"].flag("game", metavar="game", text="game")
    added["schema"].flag("file", nargs="?", default="-", metavar="file", text="content-file")


def _tune(command: Parser) -> None:
    command.flag("plan", metavar="file", text="tune-plan")
    command.flag("--folder", metavar="folder", text="tune-folder")
    _workers(command)
    command.flag("--json", metavar="file", text="json")
    command.flag("--markdown", metavar="file", text="markdown")


def _bench(command: Parser) -> None:
    command.flag("games", nargs="*", metavar="game", text="bench-games")
    command.flag("--seconds", type=_seconds, default=1.0, metavar="seconds", text="seconds")
    command.flag("--json", metavar="file", text="json")
    command.flag("--compare", metavar="baseline", text="bench-compare")


def _compile(command: Parser) -> None:
    command.flag("games", nargs="*", metavar="game", text="compile-games")
    command.flag("--check", action="store_true", text="compile-check")
    command.flag("--clean", action="store_true", text="compile-clean")


def _name(action: Action) -> str:
    return action.option_strings[-1] if action.option_strings else str(action.metavar)


def _whole(allowed: range | None, written: str) -> int:
    if allowed is None:
        return int(written)
    if not written.isdecimal() or int(written) not in allowed:
        raise ArgumentTypeError(f"{allowed[0]}–{allowed[-1]}")
    return int(written)


def _seconds(written: str) -> float:
    try:
        number = float(written)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:  # also so for "nan"
        raise ArgumentTypeError("> 0, ≤ 3600")
    return number


def _list(written: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in written.split(","))


def _bots(written: str) -> tuple[str, ...]:
    """Split a list of bots; whoever is not known is found here, before anything begins."""
    names = _list(written)
    for name in names:
        bots.make(name, 0)
    return names

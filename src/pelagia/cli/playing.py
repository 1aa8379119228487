"""From arguments to a table: a new game, a saved one, or one to look at."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pelagia
from pelagia import bots
from pelagia.cli import saves
from pelagia.cli.options import options_of, players_of
from pelagia.cli.replaying import Replay
from pelagia.cli.screen import Screen
from pelagia.cli.session import Session
from pelagia.cli.table import Table, catalogue, named, resume, start
from pelagia.core.errors import BadOption, BadSave
from pelagia.core.game import Game
from pelagia.core.text import Text
from pelagia.text import Catalogue, language

DEFAULTS: dict[str, Any] = {
    "players": None,
    "bots": (bots.DEFAULT,),
    "seat": 1,
    "seed": None,
    "option": (),
    "name": None,
    "content": "",
    "resume": None,
    "save": None,
    "lang": None,
    "fast": False,
    "confirm": False,
    "all": False,
}


def play(args: Namespace, screen: Screen | None = None) -> int:
    """Play a game against bots."""
    args = _complete(args)
    words = Catalogue(language(args.lang))
    pelagia.rules(args.game)  # an unknown game, before anything else
    table = _new(args, words) if args.resume is None else _resumed(args, words)
    screen = screen or Screen(fast=args.fast or not sys.stdin.isatty())
    cat = catalogue(words.lang, table.game.content, table.names)
    return Session(table, cat, screen, args.confirm).run(greet=args.resume is None)


def _complete(args: Namespace) -> Namespace:
    """Fill in what was not given."""
    given = {name: value for name, value in vars(args).items() if value is not None}
    return Namespace(**{**DEFAULTS, **given})


def _new(args: Namespace, words: Catalogue) -> Table:
    file = _unused(args.save) if args.save else saves.new_file(args.game)
    folder = str(saves.path(args.content)) if args.content else ""  # from wherever the game will be resumed
    players = players_of(args.game) if args.players is None else args.players
    game = pelagia.new(args.game, players, args.seed, options_of(args.game, args.option), _box(args.game, folder))
    if not 1 <= args.seat <= players:
        raise BadOption(name="--seat", value=str(args.seat), allowed=f"1-{players}")
    return start(game, args.bots, args.seat - 1, _people(args, words, game), folder, str(file))


def _resumed(args: Namespace, words: Catalogue) -> Table:
    """The game of a file, or the one that was played last. It goes on in its own file, not in a copy's."""
    file = saves.path(args.resume) if args.resume else saves.newest(args.game)
    if file is None:
        raise BadSave(Text("terminal-nothing-kept", game=args.game))
    data = saves.read(file)
    if data["header"].get("game") != args.game:
        raise BadSave(Text("terminal-other-game", file=str(file), game=str(data["header"].get("game"))))
    folder = _folder(args, data)
    game = saves.load(file, data, _box(args.game, folder))
    table = resume(game, data.get("table"), _people(args, words, game), folder)
    if args.save:
        table.file = str(_unused(args.save, file))
    elif table.file != str(file):
        table.file = str(saves.new_file(args.game))
    return table


def _unused(written: str, own: Path | None = None) -> Path:
    """The file in which a game will be kept: a new one, or its own."""
    file = saves.path(written)
    if file.exists() and file != own:
        raise BadOption(Text("terminal-save-exists", file=str(file)))
    return file


def _people(args: Namespace, words: Catalogue, game: Game) -> tuple[str, str]:
    """The person's name, and that of an automaton if the game has one."""
    has_automaton = len(game.answers) > game.players
    automaton = words.say(f"terminal-automaton-{args.game}") if has_automaton else ""
    return args.name or words.say("terminal-person"), automaton


def _box(game: str, folder: str) -> Any:
    return pelagia.rules(game).load_content(folder) if folder else None


def replay(args: Namespace, screen: Screen | None = None) -> int:
    """Look at a record or save."""
    seat, args = getattr(args, "seat", None), _complete(args)
    file = saves.path(args.file)
    data = saves.read(file)
    box = _box(str(data["header"].get("game")), _folder(args, data))
    last = saves.replay(file, data, box)
    if seat is not None and not 1 <= seat <= last.players:
        raise BadOption(name="--seat", value=str(seat), allowed=f"1-{last.players}")
    names = named(data.get("table"), last) or _seats(last, Catalogue(language(args.lang)))
    cat = catalogue(language(args.lang), last.content, names)
    everything = args.all or (screen is None and not sys.stdin.isatty())
    screen = screen or Screen(fast=True)
    show = Replay(lambda upto: saves.replay(file, data, box, upto), last, names, cat, screen, seat and seat - 1)
    return show.run(everything)


def _seats(game: Game, words: Catalogue) -> list[str]:
    """Names for a record that has none."""
    players = [words.say("core-seat", number=n + 1) for n in range(game.players)]
    automata = range(len(game.answers) - len(players))
    return players + [words.say(f"terminal-automaton-{game.rules.name}") for _ in automata]


def _folder(args: Namespace, data: dict[str, Any]) -> str:
    """The folder of the content pack: as given, or as the save says."""
    about = data.get("table")
    return args.content or (str(about.get("content") or "") if isinstance(about, dict) else "")

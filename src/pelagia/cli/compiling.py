"""The command that compiles the rules, and compares what it made with the source."""

from __future__ import annotations

from argparse import Namespace

import pelagia
from pelagia.cli import output
from pelagia.core.errors import PelagiaError
from pelagia.native import build, built, digests, group_of
from pelagia.text import Catalogue

CHECKED = (("random", 1000), ("greedy", 10))  # games of each bot that both ways of running must play alike


class PlaysDifferently(PelagiaError):
    """Compiled rules and their source do not agree."""


def compile_games(args: Namespace) -> int:
    """Compile the core and some games; with --check also compare them with the source."""
    words, console = Catalogue(args.lang), output.console()
    if args.clean:
        build.clean()
        console.print(words.say("cli-compile-cleaned"))
        return 0
    names = args.games or list(pelagia.NAMES)
    for name in names:  # what is unknown is refused before anything begins
        pelagia.rules(name)
    known = built()
    if missing := [name for name in names if group_of(name) not in known]:
        for step in build.build([group_of(name) for name in missing]):
            console.print(words.say(f"cli-compile-{step}"))
        console.print(words.say("cli-compile-done", games=", ".join(missing)))
    else:
        console.print(words.say("cli-compile-fresh", games=", ".join(names)))
    return _check(names, words) if args.check else 0


def _check(names: list[str], words: Catalogue) -> int:
    for name in names:
        for bot, games in CHECKED:
            pure, compiled = digests.compared(name, bot, games)
            if pure != compiled:
                raise PlaysDifferently(game=name, bot=bot)
            output.console().print(words.say("cli-compile-same", game=name, games=games, bot=bot, digest=pure[:12]))
    return 0

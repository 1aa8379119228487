"""The entry points of the terminal game: `pelagia play` and `pelagia replay`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from pelagia.core.rng import unpacked


def add_arguments(play: ArgumentParser, replay: ArgumentParser, say: Callable[[str], str]) -> None:
    """Give both commands their arguments besides game or file, with help in the reader's language."""

    def add(parser: ArgumentParser, name: str, metavar: str = "", text: str = "", **settings: Any) -> None:
        if metavar:
            settings["metavar"] = say(f"cli-metavar-{metavar}")
        parser.add_argument(name, help=say(f"terminal-arg-{text or name.strip('-')}"), **settings)

    add(play, "--players", "number", type=int)
    add(play, "--bots", "bots", type=_names)
    add(play, "--seat", "number", type=int)
    add(play, "--seed", "number", type=_seed)
    add(play, "--option", "option", action="append")
    add(play, "--content", "folder")
    add(play, "--name")
    add(play, "--resume", "file", nargs="?", const="")
    add(play, "--save", "file")
    add(play, "--confirm", action="store_true")
    add(play, "--fast", action="store_true")
    add(replay, "--seat", "number", text="look", type=int)
    add(replay, "--all", action="store_true")
    add(replay, "--content", "folder")


def _seed(written: str) -> int | str:
    """A number, or the hexadecimal digits that a record has for a seed that was drawn."""
    if (written.isdecimal() and int(written).bit_length() > 64) or not written.lstrip("-").isdecimal():
        unpacked(written)  # ValueError: neither of them
        return written
    return int(written)


def _names(written: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in written.split(","))


def play(args: Namespace) -> int:
    """Play a game against bots; PelagiaError or OSError say what is wrong with the arguments or the file."""
    from pelagia.cli import playing  # with rich and bots, which the help of a command does not need

    return playing.play(args)


def replay(args: Namespace) -> int:
    """Look at a record or save, step by step or as a whole."""
    from pelagia.cli import playing

    return playing.replay(args)

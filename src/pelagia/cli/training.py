"""The commands `train` and `bots`: learn to judge a game, and list its bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pelagia
from pelagia import bots
from pelagia.bots import manifest
from pelagia.cli import output
from pelagia.cli.options import workers_of
from pelagia.cli.output import number
from pelagia.cli.reporting import told
from pelagia.core.errors import PelagiaError
from pelagia.text import Catalogue


class NeedsLab(PelagiaError):
    """Something is missing that only the lab needs."""


def train(args: Namespace) -> int:
    """Learn from games between bots; what was proved to be stronger lies in the folder then."""
    if find_spec("numpy") is None:
        raise NeedsLab(what="numpy")
    from pelagia.lab.train import Course, gate_seed, prove, train  # with numpy, which no other command needs

    words, console = Catalogue(args.lang), output.console()
    course = Course(args.game, args.mode, args.games, args.rounds, args.gate, args.seed)
    output.check_writable(args.json)
    quiet = args.json == "-"

    def say(what: str, figures: Mapping[str, Any]) -> None:
        if not quiet:
            _say(words, console.print, what, figures)

    about = course.about
    if not quiet:
        console.print(told(words, about))
    done: list[dict[str, Any]]
    if course.rounds:
        rounds = train(course, Path(args.folder), workers_of(args), say)
        done = [{**asdict(result), "fit": {"pull": result.fit.pull, "stages": result.fit.stages}} for result in rounds]
    else:
        verdicts = prove(course, Path(args.folder), workers_of(args), say)
        done = [{"number": 0, "verdicts": [asdict(verdict) for verdict in verdicts]}]
    if args.json:
        report = {"about": asdict(about), "mode": course.mode, "gate_seed": gate_seed(course), "rounds": done}
        output.write_json(args.json, report)
    return 0


def _say(words: Catalogue, tell: Any, what: str, figures: Mapping[str, Any]) -> None:
    if what == "played":
        tell(words.say("cli-train-played", round=figures["round"], games=figures["games"], of=figures["of"]))
    elif what == "fitted":
        tell(words.say("cli-train-fitted", round=figures["round"], positions=figures["positions"]))
        columns = [words.say(f"cli-column-{name}") for name in ("left", "hand", "line", "slope")]
        rows = [
            [number(words, 100 * stage["left"], 0), *(number(words, stage[name], 2) for name in KINDS)]
            for stage in figures["stages"]
        ]
        tell(output.table("", columns, rows))
    else:
        tell(words.say("cli-train-passed" if figures["passed"] else "cli-train-failed", round=figures["round"]))
        columns = [words.say(f"cli-column-{name}") for name in ("players", "games", "share")]
        each = figures["verdicts"]
        shares = [number(words, 100 * verdict["share"]) for verdict in each]
        rows = [
            [str(verdict["players"]), str(verdict["games"]), share] for verdict, share in zip(each, shares, strict=True)
        ]
        tell(output.table("", columns, rows))


YARDSTICKS = ("random", "greedy")
KINDS = ("hand_r2", "line_r2", "line_slope")


def list_bots(args: Namespace) -> int:
    """List the levels of one game or of all, with what is known of their strength."""
    words = Catalogue(args.lang)
    names = [args.game] if args.game else pelagia.listed()
    for name in names:
        pelagia.rules(name)
    listed = {name: described(words, name) for name in names}
    if args.json:
        measured = {name: {bot: manifest.ratings(name).get(bot) for bot in YARDSTICKS} for name in names}
        report = {"default": bots.DEFAULT, "best": bots.LEVELS[-1], "games": listed, "yardsticks": measured}
        output.write_json(args.json, report)
    if args.json != "-":
        columns = [words.say(f"cli-column-{name}") for name in ("bot", "typed", "rating", "character")]
        for name, levels in listed.items():
            ratings = ["–" if level["rating"] is None else number(words, level["rating"], 0) for level in levels]
            each = zip(levels, ratings, strict=True)
            shown = [[level["title"], level["name"], rating, level["character"]] for level, rating in each]
            made = output.table(name, columns, shown)
            made.columns[1].justify = made.columns[3].justify = "left"
            output.console().print(made)
    return 0


def described(words: Catalogue, game: str) -> list[dict[str, Any]]:
    """The levels of a game, the weakest first; a rating is None where nothing was measured."""
    ratings = manifest.ratings(game)
    return [
        {
            "name": name,
            "title": words.say(f"bot-{name}"),
            "character": words.say(f"bot-{name}-character"),
            "level": level,
            "rating": ratings.get(name),
            "learned": [mode for mode in _modes(game) if f"{game}-{mode}" in manifest.entries()] if level == 6 else [],
            "fingerprint": bots.fingerprint(name),
        }
        for level, name in enumerate(bots.LEVELS, 1)
    ]


def _modes(game: str) -> tuple[str, ...]:
    features = pelagia.rules(game).features
    return features.modes if features else ()

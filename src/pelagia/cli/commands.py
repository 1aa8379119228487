"""The commands `games` and `simulate`."""

from __future__ import annotations

from argparse import Namespace

import pelagia
from pelagia.cli import output, reporting
from pelagia.cli.options import plan_of, workers_of
from pelagia.cli.output import number
from pelagia.core.errors import PelagiaError
from pelagia.lab import simulate as lab_simulate
from pelagia.lab.play import Plan
from pelagia.system import can_fork
from pelagia.text import Catalogue


class CannotServe(PelagiaError):
    """This system cannot split processes, and the server's workers live on that."""


def games(args: Namespace) -> int:
    """List the games: name, players, what it is about."""
    words = Catalogue(args.lang)
    columns = [words.say(f"cli-column-{name}") for name in ("game", "players", "about")]
    console = output.console()
    made = output.table("", columns, [])
    made.columns[2].justify = "left"
    for name in pelagia.listed():
        players = pelagia.rules(name).players
        made.add_row(name, f"{players[0]}–{players[-1]}", words.say(f"cli-game-{name}"))
    console.print(made)
    return 0


def simulate(args: Namespace) -> int:
    """Let bots play many games; print a table or JSON."""
    words = Catalogue(args.lang)
    plan = Plan(**plan_of(args), start=args.start)
    output.check_writable(args.json)
    with output.progress(words.say("cli-progress-games"), plan.games) as done:
        report = lab_simulate.simulate(plan, workers_of(args), done)
    if args.json:
        output.write_json(args.json, report.to_json())
    if args.json != "-":
        _print_report(words, report)
    return 0


def _print_report(words: Catalogue, report: lab_simulate.Report) -> None:
    console = output.console()
    title = reporting.title(words, report.about, report.players, report.games)
    columns = [words.say(f"cli-column-{name}") for name in ("bot", "seats", "wins", "share", "mean")]
    rows = [
        [
            bot.name,
            number(words, bot.games),
            number(words, bot.wins),
            number(words, 100 * bot.wins / bot.games) if bot.games else "–",
            number(words, bot.mean),
        ]
        for bot in report.bots
    ]
    console.print(output.table(title, columns, rows))
    scores = report.scores
    columns = [words.say(f"cli-column-{name}") for name in ("scores", "mean", "p10", "p50", "p90", "max")]
    figures = (scores.mean, scores.p10, scores.p50, scores.p90, scores.max)
    rows = [[words.say("cli-all-seats"), *(number(words, figure) for figure in figures)]]
    if report.opponent is not None:
        rows.append([words.say("cli-opponent"), number(words, report.opponent), "", "", "", ""])
    console.print(output.table("", columns, rows))
    if report.varied:
        columns = [words.say(f"cli-column-{name}") for name in ("option", "games", "won-games", "mean")]
        each = [
            (option.option, *(number(words, n) for n in (option.games, option.won, option.mean)))
            for option in report.varied
        ]
        console.print(output.table("", columns, each))
    console.print(reporting.told(words, report.about))
    console.print(
        words.say(
            "cli-simulated-time",
            decisions=number(words, report.decisions),
            seconds=number(words, report.seconds),
            games=number(words, report.games_per_second),
            rate=number(words, report.decisions_per_second, 0),
        )
    )


def serve(args: Namespace) -> int:
    """Serve the page and the tables until told to stop."""
    if not can_fork():
        raise CannotServe()
    from pelagia.server import command  # here, since no other command should wait for the server's libraries

    return command.serve(args)

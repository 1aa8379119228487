"""The command `arena`: which bot is stronger, as a table or JSON."""

from __future__ import annotations

from argparse import Namespace

from pelagia.cli import output, reporting
from pelagia.cli.options import plan_of, workers_of
from pelagia.cli.output import number
from pelagia.cli.reporting import plain
from pelagia.lab import arena as lab
from pelagia.lab.arena import Match, Report
from pelagia.lab.ratings import can_rate
from pelagia.lab.statistics import Estimate
from pelagia.text import Catalogue

COLUMNS = ("bot", "seats", "share", "points", "margin", "rating", "ms", "p99", "longest")


def arena(args: Namespace) -> int:
    """Let bots play the same deals at all seats; print who is stronger."""
    words = Catalogue(args.lang)
    match = Match(**plan_of(args), until=args.until)
    output.check_writable(args.json)
    with output.progress(words.say("cli-progress-games"), match.games) as done:
        report = lab.arena(match, workers_of(args), done)
    if args.json:
        output.write_json(args.json, report.to_json())
    if args.json != "-":
        _print(words, report)
    return 0


def _print(words: Catalogue, report: Report) -> None:
    console = output.console()
    title = words.say(
        "cli-arena",
        game=report.about.game,
        games=report.games,
        deals=report.deals,
        players=report.players,
        seed=str(report.about.seed),
    )
    rows = [
        [
            bot.name,
            number(words, bot.games),
            plain(words, Estimate(bot.win_share, bot.low, bot.high), 100),
            plain(words, bot.points),
            plain(words, bot.margin),
            f"{number(words, bot.rating.points, 0)} ±{number(words, 2 * bot.rating.error, 0)}" if bot.rating else "–",
            *(number(words, bot.ms[name], 2) for name in ("mean", "p99", "max")),
        ]
        for bot in sorted(report.bots, key=lambda bot: -bot.win_share)
    ]
    console.print(output.table(title, [words.say(f"cli-column-{name}") for name in COLUMNS], rows))
    console.print(reporting.told(words, report.about))
    if len(report.bots) > 1 and not can_rate():
        console.print(words.say("cli-no-ratings"), markup=False, soft_wrap=True)  # it has brackets, and is to be copied
    if report.proved:
        first, _, second = report.proved.partition(">")
        console.print(words.say("cli-arena-proved", first=first, second=second))
    elif report.until:
        console.print(words.say("cli-arena-open", games=report.games))

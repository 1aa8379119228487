"""The command that measures the games, or counts what a change of the source costs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict

import pelagia
from pelagia.cli import output, reporting
from pelagia.cli.output import number
from pelagia.lab import bench as lab
from pelagia.lab import counting
from pelagia.lab.about import about_game
from pelagia.lab.bench import Figures
from pelagia.text import Catalogue

OVER = ("decision", "clone")  # of which the table shows how much faster they are compiled


def bench(args: Namespace) -> int:
    """Measure how fast the games are; print tables or JSON."""
    words = Catalogue(args.lang)
    names = list(dict.fromkeys(args.games)) or pelagia.listed()
    for name in names:
        pelagia.rules(name)
    output.check_writable(args.json)
    if args.compare:
        return _compare(args, words, names)
    with output.progress(words.say("cli-progress-bench"), lab.count_rounds(names)) as done:
        report = lab.bench(names, args.seconds, lambda: done(1))
    if args.json:
        output.write_json(args.json, report.to_json())
    if args.json != "-":
        _print(words, report)
    return 0


def _print(words: Catalogue, report: lab.Report) -> None:
    console = output.console()
    for way in lab.WAYS:
        engines = {name: ways[way] for name, ways in report.games.items() if way in ways}
        if not engines:
            console.print(words.say("cli-not-compiled"))
            continue
        if report.catanatron:
            engines[lab.PEER] = report.catanatron
        shown = [_rows(words, figures) for figures in engines.values()]
        titles = dict.fromkeys(title for rows in shown for title in rows)
        rows = [[title, *(number(words, column.get(title)) for column in shown)] for title in titles]
        title = words.say(f"cli-benched-{way}", python=report.python)
        headings = [name.replace("-", " ") for name in engines]  # they may be broken there
        console.print(output.table(title, ["", *headings], rows))
    if not report.catanatron:
        console.print(words.say("cli-no-catanatron"))
    for about in report.about.values():
        console.print(reporting.told(words, about))


def _rows(words: Catalogue, figures: Figures) -> Mapping[str, float]:
    """What is printed of a game, by its title."""
    plain = {
        "players": figures.players,
        "games-per-second": figures.games_per_second,
        "decisions-per-second": figures.decisions_per_second,
        "decisions-per-game": figures.decisions_per_game,
        **figures.microseconds,
        **{f"times-{what}": times for what, times in figures.times_as_fast.items()},
        **{f"over-{what}": times for what, times in figures.over_pure.items() if what in OVER},
    }
    return {
        **{words.say(f"cli-figure-{name}"): value for name, value in plain.items()},
        **{words.say("cli-figure-by-players", players=n): time for n, time in figures.by_players.items()},
        **{
            words.say(f"cli-figure-{name}", bot=bot): time
            for bot, times in figures.bots.items()
            for name, time in times.items()
        },
    }


def _compare(args: Namespace, words: Catalogue, names: Sequence[str]) -> int:
    """Count instructions before and now; 1 if something needs notably more."""
    with output.progress(words.say("cli-progress-count"), counting.count_jobs(names)) as done:
        counted = counting.changes(names, args.compare, lambda: done(1))
    played = {name: about_game(name, counting.BOTS, seed=0) for name in names}
    if args.json:
        changes = [{**change._asdict(), "part": change.part} for change in counted]
        output.write_json(
            args.json, {"about": {name: asdict(facts) for name, facts in played.items()}, "changes": changes}
        )
    if args.json != "-":
        _print_changes(words, counted, args.compare)
        for about in played.values():
            output.console().print(reporting.told(words, about))
    return int(any(change.is_notable and change.part > 0 for change in counted))


def _print_changes(words: Catalogue, changes: Sequence[counting.Change], baseline: str) -> None:
    titles = [words.say(f"cli-count-{change.what}", game=change.game) for change in changes]
    rows = [
        [title, number(words, change.before), number(words, change.now), f"{number(words, 100 * change.part)} %"]
        for title, change in zip(titles, changes, strict=True)
    ]
    columns = ["", *(words.say(f"cli-column-{name}") for name in ("before", "now", "change"))]
    console = output.console()
    console.print(output.table(words.say("cli-counted", baseline=baseline), columns, rows))
    notable = [title for title, change in zip(titles, changes, strict=True) if change.is_notable]
    percent = round(100 * counting.NOTABLE)
    if notable:
        console.print(words.say("cli-notable", percent=percent, what="; ".join(notable)))
    else:
        console.print(words.say("cli-nothing-notable", percent=percent))

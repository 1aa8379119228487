"""The command `balance`: what cards, boards and seats do to score and chance to win, as tables or Markdown."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import NamedTuple

import pelagia
from pelagia.cli import output
from pelagia.cli.options import plan_of, workers_of
from pelagia.cli.output import number
from pelagia.core.text import Text
from pelagia.lab import balance as lab
from pelagia.lab.balance import ItemFigures, Report, Study, WithoutFigures
from pelagia.lab.statistics import Estimate
from pelagia.text import Catalogue

MOST_ROWS = 20  # of a table on the screen; files get them all


class Table(NamedTuple):
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def balance(args: Namespace) -> int:
    """Let bots play many games; print what the things in them did, or write it as JSON or Markdown."""
    plan = Study(**plan_of(args), without=tuple(dict.fromkeys(args.without)), plans=args.plans)
    content = pelagia.rules(args.game).content

    def name_of(id: str) -> Text:
        found: Text = content[id].name
        return found

    words = Catalogue(args.lang, name_of)
    for file in (args.json, args.markdown):
        output.check_writable(file)
    with output.progress(words.say("cli-progress-games"), plan.games) as done:
        report = lab.balance(plan, workers_of(args), done)
    if args.json:
        output.write_json(args.json, report.to_json())
    if args.markdown:
        output.write_text(args.markdown, markdown(words, report))
    if "-" not in (args.json, args.markdown):
        _print(words, report)
    return 0


def _print(words: Catalogue, report: Report) -> None:
    console = output.console()
    console.print(title(words, report))
    console.print(words.say("cli-balance-note"))
    for table in tables(words, report):
        console.print()
        made = output.table(table.title, table.columns, table.rows[:MOST_ROWS])
        for column in made.columns[1:]:
            column.no_wrap = True
        console.print(made)
        if len(table.rows) > MOST_ROWS:
            console.print(words.say("cli-balance-more", n=len(table.rows) - MOST_ROWS))


def markdown(words: Catalogue, report: Report) -> str:
    """The whole report as a page."""
    lines = [title(words, report), "", words.say("cli-balance-note")]
    for table in tables(words, report):
        lines += ["", f"### {table.title}", "", _row(table.columns), _row(["---", *("--:" for _ in table.columns[1:])])]
        lines += map(_row, table.rows)
    return "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def title(words: Catalogue, report: Report) -> str:
    seed, bots = str(report.seed), ", ".join(report.bots)
    said = words.say("cli-simulated", game=report.game, players=report.players, games=report.games, seed=seed)
    options = "".join(f", {name}={value}".lower() for name, value in report.options.items())
    return f"{said}, {bots}{options}"


def tables(words: Catalogue, report: Report) -> list[Table]:
    """All that is known, in the order in which one wants to know it."""

    def label(id: str) -> str:
        return _label(words, report.game, id)

    rows = [[label(one.name), _plain(words, one.mean)] for one in report.figures]
    found = [_table(words, words.say("cli-balance-figures"), ("figure", "mean"), rows)]
    for group, items in report.groups().items():
        columns = ("item", "had", "had-share", "mean", "score-effect", "won", "win-effect")
        found.append(_table(words, label(group), columns, [_item(words, label(one.item), one) for one in items]))
    if report.without:
        names = ("item", "pairs", "kept", "score-effect", "win-effect")
        rows = [_without(words, label(one.item), one) for one in report.without]
        found.append(_table(words, words.say("cli-balance-without"), names, rows))
    return found


def _table(words: Catalogue, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    return Table(title, [words.say(f"cli-column-{name}") for name in columns], rows)


def _label(words: Catalogue, game: str, id: str) -> str:
    """What a thing is called: a message of the game or ours, the name of a card, or its identifier."""
    for text in (Text(f"lab-{game}-{id}"), Text(f"lab-{id}")):
        if words.knows(text):
            return words(text)
    name = words.piece(id)
    return name if id in name else f"{name} {id}"


def _item(words: Catalogue, label: str, one: ItemFigures) -> list[str]:
    share, won = number(words, 100 * one.share), number(words, 100 * one.chance)
    points, wins = _effects(words, one)
    return [label, number(words, one.had), share, number(words, one.mean), points, won, wins]


def _without(words: Catalogue, label: str, one: WithoutFigures) -> list[str]:
    return [label, number(words, one.pairs), number(words, 100 * one.kept), *_effects(words, one)]


def _effects(words: Catalogue, one: ItemFigures | WithoutFigures) -> list[str]:
    return [_signed(words, one.score, 1), _signed(words, one.win, 100)]


def _plain(words: Catalogue, found: Estimate) -> str:
    return f"{number(words, found.mean, 2)}{_reach(words, found, 1, 2)}"


def _signed(words: Catalogue, found: Estimate | None, factor: int) -> str:
    """A difference; nothing is neither more nor less."""
    if found is None:
        return number(words, None)
    rounded = round(factor * found.mean, 1) + 0.0
    return f"{'+' if rounded > 0 else ''}{number(words, rounded)}{_reach(words, found, factor, 1)}"


def _reach(words: Catalogue, found: Estimate, factor: int, digits: int) -> str:
    """Half of the interval, which lies around its mean."""
    return "" if found.high is None else f" ±{number(words, factor * (found.high - found.mean), digits)}"

"""The command `balance`: what cards, boards and seats do to score and chance to win, or what a pack changes in that."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence

from pelagia.cli import html, output, reporting
from pelagia.cli.options import plan_of, workers_of
from pelagia.cli.output import number
from pelagia.cli.reporting import Label, Table, loaded, names_in, plain, signed, titled, told
from pelagia.lab import balance as lab
from pelagia.lab.balance import ItemFigures, Report
from pelagia.lab.paired import Comparison, ItemChange, Trial, compare
from pelagia.lab.watch import Study
from pelagia.text import Catalogue

FACTORS = {"share": 100, "chance": 100, "win": 100, "offered": 100}  # shares are shown in percent
CHANCE = 0.05  # of an interval to miss the truth


def balance(args: Namespace) -> int:
    """Let bots play many games; print what the things in them did, or write it as JSON, Markdown or a page."""
    plan = Study(**plan_of(args), without=tuple(dict.fromkeys(args.without)), plans=args.plans)
    contents = [loaded(args.game, folder) for folder in (args.content, args.against)[: 2 if args.against else 1]]
    words = Catalogue(args.lang, names_in(contents))
    files = (args.json, args.markdown, args.html)
    for file in files:
        output.check_writable(file)
    if args.html:
        html.template()  # before hours are spent
    report: Report | Comparison
    with output.progress(words.say("cli-progress-games"), plan.games) as done:
        if args.against:
            report = compare(Trial(**vars(plan), against=args.against), workers_of(args), done)
        else:
            report = lab.balance(plan, workers_of(args), done)
    if isinstance(report, Comparison):
        lines, tables = compared_lines(words, report), compared_tables(words, report)
    else:
        lines, tables = report_lines(words, report), report_tables(words, report)
    if args.json:
        output.write_json(args.json, report.to_json())
    if args.markdown:
        output.write_text(args.markdown, reporting.markdown(lines, tables))
    if args.html:
        output.write_text(args.html, html.page(words, lines, report, contents))
    if "-" not in files:
        reporting.show(words, lines, tables)
    return 0


def report_lines(words: Catalogue, report: Report) -> list[str]:
    return [title(words, report), told(words, report.about), words.say("cli-balance-note")]


def title(words: Catalogue, report: Report) -> str:
    said = reporting.title(words, report.about, report.players, report.games)
    options = "".join(f", {name}={value}".lower() for name, value in report.options.items())
    return f"{said}, {', '.join(report.about.bots)}{options}"


def report_tables(words: Catalogue, report: Report) -> list[Table]:
    """All that is known, in the order in which one wants to know it."""
    label = reporting.labels(words, report.about.game)
    rows = [[label(figure.name), plain(words, figure.mean, digits=2)] for figure in report.figures]
    tables = [titled(words, words.say("cli-balance-figures"), ("figure", "mean"), rows)]
    tables += [_group(words, label, group, items) for group, items in report.groups().items()]
    if any(item.offered for item in report.items):
        tables.append(_offered(words, label, report))
    if report.without:
        tables.append(_without(words, label, report))
    return tables


def _group(words: Catalogue, label: Label, group: str, items: Sequence[ItemFigures]) -> Table:
    columns = ("item", "had-share", "mean", "score-effect", "won", "win-effect")
    rows = [
        [
            label(item.item),
            plain(words, item.share, 100),
            plain(words, item.mean),
            signed(words, item.score),
            plain(words, item.chance, 100),
            signed(words, item.win, 100),
        ]
        for item in items
    ]
    return titled(words, label(group), columns, rows)


def _offered(words: Catalogue, label: Label, report: Report) -> Table:
    had = [(item, item.had) for item in report.items] + [(item, 0) for item in report.never]
    rows = [
        [label(item.item), plain(words, item.offered, 100), number(words, seats), plain(words, item.uses, digits=2)]
        for item, seats in had
        if item.offered
    ]
    return titled(words, words.say("lab-offered-and-used"), ("item", "offered", "had-seats", "uses"), rows)


def _without(words: Catalogue, label: Label, report: Report) -> Table:
    rows = [
        [
            label(change.item),
            number(words, change.pairs),
            plain(words, change.kept, 100),
            signed(words, change.score),
            signed(words, change.win, 100),
        ]
        for change in report.without
    ]
    columns = ("item", "pairs", "kept", "score-effect", "win-effect")
    return titled(words, words.say("cli-balance-without"), columns, rows)


def compared_lines(words: Catalogue, comparison: Comparison) -> list[str]:
    packs = {name: reporting.pack(words, report.about.content) for name, report in _sides(comparison).items()}
    return [
        f"{title(words, comparison.before)}: {words.say('lab-compared', **packs)}",
        told(words, comparison.before.about),
        told(words, comparison.now.about),
        words.say("lab-compared-note"),
        *(() if comparison.changed else (words.say("lab-changed-none"),)),
        _moved(words, comparison),
    ]


def _sides(comparison: Comparison) -> Mapping[str, Report]:
    return {"before": comparison.before, "now": comparison.now}


def _moved(words: Catalogue, comparison: Comparison) -> str:
    """How many figures of pieces that are the same have moved, and how many would by chance."""
    others = [item for item in comparison.items if not item.is_changed]
    known = sum(len(item.known) for item in others)
    moved = sum(len(item.moved) for item in others)
    return words.say("lab-moved-note", all=known, moved=moved, chance=round(CHANCE * known))


def compared_tables(words: Catalogue, comparison: Comparison) -> list[Table]:
    """The figures, the pieces that differ, and what else has moved."""
    label = reporting.labels(words, comparison.before.about.game)
    rows = [
        [
            label(figure.name),
            plain(words, figure.before, digits=2),
            plain(words, figure.now, digits=2),
            signed(words, figure.change, digits=2),
        ]
        for figure in comparison.figures
    ]
    tables = [titled(words, words.say("cli-balance-figures"), ("figure", "before", "now", "change"), rows)]
    for name, items in (
        ("lab-changed-pieces", [item for item in comparison.items if item.is_changed]),
        ("lab-moved", [item for item in comparison.items if not item.is_changed and item.moved]),
    ):
        if items:
            columns = ("item", "had-share", "mean", "won", "offered", "uses")
            rows = [[_called(words, label, item), *_changes(words, item)] for item in items]
            tables.append(titled(words, words.say(name), columns, rows))
    return tables


def _called(words: Catalogue, label: Label, item: ItemChange) -> str:
    return words.say("lab-item-in", group=label(item.group), item=label(item.item))


def _changes(words: Catalogue, item: ItemChange) -> Sequence[str]:
    shown = ("share", "mean", "chance", "offered", "uses")
    return [signed(words, getattr(item, name), FACTORS.get(name, 1)) for name in shown]

"""The command `tune`: a search over the numbers of a pack, and the evidence for the best ones."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pelagia.cli import output, reporting
from pelagia.cli.options import workers_of
from pelagia.cli.output import number
from pelagia.cli.reporting import Table, plain, signed, titled, told
from pelagia.lab import plans
from pelagia.lab.tune import PACK, Report
from pelagia.lab.tune import tune as search
from pelagia.lab.wants import Wanted
from pelagia.text import Catalogue

MOST_SHOWN = 10  # candidates
MOST_NUMBERS = 6  # of a figure


def tune(args: Namespace) -> int:
    """Search as a plan says; print the best found and its evidence."""
    words, plan = Catalogue(args.lang), plans.load(args.plan)
    folder = Path(args.folder or Path(args.plan).with_suffix(""))
    for file in (args.json, args.markdown):
        output.check_writable(file)
    with output.growing(words.say("cli-progress-games")) as (done, expect):
        report = search(plan, folder, workers_of(args), done, expect)
    lines, tables = tuned_lines(words, report, folder), tuned_tables(words, report)
    if args.json:
        output.write_json(args.json, report.to_json())
    if args.markdown:
        output.write_text(args.markdown, reporting.markdown(lines, tables))
    if "-" not in (args.json, args.markdown):
        reporting.show(words, lines, tables)
    return 0


def tuned_lines(words: Catalogue, report: Report, folder: Path) -> list[str]:
    """What was done, and how it came out."""
    games = words.say("cli-tune-searched", n=report.searched, refused=report.refused, games=report.games)
    if not report.choices:
        return [told(words, report.about), games, words.say("cli-tune-nothing")]
    better = report.loss_now < report.loss_before
    said = words.say("cli-tune-better" if better else "cli-tune-worse", folder=str(folder / PACK))
    return [told(words, report.about), games, said, words.say("cli-tune-note", n=report.about.games)]


def tuned_tables(words: Catalogue, report: Report) -> list[Table]:
    """What is wanted, what was changed for it, and who else ran."""
    label = reporting.labels(words, report.about.game)
    columns: tuple[str, ...] = ("figure", "wanted", "before", "now", "change", "met")
    rows = [
        [
            " ".join(map(label, want.label)),
            _limits(words, want),
            plain(words, want.before),
            plain(words, want.now),
            signed(words, want.change),
            words.say(f"cli-tune-met-{_met(want)}"),
        ]
        for want in report.wants
    ]
    tables = [titled(words, words.say("cli-tune-wants"), columns, rows)]
    if report.choices:
        rows = [[choice.name, _numbers(choice.before), _numbers(choice.now)] for choice in report.choices]
        tables.append(titled(words, words.say("cli-tune-choices"), ("figure", "before", "now"), rows))
    ranked = report.ranked[:MOST_SHOWN]
    rows = [
        [
            ", ".join(f"{name} {value}" for name, value in candidate.values.items()) or words.say("cli-tune-as-it-was"),
            number(words, candidate.games),
            number(words, candidate.loss, 2),
        ]
        for candidate in ranked
    ]
    tables.append(titled(words, words.say("cli-tune-ranked"), ("candidate", "games", "missed"), rows))
    return tables


def _met(want: Wanted) -> str:
    return {True: "yes", False: "no", None: "perhaps"}[want.is_met]


def _limits(words: Catalogue, want: Wanted) -> str:
    if want.least is None:
        return f"≤ {number(words, want.most)}"
    return (
        f"≥ {number(words, want.least)}"
        if want.most is None
        else f"{number(words, want.least)}–{number(words, want.most)}"
    )


def _numbers(numbers: list[int]) -> str:
    """All numbers of a figure; many of them by the first and how many there are."""
    if len({*numbers}) == 1:
        return f"{numbers[0]}" if len(numbers) == 1 else f"{len(numbers)} × {numbers[0]}"
    return ", ".join(map(str, numbers[:MOST_NUMBERS])) + (", …" if len(numbers) > MOST_NUMBERS else "")

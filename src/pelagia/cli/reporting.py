"""What the reports of the laboratory share: what they are about, tables of estimates, names of things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pelagia
from pelagia.cli import output
from pelagia.cli.output import number
from pelagia.core.text import Text
from pelagia.lab.about import About, Pack
from pelagia.lab.statistics import Estimate
from pelagia.text import Catalogue

MOST_ROWS = 20  # of a table on the screen; files get them all


Label = Callable[[str], str]  # what a thing is called


class Table(NamedTuple):
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def told(words: Catalogue, about: About) -> str:
    """What a report is about, in a sentence."""
    return words.say(
        "lab-about",
        program=about.program,
        game=about.game,
        rules=str(about.rules),
        content=pack(words, about.content),
        bots=", ".join(f"{name} ({fingerprint})" for name, fingerprint in about.bots.items()) or "–",
        seed=str(about.seed),
        games=about.games,
        first=number(words, about.first),
        last=number(words, about.first + about.games - 1),
    )


def title(words: Catalogue, about: About, players: int, games: int) -> str:
    """The game, how many played how often, and the seed."""
    return words.say("cli-simulated", game=about.game, players=players, games=games, seed=str(about.seed))


def pack(words: Catalogue, about: Pack) -> str:
    return words.say("lab-about-pack", name=about.name, fingerprint=about.fingerprint)


def loaded(game: str, folder: str | None) -> Any:
    """The content of a pack, or the box."""
    rules = pelagia.rules(game)
    return rules.load_content(folder) if folder else rules.content


def names_in(contents: Sequence[Any]) -> Callable[[str], Text]:
    """What pieces are called, whichever content has them."""

    def name_of(id: str) -> Text:
        for content in contents:
            try:
                name: Text = content[id].name
            except KeyError:
                continue
            return name
        raise KeyError(id)

    return name_of


def labels(words: Catalogue, game: str) -> Label:
    """What things are called: a message of the game or ours, the name of a piece, or its identifier."""

    def label(id: str) -> str:
        for text in (Text(f"lab-{game}-{id}"), Text(f"lab-{id}")):
            if words.knows(text):
                return words(text)
        name = words.piece(id)
        return name if id in name else f"{name} {id}"

    return label


def titled(words: Catalogue, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    return Table(title, [words.say(f"cli-column-{name}") for name in columns], rows)


def markdown(lines: Sequence[str], tables: Sequence[Table]) -> str:
    """A report as a page."""
    page = [part for line in lines for part in (line, "")][:-1]
    for table in tables:
        page += ["", f"### {table.title}", "", _row(table.columns), _row(["---", *("--:" for _ in table.columns[1:])])]
        page += map(_row, table.rows)
    return "\n".join(page) + "\n"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def show(words: Catalogue, lines: Sequence[str], tables: Sequence[Table]) -> None:
    """A report on the screen, of every table the first rows."""
    console: Any = output.console()
    for line in lines:
        console.print(line)
    for table in tables:
        console.print()
        made = output.table(table.title, table.columns, table.rows[:MOST_ROWS])
        for column in made.columns[1:]:
            column.no_wrap = True
        console.print(made)
        if len(table.rows) > MOST_ROWS:
            console.print(words.say("cli-balance-more", n=len(table.rows) - MOST_ROWS))


def plain(words: Catalogue, figure: Estimate | None, factor: float = 1, digits: int = 1) -> str:
    """A figure with half of its interval."""
    if figure is None:
        return number(words, None)
    return f"{number(words, factor * figure.mean, digits)}{_reach(words, figure, factor, digits)}"


def signed(words: Catalogue, figure: Estimate | None, factor: float = 1, digits: int = 1) -> str:
    """A difference; nothing is neither more nor less."""
    if figure is None:
        return number(words, None)
    rounded = round(factor * figure.mean, digits) + 0.0
    return f"{'+' if rounded > 0 else ''}{number(words, rounded, digits)}{_reach(words, figure, factor, digits)}"


def _reach(words: Catalogue, figure: Estimate, factor: float, digits: int) -> str:
    """Half of the interval, which lies around its mean. Every figure has one, or a question mark."""
    return " ±?" if figure.high is None else f" ±{number(words, factor * (figure.high - figure.mean), digits)}"

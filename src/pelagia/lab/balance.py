"""What each card, board and seat does to score and chance to win, over many games between bots.

It knows no game: `watch` plays, `tally` sums up, and here figures are made of the sums. docs/balance.md explains how to
read them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from pelagia.lab.about import About, about, headed
from pelagia.lab.play import Outcome
from pelagia.lab.pool import Progress, Workers, check, stream
from pelagia.lab.statistics import Estimate
from pelagia.lab.tally import OFFERED, Key, Tally, tallied
from pelagia.lab.watch import Study, Watcher


@dataclass(frozen=True)
class ItemFigures:
    """Seats that had an item against seats that had not."""

    group: str
    item: str
    had: int  # seats; games, if it belongs to the whole table
    share: Estimate  # of all of them
    mean: Estimate | None  # of the scores of those that had it; None if nobody had
    chance: Estimate | None  # of those that had it to win
    score: Estimate | None  # difference of the scores; None if all had it
    win: Estimate | None  # difference of the chances to win; None also if all at a table had it or none
    offered: Estimate | None  # the share of seats to which an option named it; None if no option can
    uses: Estimate | None  # how often those that had it chose such an option


@dataclass(frozen=True)
class WithoutFigures:
    """Seats that chose an item against the same seats when they refused it."""

    item: str
    pairs: int
    kept: Estimate | None  # share of those that got it all the same; None if nobody chose it
    score: Estimate | None  # what it was worth
    win: Estimate | None


@dataclass(frozen=True)
class NamedMean:
    name: str
    count: int
    mean: Estimate


@dataclass(frozen=True)
class RoundFigures:
    """The mean scores after a round."""

    round: int
    games: int  # that lasted so long
    everybody: Estimate
    winners: Estimate | None  # who won in the end; None if nobody did
    others: Estimate | None


@dataclass(frozen=True)
class ScoreFigures:
    """How often a score was the last one of a seat."""

    score: int
    seats: int
    winners: int


@dataclass(frozen=True)
class Report:
    about: About
    players: int
    games: int
    options: Mapping[str, Any]
    figures: list[NamedMean]
    items: list[ItemFigures]  # group by group, extremes first
    never: list[ItemFigures]  # pieces that were offered, and that nobody ever had or used
    without: list[WithoutFigures]
    rounds: list[RoundFigures]
    scores: list[ScoreFigures]

    def to_json(self) -> dict[str, Any]:
        return headed(self.about, asdict(self))

    def groups(self) -> dict[str, list[ItemFigures]]:
        by_group: dict[str, list[ItemFigures]] = {}
        for item in self.items:
            by_group.setdefault(item.group, []).append(item)
        return by_group


def balance(plan: Study, workers: Workers = 1, progress: Progress = lambda games: None) -> Report:
    """Play all games of a study. The same study gives the same report, whatever the number of workers."""
    check(plan.games, workers)
    return report(plan, stream(Watcher(plan), workers, progress))


def report(plan: Study, outcomes: Iterable[Outcome]) -> Report:
    """Sum up the outcomes of a study's games, given in their order."""
    return summed(tallied(plan, ([outcome] for outcome in outcomes)), about(plan))


def summed(tally: Tally, about: About, side: int = 0) -> Report:
    """The figures of one side."""
    plan = tally.plan
    items = [item_figures(tally, key, side) for key in tally.items.held]
    taken = {item.item for item in items if item.group != OFFERED}
    order = list(dict.fromkeys(item.group for item in items))
    had = [item for item in items if item.group != OFFERED and item.had]
    return Report(
        about=about,
        players=plan.players,
        games=plan.games,
        options=plan.options,
        figures=_figures(tally, side),
        items=sorted(had, key=lambda item: (order.index(item.group), *_rank(item))),
        never=[
            item for item in items if item.group == OFFERED and item.had and item.item not in taken and not _used(item)
        ],
        without=_without(tally, side),
        rounds=_rounds(tally, side),
        scores=[
            ScoreFigures(score, tally.scores[side][score], tally.winners[side][score])
            for score in sorted(tally.scores[side])
        ],
    )


def item_figures(tally: Tally, key: Key, side: int) -> ItemFigures:
    """What one side says of an item."""
    items, offered = tally.items, (OFFERED, key[1])
    estimates = {name: items.estimate(key, linear) for name, linear in items.linears(key, side).items()}
    share = estimates.pop("share")
    assert share is not None, "somebody plays"
    named = items.estimate(offered, items.linears(offered, side)["share"]) if offered in items.held else None
    had = items.held[key].count[side]
    return ItemFigures(group=key[0], item=key[1], had=had, share=share, offered=named, **estimates)


def _figures(tally: Tally, side: int) -> list[NamedMean]:
    means = [(name, mean.count(side), mean.estimate(side)) for name, mean in tally.figures.items()]
    return [NamedMean(name, count, mean) for name, count, mean in means if mean]


def _rank(item: ItemFigures) -> tuple[float, ...]:
    """Extremes first: by what is certain of the chance to win, then of the score, then by what it looks like."""
    score, win = item.score or Estimate(0), item.win or Estimate(0)
    order = -win.strength, -score.strength, -abs(win.mean), -abs(score.mean)
    return tuple(round(amount, 9) for amount in order)  # equals stay in their order, whatever the last bits say


def _used(item: ItemFigures) -> bool:
    """Whether anybody chose an option that names it; what lies before a seat from the start is never had."""
    return item.uses is not None and item.uses.mean > 0


def _without(tally: Tally, side: int) -> list[WithoutFigures]:
    return [
        WithoutFigures(item, pair.score.count(), pair.kept.estimate(), pair.score.estimate(), pair.win.estimate())
        for item, pair in tally.pairs[side].items()
    ]


def _rounds(tally: Tally, side: int) -> list[RoundFigures]:
    rows = []
    for number, means in enumerate(tally.rounds, 1):
        if everybody := means.everybody.estimate(side):
            games = means.everybody.games[side]
            each = means.winners.estimate(side), means.others.estimate(side)
            rows.append(RoundFigures(number, games, everybody, *each))
    return rows

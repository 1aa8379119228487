"""The same games with two contents: what a change of cards did, and what else it moved.

Both contents play the same seeds with the same bots, so that luck which they share does not count as a difference. The
games are the samples, and a change is estimated from pairs of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

import pelagia
from pelagia.lab.about import about, changed
from pelagia.lab.balance import Report, summed
from pelagia.lab.play import Outcome, Player
from pelagia.lab.pool import Progress, Workers, check, stream
from pelagia.lab.statistics import Estimate, Linear
from pelagia.lab.tally import OFFERED, Key, Tally, tallied
from pelagia.lab.watch import Study, Watcher


@dataclass(frozen=True)
class Trial(Study):
    """A study whose games are played twice: with `content`, and with another one."""

    against: str | None = None  # the folder of a pack; None: the box

    @property
    def studies(self) -> tuple[Study, Study]:
        """Before and now."""
        before = Study(**{field.name: getattr(self, field.name) for field in fields(Study)})
        return before, replace(before, content=self.against)


class Twin(Player):
    """Plays each game of a trial with both contents."""

    plan: Trial

    def __init__(self, plan: Trial) -> None:
        super().__init__(plan)
        self.watchers = [Watcher(study) for study in plan.studies]

    def outcome(self, number: int) -> Outcome:
        before, now = (watcher.outcome(number) for watcher in self.watchers)
        return before._replace(seen=(before, now))


@dataclass(frozen=True)
class FigureChange:
    """What a figure has more now than before."""

    name: str
    before: Estimate
    now: Estimate
    change: Estimate


@dataclass(frozen=True)
class ItemChange:
    """What the figures of an item have more now than before; None where one of both does not have the figure."""

    group: str
    item: str
    is_changed: bool  # it is one of the pieces that differ
    share: Estimate | None
    mean: Estimate | None
    chance: Estimate | None
    score: Estimate | None
    win: Estimate | None
    offered: Estimate | None
    uses: Estimate | None

    @property
    def known(self) -> dict[str, Estimate]:
        """The changes that have an interval."""
        changes = {name: getattr(self, name) for name in MOVES}
        return {name: change for name, change in changes.items() if change and change.low is not None}

    @property
    def moved(self) -> dict[str, Estimate]:
        """The changes whose interval keeps clear of zero."""
        return {name: change for name, change in self.known.items() if change.strength}


MOVES = ("share", "mean", "chance", "score", "win", "offered", "uses")


@dataclass(frozen=True)
class Comparison:
    """Two reports of the same games, and what changed between them."""

    before: Report
    now: Report
    changed: list[str]  # the pieces that differ
    figures: list[FigureChange]
    items: list[ItemChange]  # pieces that differ first, then what moved most

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def item(self, group: str, item: str) -> ItemChange:
        return next(change for change in self.items if (change.group, change.item) == (group, item))

    def figure(self, name: str) -> FigureChange:
        return next(change for change in self.figures if change.name == name)


def compare(plan: Trial, workers: Workers = 1, progress: Progress = lambda games: None) -> Comparison:
    """Play all games of a trial with both contents. The same trial gives the same result everywhere."""
    check(plan.games, workers)
    return compared(plan, stream(Twin(plan), workers, progress))


def compared(plan: Trial, outcomes: Iterable[Outcome]) -> Comparison:
    """Sum up the outcomes of a trial's games, given in their order."""
    tally = tallied(plan, (outcome.seen for outcome in outcomes), sides=2)
    before, now = (summed(tally, about(study), side) for side, study in enumerate(plan.studies))
    rules = pelagia.rules(plan.game)
    boxes = [rules.load_content(study.content) if study.content else rules.content for study in plan.studies]
    differ = changed(*boxes)
    keys = [key for key in tally.items.held if key[0] != OFFERED]
    items = [_item(tally, key, key[1] in differ) for key in keys]
    return Comparison(before, now, differ, _figures(tally), sorted(items, key=_rank))


def _figures(tally: Tally) -> list[FigureChange]:
    changes = []
    for name, mean in tally.figures.items():
        before, now, change = mean.estimate(0), mean.estimate(1), mean.change()
        if before and now and change:
            changes.append(FigureChange(name, before, now, change))
    return changes


def _item(tally: Tally, key: Key, is_changed: bool) -> ItemChange:
    offered = (OFFERED, key[1])
    named = _changes(tally, offered)["share"] if offered in tally.items.held else None
    return ItemChange(group=key[0], item=key[1], is_changed=is_changed, offered=named, **_changes(tally, key))


def _changes(tally: Tally, key: Key) -> dict[str, Estimate | None]:
    before, now = (tally.items.linears(key, side) for side in range(2))
    return {name: tally.items.estimate(key, _less(now[name], before[name])) for name in before}


def _less(now: Linear | None, before: Linear | None) -> Linear | None:
    return None if now is None or before is None else now - before


def _rank(item: ItemChange) -> tuple[Any, ...]:
    """Pieces that differ first, then what is certain to have moved the chance to win, the share, the score."""
    changes = [change or Estimate(0) for change in (item.chance, item.share, item.mean)]
    return not item.is_changed, *(-change.strength for change in changes), *(-abs(change.mean) for change in changes)

"""What a designer wants of a game: figures within limits, measured game by game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pelagia.core.errors import PelagiaError
from pelagia.lab.play import Outcome
from pelagia.lab.statistics import Estimate, Linear, Moments, estimate, ratio
from pelagia.lab.tally import PLAN, SEAT
from pelagia.lab.watch import Study, credit

WINS, SCORE, SHARE = "wins", "score", "share"
MEAN, SPREAD, BEHIND = "mean", "spread", "behind"
KINDS = (MEAN, SPREAD, BEHIND)
UNSEEN = 1000.0  # how far a want is missed that no game had anything to say of

Label = tuple[str, ...]  # what is measured, word by word
Column = tuple[str, str, str]  # what, group and item; "" where it is not of a group


class BadWant(PelagiaError):
    """A plan wants something that cannot be measured."""


@dataclass(frozen=True)
class Want:
    """A figure, and the limits within which it is wanted."""

    what: str  # "wins" or "share" in percent, "score", or a figure of the game: "winner", "decisions", "rounds"
    group: str = ""  # of seats that have something in common: "seat", "plan", or what the game's items are grouped by
    item: str = ""  # one of the group; "": each of them
    kind: str = MEAN  # or SPREAD: the largest less the smallest; BEHIND: the best of the group less the item
    least: float | None = None
    most: float | None = None
    weight: float = 1.0

    def columns(self, plan: Study) -> list[Column]:
        """What is counted for it."""
        own = {SEAT: [str(seat + 1) for seat in range(plan.players)], PLAN: [*plan.plans]}
        if not self.group:
            return [(self.what, "", "")]
        if self.item and self.kind == MEAN:
            return [(self.what, self.group, self.item)]
        if not own.get(self.group) or (self.kind == BEHIND and self.item not in own[self.group]):
            raise BadWant(what=" ".join(self.label), group=self.group)
        return [(self.what, self.group, item) for item in own[self.group]]

    @property
    def label(self) -> Label:
        return tuple(filter(None, ("" if self.kind == MEAN else self.kind, self.what, self.group, self.item)))

    def figures(self, means: dict[Column, Linear], plan: Study) -> dict[Label, Linear]:
        """What must be within the limits, by what it is called."""
        each = {column: means[column] for column in self.columns(plan) if column in means}
        if self.kind == MEAN:
            return {tuple(filter(None, column)): linear for column, linear in each.items()}
        ranked = sorted(each.values(), key=lambda linear: linear.mean)
        if len(ranked) < 2:
            return {}
        if self.kind == SPREAD:
            return {self.label: ranked[-1] - ranked[0]}
        own = each.get((self.what, self.group, self.item))
        others = [linear for linear in ranked if linear is not own]
        return {} if own is None else {self.label: others[-1] - own}

    def miss(self, value: float) -> float:
        """How far a figure is beyond the limits."""
        below = 0.0 if self.least is None else self.least - value
        above = 0.0 if self.most is None else value - self.most
        return max(0.0, below, above)


def columns(plan: Study, wants: Sequence[Want]) -> list[Column]:
    """All that is counted, once each."""
    return [*dict.fromkeys(column for want in wants for column in want.columns(plan))]


def counted(plan: Study, counts: Sequence[Column], number: int, outcome: Outcome) -> list[float]:
    """Two numbers for each column of a game: how many there were, and their sum."""
    players = range(plan.players)
    scores = outcome.scores[: plan.players]
    figures: dict[str, list[float]] = {SCORE: [*scores], "winner": [max(scores)], "decisions": [outcome.decisions]}
    figures["margin"] = [max(scores) - sorted(scores)[-2]] if plan.players > 1 else []
    for name, value in outcome.seen.figures:
        figures.setdefault(name, []).append(value)
    plans = plan.plans_of(number)
    held = {(SEAT, str(seat + 1)): {seat} for seat in players}
    for seat, name in enumerate(plans):
        held.setdefault((PLAN, name), set()).add(seat)
    for seat, group, item in outcome.seen.items:
        held.setdefault((group, item), set()).update(players if seat is None else {seat} & {*players})
    numbers: list[float] = []
    for what, group, item in counts:
        had = sorted(held.get((group, item), ()))
        if what == SHARE:
            numbers += [plan.players, 100.0 * len(had)]
        elif group:
            each = [100 * credit(outcome.winners, seat) if what == WINS else scores[seat] for seat in had]
            numbers += [len(each), sum(each)]
        else:
            numbers += [len(figures.get(what, ())), sum(figures.get(what, ()))]
    return numbers


class Measured:
    """Sums over games: of one content, or of two that played the same ones."""

    def __init__(self, plan: Study, wants: Sequence[Want], sides: int = 1) -> None:
        self.plan, self.wants, self.columns = plan, wants, columns(plan, wants)
        self.moments = Moments(2 * len(self.columns) * sides)

    def add(self, *sides: Sequence[float]) -> None:
        """Count one game, as each side played it."""
        self.moments.add([number for side in sides for number in side])

    def linears(self, side: int = 0) -> dict[Column, Linear]:
        """All columns that have a mean."""
        means = {}
        for place, column in enumerate(self.columns, side * len(self.columns)):
            mean = ratio(self.moments.sums, {2 * place + 1: 1}, {2 * place: 1}, self.moments.games)
            if mean is not None:
                means[column] = mean
        return means

    def loss(self, side: int = 0) -> float:
        """How far all wants are missed: squares of the misses, by their weights. Nothing to measure is no success."""
        means, total = self.linears(side), 0.0
        for want in self.wants:
            figures = want.figures(means, self.plan)
            misses = [want.miss(figure.mean) for figure in figures.values()] or [UNSEEN]
            total += want.weight * sum(miss**2 for miss in misses)
        return total

    def estimate(self, figure: Linear) -> Estimate:
        return estimate(figure, self.moments.squares(figure.weights), self.moments.games)


def check_measured(plan: Study, wants: Sequence[Want], games: Iterable[Sequence[float]]) -> None:
    """Make sure that all that is wanted was seen in some games; BadWant says what was not."""
    measured = Measured(plan, wants)
    for game in games:
        measured.add(game)
    for want in wants:
        if not want.figures(measured.linears(), plan):
            raise BadWant(what=" ".join(want.label), group=want.group or "–")


@dataclass(frozen=True)
class Wanted:
    """A figure that is wanted, before and now."""

    label: Label
    least: float | None
    most: float | None
    before: Estimate
    now: Estimate
    change: Estimate

    @property
    def is_met(self) -> bool | None:
        """Whether it is within its limits now; None if the interval reaches beyond them."""
        want = Want(self.label[0], least=self.least, most=self.most)
        if want.miss(self.now.mean):
            return False
        ends = (self.now.low, self.now.high)
        return None if None in ends or any(want.miss(end) for end in ends if end is not None) else True


def wanted(measured: Measured) -> list[Wanted]:
    """All that is wanted, of two contents that played the same games."""
    before, now = measured.linears(0), measured.linears(1)
    rows: list[Wanted] = []
    for want in measured.wants:
        old, new = want.figures(before, measured.plan), want.figures(now, measured.plan)
        for label in [label for label in new if label in old]:
            estimates: list[Any] = [
                measured.estimate(figure) for figure in (old[label], new[label], new[label] - old[label])
            ]
            rows.append(Wanted(label, want.least, want.most, *estimates))
    return rows

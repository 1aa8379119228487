"""Heats of a race between contents: the same games with each of them, on one machine or many."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from pelagia.bots.seated import play_out
from pelagia.lab.play import Outcome, Player
from pelagia.lab.pool import Progress, Workers, stream
from pelagia.lab.wants import Want, columns, counted
from pelagia.lab.watch import Seen, Study, Watcher


@dataclass(frozen=True)
class Heat(Study):
    """Games of several contents: game n is the nth job, a folder and the number of a game."""

    folders: tuple[str | None, ...] = ()  # None is the box
    jobs: tuple[tuple[int, int], ...] = ()  # place in the folders, number
    wants: tuple[Want, ...] = ()

    def study(self, folder: str | None) -> Study:
        """The games of one content."""
        given = {field.name: getattr(self, field.name) for field in fields(Study)}
        return replace(Study(**given), content=folder)


class Glance(Watcher):
    """Plays as a watcher does, and looks only at how a game ended."""

    def outcome(self, number: int) -> Outcome:
        game = self.new(number, watched=True)
        decisions = play_out(game, self.movers(number))
        items = list(dict.fromkeys(self.rules.items(game)))
        return Outcome(decisions, game.scores, game.winners, Seen(items, [*self.rules.figures(game)]))


class Racer(Player):
    """Plays the jobs of a heat, and keeps only what is counted."""

    plan: Heat

    def __init__(self, plan: Heat) -> None:
        super().__init__(plan)
        self.watchers = [Glance(plan.study(folder)) for folder in plan.folders]
        self.columns = columns(plan, plan.wants)

    def outcome(self, number: int) -> Outcome:
        place, game = self.plan.jobs[number]
        outcome = self.watchers[place].outcome(game)
        return outcome._replace(seen=counted(self.plan, self.columns, game, outcome))


def race(heat: Heat, workers: Workers, progress: Progress) -> Iterator[tuple[int, int, list[float]]]:
    """Play all jobs, and give for each its folder's place, its number and what was counted."""
    for (place, number), outcome in zip(heat.jobs, stream(Racer(heat), workers, progress), strict=True):
        yield place, number, outcome.seen

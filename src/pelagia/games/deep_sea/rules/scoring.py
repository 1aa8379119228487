"""Final scoring (DS 19): attributes, impact, journals and seniors, goals, leftovers; and how a team did (DS 22.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pelagia.core.effects import Effect, effect
from pelagia.core.text import Said, Text
from pelagia.games.deep_sea.content.sheet import Goal, Team
from pelagia.games.deep_sea.rules.state import LEVEL, LEVEL_POINTS, DeepSea, Mode, Phase, sheet
from pelagia.games.ranking import first_places, shared_places

LEFTOVERS_PER_POINT = 3
GOALS_NEEDED = 4
GRADES = ("failed", "failed", "failed", "failed", "bronze", "silver", "gold", "platinum")  # by goals met


class Items(NamedTuple):
    """The points of one player, item by item."""

    attributes: int
    impact: int
    journals: int
    seniors: int
    goals: tuple[int, ...]
    leftovers: int

    @property
    def own(self) -> int:
        """What counts for a team's score: all but the goals."""
        return self.attributes + self.impact + self.journals + self.seniors + self.leftovers

    @property
    def total(self) -> int:
        return self.own + sum(self.goals)


class Check(NamedTuple):
    """A goal of a team: what it has, what it needs, and whether it can be met at all."""

    have: int
    need: int
    is_open: bool = True

    @property
    def is_met(self) -> bool:
        return self.is_open and self.have >= self.need


def majority(counts: Sequence[int], first: int, second: int) -> list[int]:
    """The prizes for the most of something; a tie for the first place leaves no second (DS 19)."""
    best = max(counts)
    leaders = [n for n, count in enumerate(counts) if count == best and best]
    next_best = max((count for count in counts if count < best), default=0) if len(leaders) == 1 else 0
    return [
        first if n in leaders else second if count == next_best and next_best else 0 for n, count in enumerate(counts)
    ]


def valid_goals(game: DeepSea) -> list[Goal | None]:
    """The three goals; where one has options, the chosen one, or none."""
    goals: list[Goal | None] = []
    for n, options in enumerate(sheet(game).goals):
        chosen = game.options[n] if len(options) > 1 else 0
        goals.append(options[chosen] if chosen >= 0 else None)
    return goals


def goal_points(game: DeepSea, goal: Goal | None) -> list[int]:
    """The points of every seat for a goal, prizes included."""
    seats = range(game.players)
    if goal is None:
        return [0] * game.players
    counts = [goal.count.value(game, who) for who in seats]
    points = [goal.points * count for count in counts]
    if goal.more:
        points = [n + goal.more.value(game, who) for who, n in enumerate(points)]
    prizes = [majority(counts, *goal.prizes)]
    prizes += [majority([what.value(game, who) for who in seats], n, 0) for what, n in goal.most]
    return [n + sum(prize[who] for prize in prizes) for who, n in enumerate(points)]


def items(game: DeepSea) -> list[Items]:
    """What every player would score now."""
    is_contest = game.mode is Mode.COMPETITIVE
    goals = [goal_points(game, goal) for goal in valid_goals(game)] if is_contest else []
    return [own_items(game, who)._replace(goals=tuple(points[who] for points in goals)) for who in range(game.players)]


def own_items(game: DeepSea, who: int) -> Items:
    """What a player would score now, without the goals."""
    seat, area = game.seats[who], sheet(game).area
    rest = seat.research + seat.staging + sum(game.content.tokens[token].research for token in seat.tokens)
    return Items(
        attributes=sum(LEVEL_POINTS[LEVEL[position]] for position in seat.tracks),
        impact=sum(area[place].points for place, owner in game.markers if owner == who),
        journals=sum(game.content.journals[card].points for card, _ in seat.journals),
        seniors=seniors(game, who),
        goals=(),
        leftovers=rest // LEFTOVERS_PER_POINT,
    )


def seniors(game: DeepSea, who: int) -> int:
    """The end scores of senior crew members, each rounded on its own."""
    sides = [game.content.crew[member.model].senior for member in game.seats[who].crew if member.senior]
    return sum(side.score.value(game, who) for side in sides if side.score)


def checks(game: DeepSea) -> list[Check]:
    """The goals of a team so far: three of the scenario, its score, and the open bonus goals."""
    place, results = game.players - 1, []
    for goal in valid_goals(game):
        have = sum(goal.count.value(game, who) for who in range(game.players)) if goal else 0
        results.append(Check(have, goal.figures[place] if goal else 0, goal is not None))
    results.append(Check(sum(own_items(game, who).own for who in range(game.players)), sheet(game).target[place]))
    for id in game.goals:
        card = game.content.goals[id]
        counts = [card.count.value(game, who) for who in range(game.players)]
        have = sum(counts) if card.team is Team.SUM else min(counts)
        results.append(Check(have, card.figures[place]))
    return results


def goals_met(game: DeepSea) -> int:
    return sum(check.is_met for check in checks(game))


def scores(game: DeepSea) -> list[int]:
    """The points of every seat; a team has them in common."""
    scored = items(game)
    if game.mode is Mode.COMPETITIVE:
        return [seat.total for seat in scored]
    return [sum(seat.own for seat in scored)] * game.players


def places(game: DeepSea) -> list[int]:
    """The place of every player by points; equal ones share it (DS 19). Nobody in a team has one."""
    return shared_places([-score for score in scores(game)]) if game.mode is Mode.COMPETITIVE else []


def winners(game: DeepSea) -> list[int]:
    """Who has most points; a team wins or loses together."""
    if game.mode is Mode.COMPETITIVE:
        return first_places(places(game))
    return [*range(game.players)] if goals_met(game) >= GOALS_NEEDED else []


@effect
class FinalScoring(Effect[DeepSea]):
    """Says what came out; the points are counted from what lies on the table."""

    def run(self, game: DeepSea, who: int) -> None:
        game.phase = Phase.OVER
        game.seal()
        if game.events is not None:  # somebody reads it
            tell_scores(game)


def tell_scores(game: DeepSea) -> None:
    for seat, scored in enumerate(items(game)):
        goals = {f"goal{n}": points for n, points in enumerate(scored.goals, 1)}
        own = {name: getattr(scored, name) for name in Items._fields if name != "goals"}
        if goals:
            game.tell("scored", seat=seat, **own, **goals, total=scored.total)
        else:
            game.tell("scored_team", seat=seat, **own, total=scored.total)
    if game.mode is not Mode.COMPETITIVE:
        met = goals_met(game)
        game.tell("graded", n=met, grade=Said(GRADES[met], grade_text))


def grade_text(grade: str) -> Text:
    return Text(f"deep-sea-grade-{grade}")

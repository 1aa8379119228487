"""What goals are worth to bots before they are decided: points, majorities, the chances of a team."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp
from typing import Any

from pelagia.core.effects import Number
from pelagia.games.deep_sea.bot.weights import LEVELS, known, weights
from pelagia.games.deep_sea.content.card import CONSERVE, DEPTHS, INGENUITY, JOURNAL, SONAR, Kind
from pelagia.games.deep_sea.content.sheet import Goal
from pelagia.games.deep_sea.rules.counts import (
    ALL_COLUMNS,
    ALL_DEPTHS,
    Cleaned,
    Commonest,
    Discs,
    Footprint,
    JournalsTaken,
    NamedDiscs,
    Reached,
    ResearchHeld,
    RestoredZones,
    Total,
    Zones,
    cells,
)
from pelagia.games.deep_sea.rules.scoring import GOALS_NEEDED, Check, checks, valid_goals
from pelagia.games.deep_sea.rules.state import ROUNDS, SITES, DeepSea, Mode, sheet

Wants = tuple[tuple[Number[Any], float], ...]  # what goals count, and the worth of one more
Team = list[tuple[Number[Any] | None, Check]]  # what a team's goals count, the score none


def goals(game: DeepSea, who: int, left: int, team: Team) -> float:
    """Points for each unit, and a share of the majorities; of a team, the chances of its goals."""
    w = weights(left)
    far = w.closed * closeness(game) + w.deep * descent(game, who)
    if game.mode is not Mode.COMPETITIVE:
        chances = sorted((chance(check, left) for _, check in team), reverse=True)
        return w.goal * (sum(chances[:GOALS_NEEDED]) + w.surplus * sum(chances[GOALS_NEEDED:])) + w.alone * far
    return sum(contest(game, who, goal, left) for goal in valid_goals(game) if goal is not None) + far


# Against one another


def contest(game: DeepSea, who: int, goal: Goal, left: int) -> float:
    seats = range(game.players)
    counts = [goal.count.value(game, seat) for seat in seats]
    total = goal.points * counts[who] + race(counts, who, *goal.prizes, left)
    if goal.more:
        total += goal.more.value(game, who)
    for what, prize in goal.most:
        total += race([what.value(game, seat) for seat in seats], who, prize, 0, left)
    return total


def race(counts: list[int], who: int, first: int, second: int, left: int) -> float:
    """What the prizes of a majority are worth before it is decided: the farther ahead the more."""
    own = counts[who]
    if not first or not own:
        return 0.0
    others = sorted((count for seat, count in enumerate(counts) if seat != who), reverse=True)
    ahead = lead(own - others[0], left)
    follows = lead(own - others[1], left) if len(others) > 1 else 1.0
    return ahead * first + (1 - ahead) * follows * second


@cache
def lead(margin: int, left: int) -> float:
    """The chance to stay in front; equal is enough."""
    return 1 / (1 + exp(-(margin + 0.5) / (0.3 + weights(left).margin * left)))


# A team


def team_goals(game: DeepSea, left: int) -> Team:
    """The goals of a team that were open when this seat's round began."""
    counts = [goal.count if goal else None for goal in valid_goals(game)]
    counts += [None, *(game.content.goals[id].count for id in game.goals)]
    pairs = zip(counts, checks(game)[: 4 + ROUNDS[game.mode] - left], strict=False)
    # Research is there to be spent: what a team holds of it counts in the last round.
    return [(count, check) for count, check in pairs if not left or not isinstance(count, ResearchHeld)]


def chance(check: Check, left: int) -> float:
    """How likely a team's goal is to be met."""
    if not check.is_open:
        return 0.0
    w = weights(left)
    share = check.have / max(1, check.need)
    hope = share + w.pace * (left + 0.5) - 1
    return 0.8 / (1 + exp(-hope / (w.doubt * (1 + left)))) + 0.2 * min(1.0, share)


def met(game: DeepSea) -> float:
    """A team's goals at the end; how near the others came decides between equals."""
    checked = checks(game)
    near = sum(min(1.0, check.have / max(1, check.need)) for check in checked if check.is_open)
    return weights(0).goal * (0.8 * sum(check.is_met for check in checked) + 0.2 * near)


# Goals that take a long way


def closeness(game: DeepSea) -> float:
    """How near markers are to the hexes that open goals (scenario 8)."""
    total = 0.0
    for place, hex in enumerate(sheet(game).area):
        if hex.goal:
            total += 1 / (1 + distance(game, place)) if game.options[hex.goal - 1] < 0 else 1.0
    return total


def distance(game: DeepSea, place: int) -> int:
    """How many markers it takes to reach a hex."""
    scenario = sheet(game)
    taken = {marker.hex for marker in game.markers} | {n for n, hex in enumerate(scenario.area) if hex.start}
    steps, seen, edge = 0, {place}, {place}
    while edge and taken.isdisjoint(edge):
        edge = {near for hex in edge for near in scenario.touching[hex]} - seen
        seen |= edge
        steps += 1
    return steps


def descent(game: DeepSea, who: int) -> float:
    """How near the greatest depth is, where goals ask for it (scenario 10)."""
    total, seat = 0.0, game.seats[who]
    for count in (options[0].count for options in sheet(game).goals):
        if isinstance(count, Reached):
            if count.value(game, who):
                total += 2 * DEPTHS
            elif count.travelled:
                total += max(cell % DEPTHS for cell in seat.vessels) + LEVELS[seat.tracks[INGENUITY]]
            else:
                total += max(cell % DEPTHS for cell, id in enumerate(game.boards) if id)
    return total


# What a disc does for goals


def wants(game: DeepSea, left: int, team: Team) -> Wants:
    if game.mode is Mode.COMPETITIVE:
        valid = [goal for goal in valid_goals(game) if goal is not None]
        race = weights(left).race
        return tuple((goal.count, goal.points + race * goal.prizes[0]) for goal in valid)
    return tuple(_team_wants(left, team))


def _team_wants(left: int, team: Team) -> Iterator[tuple[Number[Any], float]]:
    w = weights(left)
    best = sorted((chance(check, left) for _, check in team), reverse=True)[:GOALS_NEEDED]
    for count, check in team:
        if count is not None and check.is_open and not check.is_met:
            now = chance(check, left)
            more = chance(check._replace(have=check.have + 1), left) - now
            yield count, min(w.most_unit, w.goal * more) * (1.0 if now >= best[-1] else w.surplus)


def wanted(game: DeepSea, who: int, cell: int, kind: Kind, wants: Wants) -> float:
    """What goals give for a disc of a kind in a zone."""
    is_new = who not in game.discs[cell * SITES : cell * SITES + SITES]
    return sum(worth * units(count, kind, cell, is_new) for count, worth in wants)


def wanted_anywhere(kind: Kind, wants: Wants) -> float:
    """What goals give for a disc of a kind, if one does not know where."""
    return sum(worth * units(count, kind, None, True) for count, worth in wants)


@known
def units(count: Number[Any], kind: Kind, cell: int | None, is_new: bool) -> float:
    """How much a further disc of a kind adds to what a goal counts: in a zone, or somewhere."""
    if isinstance(count, Total):
        return sum(units(part, kind, cell, is_new) for part in count.parts)
    if isinstance(count, Discs | Zones):
        if kind not in count.kinds or (isinstance(count, Zones) and not is_new):
            return 0.0
        if cell is not None:
            return float(cell in cells(count.depths, count.columns))
        return 1.0 if (count.depths, count.columns) == (ALL_DEPTHS, ALL_COLUMNS) else 0.6
    if isinstance(count, JournalsTaken | Commonest):
        return (1.0 if isinstance(count, JournalsTaken) else 0.6) * (kind is JOURNAL)
    if isinstance(count, Footprint):
        return float(is_new)
    if isinstance(count, NamedDiscs):
        return 0.5 * (kind is not SONAR)
    if isinstance(count, Cleaned):
        return float(kind is CONSERVE and (cell is None or cell % DEPTHS < 2))
    return 0.4 if isinstance(count, RestoredZones) and kind is CONSERVE else 0.0

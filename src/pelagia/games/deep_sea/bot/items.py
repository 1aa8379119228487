"""What the seats of a finished game had, for `pelagia balance`: crew, journals, boards, goals met; figures of DS 23."""

from __future__ import annotations

from pelagia.games.deep_sea.rules.scoring import checks
from pelagia.games.deep_sea.rules.scoring import items as scored_items
from pelagia.games.deep_sea.rules.state import DeepSea, Mode

# Event: group, and which argument is the item. Tokens are used by either side.
_ITEMS = {
    "recruited": ("crew", "crew"),
    "promoted": ("senior", "crew"),
    "published": ("journal", "card"),
    "discovered": ("board", "zone"),
    "dived": ("token", "token"),
}
_TABLE = {"bonus_goal": "goal", "setback": "setback"}


def items(game: DeepSea) -> list[tuple[int | None, str, str]]:
    """Seat, group and item."""
    rows: list[tuple[int | None, str, str]] = []
    for event in game.events or []:
        if event.name in _ITEMS:
            group, what = _ITEMS[event.name]
            rows.append((event.args["seat"], group, event.args[what]))
        elif event.name in _TABLE:
            rows.append((None, _TABLE[event.name], event.args["card"]))
    return rows + [(None, "met", goal) for goal in met(game)]


def met(game: DeepSea) -> list[str]:
    """The goals that a team has met: of the scenario, its score, and bonus goals."""
    if game.mode is Mode.COMPETITIVE:
        return []
    names = ["goal-1", "goal-2", "goal-3", "target", *game.goals]
    return [name for name, check in zip(names, checks(game), strict=True) if check.is_met]


def figures(game: DeepSea) -> list[tuple[str, float]]:
    """The parts of every seat's score, and what it did for them."""
    rows: list[tuple[str, float]] = []
    for seat, points in zip(game.seats, scored_items(game), strict=True):
        rows += [
            ("attributes", points.attributes),
            ("impact", points.impact),
            ("journals-and-seniors", points.journals + points.seniors),
            ("goals", sum(points.goals)),
            ("leftovers", points.leftovers),
            ("vessels", len(seat.vessels)),
            ("impacts", seat.impacts),
            ("journals", len(seat.journals)),
        ]
    rows.append(("zones", sum(id != "" for id in game.boards)))
    if game.mode is not Mode.COMPETITIVE:
        rows += [("goals-met", len(met(game))), ("team-wins", float(bool(game.winners)))]
    return rows

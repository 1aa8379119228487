"""What a seat sees of Deep Sea, and what it may imagine (DS 5)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from pelagia.core.rng import Dealer
from pelagia.core.text import written_name
from pelagia.core.view import secret
from pelagia.games.deep_sea.content.card import DEPTHS, LETTERS, Colour, OceanBoard, amounts, bundle_text
from pelagia.games.deep_sea.content.sheet import Goal, Scenario
from pelagia.games.deep_sea.rules.counts import Commonest, Found, NamedDiscs, OfColour, Sets, symbols
from pelagia.games.deep_sea.rules.scoring import (
    GRADES,
    Items,
    checks,
    goals_met,
    items,
    places,
    valid_goals,
)
from pelagia.games.deep_sea.rules.state import (
    LEVEL,
    NAMES,
    ROUNDS,
    SITES,
    TOKENS,
    DeepSea,
    Mode,
    Phase,
    board,
    sheet,
    zones,
)
from pelagia.games.deep_sea.views.shape import (
    CheckShape,
    DeepSeaSeat,
    DeepSeaTable,
    DiveShape,
    GoalShape,
    HexShape,
    SiteShape,
    TrayShape,
    WayShape,
    ZoneShape,
)
from pelagia.games.once import once


def view(game: DeepSea) -> DeepSeaTable:
    """The table, with what only some seats see: one line a field of the shape, so it is longer than forty."""
    scenario, is_team = sheet(game), game.mode is not Mode.COMPETITIVE
    points = items(game)
    met = goals_met(game) if is_team else 0
    return {
        "scenario": game.scenario,
        "scenario_id": scenario.id,
        "mode": written_name(game.mode),
        "round": game.round,
        "rounds": ROUNDS[game.mode],
        "phase": written_name(game.phase),
        "wave": game.wave,
        "turn": game.turn,
        "columns": scenario.columns,
        "depths": scenario.depths,
        "base": scenario.base,
        "zones": [_zone(game, cell) for cell in zones(game)],
        "counts_finders": _counts_finders(scenario),
        "layout": scenario.layout,
        "hexes": _hexes(game),
        "touching": [[a, b] for a, b in scenario.pairs],
        "piles": [len(pile) for pile in game.piles],
        "looker": game.looker,
        "looking": secret([None] * len(game.looking), {game.looker: game.looking[:]}),
        "shown": [*game.shown],
        "bag": len(game.bag),
        "discard": [*game.discard],
        "market": [*game.market],
        "deck": len(game.deck),
        "tray": _tray(game),
        "named": written_name(game.named),
        "found_first": [*game.found_first],
        "reached_first": [*game.reached_first],
        "goals": _goals(game, points),
        "checks": _checks(game) if is_team else [],
        "met": met,
        "grade": GRADES[met] if is_team and game.phase is Phase.OVER else "",
        "bonus_goals": [*game.goals],
        "setback": game.setback,
        "setbacks": [*game.setbacks],
        "seats": [_seat(game, who, points[who]) for who in range(game.players)],
        "places": places(game) if game.phase is Phase.OVER else [],
    }


def _zone(game: DeepSea, cell: int) -> ZoneShape:
    zone = board(game, cell)
    printed, owners = _sites(zone), game.discs[cell * SITES : cell * SITES + SITES]
    sites: list[SiteShape] = [{**site, "owner": owner} for site, owner in zip(printed, owners, strict=False)]
    dives: list[DiveShape] = [
        {"name": f"d{n}", "tokens": sum(game.dives[cell * TOKENS + place] != "" for place in places)}
        for n, places in enumerate(zone.dive_places, 1)
    ]
    return {
        "cell": NAMES[cell],
        "board": zone.id,
        "finder": game.finders[cell],
        "sites": sites,
        "dives": dives,
        "vessels": [who for who, seat in enumerate(game.seats) for at in seat.vessels if at == cell],
    }


@once
def _sites(zone: OceanBoard) -> list[SiteShape]:
    """The sites of a zone, as they are printed."""
    tracks = {site: f"t{n}" for n, track in enumerate(zone.track_sites, 1) for site in track}
    return [
        {
            "name": site.name,
            "kind": written_name(site.kind),
            "track": tracks.get(n, ""),
            "cost": site.cost,
            "colour": "" if site.colour is None else written_name(site.colour),
            "owner": -1,
        }
        for n, site in enumerate(zone.sites)
    ]


def _hexes(game: DeepSea) -> list[HexShape]:
    markers: dict[int, list[int]] = {}
    for place, seat in game.markers:
        markers.setdefault(place, []).append(seat)
    return [{**hex, "markers": markers.get(place, [])} for place, hex in enumerate(_area(sheet(game)))]


@once
def _area(scenario: Scenario) -> list[HexShape]:
    """The hexes of a sheet, as they are printed."""
    return [
        {
            "id": hex.id,
            "row": hex.row,
            "col": hex.col,
            "points": hex.points,
            "gives": dict(amounts(hex.bundle)),
            "says": bundle_text(hex.bundle).plain() if hex.bundle else None,
            "start": hex.start,
            "unlimited": hex.unlimited,
            "rescue": hex.rescue,
            "restored": hex.id == scenario.restored,
            "overflow": [row + 1 for row, id in enumerate(scenario.overflow) if id == hex.id],
            "colour": "" if hex.colour is None else written_name(hex.colour),
            "goal": hex.goal,
            "markers": [],
        }
        for hex in scenario.area
    ]


def _tray(game: DeepSea) -> list[TrayShape]:
    crew = game.content.crew
    models: list[TrayShape] = [
        {"model": model, "tier": crew[model].tier, "left": left}
        for model, left in zip(game.content.models, game.stock, strict=True)
    ]
    tops: list[TrayShape] = [
        {"model": slot[-1], "tier": crew[slot[-1]].tier, "left": len(slot)} for slot in game.slots if slot
    ]
    return models + tops


def _goals(game: DeepSea, points: list[Items]) -> list[GoalShape]:
    goals: list[GoalShape] = []
    seats, is_contest = range(game.players), game.mode is Mode.COMPETITIVE
    for number, (goal, options) in enumerate(zip(valid_goals(game), sheet(game).goals, strict=True), 1):
        goals.append(
            {
                "number": number,
                "option": goal.option if goal else "",
                "options": [kind.option for kind in options if kind.option],
                "ways": [{**_way(way), "need": way.figures[game.players - 1]} for way in ([goal] if goal else options)],
                "is_open": goal is not None,
                "counts": [goal.count.value(game, who) if goal else 0 for who in seats],
                "points": [score.goals[number - 1] for score in points] if is_contest else [],
            }
        )
    return goals


@once
def _way(goal: Goal) -> WayShape:
    """A goal as it is printed."""
    return {
        "option": goal.option,
        "texts": [text.plain() for text in goal.texts()],
        "what": goal.count.text().plain(),
        "need": 0,
        "counts_named": counts(goal, NamedDiscs),
    }


COLOURS = [written_name(colour) for colour in Colour]
SYMBOLS = (Commonest, Sets, OfColour)


@once
def _counts_symbols(thing: Any) -> bool:
    return counts(thing, *SYMBOLS)


@once
def _counts_finders(scenario: Scenario) -> bool:
    return counts(scenario.goals, Found)


def counts(thing: Any, *numbers: type) -> bool:
    """Whether any of these numbers is counted by a goal or a piece."""
    if isinstance(thing, numbers):
        return True
    if isinstance(thing, tuple):
        return any(counts(part, *numbers) for part in thing)
    return is_dataclass(thing) and any(counts(getattr(thing, part.name), *numbers) for part in fields(thing))


def _checks(game: DeepSea) -> list[CheckShape]:
    names = ["1", "2", "3", "score", *game.goals]
    return [
        {"goal": name, "have": check.have, "need": check.need, "is_met": check.is_met}
        for name, check in zip(names, checks(game), strict=True)
    ]


def _seat(game: DeepSea, who: int, points: Items) -> DeepSeaSeat:
    seat = game.seats[who]
    members = [game.content.crew[member.model] for member in seat.crew]
    return {
        "tracks": dict(zip(LETTERS, seat.tracks, strict=True)),
        "levels": {letter: LEVEL[position] for letter, position in zip(LETTERS, seat.tracks, strict=True)},
        "research": seat.research,
        "staging": seat.staging,
        "crew": [{"model": model, "senior": senior, "disc": disc} for model, senior, disc in seat.crew],
        "tokens": [*seat.tokens],
        "journals": [{"card": card, "used": used} for card, used in seat.journals],
        "reserve": seat.reserve,
        "vessels": [NAMES[cell] for cell in seat.vessels],
        "counts_symbols": any(map(_counts_symbols, (sheet(game).goals, *members))),
        "symbols": dict(zip(COLOURS, symbols(game, who), strict=True)),
        "impacts": seat.impacts,
        "cleanup": seat.cleanup,
        "passed": seat.passed,
        "items": {
            "attributes": points.attributes,
            "impact": points.impact,
            "journals": points.journals,
            "seniors": points.seniors,
            "goals": [*points.goals],
            "leftovers": points.leftovers,
            "total": points.total,
        },
    }


def deal_anew(game: DeepSea, seat: int, dealer: Dealer) -> None:
    """Deal everything that a seat cannot know anew; every place keeps its number of pieces."""
    looked = game.looking if game.looker != seat else []
    at = game.content.oceans[looked[0]].depth if looked else 0
    for d, pile in enumerate(game.piles, 1):
        dealer.deal(pile, looked if d == at else [])
    _put_star(game, looked, dealer)
    dives = [*game.dives]
    tokens = [(dives, place) for place, token in enumerate(dives) if token]
    dealer.deal_places([*tokens, *((game.bag, n) for n in range(len(game.bag)))])
    game.dives = tuple(dives)
    for deck in (game.deck, game.goal_deck, game.setback_deck):
        dealer.deal(deck)
    dealer.deal_places([(slot, n) for slot in game.slots for n in range(len(slot) - 1)])
    game.removed = tuple(sorted(game.removed))


def _put_star(game: DeepSea, looked: list[str], dealer: Dealer) -> None:
    """Everybody knows that the hidden board is among the top ones, or just being looked at (scenario 6)."""
    star, pile = sheet(game).star, game.piles[DEPTHS - 1]
    now = next((zone for zone in (pile, looked) if star in zone), None)
    if now is None:
        return
    is_asked = any(decision.kind == "KeepBoard" for decision in game.decisions)  # it would be kept without a question
    can_hold = looked and not is_asked and game.content.oceans[looked[0]].depth == DEPTHS
    places = [(pile, len(pile) - 1 - n) for n in range(game.star_top)]
    zone, place = dealer.choice(places + [(looked, n) for n in range(len(looked))] if can_hold else places)
    at = now.index(star)
    now[at], zone[place] = zone[place], now[at]

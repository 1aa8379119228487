"""Where impact markers may go (DS 17, and the scenarios' own rules in 21.6)."""

from __future__ import annotations

from functools import cache, lru_cache

from pelagia.core.decision import Form, Option
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.card import DEPTHS, bundle_text
from pelagia.games.deep_sea.content.sheet import Scenario
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.state import HERE, DeepSea, sheet

SKIP = Option(None, "skip", Text("deep-sea-skip"))
WAIVE = Option(("waive", -1), "waive", Text("deep-sea-waive"))
CLEANUP = Option(("cleanup", -1), "cleanup", Text("deep-sea-cleanup"), (places.CLEANUP,))


def impacts(game: DeepSea, who: int, zone: int) -> list[Option]:
    """Everything that a player can do with an impact, with its cost in a round that has one (S12)."""
    cost = game.content.setbacks[game.setback].impact_research if game.setback else 0
    if cost > game.seats[who].research:
        return []
    options = free_places(game, who, zone)
    return [priced(option, cost) for option in options] if cost else options


def free_places(game: DeepSea, who: int, zone: int) -> list[Option]:
    """Hexes and moves by the rules of the scenario, and the cleanup track."""
    scenario = sheet(game)
    if scenario.kind == "move":
        return moves(game, who, scenario)
    options = rows(game, who, scenario, zone) if scenario.kind == "rows" else spread(game, scenario)
    if scenario.cleanup and game.seats[who].cleanup < scenario.cleanup[-1][0]:
        options.append(CLEANUP)
    return options


def priced(option: Option, cost: int) -> Option:
    """The option with its cost in words; its written form stays."""
    return option.reworded(Text("deep-sea-priced", what=option.text, n=cost))


def spread(game: DeepSea, scenario: Scenario) -> list[Option]:
    """Free hexes that are start hexes or touch a marker; unlimited ones are never full."""
    taken = {place for place, _ in game.markers}
    touching, options = scenario.touching, []
    near = {place for marked in taken for place in touching[marked]}
    for place, hex in enumerate(scenario.area):
        if (place in near or hex.start) and (place not in taken or hex.unlimited):
            options.append(hex_option(place, hex.id, hex.points, hex.bundle))
    return options


def rows(game: DeepSea, who: int, scenario: Scenario, zone: int) -> list[Option]:
    """Scenario 10: the first free hex of the row of a depth; a full row passes on to another hex."""
    taken = {place for place, _ in game.markers}
    wanted = [zone % DEPTHS] if zone != HERE else sorted({cell % DEPTHS for cell in game.seats[who].vessels})
    by_place: dict[int, Option] = {}
    for row in wanted:
        free = (n for n, hex in enumerate(scenario.area) if hex.row == row and n not in taken)
        place = next(free, scenario.places[scenario.overflow[row]])
        hex = scenario.area[place]
        by_place[place] = hex_option(place, hex.id, hex.points, hex.bundle)
    return [*by_place.values()]


def moves(game: DeepSea, who: int, scenario: Scenario) -> list[Option]:
    """Scenario 6: one of your markers moves on; only if none can, a new one enters."""
    taken = {place for place, _ in game.markers}
    closed = scenario.closed_from if scenario.star not in game.boards else 99
    area, options = scenario.area, []
    for start in sorted(place for place, seat in game.markers if seat == who):
        if not is_locked(scenario, taken, start):
            for to in scenario.touching[start]:
                if to not in taken and area[to].row < closed:
                    options.append(
                        move_option(start, to, area[start].id, area[to].id, area[to].points, area[to].bundle)
                    )
    if options:
        return options
    free = [(n, hex) for n, hex in enumerate(area) if hex.start and n not in taken]
    return [hex_option(n, hex.id, hex.points, hex.bundle) for n, hex in free]


def is_locked(scenario: Scenario, taken: set[int], place: int) -> bool:
    """A marker in the scoring rows with nothing but markers below it never moves again."""
    hex = scenario.area[place]
    below = (n for n, other in enumerate(scenario.area) if other.col == hex.col and other.row > hex.row)
    return hex.row >= scenario.closed_from and all(n in taken for n in below)


@cache
def goal_option(goal: int, n: int, option: str) -> Option:
    return Option(n, f"option {option}", option_text(option), (places.goal(goal),))


@cache
def hex_option(place: int, id: str, points: int, bundle: str) -> Option:
    text = Text("deep-sea-hex", hex=id, n=points, what=bundle_text(bundle))
    return Option(("hex", place), f"hex {id}", text, (places.hex(id),))


@lru_cache(4096)
def move_option(start: int, to: int, a: str, b: str, points: int, bundle: str) -> Option:
    text = Text("deep-sea-move", start=a, hex=b, n=points, what=bundle_text(bundle))
    return Option(("move", start, to), f"move {a}>{b}", text, (places.hex(a), places.hex(b)), Form.STEP)


def option_text(option: str) -> Text:
    return Text(f"deep-sea-option-{option}")

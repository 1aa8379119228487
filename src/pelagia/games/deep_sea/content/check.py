"""What the engine needs of any content of Deep Sea; only the box must match the tables of DS 21 and 22."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from pelagia.core.combinators import AnyOrder, OneOf
from pelagia.core.effects import Effect, Expression
from pelagia.core.errors import BadContent
from pelagia.core.text import Arg, Text
from pelagia.games.checks import LARGEST, Faults, fault, number_faults, refuse_first, source_faults, walk
from pelagia.games.deep_sea.content.card import DEPTHS, Crew, OceanBoard, Via
from pelagia.games.deep_sea.content.sheet import Content, Scenario
from pelagia.games.deep_sea.rules.actions import Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.counts import DiscsHere, VesselsHere
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import Gain, Promote
from pelagia.games.deep_sea.rules.menus import CopyCrew, action_name
from pelagia.games.deep_sea.rules.state import ANYWHERE, HERE, SITES, TOKENS, TRACK

GAINS = r"(?:[RICGALMP]|[KD][1-9]\d?)"
BUNDLE = re.compile(rf"{GAINS}(?: {GAINS})*")  # in the letters of DS 0.2
MENU = (Travel, Sonar, Discover, Dive, Conserve, Publish, Promote)
MOST_ASKED = 999  # of a team
NAMED = ("travel", "travel+", "sonar", "discover", "dive", "dive2", "conserve", "conserve_depth", "journal", "promote")


def check(content: Content) -> None:
    """Make sure that games can be played with a content; BadContent says which piece is wrong, and why."""
    refuse_first(faults(content))


def faults(content: Content) -> Faults:
    """Everything that keeps games from being played with a content, piece by piece."""
    for crew in content.crew.values():
        yield from _crew(crew)
    for board in content.oceans.values():
        yield from _board(board)
    for token in content.tokens.values():
        yield from _range(token.id, "research", token.research, 0, TRACK)
    for card in content.journals.values():
        yield from _range(card.id, "cost", card.cost, 0, TRACK)
        if not card.symbols or len({*card.symbols}) < len(card.symbols):
            yield _fault(card.id, "symbols")
        if card.space:
            yield from _menu(card.id, card.space)
    for scenario in content.scenarios.values():
        yield from _scenario(content, scenario)
    asked = {goal.id: goal.figures for goal in content.goals.values()}
    asked |= {scenario.id: scenario.target for scenario in content.scenarios.values()}
    for id, figures in asked.items():
        for n in figures:
            yield from number_faults(id, n, 0, MOST_ASKED)
    for piece in pieces(content):
        yield from source_faults(piece.id, piece.source)
        for expression in walk(piece):
            yield from _expression(piece, expression)


def pieces(content: Content) -> list[Any]:
    """Everything that lies in the box."""
    shelves = (content.crew, content.oceans, content.tokens, content.journals, content.goals, content.setbacks)
    return [*(piece for shelf in shelves for piece in shelf.values()), *content.scenarios.values()]


def _fault(piece: str, rule: str, **args: Arg) -> BadContent:
    return fault(piece, Text(f"deep-sea-check-{rule}", **args))


def _range(piece: str, field: str, n: int, least: int, most: int) -> Faults:
    if not least <= n <= most:
        yield _fault(piece, "range", field=field, n=n, least=least, most=most)


def _expression(piece: Any, expression: Expression) -> Faults:
    places = (HERE, ANYWHERE) if isinstance(piece, OceanBoard) else (ANYWHERE,)
    for field in fields(expression):  # type: ignore[arg-type]
        value = getattr(expression, field.name)
        if field.name in ("frm", "at"):
            if value not in places:
                yield _fault(piece.id, "here")
        elif type(value) is int and field.name != "zone":
            yield from number_faults(piece.id, value, 0, LARGEST)
        elif value == () and field.name == "parts":
            yield _fault(piece.id, "parts")
    if isinstance(expression, DiscsHere | VesselsHere) and HERE not in places:
        yield _fault(piece.id, "here")
    if isinstance(expression, Gain) and not BUNDLE.fullmatch(expression.bundle):
        yield _fault(piece.id, "bundle", bundle=expression.bundle)
    if isinstance(expression, Discover) and not 1 <= expression.lo <= expression.hi <= DEPTHS:
        yield _fault(piece.id, "depths", most=DEPTHS)
    if isinstance(expression, AnyOrder | OneOf):
        yield from _menu(piece.id, expression)


def _menu(piece: str, actions: Effect[Any]) -> Faults:
    """A menu offers actions by their names, so each name is known and means one thing."""
    if isinstance(actions, CopyCrew):
        return
    parts = actions.parts if isinstance(actions, AnyOrder | OneOf) else (actions,)
    if not all(isinstance(part, MENU) and action_name(part) in NAMED for part in parts):
        yield _fault(piece, "menu")
    elif len({action_name(part) for part in parts}) < len({*parts}):
        yield _fault(piece, "alike")


def _crew(crew: Crew) -> Faults:
    for side in (crew.junior, crew.senior):
        if side.actions:
            yield from _menu(crew.id, side.actions)
    if not crew.tier and not crew.junior.actions:
        yield _fault(crew.id, "leader")


def _board(board: OceanBoard) -> Faults:
    """Sites and tokens have room, links join sites of the board, and closed zones are used from beside."""
    if len(board.sites) > SITES:
        yield _fault(board.id, "sites", n=len(board.sites), most=SITES)
    for dive in board.dives:
        yield from _range(board.id, "dives", dive.tokens, 1, TOKENS)
    tokens = sum(dive.tokens for dive in board.dives)
    if tokens > TOKENS:
        yield _fault(board.id, "tokens", n=tokens, most=TOKENS)
    for site in board.conserve:
        yield from _range(board.id, "conserve", site.cost, 0, TRACK)
    for track in board.tracks:
        if not track:
            yield _fault(board.id, "track")
    joined = [frozenset((link.a, link.b)) for link in board.links]
    for link in board.links:
        if link.a == link.b or not {link.a, link.b} <= board.numbers.keys():
            yield _fault(board.id, "link", a=link.a, b=link.b)
    if len({*joined}) < len(joined):
        yield _fault(board.id, "links")
    vias = [site.via for site in board.sites] + [dive.via for dive in board.dives]
    if any((via is Via.HERE) is board.closed for via in vias):
        yield _fault(board.id, "via")
    for number in walk(board):
        if isinstance(number, DiscsHere) and not {*number.sites} <= board.numbers.keys():
            yield _fault(board.id, "no-site", sites=", ".join(number.sites))


def _scenario(content: Content, scenario: Scenario) -> Faults:
    """Its boards can hold vessels, and markers find a place."""
    if scenario.base in content.closed:
        yield _fault(scenario.id, "base")
    if not any(hex.start for hex in scenario.area):
        yield _fault(scenario.id, "start")
    needed = {*scenario.overflow, *([scenario.restored] if scenario.restored else []), *sum(scenario.pairs, ())}
    if not needed <= scenario.places.keys() or len(scenario.places) < len(scenario.area):
        yield _fault(scenario.id, "hexes", needed=", ".join(sorted(needed)))
    if scenario.kind == "rows" and {hex.row for hex in scenario.area if hex.row >= 0} != {*range(scenario.depths)}:
        yield _fault(scenario.id, "rows", n=scenario.depths)
    goals = {hex.goal for hex in scenario.area if hex.goal}
    if goals != {n for n, options in enumerate(scenario.goals, 1) if len(options) > 1}:
        yield _fault(scenario.id, "goal-hexes")
    for hex in scenario.area:
        if hex.bundle and not BUNDLE.fullmatch(hex.bundle):
            yield _fault(scenario.id, "bundle", bundle=hex.bundle)

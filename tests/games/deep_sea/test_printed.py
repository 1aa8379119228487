"""Deep Sea: what the sources fix holds for the box, and would not for a box that is bent there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.printed import FACTS, Box
from pelagia.games.deep_sea.rules.effects import gain


def bent(shelf: str, changes: Mapping[Any, Mapping[str, Any]], *without: Any) -> Box:
    """The box with some pieces of a shelf changed, and without others."""
    pieces = {id: piece for id, piece in getattr(BOX, shelf).items() if id not in without}
    changed = {id: replace(pieces[id], **change) for id, change in changes.items()}
    shelves: Any = {shelf: pieces | changed}
    return Box(replace(BOX, **shelves))


def every(shelf: str, **change: Any) -> Box:
    """The box with all pieces of a shelf changed."""
    return bent(shelf, dict.fromkeys(getattr(BOX, shelf), change))


def hexes(**change: Any) -> Box:
    """The box with all hexes changed."""
    areas = {n: tuple(replace(hex, **change) for hex in sheet.area) for n, sheet in BOX.scenarios.items()}
    return bent("scenarios", {n: {"area": area} for n, area in areas.items()})


def prizes(first: int, second: int) -> Box:
    """The box with other prizes for a goal of the first scenario."""
    (goal, *_), *rest = BOX.scenarios[1].goals
    return bent("scenarios", {1: {"goals": ((replace(goal, prizes=(first, second)),), *rest)}})


REEF, CALM = BOX.oceans["dying_reef"], BOX.oceans["calm_seas"]
DEAR = replace(REEF.conserve[0], cost=13)
BENT: dict[str, list[Box]] = {
    "rounds": [Box(rounds=7)],
    "levels": [Box(levels=(1, 2, 1, 3, 4, 5)), Box(levels=(1, 1, 2, 2, 3, 4)), Box(levels=(2, 3, 4, 5))],
    "level_points": [Box(level_points=(0, 1, 4, 7, 10))],
    "star": [Box(star=12), Box(star=0)],
    "launches": [Box(launches=(2,), vessels=2), Box(launches=(7, 2)), Box(vessels=4)],
    "research_track": [Box(track=10)],
    "payable": [bent("oceans", {REEF.id: {"conserve": (DEAR,)}}), bent("journals", {"J1": {"cost": 13}}), Box(track=4)],
    "leftovers": [Box(per_point=4)],
    "crew_models": [bent("crew", {}, "pilot"), bent("crew", {"pilot": {"tier": 2}})],
    "crew_tiles": [
        bent("crew", {"pilot": {"copies": 4}}),
        bent("crew", {id: {"copies": 3} for id in ("oceanographer", "deep_sea_diver", "vessel_captain")}),
        every("crew", copies=1),
    ],
    "best_slots": [Box(slots=1), Box(slots=9)],
    "best_score": [
        bent("crew", {"mentor": {"senior": BOX.crew["pilot"].senior}}),
        bent("crew", {"pilot": {"senior": BOX.crew["mentor"].senior}}),
        bent("crew", {"pilot": {"junior": BOX.crew["mentor"].senior}}),
    ],
    "boards": [bent("oceans", {}, "atoll"), bent("oceans", {"atoll": {"depth": 2}})],
    "unique_boards": [bent("oceans", {"atoll": {"unique": True}}), bent("oceans", {"sea_star": {"unique": False}})],
    "discovery_bonus": [bent("oceans", {"atoll": {"found": None}})],
    "sonar_spaces": [every("oceans", tracks=((gain("K1"),),)), every("oceans", tracks=(CALM.tracks[1],))],
    "drawn_boards": [Box(drawn=3)],
    "tokens": [bent("tokens", {}, "T01"), bent("tokens", {"T01": {"effect": gain("R")}})],
    "token_research": [bent("tokens", {"T01": {"research": 5}}), every("tokens", research=3)],
    "token_effects": [every("tokens", effect=gain("R")), every("tokens", effect=None)],
    "journals": [bent("journals", {}, "J24"), bent("journals", {}, "JA8")],
    "journal_symbols": [
        bent("journals", {"J1": {"symbols": ()}}),
        every("journals", symbols=BOX.journals["J1"].symbols),
    ],
    "journal_points": [every("journals", points=0), every("journals", points=1)],
    "scenarios": [bent("scenarios", {}, 10)],
    "hex_bonuses": [hexes(bundle=""), hexes(bundle="R")],
    "hex_points": [bent("scenarios", {1: {"area": tuple(replace(hex, points=0) for hex in BOX.scenarios[1].area)}})],
    "unlimited_hexes": [hexes(unlimited=False), hexes(unlimited=True)],
    "prizes": [prizes(5, 5), prizes(3, 5), prizes(5, 0)],
}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.holds.__name__)
def test_a_printed_fact_holds(fact: Any) -> None:
    assert fact.holds(Box()), f"{fact.page}: {fact.says}"


@pytest.mark.parametrize(("name", "box"), [(name, box) for name, boxes in BENT.items() for box in boxes])
def test_a_bent_box_breaks_it(name: str, box: Box) -> None:
    assert not next(fact for fact in FACTS if fact.holds.__name__ == name).holds(box)


def test_every_fact_is_bent_and_cited() -> None:
    assert [fact.holds.__name__ for fact in FACTS] == [*BENT]
    assert all(fact.says and fact.page.startswith(("DE, ", "SV")) for fact in FACTS)

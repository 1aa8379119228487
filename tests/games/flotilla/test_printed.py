"""Flotilla: the box keeps to what the rulebook prints, and each of these facts can be broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pelagia.core.combinators import seq
from pelagia.games.facts import Fact
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import SPEAKERS, Content, Dock, Face
from pelagia.games.flotilla.content.printed import FACTS
from pelagia.games.flotilla.rules.effects import dive, gather, money, resource, toxicity, vp

BOARDS, SONAR = BOX.boards, BOX.boards.sonar


def boards(**changes: Any) -> Content:
    return replace(BOX, boards=replace(BOARDS, **changes))


def crew(id: str, **changes: Any) -> Content:
    return replace(BOX, crew={**BOX.crew, id: replace(BOX.crew[id], **changes)})


def goal(a: int, b: int, c: int) -> Content:
    side = replace(BOX.goals["Z05"].sinkside, values=(a, b, c))
    return replace(BOX, goals={**BOX.goals, "Z05": replace(BOX.goals["Z05"], sinkside=side)})


def artefact(**changes: Any) -> Content:
    return replace(BOX, artefacts={**BOX.artefacts, "AT1": replace(BOX.artefacts["AT1"], **changes)})


def docks(n: int, *places: Dock) -> Content:
    return boards(docks={**BOARDS.docks, n: places})


def survivors(place: int, field: Any) -> Content:
    ring = BOARDS.survivors[5]
    return boards(survivors={**BOARDS.survivors, 5: (*ring[:place], field, *ring[place + 1 :])})


def sonar(place: int, **changes: Any) -> Content:
    return boards(sonar=(*SONAR[:place], replace(SONAR[place], **changes), *SONAR[place + 1 :]))


def without(shelf: str, id: str) -> Content:
    rest: dict[str, Any] = {shelf: {name: piece for name, piece in getattr(BOX, shelf).items() if name != id}}
    return replace(BOX, **rest)


SINK, SKY = BOARDS.ladders

# By fact: boxes that are bent in this respect.
BENT: dict[str, list[Content]] = {
    "starters": [without("crew", "student")],
    "goal_kinds": [without("goals", "Z11")],
    "ocean_tiles": [without("tiles", "B22")],
    "dive_dice": [boards(dive_dice=(replace(BOARDS.dive_dice[0], count=5), *BOARDS.dive_dice[1:]))],
    "research_dice": [boards(research_dice=BOARDS.research_dice[:6])],
    "goals_fall": [goal(5, 5, 4), goal(6, 5, 5), goal(4, 5, 6)],
    "artefacts": [artefact(guild=SPEAKERS)],
    "crew_cards": [crew("S1", level=2), without("crew", "D10")],
    "captain": [crew("captain", sinkside=Face(3, (gather(),)))],
    "student": [crew("student", skyside=Face(0, (money(1),)))],
    "arrows": [boards(rings=(replace(BOARDS.rings[0], arrow=(3, 5)), *BOARDS.rings[1:]))],
    "prices_never_fall": [boards(prices=(2, 3, 5, 4)), boards(prices=(2, 3, 4, 6))],
    "surcharges": [boards(surcharges=(10, 10)), boards(surcharges=(0, 20))],
    "tile_costs": [replace(BOX, tiles={**BOX.tiles, "Y00": replace(BOX.tiles["Y00"], cost=0)})],
    "first_dive": [crew("delver", sinkside=Face(2, (dive(shallow=3),)))],
    "jokers": [boards(research_dice=(BOARDS.research_dice[0][:5], *BOARDS.research_dice[1:]))],
    "hub_rows": [boards(hub=(*BOARDS.hub[:3], (vp(2), resource(1), resource(3), resource(4))))],
    "toxicity_track": [boards(toxicity=(8, 6, 6, -3)), boards(toxicity=(0, -3, -6)), boards(toxicity=(8, 6, 3, 0))],
    "milestone": [survivors(0, seq(toxicity(1)))],
    "survivor_fields": [survivors(1, money(3))],
    "artefact_ships": [artefact(reward=money(12))],
    "sonar_fields": [sonar(0, die=True), sonar(1, effects=(toxicity(1),)), sonar(3, die=False), sonar(4, effects=())],
    "sonar_pays": [sonar(2, vp=0)],
    "dock_prices_fall": [docks(3, Dock(16, 1), Dock(16, 2), Dock(8, 4))],
    "dock_builds_rise": [docks(3, Dock(16, 1), Dock(12, 2), Dock(8, 2))],
    "dock_example": [docks(4, Dock(16, 1), Dock(12, 2), Dock(10, 3), Dock(7, 4))],
    "first_outpost": [boards(ladders=((19, *SINK[1:]), SKY)), boards(ladders=(SINK, (21, *SKY[1:])))],
    "outposts_rise": [boards(ladders=((20, 21, 20, 18, 16, 14), SKY)), boards(ladders=(SINK, SKY[:5]))],
    "translator": [crew("S6", sinkside=Face(2, (money(1),)))],
    "dredge_operator": [crew("D1", sinkside=Face(1, (dive(reef=1),)))],
    "clinician": [crew("D2", sinkside=Face(2, (vp(1),)), skyside=Face(2, (vp(1),)))],
}


def name_of(fact: Fact[Content]) -> str:
    return fact.holds.__name__


@pytest.mark.parametrize("fact", FACTS, ids=name_of)
def test_the_box_keeps_to_the_rulebook(fact: Fact[Content]) -> None:
    assert fact.holds(BOX), f"{fact.page}: {fact.says}"


@pytest.mark.parametrize("fact", FACTS, ids=name_of)
def test_each_fact_can_be_broken(fact: Fact[Content]) -> None:
    assert not [box for box in BENT[name_of(fact)] if fact.holds(box)]


def test_every_fact_is_bent_and_stated_once() -> None:
    assert sorted(map(name_of, FACTS)) == sorted(BENT)
    assert all(BENT.values())
    assert all(fact.page.startswith("p") and fact.says for fact in FACTS)

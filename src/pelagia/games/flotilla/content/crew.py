"""Crew cards: six starters and forty of the guilds (FL 22.1, 22.2)."""

from __future__ import annotations

from typing import Any

from pelagia.core.combinators import per, when
from pelagia.core.effects import Effect
from pelagia.games.flotilla.content.card import DELVERS, FOUNDERS, SPEAKERS, TRADERS, Crew, Face, Guild
from pelagia.games.flotilla.rules.effects import (
    artefact,
    bought,
    build,
    cleanse,
    copy,
    dial,
    discard_crew,
    dive,
    draw,
    explore,
    gather,
    influence,
    influence_diff,
    influence_in,
    influence_same,
    may_switch,
    money,
    outposts,
    purify,
    recruit,
    research,
    resource,
    retire,
    sail,
    seal,
    sold,
    sonar,
    survivor,
    topside,
    toxicity,
    trade,
    unload_all,
    vp,
)


def crew(id: str, guild: Guild, level: int, sinkside: Face, skyside: Face) -> Crew:
    return Crew(id, (guild,), level, sinkside, skyside)


def side(points: int, *effects: Effect[Any]) -> Face:
    """One side of a card: sail value or income, then what it does. The Sinkside always comes first."""
    return Face(points, effects)


STARTERS = (
    Crew("captain", (), 0, side(3, gather(), may_switch()), side(5, gather())),
    Crew("student", tuple(Guild), 0, side(0, copy()), side(0, copy()), source="rulebook"),
    crew("speaker", SPEAKERS, 0, side(2, influence(2)), side(3, influence(2))),
    crew("trader", TRADERS, 0, side(2, money(3), trade(5)), side(4, trade(4))),
    crew("founder", FOUNDERS, 0, side(1, explore(3, 2)), side(2, draw(2), build(2))),
    crew("delver", DELVERS, 0, side(2, dive(shallow=2)), side(3, research(5))),
)

SPEAKER_CREW = (
    crew("S1", SPEAKERS, 1, side(2, influence_same(2), money(3)), side(3, influence_same(2), vp(1))),
    crew("S2", SPEAKERS, 1, side(4, influence_diff(2)), side(5, influence_diff(2))),
    crew(
        "S3",
        SPEAKERS,
        1,
        side(2, influence(1), retire(recruit(), recruit())),
        side(3, influence(1), retire(recruit(), recruit())),
    ),
    crew(
        "S4",
        SPEAKERS,
        1,
        side(2, survivor(1), influence(1), when(topside(SPEAKERS), influence(1))),
        side(3, survivor(1), influence(1), when(topside(SPEAKERS), influence(1))),
    ),
    crew("S5", SPEAKERS, 1, side(2, influence(2), cleanse(2)), side(3, influence(2), cleanse(2))),
    crew(
        "S6",
        SPEAKERS,
        2,
        side(2, influence(2), discard_crew(SPEAKERS, 2, influence(1))),
        side(3, influence(2), discard_crew(SPEAKERS, 2, influence(1))),
    ),
    crew("S7", SPEAKERS, 2, side(1, influence_same(3)), side(2, influence_same(3))),
    crew("S8", SPEAKERS, 2, side(3, influence_diff(3)), side(2, influence_diff(3))),
    crew("S9", SPEAKERS, 2, side(2, influence(1), seal()), side(3, influence(1), seal())),
    crew(
        "S10",
        SPEAKERS,
        2,
        side(2, influence(2), retire(seal(), vp(3))),
        side(3, influence(2), retire(dial(), vp(3))),
    ),
)

TRADER_CREW = (
    crew("T1", TRADERS, 1, side(2, trade(4, sell=1)), side(3, trade(4, buy=-1))),
    crew("T2", TRADERS, 1, side(1, money(2), trade(3, ship=-5)), side(3, trade(4, outpost=-4))),
    crew("T3", TRADERS, 1, side(2, resource(1), trade(3)), side(3, resource(1), trade(4))),
    crew(
        "T4",
        TRADERS,
        1,
        side(3, money(2), trade(3), when(topside(TRADERS), money(4))),
        side(4, trade(4), when(topside(TRADERS), money(4))),
    ),
    crew("T5", TRADERS, 1, side(3, unload_all(), trade(3)), side(2, money(4), trade(4))),
    crew("T6", TRADERS, 2, side(2, money(4), trade(6)), side(4, trade(7))),
    crew("T7", TRADERS, 2, side(3, trade(4, sell=2), toxicity(1)), side(3, trade(5, buy=-2), toxicity(1))),
    crew(
        "T8",
        TRADERS,
        2,
        side(1, money(3), trade(3, outpost=-6, floating=True)),
        side(2, money(3), trade(4, outpost=-6, floating=True)),
    ),
    crew(
        "T9",
        TRADERS,
        2,
        side(1, money(3), per(outposts, money(3)), trade(3)),
        side(2, money(3), per(outposts, money(3)), trade(4)),
    ),
    crew(
        "T10", TRADERS, 2, side(2, trade(5), per(sold, vp(1), every=2)), side(3, trade(5), per(bought, vp(1), every=2))
    ),
)

FOUNDER_CREW = (
    crew("F1", FOUNDERS, 1, side(1, explore(4, 2), vp(1)), side(2, draw(3), build(2))),
    crew("F2", FOUNDERS, 1, side(2, explore(2, 2)), side(3, draw(1), build(2))),
    crew("F3", FOUNDERS, 1, side(1, explore(2, 2), sail(2)), side(3, draw(2), build(1), influence(1))),
    crew("F4", FOUNDERS, 1, side(1, explore(2, 1), resource(1)), side(2, build(2, discount=1))),
    crew(
        "F5",
        FOUNDERS,
        1,
        side(1, explore(2, 2), when(topside(FOUNDERS), influence_in(FOUNDERS, 1))),
        side(2, draw(1), build(2), when(topside(FOUNDERS), vp(2))),
    ),
    crew("F6", FOUNDERS, 2, side(1, explore(4, 3)), side(2, draw(2), build(3))),
    crew("F7", FOUNDERS, 2, side(2, explore(3, 2), trade(1)), side(2, trade(2), draw(1), build(2))),
    crew("F8", FOUNDERS, 2, side(1, explore(3, 2), retire(artefact())), side(2, draw(2), build(2), retire(artefact()))),
    crew("F9", FOUNDERS, 2, side(2, explore(3, 2, clean=True)), side(3, draw(2, clean=True), build(2))),
    crew("F10", FOUNDERS, 2, side(1, explore(3, 2), vp(2)), side(1, build(2, bonus=2))),
)

DELVER_CREW = (
    crew(
        "D1",
        DELVERS,
        1,
        side(1, when(topside(DELVERS), dive(reef=1, safe=True), dive(reef=1))),
        side(3, research(4), when(topside(DELVERS), money(4))),
    ),
    crew("D2", DELVERS, 1, side(2, dive(shallow=1), purify()), side(3, research(3), purify())),
    crew("D3", DELVERS, 1, side(2, dive(shallow=1), survivor(1)), side(3, research(4), survivor(1))),
    crew("D4", DELVERS, 1, side(2, dive(shallow=3)), side(3, research(4, reroll=2))),
    crew("D5", DELVERS, 1, side(4, dive(reef=1)), side(4, research(5))),
    crew("D6", DELVERS, 2, side(1, dive(deep=2)), side(2, research(6))),
    crew("D7", DELVERS, 2, side(2, dive(reef=1, safe=True)), side(3, research(5, reroll=1), cleanse(3))),
    crew("D8", DELVERS, 2, side(2, dive(reef=2)), side(3, research(5), retire(sonar()))),
    crew("D9", DELVERS, 2, side(1, dive(shallow=2, reef=1)), side(3, research(5, reroll=3))),
    crew("D10", DELVERS, 2, side(1, dive(shallow=1, reef=1, deep=1)), side(2, research(6), retire(dial()))),
)

CREW = (*STARTERS, *SPEAKER_CREW, *TRADER_CREW, *FOUNDER_CREW, *DELVER_CREW)

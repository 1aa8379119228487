"""Rings, tracks, docks, Hub rows and dice (FL 15.3, 16, 22.3 to 22.10, 22.14, 22.15)."""

from __future__ import annotations

from typing import Any

from pelagia.core.combinators import seq
from pelagia.core.effects import Effect
from pelagia.games.flotilla.content.card import (
    DEEP,
    DELVERS,
    FOUNDERS,
    REEF,
    SHALLOW,
    SPEAKERS,
    TRADERS,
    Boards,
    Depth,
    DiveDie,
    Dock,
    Guild,
    ResearchDie,
    ResearchFace,
    Ring,
    SonarField,
    Symbol,
)
from pelagia.games.flotilla.rules.effects import (
    artefact,
    build,
    dial,
    draw,
    influence,
    influence_same,
    money,
    recruit,
    resource,
    seal,
    survivor,
    tile,
    toxicity,
    vp,
)

ARROW = (2, 4)


def ring(guild: Guild, top: Effect[Any], *others: Effect[Any]) -> Ring:
    """A ring from its top field on, clockwise."""
    return Ring(guild, (top, *others), ARROW)


RINGS = (
    ring(
        SPEAKERS,
        seal(SPEAKERS),
        survivor(1),
        money(3),
        tile(),
        recruit(SPEAKERS),
        seal(SPEAKERS),
        survivor(1),
        recruit(SPEAKERS),
    ),
    ring(
        TRADERS,
        seal(TRADERS),
        money(4),
        recruit(TRADERS),
        tile(),
        resource(1),
        seal(TRADERS),
        seq(money(3), vp(1)),
        recruit(TRADERS),
    ),
    ring(
        FOUNDERS,
        seal(FOUNDERS),
        tile(),
        seal(FOUNDERS),
        tile(),
        recruit(FOUNDERS),
        resource(1),
        vp(2),
        recruit(FOUNDERS),
    ),
    ring(
        DELVERS,
        seal(DELVERS),
        resource(1),
        recruit(DELVERS),
        tile(),
        seal(DELVERS),
        vp(2),
        resource(1),
        recruit(DELVERS),
    ),
)

MILESTONE = seq(toxicity(2), artefact(), dial())


def survivors(fields: str) -> tuple[Effect[Any], ...]:
    """A survivor ring: M is the milestone, C a crew card, a number that many VP."""
    letters: dict[str, Effect[Any]] = {"M": MILESTONE, "C": recruit()}
    return tuple(letters[field] if field in letters else vp(int(field)) for field in fields.split())


SONAR = (
    SonarField((toxicity(1),), die=False, vp=0),
    SonarField((survivor(1), toxicity(1)), die=False, vp=2),
    SonarField((survivor(1),), die=False, vp=3),
    SonarField((survivor(1),), die=True, vp=4),
    SonarField((survivor(1), vp(1)), die=True, vp=5),
)


def dock(prices: str, builds: str) -> tuple[Dock, ...]:
    return tuple(Dock(int(price), int(n)) for price, n in zip(prices.split(), builds.split(), strict=True))


HUB = (  # by guild and number of artefacts; the first one covers what is printed
    (influence(1), influence(1), influence_same(2), influence_same(3)),
    (money(3), money(4), money(8), money(12)),
    (draw(1), seq(draw(1), build(1)), seq(draw(2), build(2)), seq(draw(3), build(3))),
    (vp(2), resource(1), resource(2), resource(3)),
)

SYMBOLS = dict(zip("RTXVN", Symbol, strict=True))


def dive(kind: Depth, count: int, faces: str) -> DiveDie:
    """Equal dice: R resource, T toxicity, X depletion, V survivor, N sonar."""
    return DiveDie(kind, count, tuple(tuple(SYMBOLS[letter] for letter in face) for face in faces.split()))


def research(faces: str, fifth: Guild) -> ResearchDie:
    """One face for each guild, with money or a breakthrough; one more breakthrough; the joker."""
    pairs = [*zip(Guild, faces.split(), strict=True), (fifth, "b")]
    shown = [(guild, 0, 1) if extra == "b" else (guild, int(extra), 0) for guild, extra in pairs]
    return *(ResearchFace(*face) for face in shown), ResearchFace(None)


BOARDS = Boards(
    rings=RINGS,
    prices=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8),
    market=(3, 3, 5, 5),
    survivors={
        3: survivors("M 1 2 C 2 1 C 2"),
        4: survivors("M 1 2 1 C 2 1 3 C 2"),
        5: survivors("M 1 2 1 C 2 1 3 C 1 2 2"),
    },
    sonar=SONAR,
    docks={
        3: dock("16 10 4", "1 2 4"),
        4: dock("16 13 5 2", "1 2 3 4"),
        5: dock("16 14 9 5 2", "1 2 3 4 5"),
    },
    money=(8, 9, 10, 11, 12),
    toxicity=(3, 1, -2, -5, -8, -11, -15, -20),
    toxicity_fields=6,
    ladders=((20, 21, 22, 23, 24, 25), (20, 23, 26, 29, 32, 35)),
    surcharges=(10, 20),
    hub=HUB,
    dive_dice=(
        dive(SHALLOW, 6, "R R RX RV N X"),
        dive(REEF, 5, "R RR RX RVT N VX"),
        dive(DEEP, 5, "RR RRT RRX RVX RN NTX"),
    ),
    research_dice=(
        research("2 3 b 2", SPEAKERS),
        research("b 2 3 2", TRADERS),
        research("2 b 2 3", FOUNDERS),
        research("3 2 b 2", DELVERS),
        research("2 3 2 b", FOUNDERS),
        research("b 2 2 3", TRADERS),
        research("3 b 2 2", DELVERS),
    ),
)

"""The eight player boards (UC 7.1, 20.8): 1 and 5 as the rules fix them, the others inside their frame."""

from __future__ import annotations

from pelagia.games.underwater_cities.content.card import board, goods
from pelagia.games.underwater_cities.rules.combinators import in_order
from pelagia.games.underwater_cities.rules.effects import advance, draw, gain

STEP_AND_CARD = in_order(advance(1), draw(1))
FRONT = {"A1": 3, "A2": 3, "A3": 3, "B1": 3, "B2": 3, "B3": 3, "C1": 3, "C2": 3, "C3": 3}

# Surcharges of the expert features, the same on all backs.
SIX_AT_ONCE = goods(SCI=2, CRED=2)  # a city site that gives 6 points when built
SIX_EACH_TIME = goods(STEEL=3, CRED=3)  # a city site where a symbiotic city produces 6 points
DOUBLE = goods(CRED=2)  # a building site that produces twice
TRIPLE = goods(CRED=1)  # a tunnel site that produces three times
STRONGER = goods(CRED=1, STEEL=1)  # a tunnel site that strengthens its metropolis

BOARDS = (
    board(
        1,
        FRONT,
        bonus={
            "A1": gain(PT=2),
            "A2": gain(SCI=1),
            "B2": STEP_AND_CARD,
            "C1": gain(BIO=1),
            "A1.3": gain(CRED=2),
            "A3.3": draw(1),
            "B1.3": gain(PT=1),
            "B3.3": gain(CRED=1),
            "C2.3": gain(KELP=1),
            "B2.x": gain(PT=1),
            "B2-C2": gain(STEEL=1),
            "A3-B3": gain(CRED=1),
            "A1-B1": gain(SCI=1),
            "A2-B2": draw(1),
        },
    ),
    board(
        2,
        FRONT,
        bonus={
            "A1": gain(STEEL=1, CRED=1),
            "A3": gain(PT=2),
            "B1": gain(BIO=1),
            "C2": STEP_AND_CARD,
            "A1.3": gain(PT=1),
            "A2.3": gain(SCI=1),
            "B2.3": gain(CRED=1),
            "B3.2": gain(KELP=1),
            "C1.3": draw(1),
            "C2.x": gain(CRED=1),
            "A2-A3": gain(SCI=1),
            "B1-C1": gain(KELP=1),
            "B2-B3": gain(STEEL=1),
            "C1-C2": gain(CRED=1),
        },
    ),
    board(
        3,
        FRONT,
        bonus={
            "A1": gain(PT=1, KELP=1),
            "A2": STEP_AND_CARD,
            "B2": gain(CRED=2),
            "C1": gain(SCI=1),
            "A1.2": draw(1),
            "A3.3": gain(PT=1),
            "B1.3": gain(BIO=1),
            "B3.3": gain(SCI=1),
            "C2.2": gain(CRED=1),
            "B3.x": gain(PT=1),
            "A1-A2": gain(CRED=2),
            "A3-B3": gain(KELP=1),
            "B1-B2": gain(STEEL=1),
            "C1-C2": draw(1),
        },
    ),
    board(
        4,
        FRONT,
        bonus={
            "A1": gain(BIO=1),
            "A2": gain(PT=2),
            "A3": gain(STEEL=1),
            "B1": STEP_AND_CARD,
            "B3": gain(KELP=1),
            "A2.3": gain(KELP=1),
            "B2.2": gain(SCI=1),
            "C1.3": gain(CRED=2),
            "C2.3": draw(1),
            "A1.x": draw(1),
            "C1.x": gain(PT=1),
            "A1-B1": gain(PT=1),
            "B1-C1": gain(STEEL=1),
            "B2-B3": gain(CRED=1),
        },
    ),
    board(
        5,
        {"A1": 4, "A2": 2, "A3": 3, "B1": 2, "B2": 4, "B3": 3, "C1": 3, "C2": 3, "C3": 2},
        bonus={
            "A1": gain(BIO=1),
            "A3": gain(PT=6),
            "B1": STEP_AND_CARD,
            "B3.2": gain(KELP=1),
            "B2.x": gain(PT=2),
            "C3.x": draw(1),
            "B2-B3": gain(STEEL=1),
            "A1-A2": gain(CRED=2),
        },
        surcharge={
            "A3": SIX_AT_ONCE,
            "B2": SIX_EACH_TIME,
            "C2.3": DOUBLE,
            "C1-C2": TRIPLE,
            "C1-ML": STRONGER,
        },
        times={"C2.3": 2, "C1-C2": 3},
        symbiotic={"B2": 6},
        strengthens={"C1-ML": 2},
        pair=("A2-A3", "A2-B2"),
        pair_gives=goods(CRED=2),
    ),
    board(
        6,
        {"A1": 3, "A2": 4, "A3": 2, "B1": 3, "B2": 3, "B3": 3, "C1": 2, "C2": 4, "C3": 2},
        bonus={
            "C1": gain(PT=6),
            "A1": gain(PT=2),
            "B2": STEP_AND_CARD,
            "C2.2": gain(CRED=1),
            "B1.x": gain(SCI=1),
            "A2-B2": gain(STEEL=1),
            "B1-C1": gain(CRED=2),
        },
        surcharge={
            "C1": SIX_AT_ONCE,
            "A2": SIX_EACH_TIME,
            "B3.3": DOUBLE,
            "B2-B3": TRIPLE,
            "A3-MR": STRONGER,
        },
        times={"B3.3": 2, "B2-B3": 3},
        symbiotic={"A2": 6},
        strengthens={"A3-MR": 2},
    ),
    board(
        7,
        {"A1": 2, "A2": 3, "A3": 4, "B1": 3, "B2": 2, "B3": 3, "C1": 4, "C2": 2, "C3": 3},
        bonus={
            "B1": gain(PT=6),
            "A3": gain(BIO=1),
            "C2": STEP_AND_CARD,
            "B3.1": gain(CRED=1),
            "A1.x": gain(PT=1),
            "A2-A3": gain(STEEL=1),
            "C1-C2": gain(KELP=1),
        },
        surcharge={
            "B1": SIX_AT_ONCE,
            "A1": SIX_EACH_TIME,
            "C1.2": DOUBLE,
            "A2.2": DOUBLE,
            "A3-B3": TRIPLE,
        },
        times={"C1.2": 2, "A2.2": 2, "A3-B3": 3},
        symbiotic={"A1": 6},
        pair=("B1-B2", "B2-C2"),
        pair_gives=goods(CRED=2),
    ),
    board(
        8,
        {"A1": 4, "A2": 2, "A3": 3, "B1": 2, "B2": 3, "B3": 4, "C1": 2, "C2": 3, "C3": 2},
        bonus={
            "A1": gain(PT=6),
            "A2": STEP_AND_CARD,
            "C2": gain(SCI=1),
            "C1.1": draw(1),
            "B3.x": gain(CRED=1),
            "C3.x": gain(KELP=1),
            "A1-A2": gain(PT=1),
            "B2-C2": gain(STEEL=1),
        },
        surcharge={
            "A1": SIX_AT_ONCE,
            "B1": SIX_EACH_TIME,
            "B2.2": DOUBLE,
            "B1-C1": TRIPLE,
            "A3-MR": STRONGER,
        },
        times={"B2.2": 2, "B1-C1": 3},
        symbiotic={"B1": 6},
        strengthens={"A3-MR": 2},
        pair=("A3-B3", "B2-B3"),
        pair_gives=goods(CRED=2),
    ),
)

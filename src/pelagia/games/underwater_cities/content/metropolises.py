"""The eleven blue and five brown metropolis tiles (UC 20.6)."""

from __future__ import annotations

from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CITY,
    DESAL,
    FARM,
    LAB,
    STRUCTURE,
    TUNNEL,
    Metropolis,
    goods,
)
from pelagia.games.underwater_cities.rules.building import FREE
from pelagia.games.underwater_cities.rules.combinators import block, in_order, up_to
from pelagia.games.underwater_cities.rules.effects import (
    CONN,
    METRO,
    PAID_SPECIALS,
    SETS,
    UP,
    advance,
    build,
    count,
    draw,
    gain,
    table,
    upgrade,
)

BLUE = (
    Metropolis("M01", True, gain(KELP=1), goods(PT=2), source="rulebook"),
    Metropolis("M02", True, draw(1), goods(BIO=1)),
    Metropolis("M03", True, gain(CRED=1), goods(STEEL=1)),
    Metropolis("M04", True, gain(STEEL=1), goods(CRED=2)),
    Metropolis("M05", True, gain(CRED=1), goods(SCI=1)),
    Metropolis("M06", True, in_order(gain(SCI=1), advance(1)), goods(KELP=1)),
    Metropolis("M07", True, gain(PT=5)),
    Metropolis("M08", True, gain(STEEL=2, SCI=2)),
    Metropolis("M09", True, block(gain(CRED=3, BIO=1), draw(2))),
    Metropolis("M10", True, block(gain(PT=1), up_to(1, 2, upgrade(STRUCTURE, cost=FREE)))),
    Metropolis("M11", True, up_to(1, 2, build(BUILDING, cost=FREE))),
)
BROWN = (
    Metropolis("BR1", False, final=3 * count(METRO), source="rulebook"),
    Metropolis("BR2", False, final=table(CONN(TUNNEL), {8: 5, 9: 7, 10: 9}), source="rulebook"),
    Metropolis("BR3", False, final=table(CONN(CITY), {5: 4, 6: 8, 7: 12}), source="rulebook", solo=False),
    Metropolis("BR4", False, final=2 * count(PAID_SPECIALS), source="rulebook"),
    Metropolis("BR5", False, final=4 * count(SETS(UP(TUNNEL), UP(FARM), UP(DESAL), UP(LAB))), source="rulebook"),
)

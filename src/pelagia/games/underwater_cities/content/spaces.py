"""The action spaces of both sides of the main board (UC 6.1, 6.2)."""

from __future__ import annotations

from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CITY,
    DESAL,
    FARM,
    GREEN,
    JUST_BUILT,
    LAB,
    RED,
    STRUCTURE,
    TUNNEL,
    YELLOW,
    Colour,
    Space,
)
from pelagia.games.underwater_cities.rules.combinators import block, up_to
from pelagia.games.underwater_cities.rules.effects import (
    advance,
    build,
    draw,
    gain,
    gain_different,
    one_of,
    special,
    upgrade,
    use_action,
    whole,
)

S0 = Space("S0", Colour.NONE, 0, block(draw(2), gain(CRED=2)))

BOARD_34 = (
    Space("S11", GREEN, 1, advance(2)),
    Space("S12", GREEN, 2, up_to(1, 2, build(DESAL))),
    Space("S13", GREEN, 3, one_of(build(CITY), gain(KELP=1))),
    Space("S14", GREEN, 4, block(use_action(1), gain(STEEL=1))),
    Space("S15", GREEN, 5, one_of(build(TUNNEL), block(advance(1), draw(2), gain(CRED=1)))),
    Space("S6", RED, 6, up_to(1, 2, build(FARM))),
    Space("S7", RED, 7, block(build(TUNNEL), build(CITY))),
    Space("S8", RED, 8, gain(STEEL=2, KELP=1)),
    Space("S9", RED, 9, up_to(1, 2, build(LAB))),
    Space("S10", RED, 10, block(use_action(1), whole(build(STRUCTURE), upgrade(JUST_BUILT)))),
    Space("S1", YELLOW, 11, gain(SCI=1, STEEL=1, KELP=1)),
    Space("S2", YELLOW, 12, up_to(1, 2, build(TUNNEL))),
    Space("S3", YELLOW, 13, block(use_action(1), special())),
    Space("S4", YELLOW, 14, block(build(CITY), build(BUILDING))),
    Space("S5", YELLOW, 15, one_of(gain(SCI=2), up_to(1, 3, upgrade(STRUCTURE)))),
)
# N1 to N6 and S5 are attested for the other side; which of the spaces above lie there too, and where, is designed.
OTHERS = (
    Space("N5", GREEN, 1, build(CITY)),
    Space("N6", GREEN, 2, block(draw(2), one_of(upgrade(STRUCTURE), gain(KELP=1)))),
    Space("N2", RED, 5, one_of(up_to(1, 2, build(FARM)), up_to(1, 2, build(LAB)))),
    Space("N3", RED, 6, block(build(TUNNEL), use_action(1))),
    Space("N4", RED, 7, special()),
    Space("N1", YELLOW, 9, block(use_action(1), gain_different(2))),
)
SPACES = (S0, *BOARD_34, *OTHERS)

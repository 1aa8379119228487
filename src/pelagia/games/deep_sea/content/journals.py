"""The journals: eight anchors and 24 others (DS 21.4)."""

from __future__ import annotations

from pelagia.games.deep_sea.content.card import BLUE, BROWN, GREEN, YELLOW, Journal
from pelagia.games.deep_sea.rules.effects import DEPTH, actions, conserve, discover, dive, gain, promote, travel

JOURNALS = (
    # Anchors: four of them begin the market
    Journal("JA1", 3, (YELLOW, BROWN), you=gain("I I P"), others=gain("D1")),
    Journal("JA2", 1, (GREEN,), you=gain("P"), space=conserve(reach=DEPTH)),
    Journal("JA3", 3, (YELLOW, GREEN), you=gain("C P"), space=travel(tech=1)),
    Journal("JA4", 2, (BROWN,), you=gain("R R P"), others=gain("R")),
    Journal("JA5", 2, (BROWN,), you=gain("G G P"), others=gain("G")),
    Journal("JA6", 2, (YELLOW,), you=gain("R P")),
    Journal("JA7", 0, (BLUE, BROWN), points=1, you=gain("P"), others=gain("G")),
    Journal("JA8", 2, (YELLOW,), you=gain("C P")),
    # The deck
    Journal("J1", 2, (BLUE, YELLOW), points=2, you=gain("G G")),
    Journal("J2", 2, (YELLOW, BROWN), you=gain("C G P"), others=gain("G")),
    Journal("J3", 3, (BLUE, YELLOW), points=2, you=gain("C P")),
    Journal("J4", 4, (BLUE, YELLOW), points=2, you=gain("M M G")),
    Journal("J5", 2, (BROWN,), you=gain("I I P"), others=gain("I")),
    Journal("J6", 3, (BLUE, GREEN), points=3, space=discover(3, 5)),
    Journal("J7", 4, (YELLOW, BROWN), you=gain("R R M P"), others=gain("L")),
    Journal("J8", 3, (BROWN, GREEN), you=gain("I I P"), others=gain("C"), space=dive(2)),
    Journal("J9", 2, (BLUE,), points=4),
    Journal("J10", 0, (BLUE, BROWN), points=3, others=gain("G")),
    Journal("J11", 0, (BLUE,), points=2),
    Journal("J12", 3, (YELLOW,), you=gain("I M P")),
    Journal("J13", 2, (BROWN,), you=gain("C C P"), others=gain("C")),
    Journal("J14", 4, (YELLOW, GREEN), you=gain("R R P"), space=actions(conserve(reach=DEPTH), conserve(reach=DEPTH))),
    Journal("J15", 3, (BROWN, GREEN), you=gain("R P"), others=gain("K2"), space=promote()),
    Journal("J16", 3, (BLUE, YELLOW), points=2, you=gain("R P")),
    Journal("J17", 3, (GREEN,), you=gain("P"), space=discover(3, 5)),
    Journal("J18", 1, (GREEN,), you=gain("P"), space=travel(tech=1)),
    Journal("J19", 3, (YELLOW,), you=gain("G M P")),
    Journal(
        "J20",
        3,
        (BROWN, GREEN),
        you=gain("M P"),
        others=gain("K2"),
        space=actions(conserve(reach=DEPTH), conserve(reach=DEPTH)),
    ),
    Journal("J21", 4, (BLUE, GREEN), points=2, space=actions(promote(), promote())),
    Journal("J22", 2, (BROWN, GREEN), you=gain("P"), others=gain("I"), space=actions(travel(tech=1), travel(tech=1))),
    Journal("J23", 3, (YELLOW, GREEN), you=gain("C P"), space=dive(2)),
    Journal("J24", 4, (BLUE, BROWN), points=2, you=gain("R I C"), others=gain("D1")),
)

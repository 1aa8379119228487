"""Deck 3A: modules that count at the end, and the big venture."""

from __future__ import annotations

from pelagia.core.combinators import others
from pelagia.games.new_eden.content.card import CRAB, RESEARCH, Card, Final
from pelagia.games.new_eden.content.modules import crab, kraken, mussel, oxygen, yard
from pelagia.games.new_eden.rules.effects import gift, staffed

CARDS = (
    crab("C13", "3A", slots=1, n=6, final=3),
    crab("C14", "3A", slots=2, n=11, final=4),
    mussel("M12", "3A", slots=1, n=2, final=4),
    mussel("M13", "3A", slots=1, n=3, final=2),
    mussel("M14", "3A", slots=2, n=5, final=3),
    mussel("M15", "3A", slots=3, n=7, final=5),
    kraken("K11", "3A", slots=1, n=3, final=2),
    kraken("K12", "3A", slots=1, n=4, final=2),
    kraken("K13", "3A", slots=2, n=6, final=3),
    yard("Y11", "3A", n=3, final=3),
    oxygen("O10", "3A", 2, 2, final=3),
    oxygen("O11", "3A", 3, 3, final=1),
    Card("R02", "3A", RESEARCH, source="rulebook", final=Final(forward=3)),
    Card("R05", "3A", RESEARCH, source="rulebook", final=Final(points=3 * staffed(CRAB))),
    Card("R09", "3A", RESEARCH, source="rulebook", on_place=others(gift(5)), final=Final(points=15)),
)

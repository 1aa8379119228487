"""Deck 2B: raw output, trophies, sabotage."""

from __future__ import annotations

from pelagia.core.combinators import others
from pelagia.games.new_eden.content.card import CRAB, OXYGEN, RESEARCH, YARD, Card
from pelagia.games.new_eden.content.modules import crab, kraken, mussel, oxygen, yard
from pelagia.games.new_eden.rules.effects import count, damage

CARDS = (
    crab("C11", "2B", slots=1, n=6, final=1),
    crab("C12", "2B", slots=3, n=15, final=2),
    mussel("M09", "2B", slots=1, n=3, final=1),
    mussel("M10", "2B", slots=2, n=6, final=0),
    mussel("M11", "2B", slots=3, n=8, final=1),
    kraken("K08", "2B", slots=1, n=1, final=5),
    kraken("K09", "2B", slots=1, n=4, final=0),
    kraken("K10", "2B", slots=2, n=7, final=1),
    yard("Y09", "2B", n=2, final=4),
    yard("Y10", "2B", n=3, final=0),
    oxygen("O08", "2B", 1, final=5),
    oxygen("O09", "2B", 3, 2, final=0),
    Card("R13", "2B", RESEARCH, source="rulebook", on_place=others(damage(count(YARD)))),
    Card("R14", "2B", RESEARCH, source="rulebook", on_place=others(damage(count(CRAB)))),
    Card("R15", "2B", RESEARCH, source="rulebook", on_place=others(damage(count(OXYGEN)))),
)

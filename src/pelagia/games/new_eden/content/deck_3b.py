"""Deck 3B: raw output, trophies, last bets."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import KRAKEN, RESEARCH, Card, Final
from pelagia.games.new_eden.content.modules import crab, kraken, mussel, oxygen, yard
from pelagia.games.new_eden.rules.effects import damage, repair, staffed

CARDS = (
    crab("C15", "3B", slots=1, n=7, final=3),
    crab("C16", "3B", slots=2, n=13, final=5),
    mussel("M16", "3B", slots=1, n=1, final=7),
    mussel("M17", "3B", slots=1, n=4, final=0),
    mussel("M18", "3B", slots=2, n=7, final=1),
    mussel("M19", "3B", slots=3, n=10, final=0),
    kraken("K14", "3B", slots=1, n=5, final=1),
    kraken("K15", "3B", slots=2, n=8, final=2),
    yard("Y12", "3B", n=3, final=4),
    oxygen("O12", "3B", 1, final=6),
    oxygen("O13", "3B", 4, 2, final=1),
    Card("R04", "3B", RESEARCH, source="rulebook", on_place=repair(5), final=Final(points=-5)),
    Card("R06", "3B", RESEARCH, source="rulebook", final=Final(points=2 * staffed(KRAKEN))),
    Card("R07", "3B", RESEARCH, source="rulebook", on_place=damage(5), final=Final(points=8)),
    Card("R08", "3B", RESEARCH, source="rulebook", on_place=damage(10), final=Final(points=20)),
)

"""Deck 2A: factory quality of the second year."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import CRAB, RESEARCH, Card, Final, PlantBonus
from pelagia.games.new_eden.content.modules import crab, kraken, mussel, oxygen, yard

CARDS = (
    crab("C08", "2A", slots=1, n=5, final=1),
    crab("C09", "2A", slots=2, n=9, final=2),
    crab("C10", "2A", slots=2, n=10, final=1),
    mussel("M06", "2A", slots=1, n=2, final=3),
    mussel("M07", "2A", slots=2, n=4, final=3),
    mussel("M08", "2A", slots=2, n=5, final=1),
    kraken("K06", "2A", slots=1, n=3, final=2),
    kraken("K07", "2A", slots=2, n=6, final=1),
    yard("Y06", "2A", n=2, final=1),
    yard("Y07", "2A", n=2, final=2),
    yard("Y08", "2A", n=3, final=0),
    oxygen("O06", "2A", 2, 2, final=1),
    oxygen("O07", "2A", 3, 1, final=1),
    Card("R03", "2A", RESEARCH, source="rulebook", final=Final(ignores_back=CRAB)),
    Card("R12", "2A", RESEARCH, source="rulebook", passive=PlantBonus(less_damage=1)),
)

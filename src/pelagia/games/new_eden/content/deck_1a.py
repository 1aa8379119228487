"""Deck 1A: steady modules that start an engine."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import RESEARCH, Card, PlantBonus
from pelagia.games.new_eden.content.modules import crab, kraken, mussel, oxygen, yard

CARDS = (
    crab("C01", "1A", slots=1, n=3, final=0),
    crab("C02", "1A", slots=1, n=4, final=0),
    crab("C03", "1A", slots=2, n=7, final=1),
    crab("C04", "1A", slots=2, n=8, final=0),
    mussel("M01", "1A", slots=1, n=1, final=2),
    mussel("M02", "1A", slots=2, n=3, final=2),
    kraken("K01", "1A", slots=1, n=2, final=1),
    kraken("K02", "1A", slots=2, n=5, final=1),
    yard("Y01", "1A", n=2, final=0),
    yard("Y02", "1A", n=2, final=1),
    yard("Y03", "1A", n=2, final=1),
    oxygen("O01", "1A", 1, 1, final=1),
    oxygen("O02", "1A", 2, 1, final=0),
    oxygen("O03", "1A", 3, final=1),
    Card("R10", "1A", RESEARCH, source="rulebook", passive=PlantBonus(coins=2)),
)

"""Deck 1B: raw output, trophies, money and publicity."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import RESEARCH, Card, PlantBonus
from pelagia.games.new_eden.content.modules import crab, kraken, mussel, oxygen, yard
from pelagia.games.new_eden.rules.effects import coins

CARDS = (
    crab("C05", "1B", slots=1, n=5, final=0),
    crab("C06", "1B", slots=2, n=9, final=0),
    crab("C07", "1B", slots=3, n=13, final=1),
    mussel("M03", "1B", slots=1, n=2, final=0),
    mussel("M04", "1B", slots=2, n=4, final=1),
    mussel("M05", "1B", slots=3, n=6, final=0),
    kraken("K03", "1B", slots=1, n=1, final=3),
    kraken("K04", "1B", slots=1, n=3, final=0),
    kraken("K05", "1B", slots=2, n=6, final=0),
    yard("Y04", "1B", n=2, final=3),
    yard("Y05", "1B", n=3, final=0),
    oxygen("O04", "1B", 1, final=4),
    oxygen("O05", "1B", 2, 2, final=0),
    Card("R01", "1B", RESEARCH, source="rulebook", on_place=coins(5)),
    Card("R11", "1B", RESEARCH, source="rulebook", passive=PlantBonus(points=2)),
)

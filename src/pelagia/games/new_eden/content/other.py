"""Start and extension oxygen cards, the kraken tile, and the bonus cards (NE 19.4, 19.5)."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import CRAB, KRAKEN, MUSSEL, OXYGEN, RESEARCH, YARD, Bonus, Card, Final
from pelagia.games.new_eden.rules.effects import repair

# Every seat has one OA, OB and OX at most, so that copies need no names of their own.
CARDS = (
    Card("OA", "", OXYGEN, source="rulebook", bottles=(1,)),
    Card("OB", "", OXYGEN, source="rulebook", bottles=(2,)),
    Card("OX", "", OXYGEN, bottles=(2, 1)),
    # The rulebook gives its repair, the slot is designed.
    Card("KX", "", KRAKEN, source="rulebook", slots=1, on_use=repair(3), final=Final(forward=1)),
)

BONUS = (
    Bonus("B01", CRAB, points=False),
    Bonus("B02", CRAB, points=False),
    Bonus("B03", MUSSEL, points=False),
    Bonus("B04", MUSSEL, points=False),
    Bonus("B05", KRAKEN, points=False),
    Bonus("B06", YARD, points=False),
    Bonus("B07", OXYGEN, points=False),
    Bonus("B08", RESEARCH, points=False),
    Bonus("B09", KRAKEN, points=True),
    Bonus("B10", YARD, points=True),
    Bonus("B11", OXYGEN, points=True),
    Bonus("B12", RESEARCH, points=True),
)

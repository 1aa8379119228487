"""The dive tokens: 36 of twelve kinds (DS 21.3)."""

from __future__ import annotations

from typing import Any

from pelagia.core.combinators import Needs, seq
from pelagia.core.effects import Effect
from pelagia.games.deep_sea.content.card import DiveToken
from pelagia.games.deep_sea.rules.effects import conserve, dive, gain, journal, pay_disc, sonar, travel


def kind(
    first: int, last: int, research: int, effect: Effect[Any] | None = None, source: str = "public"
) -> list[DiveToken]:
    """The tokens of one kind, by their numbers. Where the research is designed, so is the token (Q4)."""
    return [DiveToken(f"T{number:02}", research, effect, source) for number in range(first, last + 1)]


TOKENS = (
    *kind(1, 6, 4),
    *kind(7, 8, 2, sonar(), source="designed"),
    *kind(9, 10, 2, journal(), source="designed"),
    *kind(11, 12, 1, gain("P"), source="designed"),
    *kind(13, 14, 2, dive(), source="designed"),
    *kind(15, 16, 3, gain("L")),
    *kind(17, 20, 3, travel()),
    *kind(21, 24, 2, gain("M"), source="designed"),
    *kind(25, 28, 2, gain("A"), source="designed"),
    *kind(29, 32, 3, gain("D1")),
    *kind(33, 34, 3, seq(pay_disc(1), gain("K5"), needs=Needs.FIRST)),
    *kind(35, 36, 2, conserve(less=1), source="designed"),
)

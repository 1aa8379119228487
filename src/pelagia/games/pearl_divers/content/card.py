"""What a card of Pearl Divers is, without any card in particular."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from pelagia.core.effects import Effect, Number
from pelagia.core.text import Text


class Kind(IntEnum):
    CORAL = 0
    FISH = 1
    WRECK = 2


CORAL, FISH, WRECK = Kind


@dataclass(frozen=True, slots=True)
class Card:
    id: str  # capitals and digits: written forms and the terminal rely on it
    kind: Kind
    on_play: Effect[Any]
    final: int | Number[Any] = 0  # points at the end
    source: str = "designed"  # or "rulebook", or "public"

    @property
    def name(self) -> Text:
        return Text(f"pearl-divers-name-{self.kind.name.lower()}", id=self.id)

    def texts(self) -> list[Text]:
        """The card's text, line by line, from its effects."""
        final = self.final.text() if isinstance(self.final, Number) else self.final
        last = [Text("pearl-divers-line-final", n=final)] if final else []
        return [Text("pearl-divers-line-play", what=self.on_play.text()), *last]


@dataclass(frozen=True)
class Content:
    """All cards that a game is played with. Every game's content has a name and finds its pieces by identifier."""

    name: str
    cards: Mapping[str, Card]

    @property
    def codes(self) -> dict[str, int]:
        """A number for every identifier that the state may hold, for observations."""
        return {id: code for code, id in enumerate(["", *self.cards])}

    def __getitem__(self, id: str) -> Card:
        return self.cards[id]

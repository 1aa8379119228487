"""What a card of New Eden is (NE 13), without any card in particular."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from pelagia.core.effects import Effect, Expression, Number, effect
from pelagia.core.text import Text, word


class Group(IntEnum):
    """The six groups of modules. The first three are the outside arms, the first five are arms."""

    CRAB = 0
    MUSSEL = 1
    KRAKEN = 2
    YARD = 3
    OXYGEN = 4
    RESEARCH = 5


CRAB, MUSSEL, KRAKEN, YARD, OXYGEN, RESEARCH = Group

DECKS = ("1A", "1B", "2A", "2B", "3A", "3B")

# At the stations, in no deck.
START_OXYGEN = ("OA", "OB")
EXTENSION_OXYGEN = "OX"
TILE = "KX"  # the kraken tile: a module, not a card


@effect
class Final(Expression):
    """What final scoring reads: points if the station holds, and moves of the pointer."""

    points: int | Number[Any] = 0
    forward: int = 0
    back: int = 0
    ignores_back: Group | None = None  # the back symbols of this group are left out

    def texts(self) -> list[Text]:
        """One text for each thing that it does."""
        texts = []
        if isinstance(self.points, Number):
            texts.append(Text("new-eden-final-per", points=self.points.text()))
        elif self.points:
            texts.append(Text("new-eden-final-points", n=self.points))
        if self.forward:
            texts.append(Text("new-eden-final-forward", n=self.forward))
        if self.back:
            texts.append(Text("new-eden-final-back", n=self.back))
        if self.ignores_back is not None:
            texts.append(Text("new-eden-final-ignores-back", group=word(self.ignores_back)))
        return texts


@effect
class PlantBonus(Expression):
    """What a research card adds to each use of the power plant; copies add up (RU-45)."""

    coins: int = 0
    points: int = 0
    less_damage: int = 0

    def texts(self) -> list[Text]:
        given = {"coins": self.coins, "points": self.points, "less-damage": self.less_damage}
        return [Text(f"new-eden-plant-{name}", n=n) for name, n in given.items() if n]


NO_FINAL, NO_PASSIVE = Final(), PlantBonus()


@dataclass(frozen=True, slots=True)
class Card:
    """A module card, or the kraken tile."""

    id: str
    deck: str  # "" for start and extension cards and the tile
    group: Group
    source: str = "designed"  # "rulebook", "public" or "designed"
    slots: int = 0
    bottles: tuple[int, ...] = ()
    on_place: Effect[Any] | None = None
    on_use: Effect[Any] | None = None
    final: Final = NO_FINAL
    passive: PlantBonus = NO_PASSIVE

    @property
    def name(self) -> Text:
        """Research cards have a title, the others are called by their group and number."""
        if self.group is RESEARCH and self.source == "rulebook":
            return Text(f"new-eden-title-{self.id.lower()}", id=self.id)
        return Text(f"new-eden-name-{'tile' if not self.deck and self.slots else self.group.name.lower()}", id=self.id)

    def texts(self) -> list[Text]:
        """The card's text, line by line, from its effects."""
        lines = []
        if self.on_use:
            lines.append(Text("new-eden-line-use", n=self.slots, what=self.on_use.text()))
        if self.bottles:
            first, second = (*self.bottles, 0)[:2]
            lines.append(Text("new-eden-line-bottles", n=len(self.bottles), a=first, b=second))
        if self.on_place:
            lines.append(Text("new-eden-line-place", what=self.on_place.text()))
        lines += [Text("new-eden-line-plant", what=what) for what in self.passive.texts()]
        return lines + [Text("new-eden-line-final", what=what) for what in self.final.texts()]


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus card: in phase D one coin or two points for each card of a group."""

    id: str
    group: Group
    points: bool  # two points; else one coin
    source: str = "designed"

    @property
    def name(self) -> Text:
        reward = "points" if self.points else "coins"
        return Text(f"new-eden-name-bonus-{reward}", id=self.id, group=word(self.group))

    def texts(self) -> list[Text]:
        return [Text(f"new-eden-bonus-{'points' if self.points else 'coins'}", group=word(self.group))]


@dataclass(frozen=True)
class Content:
    """All cards that a game is played with."""

    name: str  # "box", or the name and digest of a pack
    cards: Mapping[str, Card]
    bonus: Mapping[str, Bonus]

    def deck(self, name: str) -> list[str]:
        """The cards of a deck, in number order."""
        return [card.id for card in self.cards.values() if card.deck == name]

    @property
    def codes(self) -> dict[str, int]:
        """A number for every identifier, for the observations that programs learn from; 0 is no card."""
        return {id: code for code, id in enumerate(("", *self.cards, *self.bonus))}

    def __getitem__(self, id: str) -> Card | Bonus:
        return self.cards[id] if id in self.cards else self.bonus[id]

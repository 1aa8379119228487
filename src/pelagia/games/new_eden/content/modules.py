"""The kinds of ordinary modules (NE 13.3): a card of a deck is one line."""

from __future__ import annotations

from pelagia.games.new_eden.content.card import CRAB, KRAKEN, MUSSEL, OXYGEN, YARD, Card, Final
from pelagia.games.new_eden.rules.effects import coins, deeples, points, repair


def crab(id: str, deck: str, slots: int, n: int, final: int) -> Card:
    """Gives coins, and moves the pointer back by one."""
    return Card(id, deck, CRAB, slots=slots, on_use=coins(n), final=Final(points=final, back=1))


def mussel(id: str, deck: str, slots: int, n: int, final: int) -> Card:
    """Gives points."""
    return Card(id, deck, MUSSEL, slots=slots, on_use=points(n), final=Final(points=final))


def kraken(id: str, deck: str, slots: int, n: int, final: int) -> Card:
    """Repairs, and moves the pointer forward by one."""
    return Card(id, deck, KRAKEN, slots=slots, on_use=repair(n), final=Final(points=final, forward=1))


def yard(id: str, deck: str, n: int, final: int) -> Card:
    """Gives deeples when it is placed."""
    return Card(id, deck, YARD, on_place=deeples(n), final=Final(points=final))


def oxygen(id: str, deck: str, *bottles: int, final: int) -> Card:
    """One move action per round with its bottles."""
    return Card(id, deck, OXYGEN, bottles=bottles, final=Final(points=final))

"""Cards of New Eden in a few signs: what they need, what they give, what they are worth at the end."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Rich

from pelagia.cli.boards import FOOD, LIFE, MONEY, PEARL, SCIENCE, STEEL, Look
from pelagia.cli.boards.parts import marked
from pelagia.core.effects import Effect
from pelagia.games.new_eden.content.card import CRAB, KRAKEN, MUSSEL, OXYGEN, RESEARCH, YARD, Card, Group
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.effects import Coins, Deeples, Points, Repair

COLOURS = {CRAB: MONEY, MUSSEL: PEARL, KRAKEN: FOOD, YARD: STEEL, OXYGEN: SCIENCE, RESEARCH: LIFE}


def group_word(group: Group, look: Look) -> str:
    return look.cat.say(f"terminal-ne-{group.name.lower()}")


def gives(effect: Effect[Any] | None, look: Look) -> str:
    """An effect in signs, or in words where there are none for it."""
    signs = look.signs
    if effect is None:
        return ""
    if isinstance(effect, Coins):
        return f"{effect.n}{signs.coin}"
    if isinstance(effect, Points):
        return f"{effect.n}{signs.point}"
    if isinstance(effect, Repair):
        return f"{effect.n}{signs.repair}"
    if isinstance(effect, Deeples):
        return f"+{effect.n}{signs.lying}"
    return look.cat(effect.text())


def bottles(card: Card, look: Look) -> str:
    return "".join(f"{look.signs.steps}{n}" for n in card.bottles)


def final(card: Card, look: Look) -> str:
    """The points in the box of the card, where they are a plain number."""
    points = card.final.points
    return f"{points}{look.signs.final}" if isinstance(points, int) and points else ""


def parts(card: Card, look: Look) -> list[str]:
    """What a card says, in signs. Research has a title instead; `?` explains it."""
    if card.group is RESEARCH:
        return [look.cat(card.name).replace(card.id, "").strip(" :,()"), final(card, look)]
    slots = look.signs.slot * card.slots
    return [slots, gives(card.on_use, look), bottles(card, look), gives(card.on_place, look), final(card, look)]


def cell(id: str, look: Look, room: int) -> Rich:
    """A card of the display or a hand, as long as there is room."""
    card: Card = look.content.cards[id]
    style = COLOURS[card.group]
    head = marked(id, look, style, places.card(id))
    word = "" if card.group is RESEARCH else group_word(card.group, look)
    said = [part for part in parts(card, look) if part]
    for words in ([word, *said], said):
        line = Rich(" ").join([head, *(Rich(part, style) for part in words if part)])
        if line.cell_len <= room:
            return line
    line.truncate(room, overflow="ellipsis")
    return line


def text(id: str, look: Look) -> str:
    """The whole text of a card, on one line."""
    return " ".join(look.cat(line) for line in look.content[id].texts())

"""Pieces of Deep Sea in a few signs: effects in the letters of the rules (DS 0.2), crew, journals and zones."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Rich

from pelagia.cli.boards import FOOD, MONEY, SCIENCE, SEAT_COLOURS, STEEL, Look
from pelagia.cli.boards.parts import LABEL, marked
from pelagia.core.effects import Effect, Expression
from pelagia.core.text import written_name
from pelagia.games.deep_sea.content.card import Journal, OceanBoard, Side
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import Gain

COLOURS = {"blue": SCIENCE, "yellow": MONEY, "brown": STEEL, "green": FOOD}
KINDS = {"sonar": "s", "conserve": "c", "journal": "j"}


def gives(effect: Effect[Any] | None, look: Look) -> str:
    """An effect in letters, or in words where there are none for it."""
    if effect is None:
        return look.signs.none
    if isinstance(effect, Gain):
        return effect.bundle
    if isinstance(effect, Discover):
        return f"[{effect.lo}]" if effect.lo == effect.hi else f"[{effect.lo}-{effect.hi}]"
    return words(effect, look)


def words(said: Expression, look: Look) -> str:
    """An expression in words, with plain letters only where the terminal has no others."""
    told = look.cat(said.text())
    return told.replace("×", "x") if look.signs.line.isascii() else told


def owner(seat: int, look: Look) -> Rich:
    return Rich(look.signs.seats[seat], SEAT_COLOURS[seat])


def coloured(colour: str, look: Look) -> Rich:
    """A field symbol by its name."""
    return Rich(look.cat.say(f"deep-sea-colour-{colour}"), COLOURS[colour])


def name(id: str, look: Look) -> str:
    """The plain name of a piece."""
    return look.cat(look.content[id].name)


def does(side: Side, look: Look) -> str:
    """One side of a crew member: what it gives at once, its actions, its score."""
    parts = [side.at_once.bundle if isinstance(side.at_once, Gain) else ""]
    parts += [words(part, look) for part in (side.actions, side.score) if part]
    return ": ".join(part for part in parts if part) or look.signs.none


def journal(card: Journal, look: Look) -> Rich:
    """A journal on one line: cost, symbols, and what it gives to whom."""
    say = look.cat.say
    told = Rich(f"{card.cost}K", SCIENCE)
    for colour in card.symbols:
        told.append(" ").append_text(coloured(written_name(colour), look))
    parts = [gives(card.you, look)] if card.you else []
    parts += [say("terminal-ds-others", what=gives(card.others, look))] if card.others else []
    parts += [say("terminal-ds-space", what=words(card.space, look))] if card.space else []
    parts += [f"{card.points}{look.signs.point}"] if card.points else []
    return told.append(f"  {f' {look.signs.dot} '.join(parts)}")


def site(zone: dict[str, Any], space: dict[str, Any], look: Look) -> Rich:
    """A place for a disc: who has it, or what it costs and gives."""
    board: OceanBoard = look.content.oceans[zone["board"]]
    definition = board.sites[board.numbers[space["name"]]]
    told = marked(space["name"], look, LABEL, places.site(f"{zone['cell']}.{space['name']}"))
    if space["owner"] >= 0:
        return Rich.assemble(told, owner(space["owner"], look))
    if space["kind"] == "journal":
        told.append(" ").append_text(coloured(space["colour"], look))
        return told.append(f" {gives(definition.reward, look)}") if definition.reward else told
    cost = f" {space['cost']}K>" if space["kind"] == "conserve" else " "
    return told.append(f"{cost}{gives(definition.reward, look)}")


def sites(zone: dict[str, Any], look: Look) -> list[Rich]:
    """Everything in a zone that can be used, and its links."""
    board: OceanBoard = look.content.oceans[zone["board"]]
    cell = zone["cell"]
    parts = [Rich(f">{gives(board.arrive, look)}")] if board.arrive else []
    parts += [
        marked(f"{dive['name']}:{dive['tokens']}", look, "", places.site(f"{cell}.{dive['name']}"))
        for dive in zone["dives"]
    ]
    for number in range(1, len(board.tracks) + 1):
        spaces = [site(zone, space, look) for space in zone["sites"] if space["track"] == f"t{number}"]
        parts.append(Rich(" ").join([marked(f"t{number}:", look, LABEL, places.site(f"{cell}.t{number}")), *spaces]))
    parts += [site(zone, space, look) for space in zone["sites"] if not space["track"]]
    owners = {space["name"]: space["owner"] for space in zone["sites"]}
    for link in board.links:
        is_done = min(owners[link.a], owners[link.b]) >= 0
        told = f"{link.a}-{link.b}:{gives(link.reward, look)}"
        parts.append(Rich(f"{look.signs.yes}{told}" if is_done else told, LABEL))
    return parts


def free(zone: dict[str, Any]) -> str:
    """What is left in a zone: tokens, and free sites of each kind."""
    counts = {"d": sum(dive["tokens"] for dive in zone["dives"])}
    for kind, letter in KINDS.items():
        counts[letter] = sum(space["kind"] == kind and space["owner"] < 0 for space in zone["sites"])
    return " ".join(f"{letter}{n}" for letter, n in counts.items() if n)

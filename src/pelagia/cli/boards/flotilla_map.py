"""A sea or city of Flotilla in letters: each hex has two lines, rows are shifted by half a hex."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text as Rich

from pelagia.cli.boards import FOOD, LIT, MONEY, SCIENCE, Look
from pelagia.cli.boards.parts import LABEL
from pelagia.games.flotilla.content.card import Arc, Tile
from pelagia.games.flotilla.rules.places import hex as hex_place
from pelagia.games.flotilla.rules.sea import DOCK, NAMES, UNLOADING, ZONE, land

COLOURS = (MONEY, FOOD, "#D63860", SCIENCE)  # yellow, green, red, blue; the identifier says it too
WIDEST, NARROWEST = 10, 7  # columns of a hex
Cell = tuple[Rich, Rich]
NOTHING: Mapping[str, int] = {}


def draw(player: dict[str, Any], look: Look, offers: Mapping[str, int] = NOTHING) -> list[Rich]:
    """The lines of the map; none where the terminal is too narrow for it. `offers` are points of hexes to build on."""
    cells = _cells(player, look, offers)
    places = {hex: (ZONE[hex][1] - ZONE[hex][0], sum(ZONE[hex])) for hex in cells}
    left, right = min(x for x, _ in places.values()), max(x for x, _ in places.values())
    width = min(WIDEST, 2 * look.width // (right - left + 2))
    if width < NARROWEST:
        return []
    lines = []
    for row in range(3, max(y for _, y in places.values()) + 1):
        upper, lower = Rich(), Rich()
        for hex in sorted((hex for hex in cells if places[hex][1] == row), key=lambda hex: places[hex][0]):
            for line, told in zip((upper, lower), cells[hex], strict=True):
                line.pad_right((places[hex][0] - left) * width // 2 - line.cell_len)
                told.truncate(width - 1)
                line.append_text(told)
        lines += [upper, lower]
    return [line for line in lines if line.plain.strip()]


def _cells(player: dict[str, Any], look: Look, offers: Mapping[str, int]) -> dict[int, Cell]:
    """What is to be seen on each hex: starter tile, tiles, ships, and where something can go."""
    say = look.cat.say
    ships: dict[str, str] = {}
    for ship in player["ships"]:
        ships[ship["hex"]] = ships.get(ship["hex"], "") + str(ship["number"])
    outposts = {site["hex"]: site["outpost"] for site in player["sites"]}
    cells: dict[int, Cell] = {}
    for hex, word in ((DOCK, "dock"), (UNLOADING, "unloading")):
        cells[hex] = (_head(NAMES[hex], say(f"terminal-fl-{word}"), LABEL, look), _site(NAMES[hex], outposts, look))
    for placed in player["tiles"]:
        tile: Tile = look.content.tiles[placed["tile"]]
        built = player["side"] == "skyside"
        shown = edges(tile, placed["turn"]) if built else _depth(tile, placed["depleted"], look)
        head = _head(placed["hex"], f"{tile.id} {shown}", COLOURS[tile.colour], look)
        marks = city(tile, placed["turn"]) if built else arc(tile, placed["turn"])
        cells[NAMES.index(placed["hex"])] = (head, Rich(marks) + _site(placed["hex"], outposts, look))
    for hex, name in enumerate(NAMES):
        if hex not in cells and hex_place(name) in look.lit:
            worth = f"{offers[name]}{look.signs.point}" if name in offers else ""
            cells[hex] = (_head(name, name, "", look), Rich(worth))
    for name, numbers in ships.items():
        upper, lower = cells[NAMES.index(name)]
        cells[NAMES.index(name)] = (upper, lower + Rich(f" {say('terminal-fl-ship')}{numbers}", "bold"))
    return cells


def _head(name: str, text: str, style: str, look: Look) -> Rich:
    """The first line of a hex; if something can be done there it glows, with the number to type where there is one."""
    place = hex_place(name)
    if place not in look.lit:
        return Rich(text, style)
    number = look.lit[place]
    return Rich.assemble((f"{number})" if number else "", f"bold {LIT}"), (text, f"bold underline {LIT}"))


def _site(name: str, outposts: dict[str, bool], look: Look) -> Rich:
    """A build site, free or with an outpost."""
    if name not in outposts:
        return Rich()
    return Rich(look.signs.used if outposts[name] else look.signs.free, "bold" if outposts[name] else "")


def _depth(tile: Tile, depleted: bool, look: Look) -> str:
    return look.signs.damage * 2 if depleted else "~" * tile.depth


def arc(tile: Tile, turn: int) -> str:
    """The colour of the arc and its corner."""
    return f"{tile.arc.name[0].lower()}{turn} " if tile.arc is not Arc.NONE else ""


def edges(tile: Tile, turn: int) -> str:
    """The land edges of each piece."""
    shown = land(tile.pattern, turn)
    pieces = [[str(edge) for edge, piece in enumerate(shown) if piece == number] for number in (0, 1)]
    return "*" if -1 not in shown else "/".join("".join(piece) for piece in pieces if piece)


def city(tile: Tile, turn: int) -> str:
    """A building, and the corner of a sonar station."""
    station = f"n{(tile.station + turn) % 6} " if tile.station >= 0 else ""
    return f"{'B ' if tile.building else ''}{station}"

"""A player board of Underwater Cities in the terminal: nine cities, tunnels between them, metropolises at the edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text as Rich

from pelagia.cli.boards import FOOD, LIFE, LIT, MONEY, PEARL, SCIENCE, STEEL, Look
from pelagia.cli.boards.parts import LABEL
from pelagia.games.underwater_cities.rules import places

Player = dict[str, Any]
COLOURS = {"kelp": FOOD, "steel": STEEL, "sci": SCIENCE, "cred": MONEY, "bio": LIFE, "pt": PEARL}
KINDS = {"farm": ("f", FOOD), "desal": ("d", MONEY), "lab": ("l", SCIENCE)}  # an upgraded one is a capital letter
ROOM = 12  # of a city with its building sites
GAP = 4  # of a tunnel from left to right


@dataclass(frozen=True)
class Lines:
    """How tunnels and domes are drawn: none, plain, upgraded."""

    across: tuple[str, str, str] = ("·", "━", "█")
    down: tuple[str, str, str] = ("┊", "┃", "█")
    domes: tuple[str, str, str] = ("·", "◠", "◉")
    corners: tuple[str, str] = ("╮", "╰")


UNICODE = Lines()
ASCII = Lines(across=(".", "=", "#"), down=(":", "|", "#"), domes=(".", "o", "@"), corners=(".", "'"))


def lines_of(look: Look) -> Lines:
    return ASCII if look.signs.line.isascii() else UNICODE


def draw(player: Player, look: Look) -> list[Rich]:
    """The board as in the rules (UC 7.1), line by line."""
    rows: list[Rich] = [_upper_tunnel(player, look)]
    for row in "ABC":
        line = _edge(player, row, look)
        for column in "123":
            line.append_text(_city(player, f"{row}{column}", look))
            if column < "3":
                line.append_text(_across(player, f"{row}{column}-{row}{int(column) + 1}", look))
        if row == "A":
            line.append_text(_across(player, "A3-MR", look)).append_text(_tile(player, "MR", look))
        rows.append(line)
        if row < "C":
            rows.append(_between(player, row, look))
    line = Rich(" " * (GAP + 1)).append_text(_down(player, "C1-ML", look))
    return [*rows, line.append(" ").append_text(_tile(player, "ML", look))]


def _tunnel(player: Player, site: str) -> int:
    """0 for none, 1 for a tunnel, 2 for an upgraded one."""
    tunnel = next(spot for spot in player["tunnels"] if spot["site"] == site)
    return int(tunnel["built"]) + int(tunnel["upgraded"])


def _style(site: str, look: Look, built: int) -> str:
    return f"bold {LIT}" if places.site(site) in look.lit else STEEL if built else LABEL


def _across(player: Player, site: str, look: Look) -> Rich:
    built = _tunnel(player, site)
    return Rich(lines_of(look).across[built] * GAP, _style(site, look, built))


def _down(player: Player, site: str, look: Look) -> Rich:
    built = _tunnel(player, site)
    return Rich(lines_of(look).down[built], _style(site, look, built))


def _upper_tunnel(player: Player, look: Look) -> Rich:
    """The tunnel from the brown metropolis to A2, above the first row."""
    built = _tunnel(player, "A2-MB")
    tile = _tile(player, "MB", look)
    style = _style("A2-MB", look, built)
    reach = GAP + ROOM + GAP + 1 - tile.cell_len
    return tile.append(lines_of(look).across[built] * reach, style).append(lines_of(look).corners[0], style)


def _edge(player: Player, row: str, look: Look) -> Rich:
    """Left of the first column: the tunnel from the brown metropolis down to B1."""
    built, lines = _tunnel(player, "B1-MB"), lines_of(look)
    style = _style("B1-MB", look, built)
    if row == "A":
        return Rich(lines.down[built], style).append(" " * (GAP - 1))
    if row == "B":
        return Rich(lines.corners[1] + lines.across[built] * (GAP - 1), style)
    return Rich(" " * GAP)


def _between(player: Player, row: str, look: Look) -> Rich:
    """The tunnels that lead down from a row to the next."""
    below = "B" if row == "A" else "C"
    built = _tunnel(player, "B1-MB")
    start = lines_of(look).down[built] if row == "A" else " "
    line = Rich(start, _style("B1-MB", look, built)).append(" " * GAP)
    for column in "123":
        line.append_text(_down(player, f"{row}{column}-{below}{column}", look))
        line.append(" " * (ROOM + GAP - 1))
    line.rstrip()
    return line


def _city(player: Player, site: str, look: Look) -> Rich:
    """A city site: its name, its dome (in brackets if unconnected), and its building sites."""
    city = next(spot for spot in player["cities"] if spot["site"] == site)
    told = Rich(site, f"bold underline {LIT}" if places.site(site) in look.lit else "bold" if city["city"] else LABEL)
    dome = lines_of(look).domes[("", "ordinary", "symbiotic").index(city["city"])]
    told.append(dome if city["connected"] or not city["city"] else f"({dome}", LIFE if city["city"] else LABEL)
    for spot in player["sites"]:
        if spot["site"].startswith(f"{site}."):
            told.append_text(_building(spot, look))
    told.append(" " * (ROOM - told.cell_len))
    return told


def _building(site: dict[str, Any], look: Look) -> Rich:
    """A building as a letter, a capital one if upgraded; an empty site as its number, an expansion site as x."""
    lit = f"bold underline {LIT}" if places.site(site["site"]) in look.lit else ""
    if not site["kind"]:
        return Rich(site["site"][3:], lit or LABEL)
    letter, colour = KINDS[site["kind"]]
    return Rich(letter.upper() if site["upgraded"] else letter, lit or colour)


def _tile(player: Player, place: str, look: Look) -> Rich:
    """A metropolis: its tile, in brackets while it is not connected."""
    metropolis = next(metropolis for metropolis in player["metropolises"] if metropolis["place"] == place)
    name = metropolis["tile"] or place
    return Rich(name if metropolis["connected"] else f"({name})", f"bold {PEARL}" if metropolis["connected"] else LABEL)

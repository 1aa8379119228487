"""The table of Endeavor: Deep Sea in the terminal, built from a seat's view and the content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from pelagia.cli.boards import DANGER, LIT, MONEY, PEARL, SCIENCE, SEAT_COLOURS, Look, View
from pelagia.cli.boards.deep_sea_pieces import (
    COLOURS,
    coloured,
    does,
    free,
    gives,
    journal,
    name,
    owner,
    sites,
)
from pelagia.cli.boards.parts import LABEL, marked, packed, rule, seat_name
from pelagia.core.game import Event
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import Crew, DiveToken, Journal, OceanBoard
from pelagia.games.deep_sea.content.sheet import BonusGoal, Goal, Scenario, Setback
from pelagia.games.deep_sea.rules import places

KINDS = {
    Crew: "crew",
    OceanBoard: "ocean",
    DiveToken: "token",
    Journal: "journal",
    Scenario: "scenario",
    BonusGoal: "bonus",
    Setback: "setback",
}
ITEMS = ("attributes", "impact", "journals", "seniors", "leftovers", "total")
HEX_WIDTH = 8


def draw(view: View, look: Look) -> RenderableType:
    """The whole table: header, goals, ocean, what can be chosen from, and every player, the view's seat at the end."""
    table, own = view["table"], view["seat"]
    lines: list[RenderableType] = [_header(table, look), *_goals(table, look), _ocean(table, look)]
    lines += _details(table, own, look) + _looking(table, look)
    if any(place.sort == "hex" for place in look.lit):
        lines.append(_area(table, look))
    if table["phase"] == "actions":
        lines += _market(table, look)
    if any(place.sort == "tray" for place in look.lit):
        lines += _tray(table, look)
    seats = [seat for seat in range(len(table["seats"])) if seat != own]
    return Lines(*lines, *(_player(table, seat, look) for seat in (*seats, *([] if own is None else [own]))))


def legend(look: Look) -> str:
    """What the signs mean."""
    return look.cat.say("terminal-ds-legend", point=look.signs.point, done=look.signs.yes)


def explain(id: str, look: Look) -> list[str]:
    """All about a piece: name, kind, whole text, where it comes from."""
    piece = look.content[id]
    kind, source = Text(f"terminal-ds-kind-{KINDS[type(piece)]}"), Text(f"core-source-{piece.source}")
    head = look.cat.say("terminal-ds-piece", name=Ref(id), kind=kind, source=source)
    return [head, *(f"  {look.cat(line)}" for line in piece.texts())]


def _header(table: dict[str, Any], look: Look) -> RenderableType:
    """Scenario, round, phase, the Wave, and the setback of this round."""
    say = look.cat.say
    told = [
        name(table["scenario_id"], look),
        say("terminal-ds-round", n=table["round"], of=table["rounds"]),
        say(f"deep-sea-phase-{table['phase'].lower()}"),
        say("terminal-ds-wave", name=seat_name(table["wave"], look)),
    ]
    parts = [Rich(text, "bold") for text in told]
    if table["setback"]:
        card = look.content.setbacks[table["setback"]]
        parts.append(Rich(f"{look.cat(card.name)}: {'; '.join(map(look.cat, card.texts()))}", DANGER))
    return packed(parts, look)


def _goals(table: dict[str, Any], look: Look) -> list[Rich]:
    """The goals and how far everybody is; a team has figures to reach."""
    sheet: Scenario = look.content[table["scenario_id"]]
    if table["checks"]:
        options = {str(goal["number"]): goal["option"] for goal in table["goals"]}
        return [_check(sheet, {**check, "option": options.get(check["goal"], "")}, look) for check in table["checks"]]
    lines = []
    for goal, kinds in zip(table["goals"], sheet.goals, strict=True):
        valid = [kind for kind in kinds if kind.option in ("", goal["option"])]
        line = marked(look.cat.say("terminal-ds-goal", n=goal["number"]), look, "bold", places.goal(goal["number"]))
        line.append(f" {_goal(valid[0], look) if valid else look.cat.say('terminal-ds-closed')}  ")
        for seat, (count, points) in enumerate(zip(goal["counts"], goal["points"], strict=True)):
            line.append_text(owner(seat, look)).append(f"{count}")
            line.append(f"={points}{look.signs.point} ", PEARL)
        lines.append(line)
    return lines


def _goal(goal: Goal, look: Look) -> str:
    return "; ".join(map(look.cat, goal.texts()))


def _check(sheet: Scenario, check: dict[str, Any], look: Look) -> Rich:
    """A goal of a team: what it has of what it needs."""
    say, which = look.cat.say, check["goal"]
    if which == "score":
        told = say("terminal-ds-team-score")
    elif which in look.content.goals:
        card = look.content.goals[which]
        told = f"{look.cat(card.name)}: {look.cat.form(card.count.text(), 'many')}"
    else:
        goal = next((kind for kind in sheet.goals[int(which) - 1] if kind.option in ("", check["option"])), None)
        counted = look.cat.form(goal.count.text(), "many") if goal else say("terminal-ds-closed")
        told = f"{say('terminal-ds-goal', n=int(which))} {counted}"
    sign = look.signs.yes if check["is_met"] else look.signs.dot
    return Rich.assemble((f"{sign} {check['have']}/{check['need']} ", LIT if check["is_met"] else "bold"), told)


def _ocean(table: dict[str, Any], look: Look) -> Table:
    """The grid: a zone has its name, the vessels in it, and what is left there."""
    zones = {zone["cell"]: zone for zone in table["zones"]}
    columns = "ABCDEFG"[: table["columns"]]
    deepest = max(int(cell[1]) for cell in zones)
    room = (look.width - 2) // len(columns) - 1
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(width=1, no_wrap=True)
    for _ in columns:
        grid.add_column(width=room, no_wrap=True)
    for depth in range(1, min(deepest + 1, table["depths"]) + 1):
        cells = [f"{column}{depth}" for column in columns]
        pile = Rich(str(depth), f"bold {LIT}" if places.pile(depth) in look.lit else LABEL)
        blocks = [_zone(zones.get(cell), cell, room, look) for cell in cells]
        if any(block.plain for block in blocks):
            grid.add_row(pile, *blocks)
    return grid


def _zone(zone: dict[str, Any] | None, cell: str, room: int, look: Look) -> Rich:
    place = places.cell(cell)
    if zone is None:
        return marked(cell, look, "", place) if place in look.lit else Rich("")
    title = marked(cell, look, "bold", place).append(f" {name(zone['board'], look)}")
    title.truncate(room, overflow="crop" if look.signs.line.isascii() else "ellipsis")
    inside = Rich(free(zone), LABEL)
    if zone["vessels"]:
        inside = Rich.assemble(*(owner(seat, look) for seat in zone["vessels"]), " ", inside)
    inside.truncate(room, overflow="crop")
    return Rich("\n").join([title, inside])


def _details(table: dict[str, Any], own: int | None, look: Look) -> list[RenderableType]:
    """All sites of the zones where the player has a vessel or can choose something."""
    parts: list[RenderableType] = []
    for zone in table["zones"]:
        is_lit = any(place.sort == "site" and place.id.startswith(f"{zone['cell']}.") for place in look.lit)
        if own in zone["vessels"] or is_lit:
            title = Rich(f"{zone['cell']} {name(zone['board'], look)}", "bold")
            parts.append(packed([title, *sites(zone, look)], look))
    return parts


def _looking(table: dict[str, Any], look: Look) -> list[RenderableType]:
    """Boards that the player looks at, and tokens on show."""
    parts: list[RenderableType] = []
    for id in table["looking"]:
        if id is None:
            parts.append(Rich(look.signs.hidden, LABEL))
            continue
        board: OceanBoard = look.content.oceans[id]
        texts = [Rich(look.cat(text)) for text in board.texts()]
        parts.append(packed([marked(name(id, look), look, "bold", places.looking(id)), *texts], look))
    if table["shown"]:
        parts.append(packed([_token(id, look) for id in table["shown"]], look))
    return parts


def _token(id: str, look: Look) -> Rich:
    token: DiveToken = look.content.tokens[id]
    told = marked(id, look, SCIENCE, places.token(id)).append(f" {token.research}K")
    return told.append(f" / {gives(token.effect, look)}") if token.effect else told


def _area(table: dict[str, Any], look: Look) -> RenderableType:
    """The impact area, row by row; odd lines are shifted where the hexes are."""
    rows: dict[int, list[Rich]] = {}
    grid = [hex for hex in table["hexes"] if hex["row"] >= 0]
    room = min(HEX_WIDTH, (look.width - HEX_WIDTH // 2) // (1 + max(hex["col"] for hex in grid)))
    for hex in grid:
        line = rows.setdefault(hex["row"], [])
        while len(line) < hex["col"]:
            line.append(Rich(" " * room))
        line.append(_hex(hex, room, look))
    lines = []
    for row, cells in sorted(rows.items()):
        shift = " " * (room // 2) if table["layout"] == "pointy" and row % 2 else ""
        lines.append(Rich.assemble(shift, *cells))
    off = [_hex(hex, room * 2, look, named=True) for hex in table["hexes"] if hex["row"] < 0]
    return Lines(*lines, *([Rich("").join(off)] if off else []))


def _hex(hex: dict[str, Any], room: int, look: Look, named: bool = False) -> Rich:
    """A hex: whose markers, or its points and what it gives."""
    said = "".join(look.signs.seats[seat] for seat in hex["markers"]) if hex["markers"] else ""
    if not said or hex["unlimited"]:
        points = f"{hex['points']}{look.signs.point}" if hex["points"] else ""
        symbol = coloured(hex["colour"], look).plain[:2] if hex["colour"] else ""
        gives = "".join(f"{letter}{n if n > 1 else ''}" for letter, n in hex["gives"].items())
        said += points + gives + symbol + "~" * hex["unlimited"]
    if hex["goal"]:
        said += f"!{hex['goal']}"
    place = places.hex(hex["id"])
    told = f"{hex['id']} {said}" if named else said or look.signs.free
    cell = Rich(f"{look.lit[place]})" if look.lit.get(place) else "", f"bold {LIT}")
    cell.append(told, f"bold {LIT}" if place in look.lit else COLOURS.get(hex["colour"], ""))
    cell.truncate(room - 1, overflow="crop", pad=True)
    return cell.append(" ")


def _market(table: dict[str, Any], look: Look) -> list[RenderableType]:
    """The open journals, one on each line."""
    grid = Table.grid(padding=(0, 1))
    for id in table["market"]:
        card: Journal = look.content.journals[id]
        grid.add_row(marked(name(id, look), look, "bold", places.market(id)), journal(card, look))
    return [grid]


def _tray(table: dict[str, Any], look: Look) -> list[RenderableType]:
    """Who can be recruited."""
    grid = Table.grid(padding=(0, 1))
    for tile in table["tray"]:
        place = places.tray(tile["model"])
        if place in look.lit:
            crew: Crew = look.content.crew[tile["model"]]
            left = Rich(f"{tile['tier']} {look.signs.dot} {tile['left']}", LABEL)
            grid.add_row(marked(name(crew.id, look), look, "", place), left, Rich(does(crew.junior, look)))
    return [grid]


def _player(table: dict[str, Any], seat: int, look: Look) -> RenderableType:
    """Name and points, tracks and discs, crew, tokens, journals."""
    player, say = table["seats"][seat], look.cat.say
    title = Rich(seat_name(seat, look), f"bold {SEAT_COLOURS[seat]}")
    title.append(f"  {player['items']['total']}{look.signs.point}", f"bold {PEARL}")
    if player["passed"]:
        title.append(f"  {say('terminal-ds-passed')}", LABEL)
    tracks = Rich(" ").join(
        marked(f"{letter}{position}/{player['levels'][letter]}", look, "", places.track(letter))
        for letter, position in player["tracks"].items()
    )
    held = [
        tracks,
        Rich(say("terminal-ds-research", n=player["research"]), SCIENCE),
        Rich(say("terminal-ds-staging", n=player["staging"]), MONEY),
        Rich(say("terminal-ds-vessels", zones=" ".join(player["vessels"]) or look.signs.none, n=player["reserve"])),
    ]
    if places.CLEANUP in look.lit or player["cleanup"]:
        held.append(marked(say("terminal-ds-cleanup", n=player["cleanup"]), look, "", places.CLEANUP))
    things = [_token(id, look) for id in player["tokens"]] + [_taken(entry, look) for entry in player["journals"]]
    symbols = [coloured(colour, look).append(f" {n}") for colour, n in player["symbols"].items() if n]
    lines: list[RenderableType] = [packed(held, look), packed(_crew(player, seat, look), look)]
    lines += [packed([*things, *symbols], look)] if things or symbols else []
    return Lines(rule(title, look, SEAT_COLOURS[seat]), *lines)


def _crew(player: dict[str, Any], seat: int, look: Look) -> list[Rich]:
    """Crew members by number; a sign marks a disc on one of them, a star the senior side."""
    members = []
    for n, member in enumerate(player["crew"]):
        crew: Crew = look.content.crew[member["model"]]
        said = look.cat(crew.senior_name if member["senior"] else crew.name)
        told = marked(f"{n} {said}", look, LABEL if member["disc"] else "", places.crew(seat, n))
        told.append(look.signs.point * member["senior"], MONEY)
        members.append(told.append(look.signs.used if member["disc"] else "", SEAT_COLOURS[seat]))
    return members


def _taken(entry: dict[str, Any], look: Look) -> Rich:
    """A journal in front of a player: its space can be free or used."""
    card: Journal = look.content.journals[entry["card"]]
    told = marked(name(card.id, look), look, "", places.journal(card.id))
    return told.append(look.signs.used if entry["used"] else look.signs.free, LABEL) if card.space else told


def scoring(view: View, events: Sequence[Event], look: Look) -> RenderableType:
    """The final scoring item by item, one column per player, and the ranking; or how the team did."""
    table, say = view["table"], look.cat.say
    seats = table["seats"]
    grid = Table(title=say("terminal-ds-scoring"), title_style="bold", title_justify="left")
    grid.add_column("")
    for seat in range(len(seats)):
        grid.add_column(Rich(seat_name(seat, look), SEAT_COLOURS[seat]), justify="right")
    for item in ITEMS[:-1]:
        grid.add_row(say(f"terminal-ds-item-{item}"), *(str(player["items"][item]) for player in seats))
    for n in range(len(seats[0]["items"]["goals"])):
        points = [str(player["items"]["goals"][n]) for player in seats]
        grid.add_row(say("terminal-ds-goal", n=n + 1), *points)
    totals = [f"{player['items']['total']}{look.signs.point}" for player in seats]
    grid.add_row(say("terminal-ds-item-total"), *totals, style="bold")
    if not table["checks"]:
        grid.add_row(say("terminal-ds-place"), *(f"{place}." for place in table["places"]), style="bold")
        return grid
    grade = look.cat.say("terminal-ds-met", n=table["met"], grade=Text(f"deep-sea-grade-{table['grade']}"))
    return Lines(grid, *_goals(table, look), Rich(grade, f"bold {LIT}"))

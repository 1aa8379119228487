"""Content packs of Flotilla: pieces that take the place of those of the box, by identifier (docs/content.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.combinators import Seq, seq
from pelagia.core.effects import Number
from pelagia.games.expressions import parse
from pelagia.games.flotilla.content import pack_boards
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import Arc, Artefact, Content, Crew, Depth, Face, Goal, GoalSide, Tile
from pelagia.games.flotilla.content.check import check
from pelagia.games.flotilla.content.words import WORDS, effects_of, numbers_of, source_of, written
from pelagia.games.packs import ABOUT, Entry, Fields, Folder, check_known, load, put, toml, write

GAME = "flotilla"

CREW: Fields = {
    "id": (str, True),
    "sail": (int, False),
    "sinkside": (list, True),
    "income": (int, False),
    "skyside": (list, True),
    "source": (str, False),
}
TILE: Fields = {
    "id": (str, True),
    "depth": (str, True),
    "toxicity": (int, False),
    "island": (bool, False),
    "arc": (str, False),
    "pattern": (str, True),
    "cost": (int, True),
    "building": (bool, False),
    "site": (bool, False),
    "station": (int, False),
    "source": (str, False),
}
GOAL: Fields = {
    "id": (str, True),
    "sinkside": (str, True),
    "sinkside_values": (list, True),
    "skyside": (str, True),
    "skyside_values": (list, True),
    "source": (str, False),
}
ARTEFACT: Fields = {"id": (str, True), "reward": (list, True), "source": (str, False)}
SHELVES = {"crew": "crew", "tile": "tiles", "goal": "goals", "artefact": "artefacts"}
TABLES = {"crew": CREW, "tile": TILE, "goal": GOAL, "artefact": ARTEFACT, **pack_boards.TABLES}


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    return load(folder, GAME, BOX, TABLES, _with, check, _pieces)


def _pieces(content: Content) -> tuple[Any, ...]:
    shelves = [getattr(content, shelf).values() for shelf in SHELVES.values()]
    boards = [str(table) for tables in pack_boards.tables(content.boards).values() for table in tables]
    return (*(piece for shelf in shelves for piece in shelf), *boards)


def _with(content: Content, entry: Entry) -> Content:
    if entry.table not in SHELVES:
        return replace(content, boards=pack_boards.with_board(content.boards, entry))
    return put(content, SHELVES[entry.table], entry, MAKERS[entry.table], "content-unknown-piece")


def _crew(box: Crew, entry: Entry) -> Crew:
    given = entry.fields
    sinkside = Face(given.get("sail", 0), effects_of(entry, "sinkside"))
    skyside = Face(given.get("income", 0), effects_of(entry, "skyside"))
    return Crew(box.id, box.guilds, box.level, sinkside, skyside, source_of(entry))


def _tile(box: Tile, entry: Entry) -> Tile:
    given = {"toxicity": 0, "island": False, "building": False, "site": False, "arc": "NONE", **entry.fields}
    check_known("content-unknown-depth", given["depth"], Depth.__members__, entry.place)
    check_known("content-unknown-arc", given["arc"], Arc.__members__, entry.place)
    return Tile(**{**given, "colour": box.colour, "depth": Depth[given["depth"]], "arc": Arc[given["arc"]]})


def _goal(box: Goal, entry: Entry) -> Goal:
    return Goal(box.id, _goal_side(entry, "sinkside"), _goal_side(entry, "skyside"), source_of(entry))


def _goal_side(entry: Entry, name: str) -> GoalSide:
    count = parse(entry.fields[name], WORDS, Number, f"{entry.place}, {name}")
    a, b, c = numbers_of(entry, f"{name}_values", 3)
    return GoalSide(count, (a, b, c))


def _artefact(box: Artefact, entry: Entry) -> Artefact:
    reward = effects_of(entry, "reward")
    return Artefact(box.id, box.guild, reward[0] if len(reward) == 1 else seq(*reward), source_of(entry))


MAKERS: Mapping[str, Callable[[Any, Entry], Any]] = {"crew": _crew, "tile": _tile, "goal": _goal, "artefact": _artefact}


def write_content(content: Content, folder: Folder) -> None:
    """Write a content as a pack, a file for each kind of piece: a start for a pack of one's own."""
    texts = {ABOUT: toml({"name": content.name.partition("@")[0], "game": GAME})}
    shelves: dict[str, list[dict[str, Any]]] = {
        "crew": [_crew_table(card) for card in content.crew.values()],
        "tile": [_tile_table(tile) for tile in content.tiles.values()],
        "goal": [_goal_table(goal) for goal in content.goals.values()],
        "artefact": [_artefact_table(artefact) for artefact in content.artefacts.values()],
        **pack_boards.tables(content.boards),
    }
    for name, tables in shelves.items():
        texts[f"{name}.toml"] = "\n".join(f"[[{name}]]\n{toml(table)}" for table in tables)
    write(folder, texts)


def _crew_table(card: Crew) -> dict[str, Any]:
    sinkside, skyside = card.sinkside, card.skyside
    sides = {"sail": sinkside.points, "sinkside": tuple(map(written, sinkside.effects))}
    sides |= {"income": skyside.points, "skyside": tuple(map(written, skyside.effects))}
    return {"id": card.id, **sides, "source": card.source}


def _tile_table(tile: Tile) -> dict[str, Any]:
    return {name: getattr(tile, name) for name in TILE}


def _goal_table(goal: Goal) -> dict[str, Any]:
    table: dict[str, Any] = {"id": goal.id}
    for name, side in (("sinkside", goal.sinkside), ("skyside", goal.skyside)):
        table |= {name: written(side.count), f"{name}_values": side.values}
    return {**table, "source": goal.source}


def _artefact_table(artefact: Artefact) -> dict[str, Any]:
    parts = artefact.reward.parts if isinstance(artefact.reward, Seq) else (artefact.reward,)
    return {"id": artefact.id, "reward": tuple(map(written, parts)), "source": artefact.source}

"""Content packs of Flotilla: pieces that take the place of those of the box, by identifier (docs/content.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.combinators import Seq, seq
from pelagia.core.effects import Number
from pelagia.games.checks import LARGEST
from pelagia.games.fields import SOURCE, Among, Field, Fields, Flag, Whole, Word, Written, numbers
from pelagia.games.flotilla.content import pack_boards
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import Arc, Artefact, Content, Crew, Depth, Face, Goal, GoalSide, Tile
from pelagia.games.flotilla.content.check import STATIONS, faults
from pelagia.games.flotilla.content.printed import bent
from pelagia.games.flotilla.content.words import EFFECTS, WORDS, written
from pelagia.games.flotilla.rules.sea import PATTERNS
from pelagia.games.packs import Entry, Folder, Pack, Piece, Tables, put

NUMBER = Whole(0, LARGEST)


def _id(shelf: Iterable[str]) -> Fields:
    return {"id": Field(Word([*shelf]), True)}


CREW: Fields = {
    **_id(BOX.crew),
    "sail": Field(NUMBER),
    "sinkside": Field(EFFECTS, True),
    "income": Field(NUMBER),
    "skyside": Field(EFFECTS, True),
    **SOURCE,
}
TILE: Fields = {
    **_id(BOX.tiles),
    "depth": Field(Word(Depth.__members__, "content-unknown-depth"), True),
    "toxicity": Field(NUMBER),
    "island": Field(Flag()),
    "arc": Field(Word(Arc.__members__, "content-unknown-arc")),
    "pattern": Field(Among(PATTERNS), True),
    "cost": Field(NUMBER, True),
    "building": Field(Flag()),
    "site": Field(Flag()),
    "station": Field(Whole(*STATIONS)),
    **SOURCE,
}
GOAL: Fields = {
    **_id(BOX.goals),
    "sinkside": Field(Written(WORDS, Number), True),
    "sinkside_values": Field(numbers(3), True),
    "skyside": Field(Written(WORDS, Number), True),
    "skyside_values": Field(numbers(3), True),
    **SOURCE,
}
ARTEFACT: Fields = {**_id(BOX.artefacts), "reward": Field(EFFECTS, True), **SOURCE}
SHELVES = {"crew": "crew", "tile": "tiles", "goal": "goals", "artefact": "artefacts"}
TABLES = {"crew": CREW, "tile": TILE, "goal": GOAL, "artefact": ARTEFACT, **pack_boards.TABLES}


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    return PACK.load(folder)


def _pieces(content: Content) -> tuple[Any, ...]:
    shelves = [getattr(content, shelf).values() for shelf in SHELVES.values()]
    boards = [str(table) for tables in pack_boards.tables(content.boards).values() for table in tables]
    return (*(piece for shelf in shelves for piece in shelf), *boards)


def _with(content: Content, entry: Entry) -> Content:
    if entry.table not in SHELVES:
        return replace(content, boards=pack_boards.with_board(content.boards, entry))
    return put(content, SHELVES[entry.table], entry, MAKERS[entry.table])


def _crew(box: Crew, entry: Entry) -> Crew:
    given = entry.values
    sinkside, skyside = Face(given.get("sail", 0), given["sinkside"]), Face(given.get("income", 0), given["skyside"])
    return Crew(box.id, box.guilds, box.level, sinkside, skyside, entry.source)


def _tile(box: Tile, entry: Entry) -> Tile:
    plain = {"toxicity": 0, "island": False, "building": False, "site": False, "arc": Arc.NONE}
    return Tile(**{**plain, **entry.values, "colour": box.colour})


def _goal(box: Goal, entry: Entry) -> Goal:
    sinkside, skyside = (
        GoalSide(entry.values[side], entry.values[f"{side}_values"]) for side in ("sinkside", "skyside")
    )
    return Goal(box.id, sinkside, skyside, entry.source)


def _artefact(box: Artefact, entry: Entry) -> Artefact:
    reward = entry.values["reward"]
    return Artefact(box.id, box.guild, reward[0] if len(reward) == 1 else seq(*reward), entry.source)


MAKERS: Mapping[str, Callable[[Any, Entry], Any]] = {"crew": _crew, "tile": _tile, "goal": _goal, "artefact": _artefact}


def _written(content: Content) -> Tables:
    return {
        "crew": [_crew_table(card) for card in content.crew.values()],
        "tile": [_tile_table(tile) for tile in content.tiles.values()],
        "goal": [_goal_table(goal) for goal in content.goals.values()],
        "artefact": [_artefact_table(artefact) for artefact in content.artefacts.values()],
        **pack_boards.tables(content.boards),
    }


def _crew_table(card: Crew) -> Piece:
    sinkside, skyside = card.sinkside, card.skyside
    sides = {"sail": sinkside.points, "sinkside": [*map(written, sinkside.effects)]}
    sides |= {"income": skyside.points, "skyside": [*map(written, skyside.effects)]}
    return {"id": card.id, **sides, "source": card.source}


def _tile_table(tile: Tile) -> Piece:
    given = {name: getattr(tile, name) for name in TILE}
    return {**given, "depth": tile.depth.name, "arc": tile.arc.name}


def _goal_table(goal: Goal) -> Piece:
    table: Piece = {"id": goal.id}
    for name, side in (("sinkside", goal.sinkside), ("skyside", goal.skyside)):
        table |= {name: written(side.count), f"{name}_values": [*side.values]}
    return {**table, "source": goal.source}


def _artefact_table(artefact: Artefact) -> Piece:
    parts = artefact.reward.parts if isinstance(artefact.reward, Seq) else (artefact.reward,)
    return {"id": artefact.id, "reward": [*map(written, parts)], "source": artefact.source}


PACK = Pack(
    "flotilla",
    BOX,
    tables=TABLES,
    change=_with,
    faults=faults,
    pieces=_pieces,
    written=_written,
    bent=bent,
)

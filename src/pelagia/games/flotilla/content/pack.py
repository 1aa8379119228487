"""Content packs of Flotilla: pieces that take the place of those of the box, by identifier (docs/content.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.effects import Effect, Number
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.expressions import parse, refusal, source
from pelagia.games.flotilla import counts, effects
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import (
    Arc,
    Artefact,
    Boards,
    Colour,
    Content,
    Crew,
    Depth,
    Face,
    Goal,
    GoalSide,
    Guild,
    Ring,
    Tile,
)
from pelagia.games.flotilla.content.check import check
from pelagia.games.packs import ABOUT, Entry, Fields, Folder, about, check_known, digest, entries, toml, write

GAME = "flotilla"

# What pieces may say (FL 22.0). What is counted stands before brackets too, as all words in packs.
WORDS: dict[str, Any] = {
    name: word
    for name, word in vars(effects).items()
    if name.islower() and callable(word) and getattr(word, "__module__", "").startswith("pelagia.games.flotilla")
}
WORDS |= {name: type(word) for name, word in vars(effects).items() if isinstance(word, Number)}
WORDS |= {**Guild.__members__, **Colour.__members__, **Depth.__members__}
RENAMED = {"either": "when", "draw_tile": "tile"}  # classes that are not called like their word

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
RING: Fields = {"id": (str, True), "fields": (list, True), "arrow": (list, False)}
TRACK: Fields = {"id": (str, True), "values": (list, True)}
TABLES = {"crew": CREW, "tile": TILE, "goal": GOAL, "artefact": ARTEFACT, "ring": RING, "track": TRACK}
TRACKS = ("prices", "market", "money", "toxicity", "ladder_sinkside", "ladder_skyside", "surcharges")


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    name = about(folder, GAME)["name"]
    content, files = replace(BOX, name=name), dict[str, str]()
    for entry in entries(folder, TABLES):
        files[entry.fields["id"]] = entry.file
        content = _with(content, entry)
    try:
        check(content)
    except BadContent as found:  # the checker knows pieces, not files
        id = str(found.text.args["card"])
        raise BadContent(card=f"{files.get(id, name)}, {id}", what=found.text.args["what"]) from found
    return replace(content, name=f"{name}@{digest(_pieces(content))}")


def _pieces(content: Content) -> tuple[Any, ...]:
    shelves = (content.crew, content.tiles, content.goals, content.artefacts)
    boards = content.boards
    return (*(piece for shelf in shelves for piece in shelf.values()), *boards.rings, *_tracks(boards).values())


def _with(content: Content, entry: Entry) -> Content:
    """The content with one piece changed; it must be a piece of the box, whose title it keeps."""
    id, place = entry.fields["id"], entry.place
    if entry.table == "ring":
        check_known("content-unknown-guild", id, Guild.__members__, place)
        return replace(content, boards=_ring(content.boards, entry))
    if entry.table == "track":
        check_known("content-unknown-track", id, TRACKS, place)
        return replace(content, boards=_track(content.boards, entry))
    shelf = {"crew": "crew", "tile": "tiles", "goal": "goals", "artefact": "artefacts"}[entry.table]
    pieces: Mapping[str, Any] = getattr(content, shelf)
    check_known("content-unknown-piece", id, pieces, place)
    return replace(content, **{shelf: {**pieces, id: MAKERS[entry.table](pieces[id], entry)}})  # type: ignore[arg-type]


def _crew(box: Crew, entry: Entry) -> Crew:
    given = entry.fields
    sinkside = Face(given.get("sail", 0), _effects(entry, "sinkside"))
    skyside = Face(given.get("income", 0), _effects(entry, "skyside"))
    return Crew(box.id, box.guilds, box.level, sinkside, skyside, _source(entry))


def _tile(box: Tile, entry: Entry) -> Tile:
    given = {"toxicity": 0, "island": False, "building": False, "site": False, "arc": "NONE", **entry.fields}
    check_known("content-unknown-depth", given["depth"], Depth.__members__, entry.place)
    check_known("content-unknown-arc", given["arc"], Arc.__members__, entry.place)
    return Tile(**{**given, "colour": box.colour, "depth": Depth[given["depth"]], "arc": Arc[given["arc"]]})


def _goal(box: Goal, entry: Entry) -> Goal:
    return Goal(box.id, _goal_side(entry, "sinkside"), _goal_side(entry, "skyside"), _source(entry))


def _goal_side(entry: Entry, name: str) -> GoalSide:
    count = parse(entry.fields[name], WORDS, Number, f"{entry.place}, {name}")
    a, b, c = _numbers(entry, f"{name}_values", 3)
    return GoalSide(count, (a, b, c))


def _artefact(box: Artefact, entry: Entry) -> Artefact:
    reward = _effects(entry, "reward")
    return Artefact(box.id, box.guild, reward[0] if len(reward) == 1 else effects.steps(*reward), _source(entry))


MAKERS: Mapping[str, Callable[[Any, Entry], Any]] = {"crew": _crew, "tile": _tile, "goal": _goal, "artefact": _artefact}


def _ring(boards: Boards, entry: Entry) -> Boards:
    guild = Guild[entry.fields["id"]]
    start, end = _numbers(entry, "arrow", 2) if "arrow" in entry.fields else boards.rings[guild].arrow
    ring = Ring(guild, _effects(entry, "fields"), (start, end))
    return replace(boards, rings=tuple(ring if old.guild is guild else old for old in boards.rings))


def _track(boards: Boards, entry: Entry) -> Boards:
    id, values = entry.fields["id"], _numbers(entry, "values")
    if id.startswith("ladder"):
        ladders = (values, boards.ladders[1]) if id == "ladder_sinkside" else (boards.ladders[0], values)
        return replace(boards, ladders=ladders)
    return replace(boards, **{id: values})  # type: ignore[arg-type]


def _tracks(boards: Boards) -> dict[str, tuple[int, ...]]:
    ladders = {"ladder_sinkside": boards.ladders[0], "ladder_skyside": boards.ladders[1]}
    return {name: ladders[name] if name in ladders else getattr(boards, name) for name in TRACKS}


def _source(entry: Entry) -> str:
    return str(entry.fields.get("source", "designed"))


def _effects(entry: Entry, name: str) -> tuple[Effect[Any], ...]:
    written = entry.fields[name]
    if not written or not all(isinstance(one, str) for one in written):
        raise refusal(entry.place, Text("content-wrong-type", field=name, wanted=Text("content-kind-effects")))
    return tuple(parse(one, WORDS, Effect, f"{entry.place}, {name}") for one in written)


def _numbers(entry: Entry, name: str, length: int = 0) -> tuple[int, ...]:
    values = entry.fields[name]
    if not all(type(n) is int for n in values) or (length or len(values)) != len(values) or not values:
        raise refusal(entry.place, Text("content-wrong-type", field=name, wanted=Text("content-kind-numbers")))
    return tuple(values)


def written(value: Any) -> str:
    """How an expression is written in a pack."""
    return re.sub(r"\b([a-z_]+)\(", lambda word: f"{RENAMED.get(word[1], word[1])}(", source(value))


def write_content(content: Content, folder: Folder) -> None:
    """Write a content as a pack, a file for each kind of piece: a start for a pack of one's own."""
    texts = {ABOUT: toml({"name": content.name.partition("@")[0], "game": GAME})}
    shelves: dict[str, list[dict[str, Any]]] = {
        "crew": [_crew_table(card) for card in content.crew.values()],
        "tile": [_tile_table(tile) for tile in content.tiles.values()],
        "goal": [_goal_table(goal) for goal in content.goals.values()],
        "artefact": [_artefact_table(artefact) for artefact in content.artefacts.values()],
        "ring": [_ring_table(ring) for ring in content.boards.rings],
        "track": [{"id": name, "values": values} for name, values in _tracks(content.boards).items()],
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
    parts = artefact.reward.parts if isinstance(artefact.reward, counts.Steps) else (artefact.reward,)
    return {"id": artefact.id, "reward": tuple(map(written, parts)), "source": artefact.source}


def _ring_table(ring: Ring) -> dict[str, Any]:
    return {"id": ring.guild.name, "fields": tuple(map(written, ring.fields)), "arrow": ring.arrow}

"""Rings, tracks and dice in content packs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pelagia.core.text import Text
from pelagia.games.expressions import refusal
from pelagia.games.flotilla.content.card import (
    Boards,
    Depth,
    DiveDie,
    Dock,
    Guild,
    ResearchFace,
    Ring,
    SonarField,
    Symbol,
)
from pelagia.games.flotilla.content.words import effects_of, numbers_of, written
from pelagia.games.packs import Entry, Fields, check_known

ID = {"id": (str, True)}
TABLES: dict[str, Fields] = {
    "ring": {**ID, "fields": (list, True), "arrow": (list, False)},
    "track": {**ID, "values": (list, True)},
    "survivors": {**ID, "fields": (list, True)},
    "sonar": {**ID, "effects": (list, True), "die": (bool, False), "vp": (int, False)},
    "dock": {**ID, "prices": (list, True), "builds": (list, True)},
    "hub": {**ID, "rows": (list, True)},
    "dive_die": {**ID, "count": (int, True), "faces": (list, True)},
    "research_die": {**ID, "faces": (list, True)},
}
TRACKS = ("prices", "market", "money", "toxicity", "ladder_sinkside", "ladder_skyside", "surcharges")
LETTERS = dict(zip("RTXVN", Symbol, strict=True))
FACES = 6


def with_board(boards: Boards, entry: Entry) -> Boards:
    """The boards with one of them changed."""
    known = [table["id"] for table in tables(boards)[entry.table]]
    check_known("content-unknown-piece", entry.fields["id"], known, entry.place)
    return MAKERS[entry.table](boards, entry)


def _ring(boards: Boards, entry: Entry) -> Boards:
    guild = Guild[entry.fields["id"]]
    start, end = numbers_of(entry, "arrow", 2) if "arrow" in entry.fields else boards.rings[guild].arrow
    return replace(boards, rings=_put(boards.rings, guild, Ring(guild, effects_of(entry, "fields"), (start, end))))


def _track(boards: Boards, entry: Entry) -> Boards:
    id, values = entry.fields["id"], numbers_of(entry, "values")
    if id.startswith("ladder"):
        ladders = (values, boards.ladders[1]) if id == "ladder_sinkside" else (boards.ladders[0], values)
        return replace(boards, ladders=ladders)
    return replace(boards, **{id: values})  # type: ignore[arg-type]


def _survivors(boards: Boards, entry: Entry) -> Boards:
    return replace(boards, survivors={**boards.survivors, int(entry.fields["id"]): effects_of(entry, "fields")})


def _sonar(boards: Boards, entry: Entry) -> Boards:
    field = SonarField(effects_of(entry, "effects"), entry.fields.get("die", False), entry.fields.get("vp", 0))
    return replace(boards, sonar=_put(boards.sonar, int(entry.fields["id"]), field))


def _dock(boards: Boards, entry: Entry) -> Boards:
    prices = numbers_of(entry, "prices")
    docks = tuple(Dock(*place) for place in zip(prices, numbers_of(entry, "builds", len(prices)), strict=True))
    return replace(boards, docks={**boards.docks, int(entry.fields["id"]): docks})


def _hub(boards: Boards, entry: Entry) -> Boards:
    return replace(boards, hub=_put(boards.hub, Guild[entry.fields["id"]], effects_of(entry, "rows")))


def _dive_die(boards: Boards, entry: Entry) -> Boards:
    kind, faces = Depth[entry.fields["id"]], entry.fields["faces"]
    if not all(isinstance(face, str) and {*face} <= {*LETTERS} for face in faces) or len(faces) != FACES:
        raise refusal(entry.place, Text("content-wrong-type", field="faces", wanted=Text("content-kind-faces")))
    die = DiveDie(kind, entry.fields["count"], tuple(tuple(LETTERS[letter] for letter in face) for face in faces))
    return replace(boards, dive_dice=tuple(die if old.kind is kind else old for old in boards.dive_dice))


def _research_die(boards: Boards, entry: Entry) -> Boards:
    faces = entry.fields["faces"]
    if not all(isinstance(face, str) and face in RESEARCH for face in faces) or len(faces) != FACES:
        raise refusal(entry.place, Text("content-wrong-type", field="faces", wanted=Text("content-kind-research")))
    die = tuple(RESEARCH[face] for face in faces)
    return replace(boards, research_dice=_put(boards.research_dice, int(entry.fields["id"]) - 1, die))


# Faces of research dice as they are written: `SPEAKERS 2`, `TRADERS b`, `joker`.
RESEARCH = {f"{guild.name} {n}": ResearchFace(guild, n) for guild in Guild for n in range(1, 10)}
RESEARCH |= {f"{guild.name} b": ResearchFace(guild, 0, 1) for guild in Guild} | {"joker": ResearchFace(None)}

MAKERS: Mapping[str, Callable[[Boards, Entry], Boards]] = {
    "ring": _ring,
    "track": _track,
    "survivors": _survivors,
    "sonar": _sonar,
    "dock": _dock,
    "hub": _hub,
    "dive_die": _dive_die,
    "research_die": _research_die,
}


def _put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def tables(boards: Boards) -> dict[str, list[dict[str, Any]]]:
    """All boards as a pack has them, by the name of their table."""
    ladders = {"ladder_sinkside": boards.ladders[0], "ladder_skyside": boards.ladders[1]}
    shown = {face: name for name, face in RESEARCH.items()}
    letters = {symbol: letter for letter, symbol in LETTERS.items()}
    return {
        "ring": [{"id": r.guild.name, "fields": tuple(map(written, r.fields)), "arrow": r.arrow} for r in boards.rings],
        "track": [{"id": id, "values": ladders[id] if id in ladders else getattr(boards, id)} for id in TRACKS],
        "survivors": [{"id": str(n), "fields": tuple(map(written, ring))} for n, ring in boards.survivors.items()],
        "sonar": [
            {"id": str(n), "effects": tuple(map(written, field.effects)), "die": field.die, "vp": field.vp}
            for n, field in enumerate(boards.sonar)
        ],
        "dock": [
            {
                "id": str(n),
                "prices": tuple(dock.price for dock in docks),
                "builds": tuple(dock.builds for dock in docks),
            }
            for n, docks in boards.docks.items()
        ],
        "hub": [{"id": Guild(g).name, "rows": tuple(map(written, rows))} for g, rows in enumerate(boards.hub)],
        "dive_die": [
            {"id": die.kind.name, "count": die.count, "faces": tuple("".join(letters[s] for s in f) for f in die.faces)}
            for die in boards.dive_dice
        ],
        "research_die": [
            {"id": str(n), "faces": tuple(shown[face] for face in die)} for n, die in enumerate(boards.research_dice, 1)
        ],
    }

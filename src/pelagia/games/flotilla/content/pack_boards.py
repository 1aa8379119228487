"""Rings, tracks and dice in content packs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.checks import LARGEST
from pelagia.games.expressions import refusal
from pelagia.games.fields import Field, Fields, Flag, Many, Notation, Whole, Word, check_known, numbers
from pelagia.games.flotilla.content.box import BOX
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
from pelagia.games.flotilla.content.words import EFFECTS, written
from pelagia.games.packs import Entry

TRACKS = ("prices", "market", "money", "toxicity", "ladder_sinkside", "ladder_skyside", "surcharges")
LETTERS = dict(zip("RTXVN", Symbol, strict=True))
FACES = 6
# Faces of research dice as they are written: `SPEAKERS 2`, `TRADERS b`, `joker`.
RESEARCH = {f"{guild.name} {n}": ResearchFace(guild, n) for guild in Guild for n in range(1, 10)}
RESEARCH |= {f"{guild.name} b": ResearchFace(guild, 0, 1) for guild in Guild} | {"joker": ResearchFace(None)}


def with_board(boards: Boards, entry: Entry) -> Boards:
    """The boards with one of them changed."""
    return MAKERS[entry.table](boards, entry)


def _ring(boards: Boards, entry: Entry) -> Boards:
    guild = Guild[entry.id]
    ring = Ring(guild, entry.values["fields"], entry.values.get("arrow", boards.rings[guild].arrow))
    return replace(boards, rings=_put(boards.rings, guild, ring))


def _track(boards: Boards, entry: Entry) -> Boards:
    id, values = entry.id, entry.values["values"]
    if id.startswith("ladder"):
        ladders = (values, boards.ladders[1]) if id == "ladder_sinkside" else (boards.ladders[0], values)
        return replace(boards, ladders=ladders)
    return replace(boards, **{id: values})


def _survivors(boards: Boards, entry: Entry) -> Boards:
    return replace(boards, survivors={**boards.survivors, int(entry.id): entry.values["fields"]})


def _sonar(boards: Boards, entry: Entry) -> Boards:
    field = SonarField(entry.values["effects"], entry.values.get("die", False), entry.values.get("vp", 0))
    return replace(boards, sonar=_put(boards.sonar, int(entry.id), field))


def _dock(boards: Boards, entry: Entry) -> Boards:
    prices, builds = entry.values["prices"], entry.values["builds"]
    if len(prices) != len(builds):
        wanted = Text("content-kind-numbers")
        raise refusal(entry.place, Text("content-wrong-type", field="builds", wanted=wanted))
    docks = tuple(Dock(*place) for place in zip(prices, builds, strict=True))
    return replace(boards, docks={**boards.docks, int(entry.id): docks})


def _hub(boards: Boards, entry: Entry) -> Boards:
    return replace(boards, hub=_put(boards.hub, Guild[entry.id], entry.values["rows"]))


def _dive_die(boards: Boards, entry: Entry) -> Boards:
    die = DiveDie(Depth[entry.id], entry.values["count"], entry.values["faces"])
    return replace(boards, dive_dice=tuple(die if old.kind is die.kind else old for old in boards.dive_dice))


def _research_die(boards: Boards, entry: Entry) -> Boards:
    dice = _put(boards.research_dice, int(entry.id) - 1, entry.values["faces"])
    return replace(boards, research_dice=dice)


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
        "ring": [{"id": r.guild.name, "fields": [*map(written, r.fields)], "arrow": [*r.arrow]} for r in boards.rings],
        "track": [{"id": id, "values": [*(ladders[id] if id in ladders else getattr(boards, id))]} for id in TRACKS],
        "survivors": [{"id": str(n), "fields": [*map(written, ring)]} for n, ring in boards.survivors.items()],
        "sonar": [
            {"id": str(n), "effects": [*map(written, field.effects)], "die": field.die, "vp": field.vp}
            for n, field in enumerate(boards.sonar)
        ],
        "dock": [
            {
                "id": str(n),
                "prices": [dock.price for dock in docks],
                "builds": [dock.builds for dock in docks],
            }
            for n, docks in boards.docks.items()
        ],
        "hub": [{"id": Guild(g).name, "rows": [*map(written, rows)]} for g, rows in enumerate(boards.hub)],
        "dive_die": [
            {"id": die.kind.name, "count": die.count, "faces": ["".join(letters[s] for s in f) for f in die.faces]}
            for die in boards.dive_dice
        ],
        "research_die": [
            {"id": str(n), "faces": [shown[face] for face in die]} for n, die in enumerate(boards.research_dice, 1)
        ],
    }


@dataclass(frozen=True)
class Faces(Many):
    """The faces of a die."""

    def read(self, written: Any, place: str, name: str) -> tuple[Any, ...]:
        try:
            return super().read(written, place, name)
        except BadContent as cause:  # of faces it is best said what all of them look like
            raise refusal(place, Text("content-wrong-type", field=name, wanted=Text(self.wanted))) from cause


def _symbols(written: str, place: str) -> tuple[Symbol, ...]:
    for letter in written:
        check_known("content-unknown-piece", letter, LETTERS, place)
    return tuple(LETTERS[letter] for letter in written)


def _tables() -> dict[str, Fields]:
    """The fields of all boards; those of the box say which there are."""
    number, effects, some = Field(Whole(0, LARGEST)), Field(EFFECTS, True), Field(numbers(), True)
    faces = Faces(Notation(f"[{''.join(LETTERS)}]*", _symbols), "content-kind-faces", FACES, FACES)
    own: dict[str, Fields] = {
        "ring": {"fields": effects, "arrow": Field(numbers(2))},
        "track": {"values": some},
        "survivors": {"fields": effects},
        "sonar": {"effects": effects, "die": Field(Flag()), "vp": number},
        "dock": {"prices": some, "builds": some},
        "hub": {"rows": effects},
        "dive_die": {"count": Field(Whole(0, LARGEST), True), "faces": Field(faces, True)},
        "research_die": {"faces": Field(Faces(Word(RESEARCH), "content-kind-research", FACES, FACES), True)},
    }
    box = tables(BOX.boards)
    return {name: {"id": Field(Word([piece["id"] for piece in box[name]]), True), **own[name]} for name in own}


TABLES = _tables()

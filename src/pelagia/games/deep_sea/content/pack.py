"""Content packs of Deep Sea: pieces that take the place of those of the box (docs/content-deep-sea.md).

Boards are written in the notation of DS 21.2, so that a printed one can be copied line by line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from pelagia.core.combinators import Needs, each_player, per, repeat, seq, when
from pelagia.core.effects import Effect, Number
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.card import (
    Colour,
    ConservationSite,
    Crew,
    DiveSite,
    DiveToken,
    Journal,
    JournalSite,
    Kind,
    Link,
    OceanBoard,
    Reach,
    Side,
    Via,
)
from pelagia.games.deep_sea.content.check import BUNDLE, MOST_ASKED, faults, pieces
from pelagia.games.deep_sea.content.printed import bent
from pelagia.games.deep_sea.content.sheet import HEX, BonusGoal, Content, Hex, Setback, hexes
from pelagia.games.deep_sea.content.spelling import written
from pelagia.games.deep_sea.rules import effects
from pelagia.games.deep_sea.rules.state import HERE, TRACK
from pelagia.games.expressions import refusal
from pelagia.games.fields import SOURCE, Field, Fields, Flag, Many, Notation, Schema, Whole, Word, Written, check_known
from pelagia.games.packs import Entry, Folder, Pack, put

# What pieces may say (DS 0.3). Gains stand in `gain` as they are written: gain(R, K2, M).
OWN = [name for name, word in vars(effects).items() if name.islower() and callable(word) and name != "annotations"]
WORDS: dict[str, Any] = {name: getattr(effects, name) for name in OWN} | {"HERE": HERE}
WORDS |= {"seq": seq, "repeat": repeat, "per": per, "when": when, "each_player": each_player, **Needs.__members__}
WORDS |= {**Kind.__members__, **Reach.__members__, **Colour.__members__}
WORDS |= {letter: letter for letter in "RICGALMP"}
WORDS |= {f"{letter}{n}": f"{letter}{n}" for letter in "KD" for n in range(1, 13)}
SITES = {name: name for kind in "scj" for name in (f"{kind}{n}" for n in range(1, 9))}  # for discs_here(c1, j2)

SPACE = re.compile(r"\[(\d)(?:-(\d))?(!)?\]|\(([^()]+)\)")
VIA = re.compile(r"(.*?)(?: @(left|above|right))?")
FIGURES = 4
COLOURS = {colour.name.lower(): colour for colour in Colour}


@dataclass(frozen=True)
class Gains(Written):
    """A bundle in letters, or an expression."""

    def read(self, written: Any, place: str, name: str) -> Any:
        return effects.gain(written) if BUNDLE.fullmatch(written) else super().read(written, place, name)

    def schema(self) -> Schema:
        return {"type": "string", "pattern": f"^(?:{BUNDLE.pattern}|{self.pattern()})$"}


# Notations of boards. Each is told where it is written: file, board and field.


def _unreadable(place: str, written: str) -> BadContent:
    return refusal(place, Text("deep-sea-check-notation", written=written))


def _effect(written: str, place: str) -> Effect[Any]:
    effect: Effect[Any] = EFFECT.read(written, *place.rsplit(", ", 1))
    return effect


def _sited(written: str) -> tuple[str, Via]:
    """A site, and from where it is used: "2>G @left"."""
    match = VIA.fullmatch(written)
    assert match  # everything matches
    return match[1].strip(), Via[match[2].upper()] if match[2] else Via.HERE


def _dive(written: str, place: str) -> DiveSite:
    """Tokens, and perhaps what each of them gives here: "4", "3 +K1"."""
    site, via = _sited(written)
    tokens, _, bundle = site.partition(" +")
    if not tokens.isdecimal() or len(tokens) > 2:
        raise _unreadable(place, site)
    return DiveSite(int(tokens), _effect(bundle, place) if bundle else None, via=via)


def _track(written: str, place: str) -> tuple[Effect[Any], ...]:
    """Spaces from left to right: "[1-2] (I K1) [3-5]"; [3!] goes on any free place of its depth."""
    spaces: list[Effect[Any]] = []
    for lo, hi, loose, bundle in SPACE.findall(written):
        spaces.append(_effect(bundle, place) if bundle else effects.discover(int(lo), int(hi or lo), bool(loose)))
    if SPACE.sub("", written).strip():
        raise _unreadable(place, written)
    return tuple(spaces)


def _conserve(written: str, place: str) -> ConservationSite:
    site, via = _sited(written)
    cost, arrow, bundle = site.partition(">")
    if not cost.isdecimal() or len(cost) > 2:
        raise _unreadable(place, site)
    return ConservationSite(int(cost), _effect(bundle.strip(), place) if arrow else None, via)


def _journal_site(written: str, place: str) -> JournalSite:
    site, via = _sited(written)
    colour, _, bundle = site.partition(" +")
    check_known("deep-sea-check-colour", colour, COLOURS, place)
    return JournalSite(COLOURS[colour], _effect(bundle, place) if bundle else None, via)


def _link(written: str, place: str) -> Link:
    match = re.fullmatch(LINK, written)
    if not match:
        raise _unreadable(place, written)
    return Link(match[1], match[2], _effect(match[3], place))


def _area(written: str, place: str) -> tuple[Hex, ...]:
    try:
        return hexes(written)
    except (ValueError, LookupError) as cause:
        raise _unreadable(place, str(cause)) from cause


LINK = r"([scj]\d)-([scj]\d): *(.+)"
FROM = "(?: @(?:left|above|right))?"
EFFECT = Gains(WORDS | SITES, Effect)
ONE, NUMBER, RESEARCH = Field(EFFECT), Field(Whole()), Field(Whole(0, TRACK), True)
COUNT = Field(Written(WORDS, Number))


def _id(shelf: Iterable[str]) -> Fields:
    return {"id": Field(Word([*shelf], "deep-sea-check-piece"), True)}


def _noted(pattern: str, read: Callable[[str, str], Any]) -> Field:
    return Field(Many(Notation(pattern, read), "content-kind-texts"))


def _figures(needed: bool) -> Field:
    return Field(Many(Whole(0, MOST_ASKED), "content-kind-numbers", FIGURES, FIGURES), needed)


LASTING = tuple(field.name for field in fields(Setback) if field.name not in ("id", "now", "source"))
COLOUR = Word(COLOURS, "deep-sea-check-colour")
TABLES: dict[str, Fields] = {
    "crew": {
        **_id(BOX.crew),
        **dict.fromkeys(("at_once", "actions", "senior_at_once", "senior_actions"), ONE),
        "score": COUNT,
    },
    "board": {
        **_id(BOX.oceans),
        "found": Field(EFFECT, True),
        "arrive": ONE,
        "dives": _noted(rf"\d\d?(?: \+.+)?{FROM}", _dive),
        "tracks": _noted(r"(?:\s*(?:\[\d(?:-\d)?!?\]|\([^()]+\)))*\s*", _track),
        "conserve": _noted(rf"\d\d?(?:>.+)?{FROM}", _conserve),
        "journals": _noted(rf"(?:{'|'.join(COLOURS)})(?: \+.+)?{FROM}", _journal_site),
        "links": _noted(LINK, _link),
        **dict.fromkeys(("per_token", "emptied", "leaving", "after_conserve", "filled"), ONE),
        **dict.fromkeys(("draws", "technology"), NUMBER),
        **dict.fromkeys(("closed", "single"), Field(Flag())),
    },
    "token": {**_id(BOX.tokens), "research": RESEARCH, "effect": ONE},
    "journal": {
        **_id(BOX.journals),
        "cost": RESEARCH,
        "symbols": Field(Many(COLOUR, "content-kind-texts"), True),
        "points": NUMBER,
        **dict.fromkeys(("you", "others", "space"), ONE),
    },
    "bonus": {**_id(BOX.goals), "count": COUNT, "figures": _figures(True)},
    "setback": {**_id(BOX.setbacks), "now": ONE, **dict.fromkeys(LASTING, NUMBER)},
    "scenario": {
        **_id(sheet.id for sheet in BOX.scenarios.values()),
        "area": Field(Notation(rf"\s*{HEX}(?:\s+{HEX})*\s*", _area)),
        "target": _figures(False),
    },
}
TABLES = {name: {**table, **SOURCE} for name, table in TABLES.items()}
SHELVES = {"crew": "crew", "board": "oceans", "token": "tokens", "journal": "journals", "bonus": "goals"}
SHELVES |= {"setback": "setbacks"}


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    return PACK.load(folder)


def _with(content: Content, entry: Entry) -> Content:
    if entry.table != "scenario":
        return put(content, SHELVES[entry.table], entry, MAKERS[entry.table])
    sheets = {sheet.id: sheet for sheet in content.scenarios.values()}  # they lie there by number
    sheet = replace(sheets[entry.id], **_given(entry, "area", "target"), source=entry.source)
    return replace(content, scenarios={**content.scenarios, sheet.number: sheet})


def _given(entry: Entry, *names: str) -> dict[str, Any]:
    """Some fields, as far as they are there."""
    return {name: entry.values[name] for name in names if name in entry.values}


def _crew(box: Crew, entry: Entry) -> Crew:
    given = entry.values.get
    junior = Side(given("at_once"), given("actions"))
    senior = Side(given("senior_at_once"), given("senior_actions"), given("score"))
    return Crew(box.id, box.tier, box.copies, junior, senior, entry.source)


def _board(box: OceanBoard, entry: Entry) -> OceanBoard:
    lists = _given(entry, "tracks", "conserve", "journals", "links")
    own = _given(entry, "leaving", "after_conserve", "filled", "arrive", "technology", "closed", "single")
    all_dives = _given(entry, "emptied", "draws")
    dives = [replace(dive, **all_dives) for dive in entry.values.get("dives", ())]
    if "per_token" in entry.values:
        dives = [replace(dive, per_token=dive.per_token or entry.values["per_token"]) for dive in dives]
    return OceanBoard(
        box.id,
        box.depth,
        entry.values["found"],
        dives=tuple(dives),
        unique=box.unique,
        source=entry.source,
        **lists,
        **own,
    )


def _token(box: DiveToken, entry: Entry) -> DiveToken:
    return DiveToken(box.id, entry.values["research"], entry.values.get("effect"), entry.source)


def _journal(box: Journal, entry: Entry) -> Journal:
    given = _given(entry, "points", "you", "others", "space")
    return Journal(box.id, entry.values["cost"], entry.values["symbols"], **given, source=entry.source)


def _bonus(box: BonusGoal, entry: Entry) -> BonusGoal:
    return BonusGoal(box.id, entry.values.get("count", box.count), box.team, entry.values["figures"], entry.source)


def _setback(box: Setback, entry: Entry) -> Setback:
    return Setback(box.id, **_given(entry, "now", *LASTING), source=entry.source)


MAKERS: Mapping[str, Callable[[Any, Entry], Any]] = {
    "crew": _crew,
    "board": _board,
    "token": _token,
    "journal": _journal,
    "bonus": _bonus,
    "setback": _setback,
}
PACK = Pack(
    "deep-sea",
    BOX,
    tables=TABLES,
    change=_with,
    faults=faults,
    pieces=pieces,
    written=written,
    bent=bent,
    file_of=lambda table, piece: f"depth-{BOX.oceans[piece['id']].depth}" if table == "board" else table,
)

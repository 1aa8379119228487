"""Content packs of Deep Sea: pieces that take the place of those of the box (docs/content-deep-sea.md).

Boards are written in the notation of DS 21.2, so that a printed one can be copied line by line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
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
from pelagia.games.deep_sea.content.check import BUNDLE, check, pieces
from pelagia.games.deep_sea.content.sheet import BonusGoal, Content, Scenario, Setback, hexes
from pelagia.games.deep_sea.rules import effects
from pelagia.games.deep_sea.rules.state import HERE
from pelagia.games.expressions import parse, refusal
from pelagia.games.packs import Entry, Fields, Folder, check_known, load, put

GAME = "deep-sea"

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

Maker = Callable[[Any, Entry], Any]
TEXT, SOURCE = (str, False), {"source": (str, False)}
IDENTIFIER: dict[str, tuple[type, bool]] = {"id": (str, True)}
CREW: Fields = {
    **IDENTIFIER,
    **dict.fromkeys(("at_once", "actions", "senior_at_once", "senior_actions", "score"), TEXT),
}
BOARD: Fields = {
    **IDENTIFIER,
    "found": (str, True),
    **dict.fromkeys(("dives", "tracks", "conserve", "journals", "links"), (list, False)),
    **dict.fromkeys(("arrive", "per_token", "emptied", "leaving", "after_conserve", "filled"), TEXT),
    **dict.fromkeys(("draws", "technology"), (int, False)),
    **dict.fromkeys(("closed", "single"), (bool, False)),
}
TOKEN: Fields = {**IDENTIFIER, "research": (int, True), "effect": TEXT}
JOURNAL: Fields = {
    **IDENTIFIER,
    "cost": (int, True),
    "symbols": (list, True),
    "points": (int, False),
    **dict.fromkeys(("you", "others", "space"), TEXT),
}
BONUS: Fields = {**IDENTIFIER, "count": TEXT, "figures": (list, True)}
LASTING = tuple(field.name for field in fields(Setback) if field.name not in ("id", "now", "source"))
SETBACK: Fields = {**IDENTIFIER, "now": TEXT, **dict.fromkeys(LASTING, (int, False))}
SCENARIO: Fields = {**IDENTIFIER, "area": TEXT, "target": (list, False)}
TABLES: dict[str, Fields] = {
    name: {**table, **SOURCE}
    for name, table in {
        "crew": CREW,
        "board": BOARD,
        "token": TOKEN,
        "journal": JOURNAL,
        "bonus": BONUS,
        "setback": SETBACK,
        "scenario": SCENARIO,
    }.items()
}
SHELVES = {"crew": "crew", "board": "oceans", "token": "tokens", "journal": "journals", "bonus": "goals"}
SHELVES |= {"setback": "setbacks"}


def load_content(folder: Folder) -> Content:
    """Return the box with the pieces of a pack; BadContent says what is wrong."""
    return load(folder, GAME, BOX, TABLES, _with, check, pieces)


def _with(content: Content, entry: Entry) -> Content:
    if entry.table != "scenario":
        return put(content, SHELVES[entry.table], entry, MAKERS[entry.table], "deep-sea-check-piece")
    sheets = {sheet.id: sheet for sheet in content.scenarios.values()}  # they lie there by number
    check_known("deep-sea-check-piece", entry.fields["id"], sheets, entry.place)
    sheet = _scenario(sheets[entry.fields["id"]], entry)
    return replace(content, scenarios={**content.scenarios, sheet.number: sheet})


# Fields


def _effect(entry: Entry, name: str, written: str | None = None) -> Any:
    """A bundle in letters, or an expression; None if there is none."""
    text = entry.fields.get(name) if written is None else written
    if text is None:
        return None
    if BUNDLE.fullmatch(text):
        return effects.gain(text)
    return parse(text, WORDS | SITES, Effect, f"{entry.place}, {name}")


def _number(entry: Entry, name: str) -> Any:
    return parse(entry.fields[name], WORDS, Number, f"{entry.place}, {name}") if name in entry.fields else None


def _figures(entry: Entry, name: str) -> tuple[int, int, int, int]:
    found = entry.fields[name]
    if len(found) != FIGURES or not all(type(n) is int and n >= 0 for n in found):
        raise refusal(entry.place, Text("content-wrong-type", field=name, wanted=Text("content-kind-numbers")))
    a, b, c, d = found
    return a, b, c, d


def _texts(entry: Entry, name: str) -> list[str]:
    found = entry.fields.get(name, [])
    if not all(isinstance(one, str) for one in found):
        raise refusal(entry.place, Text("content-wrong-type", field=name, wanted=Text("content-kind-texts")))
    return list(found)


def _unreadable(entry: Entry, name: str, written: str) -> BadContent:
    return refusal(f"{entry.place}, {name}", Text("deep-sea-check-notation", written=written))


def _sited(entry: Entry, name: str) -> list[tuple[str, Via]]:
    """The sites of a list, and from where each is used: "2>G @left"."""
    found = []
    for written in _texts(entry, name):
        match = VIA.fullmatch(written)
        assert match  # everything matches
        found.append((match[1].strip(), Via[match[2].upper()] if match[2] else Via.HERE))
    return found


# Pieces


def _crew(box: Crew, entry: Entry) -> Crew:
    junior = Side(_effect(entry, "at_once"), _effect(entry, "actions"))
    senior = Side(_effect(entry, "senior_at_once"), _effect(entry, "senior_actions"), _number(entry, "score"))
    return Crew(box.id, box.tier, box.copies, junior, senior, entry.source)


def _board(box: OceanBoard, entry: Entry) -> OceanBoard:
    given = entry.fields
    plain = {name: given[name] for name in ("technology", "closed", "single") if name in given}
    own = {name: _effect(entry, name) for name in ("leaving", "after_conserve", "filled", "arrive")}
    return OceanBoard(
        box.id,
        box.depth,
        _effect(entry, "found"),
        dives=tuple(_dive(entry, *one) for one in _sited(entry, "dives")),
        tracks=tuple(_track(entry, one) for one in _texts(entry, "tracks")),
        conserve=tuple(_conserve(entry, *one) for one in _sited(entry, "conserve")),
        journals=tuple(_journal_site(entry, *one) for one in _sited(entry, "journals")),
        links=tuple(_link(entry, one) for one in _texts(entry, "links")),
        unique=box.unique,
        source=entry.source,
        **own,
        **plain,
    )


def _dive(entry: Entry, written: str, via: Via) -> DiveSite:
    if not written.isdecimal() or len(written) > 2:
        raise _unreadable(entry, "dives", written)
    per_token, emptied = _effect(entry, "per_token"), _effect(entry, "emptied")
    return DiveSite(int(written), per_token, emptied, entry.fields.get("draws", 1), via)


def _track(entry: Entry, written: str) -> tuple[Effect[Any], ...]:
    """Spaces from left to right: "[1-2] (I K1) [3-5]"; [3!] goes on any free place of its depth."""
    found: list[Effect[Any]] = []
    for lo, hi, loose, bundle in SPACE.findall(written):
        space = _effect(entry, "tracks", bundle) if bundle else effects.discover(int(lo), int(hi or lo), bool(loose))
        found.append(space)
    if SPACE.sub("", written).strip():
        raise _unreadable(entry, "tracks", written)
    return tuple(found)


def _conserve(entry: Entry, written: str, via: Via) -> ConservationSite:
    cost, arrow, bundle = written.partition(">")
    if not cost.isdecimal() or len(cost) > 2:
        raise _unreadable(entry, "conserve", written)
    return ConservationSite(int(cost), _effect(entry, "conserve", bundle.strip()) if arrow else None, via)


def _journal_site(entry: Entry, written: str, via: Via) -> JournalSite:
    colour, _, bundle = written.partition(" +")
    check_known("deep-sea-check-colour", colour, _COLOURS, entry.place)
    return JournalSite(_COLOURS[colour], _effect(entry, "journals", bundle) if bundle else None, via)


def _link(entry: Entry, written: str) -> Link:
    match = re.fullmatch(r"([scj]\d)-([scj]\d): *(.+)", written)
    if not match:
        raise _unreadable(entry, "links", written)
    return Link(match[1], match[2], _effect(entry, "links", match[3]))


def _token(box: DiveToken, entry: Entry) -> DiveToken:
    return DiveToken(box.id, entry.fields["research"], _effect(entry, "effect"), entry.source)


def _journal(box: Journal, entry: Entry) -> Journal:
    for colour in _texts(entry, "symbols"):
        check_known("deep-sea-check-colour", colour, _COLOURS, entry.place)
    symbols = tuple(_COLOURS[colour] for colour in entry.fields["symbols"])
    given = {name: _effect(entry, name) for name in ("you", "others", "space")}
    cost, points = entry.fields["cost"], entry.fields.get("points", 0)
    return Journal(box.id, cost, symbols, points, **given, source=entry.source)


def _bonus(box: BonusGoal, entry: Entry) -> BonusGoal:
    return BonusGoal(box.id, _number(entry, "count") or box.count, box.team, _figures(entry, "figures"), entry.source)


def _setback(box: Setback, entry: Entry) -> Setback:
    lasting = {name: entry.fields[name] for name in LASTING if name in entry.fields}
    return Setback(box.id, _effect(entry, "now"), source=entry.source, **lasting)


def _scenario(box: Scenario, entry: Entry) -> Scenario:
    changes: dict[str, Any] = {"source": entry.source}
    if "area" in entry.fields:
        try:
            changes["area"] = hexes(entry.fields["area"])
        except (ValueError, LookupError) as cause:
            raise _unreadable(entry, "area", str(cause)) from cause
    if "target" in entry.fields:
        changes["target"] = _figures(entry, "target")
    return replace(box, **changes)


_COLOURS = {colour.name.lower(): colour for colour in Colour}
MAKERS: Mapping[str, Maker] = {
    "crew": _crew,
    "board": _board,
    "token": _token,
    "journal": _journal,
    "bonus": _bonus,
    "setback": _setback,
}

"""Plans of a search, as TOML files (docs/tuning.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pelagia
from pelagia.core.errors import PelagiaError
from pelagia.games.packs import Pack
from pelagia.lab.figures import SET, WAYS, Figure
from pelagia.lab.tune import Search
from pelagia.lab.wants import KINDS, MEAN, Want
from pelagia.lab.watch import Study

MOST_VALUES = 1000
Fields = Mapping[str, type | tuple[type, ...]]
NUMBER = (int, float)
PLAN: Fields = {
    "game": str,
    "players": int,
    "bots": list,
    "plans": list,
    "options": dict,
    "content": str,
    "seed": int,
    "games": int,
    "candidates": int,
    "rounds": int,
    "confirm": int,
    "may_bend": bool,
    "figure": list,
    "want": list,
}
FIGURE: Fields = {
    "name": str,
    "at": (str, list),
    "least": int,
    "most": int,
    "step": int,
    "values": list,
    "way": str,
}
WANT: Fields = {
    "what": str,
    "group": str,
    "item": str,
    "kind": str,
    "least": NUMBER,
    "most": NUMBER,
    "weight": NUMBER,
}


class BadPlan(PelagiaError):
    """A plan says something that a search cannot do."""


def load(file: str | Path) -> Search:
    """Read a plan; BadPlan says what is wrong. The pack that it builds on is beside it, unless it is named in full."""
    path = Path(file)
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as cause:
        raise BadPlan(place=path.name, what=str(cause)) from cause
    _check(written, PLAN, path.name, ("game", "figure", "want"))
    game = written["game"]
    if not isinstance(pelagia.rules(game).pack, Pack):
        raise BadPlan(place=path.name, what=f"game = {game}")
    content = written.get("content")
    study = Study(
        game=game,
        players=written.get("players", pelagia.rules(game).players[-1]),
        games=written.get("games", 20),
        bots=tuple(written.get("bots", ("greedy",))),
        seed=written.get("seed", 0),
        options=written.get("options", {}),
        content=None if content is None else str(path.parent / content),
        plans=tuple(written.get("plans", ())),
    )
    wants = tuple(_want(table, f"want {n}") for n, table in enumerate(_tables(written, "want"), 1))
    for want in wants:
        want.columns(study)
    effort: dict[str, int] = {name: written[name] for name in ("candidates", "rounds", "confirm") if name in written}
    for name, value in {"games": study.games, **effort}.items():
        if value < (2 if name == "candidates" else 1):
            raise BadPlan(place=path.name, what=f"{name} = {value}")
    figures = tuple(_figure(table, f"figure {n}") for n, table in enumerate(_tables(written, "figure"), 1))
    names = [figure.name for figure in figures]
    if len({*names}) < len(names):
        raise BadPlan(place=path.name, what=f"name = {', '.join(names)}")
    return Search(study, figures, wants, may_bend=written.get("may_bend", False), **effort)


def _tables(written: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = written[name]
    if not tables or not all(isinstance(table, dict) for table in tables):
        raise BadPlan(place=name, what=f"[[{name}]]")
    return tables


def _check(table: Mapping[str, Any], known: Fields, place: str, needed: tuple[str, ...]) -> None:
    for name, value in table.items():
        if name not in known:
            raise BadPlan(place=place, what=f"{name} = …", known=", ".join(known))
        if not isinstance(value, known[name]) or (isinstance(value, bool) and known[name] is not bool):
            raise BadPlan(place=place, what=f"{name} = {value}")
    for name in needed:
        if name not in table:
            raise BadPlan(place=place, what=f"{name} = ?")


def _figure(table: dict[str, Any], place: str) -> Figure:
    _check(table, FIGURE, place, ("at",))
    at = (table["at"],) if isinstance(table["at"], str) else tuple(table["at"])
    values = table.get("values")
    if values is None:
        _check(table, FIGURE, place, ("least", "most"))
        values = [*range(table["least"], table["most"] + 1, max(1, table.get("step", 1)))][:MOST_VALUES]
    way = table.get("way", SET)
    if not values or not all(type(value) is int for value in values) or way not in WAYS:
        raise BadPlan(place=place, what=f"values = {values}, way = {way}", known=", ".join(WAYS))
    return Figure(table.get("name", at[0]), at, tuple(sorted({*values})), way)


def _want(table: dict[str, Any], place: str) -> Want:
    _check(table, WANT, place, ("what",))
    if table.get("kind", MEAN) not in KINDS:
        raise BadPlan(place=place, what=f"kind = {table['kind']}", known=", ".join(KINDS))
    if "least" not in table and "most" not in table:
        raise BadPlan(place=place, what="least = ?, most = ?")
    return Want(**table)

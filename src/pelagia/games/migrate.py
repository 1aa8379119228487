"""Saves of earlier rules: a function per game and version brings them up to date, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from pelagia.core.errors import WrongVersion
from pelagia.core.text import Text

if TYPE_CHECKING:
    from pelagia.core.game import Rules

Waiting = list[Any]  # an entry of the agenda as JSON data: who does the effect, and the effect


def unchanged(state: dict[str, Any]) -> dict[str, Any]:
    """The migration to rules that changed nothing about what is stored."""
    return state


def to_latest(rules: Rules[Any], header: Mapping[str, Any], state: Any) -> tuple[dict[str, Any], Any]:
    """Return header and state of a save as these rules have them.

    The header of what was migrated says in `began` which version the game began with.
    """
    began = version = header.get("rules")
    while type(version) is int and version < rules.version and version in rules.migrations:
        state, version = rules.migrations[version](state), version + 1
    if version == began:
        return {**header}, state
    return {**header, "rules": version, "began": header.get("began", began)}, state


def replayable(rules: Rules[Any], header: Mapping[str, Any]) -> None:
    """Make sure that all choices of a record were made with one version of the rules; else WrongVersion."""
    if "began" in header:
        said = {"began": str(header["began"]), "rules": str(header.get("rules"))}
        raise WrongVersion(Text("error-migrated-record", game=rules.name, **said))


def translated(
    agenda: list[Waiting], change: Callable[[Waiting, bool], list[Waiting]]
) -> tuple[list[Waiting], list[int]]:
    """Change what waits on an agenda, and tell where each entry begins now. `change` learns whether it is the next."""
    new: list[Waiting] = []
    places = []
    for n, waiting in enumerate(agenda):
        places.append(len(new))
        new += change(waiting, n == len(agenda) - 1)
    return new, places

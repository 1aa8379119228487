"""Views name the members of enumerations as everything else does that is data: in small letters."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest

from pelagia.core.rng import Rng
from pelagia.core.text import written_name
from tests.kit.cases import CASES, Case, walk


def strings(data: Any) -> Iterator[str]:
    """All strings in JSON data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
        yield from strings([*data.values()])
    elif isinstance(data, list):
        for item in data:
            yield from strings(item)


def members(game: str) -> list[Enum]:
    """The members of all enumerations of a game."""
    package = f"pelagia.games.{game.replace('-', '_')}."
    things = [
        thing for name, module in [*sys.modules.items()] if name.startswith(package) for thing in vars(module).values()
    ]
    kinds = {thing for thing in things if isinstance(thing, type) and issubclass(thing, Enum)}
    return [member for kind in kinds if kind.__module__.startswith(package) for member in kind]


@pytest.mark.parametrize("case", [case for case in CASES if case.game not in ("pearls", "pearl-divers")], ids=str)
def test_enumerations_are_named_in_small_letters(case: Case) -> None:
    game, seen = case.new(1), set[str]()
    for count in walk(game, Rng(1)):
        if count % 20 == 0:
            seen |= {*strings(game.view(0)["table"])}
    seen |= {*strings(game.view(0)["table"])}
    names = members(case.game)
    assert names
    assert seen & {written_name(member) for member in names}
    assert sorted(seen & {member.name for member in names}) == []

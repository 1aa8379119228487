"""The legend has a word for every icon that is printed on a game's pieces, and for no other."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

import pelagia
from pelagia.engine.games import content
from tests.text.sources import messages


def printed(part: Any) -> set[str]:
    """The icons in a face."""
    if isinstance(part, list):
        return set().union(*map(printed, part))
    if not isinstance(part, dict):
        return set()
    own = {part[name] for name in ("icon", "per", "when") if isinstance(part.get(name), str)}
    return own.union(*map(printed, part.values()))


@pytest.mark.parametrize("name", pelagia.listed())
def test_every_printed_icon_has_a_word(name: str) -> None:
    pieces = orjson.loads(content(name))["pieces"].values()
    start = f"{name}-icon-"
    words = {id.removeprefix(start) for id in messages("en") if id.startswith(start)}
    assert set().union(*(printed(piece["face"]) for piece in pieces)) == words

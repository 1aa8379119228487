"""The legend has a word for every icon that is printed on a game's pieces, and for no other."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import orjson
import pytest

import pelagia
from pelagia.engine.games import content
from pelagia.engine.lessons import examples
from tests.text.sources import messages

ROOT = Path(__file__).parents[2]
GAMES = [name for name in pelagia.NAMES if (ROOT / "web/src/games" / name).is_dir()]  # with a board of their own


def printed(part: Any) -> set[str]:
    """The icons in a face."""
    if isinstance(part, list):
        return set().union(*map(printed, part))
    if not isinstance(part, dict):
        return set()
    own = {part[name] for name in ("icon", "per", "when") if isinstance(part.get(name), str)}
    return own.union(*map(printed, part.values()))


@pytest.mark.parametrize("name", GAMES)
def test_every_printed_icon_has_a_word(name: str) -> None:
    pieces = orjson.loads(content(name))["pieces"].values()
    start = f"{name}-icon-"
    words = {id.removeprefix(start) for id in messages("en") if id.startswith(start)}
    assert set().union(*(printed(piece["face"]) for piece in pieces)) == words


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_explain_every_icon_and_show_moments_that_exist(name: str) -> None:
    """What the page draws beside the rules is data of its own; icons and moments are the game's."""
    source = (ROOT / "web/src/games" / name / "drawn.ts").read_text()
    icons, moments = (source.split(f"  {part}: {{")[1].split("  },")[0] for part in ("icons", "moments"))
    words = {id.removeprefix(f"{name}-icon-") for id in messages("en") if id.startswith(f"{name}-icon-")}
    assert set(re.findall(r"^    (\w+): '", icons, re.MULTILINE)) == words
    shown = [json.loads(examples(name)[step]) for step in re.findall(r"'([\w-]+)'(?=[,\]])", moments)]
    assert len(shown) > 5
    assert all(example["step"]["places"] for example in shown), "an example rings nothing"

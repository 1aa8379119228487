"""Flotilla: places that do not glow."""

from __future__ import annotations

import re

import pytest

import pelagia
from pelagia.core.place import Place
from pelagia.core.text import Text
from pelagia.core.why import why_not
from pelagia.games.flotilla.content.card import Colour, Guild
from pelagia.games.flotilla.rules import places
from tests.games.flotilla.hooks import RARE
from tests.text.rendering import broken
from tests.text.sources import messages


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (places.market(Colour.RED), "market"),
        (places.dial(Guild.SPEAKERS), "dial"),
        (places.banner(Guild.SPEAKERS), "banner"),
        (places.ship(1), "ship"),
        (places.DOCK, "dock"),
        (places.SHIPS, "ships"),
        (places.hex("1,3"), "hex-empty"),
        (Place("survivors"), "survivors"),
    ],
)
def test_what_a_place_is_for(place: Place, why: str) -> None:
    game = pelagia.new("flotilla", 3, seed=1)
    assert game.decision
    text = why_not(game, game.decision.seat, place).text
    assert text == Text("core-why-besides", reason=Text(f"flotilla-why-place-{why}"), prompt=game.decision.prompt(game))


def test_what_is_seldom_said_is_rendered() -> None:
    rare = [id for id in messages("en") if re.fullmatch(f"flotilla-({RARE})", id)]
    assert len(rare) > 9
    assert broken("flotilla", map(Text, rare)) == []

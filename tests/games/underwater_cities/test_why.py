"""Underwater Cities: places that do not glow."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.text import Ref, Text
from pelagia.core.why import why_not
from pelagia.games.underwater_cities.rules import places


def reason(game: Game, place: Place) -> object:
    """Why a place cannot be chosen, without what is asked instead."""
    assert game.decision
    text = why_not(game, game.decision.seat, place).text
    return text.args.get("reason", text)


@pytest.mark.parametrize(
    ("site", "why"),
    [
        ("C3", "city-built"),
        ("A1", "city-far"),
        ("C2", "city"),
        ("A1-A2", "tunnel-far"),
        ("C2-C3", "tunnel"),
        ("C3.1", "site"),
        ("A1.1", "site-far"),
    ],
)
def test_sites(site: str, why: str) -> None:
    assert reason(pelagia.new("underwater-cities", 2, seed=4), places.site(site)) == Text(
        f"underwater-cities-why-{why}"
    )


def test_a_space_that_is_occupied_says_so_whatever_card_goes_with_it() -> None:
    game = pelagia.new("underwater-cities", 2, seed=4)
    while (decision := game.decision) and decision.kind != "Place":
        game.choose(decision.options[0])
    assert decision
    space = next(place for place in decision.options[0].places if place.sort == "space")
    assert reason(pelagia.new("underwater-cities", 2, seed=4), space) == Text("underwater-cities-why-space")
    game.choose(decision.options[0])
    while (later := game.decision) and later.kind != "Place":
        game.choose(later.options[-1])
    assert later
    assert later.seat != decision.seat
    assert reason(game, space) == Text("underwater-cities-why-occupied", space=Ref(space.id))

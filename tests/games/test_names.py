"""The names that saves give to what waits on an agenda."""

from __future__ import annotations

from enum import IntEnum
from types import ModuleType

import pytest

import pelagia
from pelagia.core.effects import Effect
from pelagia.core.game import Game
from pelagia.core.state import freeze, thaw
from pelagia.games.names import expressions


def module(**things: object) -> ModuleType:
    made = ModuleType("made")
    vars(made).update(things)
    return made


def test_effects_and_enumerations_are_found_and_nothing_else() -> None:
    class Depth(IntEnum):
        LOW = 1

    class Dive(Effect[Game]):
        pass

    assert expressions(module(Dive=Dive, Depth=Depth, n=5, s=str)) == {"Dive": Dive, "Depth": Depth}


def test_two_classes_of_one_name_are_refused() -> None:
    class Dive(Effect[Game]):
        pass

    first = Dive
    other = type("Dive", (Effect,), {})
    with pytest.raises(TypeError, match="Dive"):
        expressions(module(a=first), module(b=other))


def test_every_effect_of_the_content_can_be_saved() -> None:
    rules = pelagia.rules("new-eden")
    for card in rules.content.cards.values():
        for effect in (card.on_place, card.on_use):
            assert thaw(freeze(effect), rules.names) == effect

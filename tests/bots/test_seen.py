"""What a bot gets to know holds nothing of the real game."""

from __future__ import annotations

import gc
from types import ModuleType

import pytest

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.bots.seen import Seen
from pelagia.core.decision import Option
from pelagia.core.game import Game
from pelagia.core.rng import Rng


def middle(name: str) -> Game:
    game, bot = pelagia.new(name, pelagia.rules(name).players[-1], seed=6), Random(6)
    for _ in range(9):
        game.choose(bots.ask(bot, game, game.decisions[0]))
    return game


def reachable(thing: object) -> dict[int, object]:
    """Everything that can be reached from a thing, by whatever name; not through modules and classes."""
    known: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        entry = waiting.pop()
        if id(entry) not in known and not isinstance(entry, ModuleType | type):
            known[id(entry)] = entry
            waiting += gc.get_referents(entry)
    return known


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_the_real_game_cannot_be_reached(name: str) -> None:
    game = middle(name)
    known = reachable(Seen(game.decisions[0], game))
    games = [thing for thing in known.values() if isinstance(thing, Game)]
    assert games
    assert all(other is not game and other.chance != game.chance for other in games)


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_it_shows_what_the_seat_sees(name: str) -> None:
    game = middle(name)
    decision = game.decisions[0]
    seen = Seen(decision, game)
    assert (seen.seat, seen.rules) == (decision.seat, game.rules)
    assert seen.view() == game.view(decision.seat)
    assert seen.imagined(Rng(3)) == game.imagined(decision.seat, Rng(3))


def test_a_blind_bot_must_not_look() -> None:
    class Peeping(Random):
        def choose(self, seen: Seen) -> Option:
            seen.view()
            return super().choose(seen)

    game = middle("new-eden")
    with pytest.raises(AssertionError):
        bots.ask(Peeping(1), game, game.decisions[0])

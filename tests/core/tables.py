"""Short ways to set up and play the toy game."""

from __future__ import annotations

from typing import Any

import pelagia
from pelagia.core.decision import Decision
from pelagia.core.effects import Effect
from pelagia.core.rng import Rng
from tests.core.toy import Pearls


def pearls(players: int = 2, seed: int = 1, **options: int) -> Pearls:
    """A new game of the toy."""
    game = pelagia.new("pearls", players, seed, options)
    assert isinstance(game, Pearls)
    return game


def doing(*effects: Effect[Any], players: int = 3) -> Pearls:
    """A game in which seat 0 does these effects and nothing else; every diver has 3 pearls and no cards."""
    game = pearls(players)
    for diver in game.divers:
        diver.hand.clear()
    game.agenda.clear()
    game.push(0, *effects)
    game.advance()
    return game


def owned(game: Pearls) -> list[int]:
    """The pearls of every diver."""
    return [diver.pearls for diver in game.divers]


def offered(game: Pearls) -> list[str]:
    """The written forms on offer in the first open decision."""
    return [option.written for option in asked(game).options]


def asked(game: Pearls) -> Decision:
    """The first open decision, which must be there."""
    assert game.decision is not None
    return game.decision


def until(game: Pearls, kind: str) -> Pearls:
    """Take the first option until a decision of this kind is open."""
    while asked(game).kind != kind:
        game.choose(asked(game).options[0])
    return game


def at_random(game: Pearls, seed: int = 1) -> Pearls:
    """Play on to the end."""
    rng = Rng(seed)
    while game.decisions:
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.singles()), decision.seat)
    return game

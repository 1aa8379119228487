"""The games, player counts and variants that the kit is run for, and what it must know of each game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pelagia
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from tests.core import toy
from tests.kit.hooks import Hooks, hooks_of


def pearls_hidden(game: toy.Pearls, seat: int | None) -> list[str]:
    return game.deck + [card for who, diver in enumerate(game.divers) if who != seat for card in diver.hand]


HOOKS = {name: hooks_of(name) for name in pelagia.NAMES} | {
    "pearls": Hooks([(2, {}), (3, {}), (3, {"pearls": 0})], 200, pearls_hidden, pearls_hidden),
}


class Case(NamedTuple):
    game: str
    players: int
    options: Mapping[str, Any]

    @property
    def hooks(self) -> Hooks:
        return HOOKS[self.game]

    @property
    def can_lose(self) -> bool:
        """Whether nobody may win: a team, or one who plays alone against a goal."""
        return self.hooks.can_lose(self.players, self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    def new(self, seed: int) -> Game:
        return pelagia.new(self.game, self.players, seed, self.options)


CASES = [Case(name, *variant) for name, hooks in HOOKS.items() for variant in hooks.variants]


def walk(game: Game, rng: Rng) -> Iterator[int]:
    """Play at random to the end; stop before each choice and give the number of choices so far."""
    count = 0
    while game.decisions:
        yield count
        decision, option = pick(game, rng)
        game.choose(option, decision.seat)
        count += 1


def stops(game: Game, seed: int, most: int = 40) -> Iterator[int]:
    """Play at random to the end; stop at every seventh choice, in long games at some `most` that are evenly spread."""
    length = sum(1 for _ in walk(game.clone(), Rng(seed)))
    every = max(7, length // most)
    yield from (count for count in walk(game, Rng(seed)) if count % every == 0)


def pick(game: Game, rng: Rng) -> tuple[Decision, Option]:
    """Any open decision and any of its options; a range counts as one of them."""
    decision = rng.choice(game.decisions)
    return decision, rng.choice(list(rng.choice(decision.options).singles()))


def finish(game: Game, seed: int) -> Game:
    for _ in walk(game, Rng(seed)):
        pass
    return game


def text(game: Game) -> str:
    """The whole state of a game, as canonical JSON text."""
    return json.dumps(game.to_json(), sort_keys=True)


def digest(game: Game) -> str:
    return hashlib.sha256(text(game).encode()).hexdigest()


def asked(game: Game, seat: int | None = None) -> list[Any]:
    """All that a player could notice of the open decisions, or of those of one seat."""
    return [
        (
            d.number,
            d.seat,
            d.kind,
            d.prompt(game).plain(),
            [(o.written, o.key, o.text.plain(), o.places) for o in d.options],
        )
        for d in game.decisions
        if seat in (None, d.seat)
    ]

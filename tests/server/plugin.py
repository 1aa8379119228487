"""Bots that no table deserves; servers of the tests load them by PELAGIA_PLUGINS."""

from __future__ import annotations

import os
from pathlib import Path

from pelagia import bots
from pelagia.bots.random import Random
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game


class Endless(Random):
    name = "endless"

    def choose(self, game: Game, decision: Decision) -> Option:
        while True:
            pass


class Crashing(Random):
    name = "crashing"

    def choose(self, game: Game, decision: Decision) -> Option:
        os._exit(7)


class Failing(Random):
    name = "failing"

    def choose(self, game: Game, decision: Decision) -> Option:
        raise RuntimeError(f"secret: {game.to_json()}")


class Hopeless(Failing):
    """Fails, and is said to play well."""

    name = "hopeless"


class Slow(Random):
    """Thinks so long that a test can look meanwhile."""

    name = "slow"

    def choose(self, game: Game, decision: Decision) -> Option:
        import time

        time.sleep(0.3)
        return super().choose(game, decision)


_choose = Game.choose


def choose(self: Game, answer: Option | str, seat: int | None = None, number: int | None = None) -> None:
    """Rules with mistakes: some answers hang them, some crash them."""
    while answer == "hang":
        pass
    if answer == "crash":
        os._exit(9)
    if answer == "fail":
        raise RuntimeError(f"secret: {self.to_json()}")
    _choose(self, answer, seat, number)


Game.choose = choose  # type: ignore[method-assign]

_make = bots.make


def make(name: str, seed: int) -> bots.Bot:
    """While there is a file `broken` in the server's folder, no bot can move."""
    if Path("broken").exists():
        raise RuntimeError
    return _make(name, seed)


bots.make = make

for bot in (Endless, Crashing, Failing, Slow):
    bots.register(bot.name, __name__, bot.__name__)
bots.register(Hopeless.name, __name__, Hopeless.__name__, strength=9)

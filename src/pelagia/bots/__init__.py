"""Bots: programs that choose for a seat. They know the core and a game's name, and no game's rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast, runtime_checkable

from pelagia.core.decision import Decision, Option
from pelagia.core.errors import PelagiaError
from pelagia.core.game import Game

# How well a bot plays, for those who must not do with less. 0: it does not play to win, or nobody knows.
_STRENGTH = {"random": 0, "greedy": 1}
_CLASSES = {"random": ("pelagia.bots.random", "Random"), "greedy": ("pelagia.bots.greedy", "Greedy")}


class Bot(Protocol):
    """Chooses for one seat or several.

    A bot is handed the real game, with everything that is hidden from it, and must not look: it thinks on
    `game.imagined(decision.seat, rng)` only, and it never changes the game.
    """

    name: str

    def choose(self, game: Game, decision: Decision) -> Option:
        """Return one of the decision's options; of a range, the option of one number."""
        ...


@runtime_checkable
class Quick(Protocol):
    """A bot that can also choose at once, when there is no time to think."""

    def choose_quickly(self, game: Game, decision: Decision) -> Option:
        """As `choose`, for a few thousandths of a second: sound, and good enough."""
        ...


class UnknownBot(PelagiaError):
    """There is no bot of this name."""


def register(name: str, module: str, cls: str, strength: int = 0) -> None:
    """Add a bot: the name of its class and of the module that is imported when it is first made."""
    _CLASSES[name], _STRENGTH[name] = (module, cls), strength
    _class.cache_clear()


def names() -> tuple[str, ...]:
    """The bots that `make` can make."""
    return tuple(name for name, (module, _) in _CLASSES.items() if find_spec(module))


def fingerprint(name: str) -> str:
    """What tells two versions of a bot apart: its program, here the source of its class's module."""
    module = sys.modules[_class(name).__module__]
    return sha256(Path(str(module.__file__)).read_bytes()).hexdigest()[:12]


def strength(name: str) -> int:
    """How well a bot plays, compared with others."""
    return _STRENGTH.get(name, 0)


def strongest(among: Iterable[str]) -> str:
    """The bot that plays best; the first of equals."""
    return max(among, key=strength)


def make(name: str, seed: int) -> Bot:
    """Make a bot. The same name and seed play the same way in every process and on every machine."""
    return _class(name)(seed)


@cache  # a simulation makes new bots for every game
def _class(name: str) -> Callable[[int], Bot]:
    if name not in names():
        raise UnknownBot(name=str(name), known=", ".join(names()))
    module, cls = _CLASSES[name]
    # Imported only now: a bot may need much that others do not, and a worker process uses one or two of them.
    return cast(Callable[[int], Bot], getattr(import_module(module), cls))


def choose_quickly(name: str, seed: int, game: Game, decision: Decision) -> Option:
    """The cheapest sound choice: that of the bot itself if it has one, else greedy's. Never a random one."""
    bot = make(name, seed)
    if not isinstance(bot, Quick):
        bot = make("greedy", seed)
        assert isinstance(bot, Quick)
    return bot.choose_quickly(game, decision)

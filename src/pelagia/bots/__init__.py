"""Bots: programs that choose for a seat. They know the core and a game's name, and no game's rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast, runtime_checkable

from pelagia.bots.seated import Seated
from pelagia.bots.seen import Seen
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import PelagiaError
from pelagia.core.game import Game
from pelagia.games.outside import BOTS, brought

LEVELS = ("hatchling", "crab", "seahorse", "octopus", "dolphin", "leviathan")  # for people, the weakest first
DEFAULT = "hatchling"  # one that a newcomer can beat
BEST = "best"  # always the strongest level
FROM_FILE = "file:"  # what the name of a bot begins with whose weights are in a file
_LEVELS = "pelagia.bots.levels"
PLAIN = "plain"  # the turn search at its quickest, with the hand-made value: the same whatever the levels become
UNLEARNED = "unlearned"  # the strongest level without what was learned
_YARDSTICKS = ("random", "greedy", PLAIN, UNLEARNED, BEST)  # for the lab and for programs
LESSON = "lesson"  # sits at the tables of lessons only

# How well a bot plays, for those who must not do with less. 0: it does not play to win, or nobody knows.
_STRENGTH = {"random": 0, "greedy": 3, PLAIN: 4, UNLEARNED: 5, BEST: len(LEVELS)}
_STRENGTH |= {name: n for n, name in enumerate(LEVELS, 1)}
_CLASSES = {
    "random": ("pelagia.bots.random", "Random"),
    "greedy": ("pelagia.bots.greedy", "Greedy"),
    **{name: (_LEVELS, name) for name in (*LEVELS, PLAIN, UNLEARNED, BEST)},
    LESSON: ("pelagia.bots.recorded", "Recorded"),
}


class Bot(Protocol):
    """Chooses for one seat or several, from what the seat may know.

    A bot that looks at the decision only says so by `is_blind = True`; it is spared the cost of imagining.
    """

    name: str

    def choose(self, seen: Seen) -> Option:
        """Return one of the decision's options; of a range, the option of one number."""
        ...


@runtime_checkable
class Quick(Protocol):
    """A bot that can also choose at once, when there is no time to think."""

    def choose_quickly(self, seen: Seen) -> Option:
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


def offered() -> tuple[str, ...]:
    """The bots that people choose from: the levels, the weakest first, and those that were added."""
    return (*LEVELS, *(name for name in names() if name not in (*LEVELS, *_YARDSTICKS, LESSON)))


def fingerprint(name: str) -> str:
    """What tells two versions of a bot apart: its program and what it has learned."""
    _class(name)
    if name.startswith(FROM_FILE):
        return _digest([Path(name.removeprefix(FROM_FILE))])
    module = _CLASSES[name][0]
    if not module.startswith(__name__):
        return _digest([Path(str(sys.modules[module].__file__))])
    folder = Path(__file__).parent
    files = [*sorted(folder.glob("*.py")), *(sorted(folder.glob("weights/*")) if module == _LEVELS else ())]
    return _digest(files, name)


def _digest(files: Iterable[Path], name: str = "") -> str:
    digest = sha256(name.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


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
    if name.startswith(FROM_FILE):
        return partial(import_module(_LEVELS).Candidate, name.removeprefix(FROM_FILE))
    if name not in names():
        raise UnknownBot(name=str(name), known=", ".join(names()))
    module, cls = _CLASSES[name]
    # Imported only now: a bot may need much that others do not, and a worker process uses one or two of them.
    return cast(Callable[[int], Bot], getattr(import_module(module), cls))


for _name, _point in brought(BOTS).items():
    if _name not in _CLASSES:  # nobody from outside takes the place of ours
        register(_name, _point.module, _point.attr)


def ask(bot: Bot, game: Game, decision: Decision) -> Option:
    """Let a bot choose. The real game stays out of its reach."""
    return Seated(bot).choose(game, decision)


def ask_quickly(name: str, seed: int, game: Game, decision: Decision) -> Option:
    """The cheapest sound choice: that of the bot itself if it has one, else greedy's. Never a random one."""
    bot = make(name, seed)
    if not isinstance(bot, Quick):
        bot = make("greedy", seed)
        assert isinstance(bot, Quick)
    return bot.choose_quickly(Seen(decision, game))

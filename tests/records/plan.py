"""What golden records need to know of a game, and how rare events are found while one is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pelagia.core.game import Event, Game
from tests.kit.hooks import module_of
from tests.kit.watch import Watch

G = TypeVar("G", bound=Game)


class Moment(NamedTuple, Generic[G]):
    """A choice of a game: the state before it, what was chosen, and what came of it."""

    before: G
    kind: str
    seat: int
    written: str
    after: G
    news: list[Event]
    earlier: list[tuple[str, int, str]]  # kind, seat and written form of the choices before

    def told(self, name: str) -> list[Event]:
        return [event for event in self.news if event.name == name]


Rare = Callable[[Moment[Any]], bool]
Player = Mapping[str, int]  # how often a kind of option is taken
GREEDY: Player = {"greedy": 1}  # the bot plays, where random players would not come far


def named(*rare: Rare) -> dict[str, Rare]:
    """Rare events by the names of their functions."""
    return {cls.__name__: cls for cls in rare}


class Laws(Protocol):
    """A game under observation."""

    def look(self) -> None:
        """Check all laws right now."""

    def note(self, written: str, seat: int) -> None:
        """Hear of a choice before it is made."""


def by_verb(player: Player, written: str) -> int:
    """How often this option is taken: by its first word; 4 where nothing is said."""
    return player.get(written.partition(" ")[0], 4)


class Plan(NamedTuple):
    """The records of one game: which tables, which players, and what must occur in some record.

    A game's plan is `PLAN` in tests/games/<game>/records.py.
    """

    tables: Mapping[str, tuple[int, Mapping[str, Any]]]  # players and options
    rare: Mapping[str, Rare]  # each must occur
    watch: Callable[[Any], Laws] = Watch  # of the own game, which may have laws
    things: Callable[[Game], set[str]] = lambda game: set()  # what has occurred besides, such as cards that were played
    wanted: Callable[[], set[str]] = set  # which of those things must occur
    players: Mapping[str, Player] = {"anyhow": {}}
    weight: Callable[[Player, str], int] = by_verb
    tries: int = 150  # games per table that are searched
    least: int = 2  # records of each table
    readable: tuple[str, ...] = ()  # written as playthroughs too


def plan_of(game: str) -> Plan:
    plan: Plan = module_of(game, "records").PLAN
    return plan


class Finder:
    """Plays choices of a game and notes which rare events occur."""

    def __init__(self, game: Game) -> None:
        self.game, self.found = game, set[str]()
        self.plan = plan_of(game.rules.name)
        self.earlier: list[tuple[str, int, str]] = []

    def choose(self, written: str, seat: int) -> None:
        game = self.game
        assert game.events is not None
        decision = next(decision for decision in game.decisions if decision.seat == seat)
        before, read = game.clone(), len(game.events)
        game.choose(written, seat)
        moment = Moment(before, decision.kind, seat, written, game, game.events[read:], self.earlier)
        open = {name: occurs for name, occurs in self.plan.rare.items() if name not in self.found}
        self.found |= {name for name, occurs in open.items() if occurs(moment)}
        self.earlier.append((decision.kind, seat, written))

    def things(self) -> set[str]:
        """The rare events, and what else the game wants to see."""
        return self.found | self.plan.things(self.game)

"""A game under observation: laws that hold at every decision, and what they need to remember."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from pelagia.core.game import Event, Game
from pelagia.core.rng import Rng

G = TypeVar("G", bound=Game)
Laws = Sequence[Callable[[Any], None]]


def laws(names: Mapping[str, Any]) -> Laws:
    """The laws of a module, in the order of their numbers: `law_01_discs`."""
    return [law for name, law in sorted(names.items()) if name.startswith("law_")]


class Watch(Generic[G]):
    laws: ClassVar[Laws] = ()  # set where the last of them is known

    def __init__(self, game: G) -> None:
        self.game = game
        self.read = 0  # events seen
        self.news: Sequence[Event] = ()  # those since the last look
        self.keep()

    def note(self, written: str, seat: int) -> None:
        """See a choice that is about to be made."""

    def look(self) -> None:
        """Read what was told, check every law, then remember what the next look compares with."""
        events = self.game.events or []
        self.news, self.read = events[self.read :], len(events)
        self.follow()
        for law in self.laws:
            law(self)
        self.keep()

    def follow(self) -> None:
        """Add up what the news tell."""

    def keep(self) -> None:
        """Remember what the next look compares with."""


def watched(watch: Watch[G], seed: int) -> G:
    """Play a game at random, and look at every decision and at the end."""
    game, rng = watch.game, Rng(seed)
    while game.decisions:
        watch.look()
        decision = rng.choice(game.decisions)
        option = rng.choice(list(rng.choice(decision.options).singles()))
        watch.note(option.written, decision.seat)
        game.choose(option, decision.seat)
    watch.look()
    return game

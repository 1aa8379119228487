"""The forecast for a fork of the search: which options need no trial, and where the search has been."""

from __future__ import annotations

from typing import Any

from pelagia.core.combinators import OneOf, Seq
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect
from pelagia.core.lookahead import Forecast, Fork
from pelagia.games.underwater_cities.content.card import PT, Kind
from pelagia.games.underwater_cities.rules.abilities import is_ability
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.forecast.bound import NO_MORE, Bound, at_most, is_hopeless, plus
from pelagia.games.underwater_cities.rules.forecast.reach import most_of, opens
from pelagia.games.underwater_cities.rules.forecast.words import most_at
from pelagia.games.underwater_cities.rules.spaces import Perform, SpaceUsed, action_of
from pelagia.games.underwater_cities.rules.state import UnderwaterCities, marker
from pelagia.games.underwater_cities.rules.words import Part

FEW_FORKS = 4


class CitiesForecast(Forecast[UnderwaterCities]):
    """What bounds and sure gains tell of the options of a fork."""

    __slots__ = ("bounded", "goal", "hopeless", "most", "seat")

    def __init__(self, fork: Fork[UnderwaterCities]) -> None:
        self.fork = fork
        self.seat, self.goal = fork.goal
        self.hopeless: dict[Bound, bool] = {}  # by what an option may bring
        self.bounded = False  # whether `most` is known; often the first options are sure, and it is not needed
        self.most: Bound | None = None

    def rest(self) -> Bound | None:
        """At most what all brings that waits before the goal."""
        if not self.bounded:
            fork, self.bounded = self.fork, True
            self.most = most_of(fork.waiting, fork.game, now=not opens(fork.choice, fork.game, fork.who))
        return self.most

    def is_hopeless(self, option: Option) -> bool:
        """In a short search a trial is as cheap as a bound."""
        rest = self.rest() if self.fork.search.forks >= FEW_FORKS else None
        if rest is None:
            return False
        fork = self.fork
        most = option_at_most(fork.choice, fork.game, fork.who, option.key)
        if most is None:
            return False
        if most not in self.hopeless:
            self.hopeless[most] = is_hopeless(self.goal, fork.game, self.seat, plus(rest, most))
        return self.hopeless[most]

    def position(self) -> Any:
        """What the seat has, and what is to be done; all else stays as it is while a card is played."""
        fork, game, player = self.fork, self.fork.game, self.fork.game.seats[self.seat]
        return (
            *(self.goal, *fork.waiting, fork.choice, player.stock[:PT], player.buildings),
            *(player.cities, player.symbiotic, player.tunnels, player.tunnels_up, marker(game, self.seat)),
            *(game.played, game.just_built, game.built, game.fired, game.contracts, player.claimed, player.used),
        )


def option_at_most(ask: Choice[Any], game: UnderwaterCities, who: int, key: Any) -> Bound | None:
    """At most what an option brings; None if there is no telling."""
    if key is None:
        return NO_MORE
    if isinstance(ask, Build) and not isinstance(key, Kind):
        return most_at(game, who, *key)
    return at_most(meant(ask, game, who, key), game, who, now=not is_ability(key))


def meant(ask: Choice[Any], game: UnderwaterCities, who: int, key: Any) -> Part:
    """What an option comes to, where that is a word of its own."""
    if isinstance(ask, Perform):
        return Seq((action_of(game, who, key), SpaceUsed(key)))
    if isinstance(ask, OneOf) and isinstance(key, Effect):
        return key
    if isinstance(ask, Build) and isinstance(key, Kind):
        return Build(key, ask.cost, ask.less, ask.where)
    return ask

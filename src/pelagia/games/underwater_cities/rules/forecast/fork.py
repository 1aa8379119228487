"""The forecast for a fork of the search: which options need no trial, and which are worth one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.lookahead import Forecast, Fork
from pelagia.games.underwater_cities.content.card import PT
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.forecast.bound import Bound, is_hopeless, plus, sure
from pelagia.games.underwater_cities.rules.forecast.questions import (
    distinct,
    meant,
    option_at_most,
)
from pelagia.games.underwater_cities.rules.forecast.reach import most_of, opens
from pelagia.games.underwater_cities.rules.state import UnderwaterCities, marker
from pelagia.games.underwater_cities.rules.upgrading import Upgrade

FEW_FORKS = 2  # up to which the order hardly matters


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
        rest = self.rest()
        if rest is None:
            return False
        fork = self.fork
        most = option_at_most(fork.choice, fork.game, fork.who, option.key)
        if most is None:
            return False
        if most not in self.hopeless:
            self.hopeless[most] = is_hopeless(self.goal, fork.game, self.seat, plus(rest, most))
        return self.hopeless[most]

    def worth_trying(self) -> Sequence[Option]:
        """Those that stop or decline first, and in a long search all without building: they lead to few questions."""
        fork = self.fork
        options = [*reversed(distinct(fork.choice, fork.game, fork.who, fork.options))]
        if fork.search.forks > FEW_FORKS and not isinstance(fork.choice, Build | Upgrade):
            options.sort(key=self._builds)
        return options

    def position(self) -> Any:
        """What the seat has, and what is to be done; all else stays as it is while a card is played."""
        fork, game, player = self.fork, self.fork.game, self.fork.game.seats[self.seat]
        return (
            *(self.goal, *fork.waiting, fork.choice, player.stock[:PT], player.buildings),
            *(player.cities, player.symbiotic, player.tunnels, player.tunnels_up, marker(game, self.seat)),
            *(game.played, game.just_built, game.built, game.fired, game.contracts, player.claimed, player.used),
        )

    def _builds(self, option: Option) -> bool:
        return sure(meant(self.fork.choice, self.fork.game, self.fork.who, option.key)).builds

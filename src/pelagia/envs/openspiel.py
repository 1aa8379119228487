"""Games for OpenSpiel. Importing this registers `pelagia_new_eden` and so on: `pyspiel.load_game("pelagia_new_eden")`.

Chance acts once, at the root: it draws the seed that a game begins with. Parameters are `players`, `margins` (returns
by points instead of wins) and the options of the game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pyspiel

import pelagia
from pelagia.core.game import Event, Game
from pelagia.core.rng import Rng
from pelagia.envs import seats

SEEDS = 1 << 12  # outcomes of chance at the root
LONGEST = 4000  # choices of any game
MARGIN = 1000.0  # no seat is further ahead or behind


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"pelagia_{game.replace('-', '_')}"


@cache
def _type_of(name: str) -> Any:
    rules = pelagia.rules(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Pelagia: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats.players_of(name, None),
            "margins": False,
            **{option: _plain(allowed[0]) for option, allowed in rules.options.items()},
        },
    )


def _plain(value: Any) -> Any:
    """A value as parameters of OpenSpiel can be: those of one option are all of one type."""
    return value if isinstance(value, bool | int) else str(value)


class Setting(NamedTuple):
    """What is played."""

    name: str
    players: int
    options: dict[str, Any]
    kind: seats.Returns


class PelagiaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        rules, given = pelagia.rules(name), {**_type_of(name).parameter_specification, **(params or {})}
        players, margins = int(given["players"]), bool(given["margins"])
        options = {
            option: next((value for value in allowed if str(value) == str(given[option])), given[option])
            for option, allowed in rules.options.items()
        }
        self.setting = Setting(name, players, options, "margin" if margins else "share")
        seats.checked(*self.setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=seats.shape(name).actions,
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-MARGIN if margins else 0.0,
            max_utility=MARGIN if margins else 1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(name), info, params or {})

    def new_initial_state(self) -> PelagiaState:
        return PelagiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class Held:
    """A game that can be pickled, which is how OpenSpiel writes down what a state holds."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        """OpenSpiel clones a state by copying all that it holds."""
        return Held(self.game.clone().keep_log(self.game))

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (json.dumps(self.game.save()), self.game.events)


def _held(saved: str, events: list[Event]) -> Held:
    game = pelagia.load(json.loads(saved))
    game.events = events
    return Held(game)


class PelagiaState(pyspiel.State):  # type: ignore[misc]
    """A position; before chance has drawn the seed there is no game yet."""

    def __init__(self, game: PelagiaGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.held: Held | None = None

    @property
    def game(self) -> Game | None:
        return self.held.game if self.held else None

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.game.decision
        return decision.seat if decision else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.game is None or self.current_player() != player:
            return []
        return sorted(seats.offered(self.game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            setting = self.setting
            self.held = Held(pelagia.new(setting.name, setting.players, action, setting.options))
        else:
            self.game.choose(self.game.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.game is None else self.game.actions[action]

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.decision is None

    def returns(self) -> list[float]:
        if self.game is None:
            return [0.0] * self.setting.players
        return seats.returns(self.game, self.setting.kind)

    def resample_from_infostate(self, player: int, sampler: Any) -> PelagiaState:
        """Return a position that looks the same to a player, with everything hidden from it dealt anew."""
        copy = self.clone()
        if self.game is not None:
            copy.held = Held(self.game.imagined(player, Rng(int(sampler() * (1 << 53)))).keep_log(self.game))
        return copy  # type: ignore[no-any-return]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player was told and has chosen, and what it knows now."""
        seat = self.current_player() if player is None else player
        return self.game.information(seat) if self.game and seat >= 0 else ""

    def __str__(self) -> str:
        return seats.told(self.game) if self.game else ""


class Observer:
    """What a player may know, as the interface of OpenSpiel's Python observers has it."""

    def __init__(self, game: PelagiaGame) -> None:
        self.tensor = np.zeros(len(seats.shape(game.setting.name).low), np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: PelagiaState, player: int) -> None:
        self.tensor[:] = 0 if state.game is None else seats.array_of(state.game.observation(player))

    def string_from(self, state: PelagiaState, player: int) -> str:
        """A string that is the same for positions that look the same, at the same question."""
        if state.game is None:
            return ""
        decision = state.game.decision
        offered: Sequence[str] = ()
        if decision and decision.seat == player:
            offered = [option.canonical for option in seats.offered(state.game).values()]
        return f"{state.game.observation(player).tobytes().hex()} {'|'.join(offered)}"


def _class_of(name: str) -> type[PelagiaGame]:
    """The class of one game. OpenSpiel keeps it until after Python has ended, which a function would not survive."""

    class Named(PelagiaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def _register() -> None:
    for name in pelagia.listed():
        pyspiel.register_game(_type_of(name), _class_of(name))


_register()

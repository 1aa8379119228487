"""What all environments share: options as numbered actions, observations as arrays, returns, a picture in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

import pelagia
from pelagia.core.decision import Option
from pelagia.core.errors import BadOption
from pelagia.core.game import Game
from pelagia.text.catalogue import Catalogue

Array = NDArray[np.int16]
Mask = NDArray[np.int8]
Returns = Literal["share", "margin"]
Offered = Mapping[int, Option]  # the options of the open decision, by their actions


class Shape(NamedTuple):
    """What is observed in a game and may be chosen, whatever the number of players and the options."""

    low: Array
    high: Array
    actions: int
    factors: Array  # of every action: its verb and the things it names, as numbers that actions share


@cache
def shape(name: str) -> Shape:
    """The shape of a game."""
    game: Game = pelagia.new(name, pelagia.rules(name).players[0], 0, watched=False)
    low, high = game.observation_bounds
    factors = np.array([array_of(row) for row in game.actions.factors])
    return Shape(array_of(low), array_of(high), len(factors), factors)


def array_of(numbers: Any) -> Array:
    """A view of an array of the core, without a copy."""
    return np.frombuffer(numbers, np.int16)


def offered(game: Game) -> Offered:
    """What may be chosen now. Nothing, once the game is over."""
    return game.actions.offered(game.decision) if game.decision else {}


def mask_of(actions: int, offered: Offered) -> Mask:
    """1 for every action that is on offer."""
    mask = np.zeros(actions, np.int8)
    mask[[*offered]] = 1
    return mask


def returns(game: Game, kind: Returns) -> list[float]:
    """What the game brought each seat; 0 while it goes on.

    `share`: who wins gets 1, those who win together a share each. `margin`: by how many points a seat is ahead of the
    best of the others; who plays alone gets the score.
    """
    if game.decisions:
        return [0.0] * game.players
    if kind == "share":
        winners = game.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    scores = game.scores
    return [
        float(scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0))
        for seat in range(game.players)
    ]


def players_of(name: str, players: int | None) -> int:
    """How many play: as given, or the fewest that the game allows but one."""
    allowed = pelagia.rules(name).players
    return players if players is not None else next((n for n in allowed if n > 1), allowed[0])


def checked(name: str, players: int, options: Mapping[str, Any], kind: str) -> None:
    """Make sure that such a game can be played: BadOption, UnknownGame."""
    if kind not in ("share", "margin"):
        raise BadOption(name="returns", value=kind, allowed="share, margin")
    pelagia.new(name, players, 0, options, watched=False)


def told(game: Game) -> str:
    """The position in words: scores, what is asked, and what may be answered."""
    say = Catalogue("en", lambda id: game.content[id].name)
    lines = [f"{game.rules.name} {game.number} {game.scores}"]
    if decision := game.decision:
        lines.append(f"{decision.seat}: {say(decision.prompt(game))}")
        lines += [f"{action:>6}  {say(option.text)}" for action, option in offered(game).items()]
    else:
        lines.append(f"{game.winners}")
    return "\n".join(lines)

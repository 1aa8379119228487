"""What all environments share: options as numbers, observations as arrays, returns, a picture in words.

An action is the place of an option in the list of its decision, ranges written out. What the option is stands beside it
in `options`: a row of numbers for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

import pelagia
from pelagia.core.decision import Option
from pelagia.core.errors import BadOption
from pelagia.core.game import Game
from pelagia.core.observation import MOST
from pelagia.core.place import Place
from pelagia.text.catalogue import Catalogue

Array = NDArray[np.int16]
Mask = NDArray[np.int8]
Returns = Literal["share", "margin"]

PLACES = 3  # of an option that its row tells of
FEATURES = 2 + 2 * PLACES  # verb and number; for each place what it is, and the piece there
HASHES = 4095  # verbs and places are numbered from 1 to this by a hash: the same in every version


class Observation(NamedTuple):
    """What a seat may know at its turn."""

    state: Array
    options: Array
    mask: Mask


class Shape(NamedTuple):
    """The bounds of what is observed in a game."""

    low: Array
    high: Array
    actions: int
    option_high: Array


@cache
def shape(name: str) -> Shape:
    """What observations of a game look like, whatever the number of players and the options."""
    rules = pelagia.rules(name)
    low, high = pelagia.new(name, rules.players[0], 0, watched=False).observation_bounds
    pieces = len(rules.content.codes)
    row = [HASHES, MOST, *[HASHES, pieces] * PLACES]
    return Shape(
        array_of(low), array_of(high), rules.most_options, np.tile(np.array(row, np.int16), (rules.most_options, 1))
    )


def array_of(numbers: Any) -> Array:
    """A view of an array of the core, without a copy."""
    return np.frombuffer(numbers, np.int16)


def singles(game: Game) -> list[Option]:
    """The options that actions 0, 1, 2 ... mean. More than a game numbers can not be chosen."""
    decision = game.decision
    return decision.singles()[: game.rules.most_options] if decision else []


def observe(game: Game, seat: int) -> Observation:
    """What a seat may know. Options and mask are empty if it is not at turn."""
    actions = game.rules.most_options
    options, mask = np.zeros((actions, FEATURES), np.int16), np.zeros(actions, np.int8)
    decision = game.decision
    if decision is not None and decision.seat == seat:
        offered = singles(game)
        codes = _codes(game.rules.name)
        options[: len(offered)] = [
            _features(option.text.id, _number(option), option.places, codes) for option in offered
        ]
        mask[: len(offered)] = 1
    return Observation(array_of(game.observation(seat)), options, mask)


class _Codes(dict[str, int]):
    """The numbers of the pieces. It is hashed by what it is, to be part of a key."""

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return self is other


@cache
def _codes(name: str) -> _Codes:
    return _Codes(pelagia.rules(name).content.codes)


@lru_cache(maxsize=1 << 16)
def _features(verb: str, number: int, places: tuple[Place, ...], codes: _Codes) -> tuple[int, ...]:
    row = [_hash(verb), number]
    for place in places[:PLACES]:
        row += _hash(str(place)), codes.get(place.id, 0)
    return (*row, *[0] * (FEATURES - len(row)))


def _number(option: Option) -> int:
    """The first number that its text names: a bid, a price."""
    return next((min(max(arg, 0), MOST) for arg in option.text.args.values() if type(arg) is int), 0)


def _hash(word: str) -> int:
    return crc32(word.encode()) % HASHES + 1


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
        lines.append(f"{decision.seat}: {say(decision.prompt)}")
        lines += [f"{action:>4}  {say(option.text)}" for action, option in enumerate(singles(game))]
    else:
        lines.append(f"{game.winners}")
    return "\n".join(lines)

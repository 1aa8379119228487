"""Judges: how many points ahead a seat will be in the end, seen from a quiet position.

`Hand` asks the value that the game's author wrote. `Line` corrects it by named weights that were learned: the same
inputs, read by people, and interpolated in the time left, so that no choice makes it jump.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from pelagia.bots import calibration, manifest
from pelagia.bots.calibration import Foretold
from pelagia.bots.manifest import Learned
from pelagia.bots.quiet import total, worth
from pelagia.core.game import Game
from pelagia.games import rules
from pelagia.games.opinions import Features

KNOTS = 3  # weights are given for the end of a game, its middle and its beginning
HAND = "hand"  # the group of inputs that are parts of the hand-made value; a game may call cards in hand so, too


class Judge(Protocol):
    """Judges quiet positions. Judges that are equal judge alike."""

    @property
    def name(self) -> str: ...
    def __hash__(self) -> int: ...
    def points(self, game: Game, seat: int) -> float:
        """What a position is worth to a seat; differences between positions are points."""
        ...

    def foretold(self, game: Game, seat: int) -> Foretold | None:
        """How the game will end for a seat; None if this judge cannot tell."""
        ...

    def groups(self, game: Game, seat: int) -> Mapping[str, float]:
        """The points by named groups, for reasons."""
        ...


class Calibrated:
    """A judge that knows what its points mean in the end, where there is a calibration that fits it."""

    name: str

    def points(self, game: Game, seat: int) -> float:
        raise NotImplementedError

    def foretold(self, game: Game, seat: int) -> Foretold | None:
        if game.rules.features and not game.agenda:
            return calibration.ended(game, seat)
        known = calibration.of(self, game)
        return known.foretold(calibration.situation(self.points, game, seat)) if known else None


@dataclass(frozen=True)
class Hand(Calibrated):
    """The hand-made value of a game."""

    name = HAND

    def points(self, game: Game, seat: int) -> float:
        return worth(game, seat)

    def groups(self, game: Game, seat: int) -> Mapping[str, float]:
        parts: Mapping[str, float] = game.rules.value(game, seat)
        return parts


def shares(left: float) -> tuple[float, ...]:
    """How much each knot counts with so much time left, from 0 (the end) to 1 (the beginning).

    >>> shares(0.0), shares(0.25), shares(1.0)
    ((1.0, 0.0, 0.0), (0.5, 0.5, 0.0), (0.0, 0.0, 1.0))
    """
    at = min(1.0, max(0.0, left)) * (KNOTS - 1)
    return tuple(max(0.0, 1 - abs(at - knot)) for knot in range(KNOTS))


class Line(Calibrated):
    """The hand-made value plus weighted inputs."""

    name = "line"

    def __init__(self, features: Features[Any], learned: Learned) -> None:
        self.features, self.weights = features, learned.weights

    def points(self, game: Game, seat: int) -> float:
        if not game.agenda:
            return float(self.features.target(game, seat))
        parts = game.rules.value(game, seat)
        return total((*parts.values(), *self._inputs(game, seat, parts).values()))

    def groups(self, game: Game, seat: int) -> Mapping[str, float]:
        """Parts of the value under their own names, and the corrections added to the parts that they belong to."""
        parts = game.rules.value(game, seat)
        groups = dict(parts)
        for name, points in self._inputs(game, seat, parts).items():
            kind, _, what = name.partition(".")
            group = what if kind == HAND and what in parts else self.features.groups[kind]
            groups[group] = groups.get(group, 0.0) + points
        return groups

    def _shares(self, game: Game) -> tuple[float, ...]:
        return shares(self.features.left(game))

    def _inputs(self, game: Game, seat: int, parts: Mapping[str, float]) -> dict[str, float]:
        """The corrections in points, by input."""
        first, middle, last = self._shares(game)
        weights, points = self.weights, {}
        for name, amount in inputs(self.features, game, seat, parts).items():
            if amount and (known := weights.get(name)):
                points[name] = amount * (known[0] * first + known[1] * middle + known[2] * last)
        return points


def inputs(features: Features[Any], game: Game, seat: int, parts: Mapping[str, float]) -> dict[str, float]:
    """All inputs of a line: the parts of the hand-made value among them, and one that is always 1."""
    return {"time.1": 1.0, **{f"{HAND}.{name}": part for name, part in parts.items()}, **features.of(game, seat)}


@cache
def trained(game: str, mode: str, content: str) -> Line | None:
    """The line for a game and mode that ships with Pelagia, if it fits the game as it is now."""
    features = rules(game).features
    learned = manifest.shipped(game, mode, content)
    return Line(features, learned) if features and learned else None


def best(game: Game) -> Judge:
    """The strongest judge for a game: the learned one if there is one for its mode and content, else the hand's."""
    features = game.rules.features
    if features is None:
        return Hand()
    return trained(game.rules.name, features.mode(game), game.content.name) or Hand()

"""What a game says to bots besides the value of a position: inputs for judges that learn, and how to search turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game

G = TypeVar("G", bound=Game)
TOGETHER = ("solo", "team")  # modes in which nobody plays against another player


@dataclass(frozen=True)
class Features(Generic[G]):
    """What a learned judge looks at in a quiet position: named amounts that the seat may see."""

    names: tuple[str, ...]  # of all inputs: a group, a dot and what it is
    groups: Mapping[str, str]  # the part of the value that a group of inputs belongs to, for reasons
    of: Callable[[G, int], Mapping[str, float]]  # those that are not zero
    left: Callable[[G], float]  # the time left, from 1 to 0; no single choice makes it jump
    modes: tuple[str, ...]
    mode: Callable[[G], str]  # games of one mode are judged by the same weights
    target: Callable[[G, int], float]  # of a game that is over: how well a seat did, in points
    compared: tuple[str, ...] = ()  # modes in which inputs and target tell of a seat alone: others are compared with it
    # In modes without rivals: what besides the points shows whether the goal will be met.
    goal: Callable[[G, int], Mapping[str, float]] = lambda game, seat: {}


@dataclass(frozen=True)
class Whole(Generic[G]):
    """How turns are searched whose value is known at their ends only."""

    foresee: Callable[[G], None]  # prepare a clone: in it nothing unseen is looked at
    distinct: Callable[[G, Decision], Sequence[Option]]  # one option for each that makes a difference
    turn_key: Callable[[G, int], object]  # equal for positions whose turns end alike; None: there is no telling
    # The end of a turn, from that of another with the same key: what may differ between them is set right.
    alike: Callable[[G, G, int], G] | None = None

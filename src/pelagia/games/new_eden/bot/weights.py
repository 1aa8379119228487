"""What the parts of a position are worth to a bot, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Chosen by letting variants play against each other."""

    coin: tuple[float, ...] = (0.53, 0.42, 0.45, 0.32, 0.29, 0.2)  # by stage: 1A 1C 2A 2C 3A 3C
    purse: int = 10  # coins that one can well use; more are worth `spare`
    spare: float = 0.2
    repair: float = 0.1  # of a point of repair in itself
    rescue: float = 0.7  # share that counts of what repair does to the chance that the station holds
    now: float = 0.84  # share of what can still be earned this round
    maybe: float = 0.29  # the same, if that takes a row still to be won
    later: float = 0.8  # share of a full round
    deeple: float = 0.59  # per round left
    step: float = 0.25  # per round left and step on a bottle
    growth: float = 1.5  # final points that a station gains in a round
    spread: tuple[float, ...] = (5.0, 5.0, 4.5, 4.5, 3.0, 1.5)  # by stage: how uncertain the margin of stability is
    plant: float = 0.42  # per use left this round
    research_tile: float = 0.9  # per round left
    rivals: float = 0.12
    win: float = 0.94  # chance that the highest bid stands


WEIGHTS = Weights()

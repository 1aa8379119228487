"""How many steps a second a learner gets, with observation and mask at each, in one process with random play.

`python benchmarks/steps.py` measures each game in three ways: every seat of four through PettingZoo's interface, the
same in a batch of 64 games, and one of two seats (Flotilla: three) through Gymnasium's, where a step contains the moves
of the others, random bots. The last is what Catanatron's environment does too, and it is measured in the same run if it
is there (`pip install --no-deps catanatron==3.2.1 catanatron_gym==4.0.0 networkx`; it asks for an older Gymnasium).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

import pelagia
from pelagia.envs import gymnasium
from pelagia.envs.batch import Batch
from pelagia.envs.pettingzoo import raw_env

PLAYERS, GAMES, SECONDS, ROUNDS = 4, 64, 2.0, 3
Walk = Iterator[int]  # plays on for ever; gives how many steps it has just made


def pick(actions: Any, rng: Random) -> int:
    return int(actions[int(rng.random() * len(actions))])


def every_seat(name: str) -> Walk:
    env, rng = raw_env(name, PLAYERS), Random(1)
    env.reset(seed=1)
    while True:
        observation, _, over, _, _ = env.last()
        if over:
            env.reset()
        else:
            env.step(pick(observation["action_mask"].nonzero()[0], rng))
            yield 1


def batch(name: str) -> Walk:
    games, rng = Batch(name, GAMES, PLAYERS), Random(1)
    seen = games.reset(seed=1)
    while True:
        seen, _, _ = games.step([pick(mask.nonzero()[0], rng) for mask in seen.action_mask])
        yield GAMES


def one_seat(name: str) -> Walk:
    env, rng = gymnasium.make(name, max(2, pelagia.rules(name).players[0])), Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.step(pick(seen["action_mask"].nonzero()[0], rng))
        yield 1
        if over:
            seen, _ = env.reset()


def catanatron(name: str) -> Walk:
    from catanatron_gym.envs import CatanatronEnv

    env: Any = CatanatronEnv()  # two players, the other one random
    rng = Random(1)
    _, info = env.reset(seed=1)
    while True:
        _, _, over, cut, info = env.step(pick(info["valid_actions"], rng))
        yield 1
        if over or cut:
            _, info = env.reset()


def rate(walk: Callable[[str], Walk], name: str) -> float:
    """Steps per second of processor time."""
    steps, count = walk(name), 0
    next(steps)
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for _ in range(20):  # looking at the clock takes a while
            count += next(steps)
    return count / spent


def main() -> None:
    walks: list[tuple[str, Callable[[str], Walk]]] = [(name, walk) for name in pelagia.listed() for walk in WALKS]
    if find_spec("catanatron_gym"):
        walks.append(("catan", catanatron))
    rates: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):  # all in turn: what disturbs the machine disturbs everybody
        for name, walk in walks:
            rates.setdefault((name, walk.__name__), []).append(rate(walk, name))
    for (name, way), found in rates.items():
        print(f"{name:20} {way:12} {median(found):9,.0f} steps/s   {' '.join(f'{one:,.0f}' for one in sorted(found))}")


WALKS = (every_seat, batch, one_seat)

if __name__ == "__main__":
    main()

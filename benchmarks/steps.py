"""How many steps a second a learner gets, with observation, options and mask at each: random play through PettingZoo's
interface, in one process. `python benchmarks/steps.py` prints one line per game.
"""

from __future__ import annotations

import time

import numpy as np

import pelagia
from pelagia.envs.pettingzoo import raw_env

PLAYERS, SECONDS, ROUNDS = 4, 2.0, 3


def steps(name: str, seconds: float) -> float:
    """Steps per second of processor time."""
    env, rng, count = raw_env(name, PLAYERS), np.random.default_rng(1), 0
    env.reset(seed=1)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):  # looking at the clock takes a while
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                env.step(int(rng.integers(observation["action_mask"].sum())))
                count += 1
    return count / spent


def main() -> None:
    for name in pelagia.listed():
        rates = sorted(steps(name, SECONDS) for _ in range(ROUNDS))
        width = len(pelagia.new(name, PLAYERS, 0).observation(0))
        print(f"{name:20} {width:6} numbers  {' '.join(f'{rate:7,.0f}' for rate in rates)} steps/s")


if __name__ == "__main__":
    main()

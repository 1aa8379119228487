"""Learn New Eden a little from games between players who choose at random, and beat them: half a minute.

It learns what choosing each action was worth on average. Actions are described by their verb and the things they name,
so that what is learned of a card in one action helps to judge the others.

    pip install "pelagia[envs]" scikit-learn
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from sklearn.linear_model import Ridge
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder

from pelagia.envs.batch import Batch

Player = Callable[[Any], int]  # chooses from the mask of what is on offer
rng = np.random.default_rng(1)


def at_random(mask: Any) -> int:
    return int(rng.choice(mask.nonzero()[0]))


def by_values(values: Any) -> Player:
    """Whoever always chooses what is worth most."""
    return lambda mask: int(np.where(mask, values, -np.inf).argmax())


def play(batch: Batch, players: Sequence[Player], games: int) -> tuple[list[tuple[int, float]], list[float]]:
    """Play some games. Return all actions, each with what its seat got in the end, and what the first seat got."""
    seen = batch.reset(seed=7)
    chosen: list[list[tuple[int, int]]] = [[] for _ in batch.games]
    worth: list[tuple[int, float]] = []
    first: list[float] = []
    while len(first) < games:
        actions = [players[seat](mask) for seat, mask in zip(seen.seat, seen.action_mask, strict=True)]
        for own, action, seat in zip(chosen, actions, seen.seat.tolist(), strict=True):
            own.append((action, seat))
        seen, returns, over = batch.step(actions)
        for game in over.nonzero()[0]:
            worth += [(action, returns[game][seat]) for action, seat in chosen[game]]
            first.append(float(returns[game][0]))
            chosen[game] = []
    return worth, first


def main(games: int = 300, contests: int = 200) -> float:
    learning = Batch("new-eden", games=16, players=2, returns="margin")
    worth, _ = play(learning, [at_random, at_random], games)
    actions, margins = [action for action, _ in worth], [margin for _, margin in worth]
    model = make_pipeline(OneHotEncoder(handle_unknown="ignore"), Ridge(alpha=20))
    model.fit(learning.factors[actions], margins)
    learned = by_values(model.predict(learning.factors))
    _, wins = play(Batch("new-eden", games=16, players=2), [learned, at_random], contests)
    print(f"after {len(actions):,} choices: wins {np.mean(wins):.0%} of {len(wins)} games against random play")
    return float(np.mean(wins))


if __name__ == "__main__":
    main()

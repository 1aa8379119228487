"""One line for many games: whoever plays by the same rules gets the same digest.

Compiled and interpreted rules are compared in two processes, since a process runs either the one or the other.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import product

import pelagia
from pelagia import bots
from pelagia.core.errors import BadOption, PelagiaError
from pelagia.core.game import Game
from pelagia.core.rng import Rng, derived
from pelagia.native import PURE, group_of, used


class NotCompiled(PelagiaError):
    """There is nothing to compare: the game has not been built from the present source."""


def digest(name: str, bot: str, seeds: Sequence[int]) -> str:
    """Play a game for each seed, with player counts and options in turn; digest all options, choices and results."""
    rules = pelagia.rules(name)
    settings = [dict(zip(rules.options, values, strict=True)) for values in product(*rules.options.values())]
    seen = blake2b(digest_size=16)
    for seed in seeds:
        players = rules.players[seed % len(rules.players)]
        game = _new(name, players, seed, settings)
        players_bots = [bots.make(bot, derived(seed, seat)) for seat in range(players)]
        while decision := game.decision:
            seen.update("\n".join(option.written for option in decision.options).encode())
            game.choose(bots.ask(players_bots[decision.seat], game, decision))
        seen.update(json.dumps([game.scores, game.winners, game.to_json()], sort_keys=True).encode())
    return seen.hexdigest()


def _new(name: str, players: int, seed: int, settings: Sequence[Mapping[str, object]]) -> Game:
    """A new game with options drawn by its seed; not every option goes with every number of players."""
    rng = Rng(seed)
    while True:
        try:
            return pelagia.new(name, players, seed, options=rng.choice(settings), watched=False)
        except BadOption:
            continue


def compared(name: str, bot: str, games: int) -> tuple[str, str]:
    """Return the digests of the same games, interpreted and compiled."""
    command = [sys.executable, "-m", "pelagia.native.digests", name, bot, str(games)]
    pure, compiled = (
        subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.split()
        for environment in ({**os.environ, PURE: "1"}, {**os.environ, PURE: ""})
    )
    if group_of(name) in pure[1:] or group_of(name) not in compiled[1:]:
        raise NotCompiled(game=name)
    return pure[0], compiled[0]


if __name__ == "__main__":
    print(digest(sys.argv[1], sys.argv[2], range(int(sys.argv[3]))), *used())

"""What is measured of a game, and the process that measures it.

The clock counts the processor time of this process, which for work that never waits is the time it takes on a quiet
machine. The garbage collector stays on, since a program that plays games pays for it too; what was loaded before the
first round is set aside (`gc.freeze`), so that nobody is charged for modules that another measurement imported.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from time import process_time
from typing import NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.bots.seated import Seated, play_out
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.lab.timing import Times

Task = Callable[[], int]  # does something some times, and says how many times

POSITIONS = 8  # clone, view and the like are measured over the middles of this many games
REPEATS = 10
MOST_PLAYERS = 4
BOTS = ("greedy", bots.BEST)
PARTS = (0.0, 0.25, 0.5, 0.75)  # of a game that is played at random before a bot is measured
MOVES = 12  # that a bot then makes


class Round(NamedTuple):
    calls: int
    times: int
    seconds: float
    milliseconds: Mapping[str, float] = {}  # of a bot's moves so far: mean, p99, max


def players_of(name: str) -> int:
    """The number of players that a game is measured with."""
    return min(MOST_PLAYERS, pelagia.rules(name).players[-1])


def measures_of(name: str) -> list[str]:
    """What is measured of a game: by its usual number of players, by every number, and of bots."""
    counts = [f"decision {players}" for players in pelagia.rules(name).players]
    return ["decision", "clone", "imagined", "observation", "view", "save", *counts, *BOTS]


def tasks(name: str) -> dict[str, Task]:
    """The tasks that measure a game."""
    players, rng = players_of(name), Rng(0)
    middles = [middle(name, players, seed) for seed in range(POSITIONS)]

    def each(act: Callable[[Game, int], object], repeats: int = 1) -> Task:
        def task() -> int:
            for _ in range(repeats):
                for game in middles:
                    act(game, game.decisions[0].seat)
            return repeats * POSITIONS

        return task

    def clones() -> int:  # by itself: a call more would be a tenth of it
        for _ in range(REPEATS):
            for game in middles:
                game.clone()
        return REPEATS * POSITIONS

    return {
        "decision": _decisions(name, players),
        "clone": clones,
        "imagined": each(lambda game, seat: game.imagined(seat, rng)),
        "observation": each(lambda game, seat: game.observation(seat)),
        "view": each(lambda game, seat: game.view(seat)),
        "save": each(lambda game, seat: game.save()),
        **{f"decision {players}": _decisions(name, players) for players in pelagia.rules(name).players},
        **{bot: _moves(name, players, bot) for bot in BOTS},
    }


def _decisions(name: str, players: int) -> Task:
    seeds, bot = Rng(0), Random(0)
    return lambda: play_out(pelagia.new(name, players, seeds.bits(), watched=False), [Seated(bot)] * players)


def _moves(name: str, players: int, bot: str) -> Task:
    """A task of one move. They are made in all parts of games, since some moves cost more than others."""

    def made() -> Iterator[int]:
        for seed in count():
            mover = Seated(bots.make(bot, seed))
            game = middle(name, players, seed, PARTS[seed % len(PARTS)]).clone()
            yield 0
            for _ in range(MOVES):
                if decision := game.decision:
                    game.choose(mover.choose(game, decision), decision.seat)
                    yield int(seed > 0)  # in its first game a bot loads what it has learned

    return made().__next__


def middle(name: str, players: int, seed: int, part: float = 0.5) -> Game:
    """Return a random game after a part of its decisions, with its record."""
    bot = Random(seed)
    whole = play_out(pelagia.new(name, players, seed, watched=False), [Seated(bot)] * players)
    game, bot = pelagia.new(name, players, seed), Random(seed)
    for _ in range(int(whole * part)):
        game.choose(bots.ask(bot, game, game.decisions[0]))
    return game


def round_of(task: Task, seconds: float, moves: Times | None = None) -> Round:
    """Do a task again and again for so long. A call that does nothing prepares others, and is not counted."""
    calls, times, spent = 0, 0, 0.0
    while spent < seconds or not calls:
        begin = process_time()
        done = task()
        took = process_time() - begin
        if done:
            calls, times, spent = calls + 1, times + done, spent + took
            if moves is not None:
                moves.note(took)
    return Round(calls, times, spent, moves.milliseconds() if moves is not None else {})


def main(names: Sequence[str]) -> None:
    """Measure what is asked for line by line, and answer with a round each."""
    known = {name: tasks(name) for name in names}
    moves = {(name, bot): Times() for name in names for bot in BOTS}
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        name, measure, seconds = json.loads(line)
        print(json.dumps(round_of(known[name][measure], seconds, moves.get((name, measure)))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""How fast the games are: random play in one process, beside another engine if that is installed.

How it is measured. The clock counts the processor time of this process, which for work that never waits is the time it
takes on a quiet machine. Every measurement is split into rounds, and the rounds of all measurements and of all engines
take turns, so that a busy moment of the machine hits all of them alike; the median round is reported. The garbage
collector stays on, since a program that plays games pays for it too; what was loaded before the first round is set
aside (`gc.freeze`), for all engines alike, so that no engine is charged for modules that another one imported.
"""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from time import process_time
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.bots.seated import Seated, play_out
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.lab import catanatron

Task = Callable[[], int]  # does something some times, and says how many times
Progress = Callable[[], None]  # is told that one more round is done

ROUNDS = 5
POSITIONS = 8  # clone, view and save are measured over the middles of so many games
REPEATS = 10
MOST_PLAYERS = 4
PEER = "catanatron"


class Round(NamedTuple):
    calls: int
    times: int
    seconds: float


@dataclass(frozen=True)
class Figures:
    """Of one game. A decision includes its part of setting up the game, the list of options and the random choice."""

    players: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    microseconds: dict[str, float]  # per decision, clone, and for our games view and save
    times_as_fast: dict[str, float] = field(default_factory=dict)  # as the other engine, where that was measured


@dataclass(frozen=True)
class Report:
    python: str
    games: dict[str, Figures]
    catanatron: Figures | None  # counted in its favour: its actions include those with a single option

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def bench(names: Sequence[str], seconds: float = 3, progress: Progress = lambda: None) -> Report:
    """Measure games by name; each measurement takes so many seconds."""
    engines = {name: tasks(name) for name in names}
    if peer := catanatron.tasks(POSITIONS, REPEATS):
        engines[PEER] = peer
    rounds: dict[tuple[str, str], list[Round]] = {}
    with _set_aside():
        for _ in range(ROUNDS):
            for engine, measures in engines.items():
                for measure, task in measures.items():
                    rounds.setdefault((engine, measure), []).append(_round(task, seconds / ROUNDS))
                    progress()
    found = {engine: _figures(engine, {what: rounds[engine, what] for what in engines[engine]}) for engine in engines}
    other = found.pop(PEER, None)
    if other:
        found = {name: replace(ours, times_as_fast=_compare(ours, other)) for name, ours in found.items()}
    return Report(platform.python_version(), found, other)


def count_rounds(names: Sequence[str]) -> int:
    """How often `progress` will be called."""
    return ROUNDS * (4 * len(names) + (2 if catanatron.is_installed() else 0))


def players_of(name: str) -> int:
    """The number of players that a game is measured with."""
    return MOST_PLAYERS if name == PEER else min(MOST_PLAYERS, pelagia.rules(name).players[-1])


def tasks(name: str) -> Mapping[str, Task]:
    """What is measured of one of our games."""
    players, seeds, bot = players_of(name), Rng(0), Random(0)
    middles = [middle(name, players, seed) for seed in range(POSITIONS)]

    def decisions() -> int:
        return play_out(pelagia.new(name, players, seeds.bits(), watched=False), [Seated(bot)] * players)

    def clones() -> int:
        for _ in range(REPEATS):
            for game in middles:
                game.clone()
        return REPEATS * POSITIONS

    def views() -> int:
        for game in middles:
            game.view(game.decisions[0].seat)
        return POSITIONS

    def saves() -> int:
        for game in middles:
            game.save()
        return POSITIONS

    return {"decision": decisions, "clone": clones, "view": views, "save": saves}


def middle(name: str, players: int, seed: int) -> Game:
    """Return a random game after half of its decisions, with its record."""
    bot = Random(seed)
    whole = play_out(pelagia.new(name, players, seed, watched=False), [Seated(bot)] * players)
    game, bot = pelagia.new(name, players, seed), Random(seed)
    for _ in range(whole // 2):
        game.choose(bots.ask(bot, game, game.decisions[0]))
    return game


def _round(task: Task, seconds: float) -> Round:
    calls = times = 0
    begin = now = process_time()
    while now - begin < seconds or not calls:
        times += task()
        calls += 1
        now = process_time()
    return Round(calls, times, now - begin)


def _figures(engine: str, rounds: Mapping[str, Sequence[Round]]) -> Figures:
    median = {what: sorted(found, key=_microseconds)[ROUNDS // 2] for what, found in rounds.items()}
    games, decisions, seconds = median["decision"]
    return Figures(
        players=players_of(engine),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        decisions_per_game=round(decisions / games, 1),
        microseconds={what: round(_microseconds(found), 2) for what, found in median.items()},
    )


def _compare(ours: Figures, theirs: Figures) -> dict[str, float]:
    return {what: round(time / ours.microseconds[what], 2) for what, time in theirs.microseconds.items()}


def _microseconds(found: Round) -> float:
    return found.seconds / found.times * 1e6


@contextmanager
def _set_aside() -> Iterator[None]:
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()

"""How fast the games are, as source and compiled, beside another engine if that is installed.

A process runs either the source or what was compiled from it, so there is one process for each. They never work at the
same time: every measurement is split into rounds, and the rounds of all measurements, processes and engines take turns,
so that a busy moment of the machine hits all of them alike. The median round is reported.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from pelagia.core.errors import PelagiaError
from pelagia.lab import catanatron
from pelagia.lab.about import About, about_game
from pelagia.lab.measures import BOTS, MOST_PLAYERS, POSITIONS, REPEATS, Round, measures_of, players_of, round_of
from pelagia.native import PURE, built, group_of

Progress = Callable[[], None]  # called when another round is done

ROUNDS = 5
INTERPRETED, COMPILED = WAYS = ("pure", "compiled")
PEER, RANDOM = "catanatron", "random"


class MeasuringFailed(PelagiaError):
    """The process that measures broke off."""


@dataclass(frozen=True)
class Figures:
    """Of one game. A decision includes its part of setting up the game, the list of options and the random choice."""

    players: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    microseconds: dict[str, float]  # per decision, clone, and for our games imagined game, observation, view and save
    by_players: dict[int, float] = field(default_factory=dict)  # microseconds per decision
    bots: dict[str, dict[str, float]] = field(default_factory=dict)  # milliseconds per move: mean, p99, max
    times_as_fast: dict[str, float] = field(default_factory=dict)  # as the other engine, where that was measured
    over_pure: dict[str, float] = field(default_factory=dict)  # compiled: times as fast as the source


@dataclass(frozen=True)
class Report:
    about: dict[str, About]  # by game
    date: str
    processor: str
    python: str
    games: dict[str, dict[str, Figures]]  # `pure` and, where it has been built, `compiled`
    catanatron: Figures | None  # counted in its favour: its actions include those with a single option

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Measuring:
    """A process that measures games, run as source or compiled."""

    def __init__(self, names: Sequence[str], way: str) -> None:
        self.names = names
        command = [sys.executable, "-m", "pelagia.lab.measures", *names]
        self._process = subprocess.Popen(
            command, env=environment(way), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def round(self, name: str, measure: str, seconds: float) -> Round:
        """Let it measure for a while."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps([name, measure, seconds]) + "\n")
            self._process.stdin.flush()
            return Round(*json.loads(self._process.stdout.readline()))
        except (OSError, ValueError) as cause:
            raise MeasuringFailed(game=name, what=measure) from cause

    def __enter__(self) -> Measuring:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.communicate()


def environment(way: str) -> dict[str, str]:
    """The environment of a process that runs this way, whatever this one does."""
    return {**os.environ, PURE: "1" if way == INTERPRETED else ""}


def bench(names: Sequence[str], seconds: float = 1, progress: Progress = lambda: None) -> Report:
    """Measure games by name; each measurement takes `seconds`."""
    rounds: dict[tuple[str, str, str], list[Round]] = {}
    peer = catanatron.tasks(POSITIONS, REPEATS) or {}
    with ExitStack() as stack:
        ways = {way: stack.enter_context(Measuring(known, way)) for way in WAYS if (known := _built(names, way))}
        for _ in range(ROUNDS):
            for name in names:
                for measure in measures_of(name):
                    for way, process in ways.items():
                        if name in process.names:
                            rounds.setdefault((name, way, measure), [])
                            rounds[name, way, measure].append(process.round(name, measure, seconds / ROUNDS))
                            progress()
            for measure, task in peer.items():
                rounds.setdefault((PEER, "", measure), []).append(round_of(task, seconds / ROUNDS))
                progress()
    other = figures(MOST_PLAYERS, {measure: rounds[PEER, "", measure] for measure in peer}) if peer else None
    games = {name: _game(name, rounds, other) for name in names}
    played = {name: about_game(name, (RANDOM, *BOTS), seed=0) for name in names}
    return Report(played, date.today().isoformat(), processor(), platform.python_version(), games, other)


def count_rounds(names: Sequence[str]) -> int:
    """How often `progress` will be called."""
    ours = sum(len(measures_of(name)) for way in WAYS for name in _built(names, way))
    return ROUNDS * (ours + (2 if catanatron.is_installed() else 0))


def _built(names: Sequence[str], way: str) -> list[str]:
    groups = built() if way == COMPILED else ()
    return [name for name in names if way == INTERPRETED or group_of(name) in groups]


def _game(name: str, rounds: Mapping[tuple[str, str, str], list[Round]], other: Figures | None) -> dict[str, Figures]:
    ways = {
        way: figures(players_of(name), {what: rounds[name, way, what] for what in measures_of(name)})
        for way in WAYS
        if (name, way, "decision") in rounds
    }
    if other:
        ways = {way: replace(ours, times_as_fast=compared(other, ours)) for way, ours in ways.items()}
    if COMPILED in ways:
        ways[COMPILED] = replace(ways[COMPILED], over_pure=compared(ways[INTERPRETED], ways[COMPILED]))
    return ways


def figures(players: int, rounds: Mapping[str, Sequence[Round]]) -> Figures:
    """What the rounds of one engine say."""
    median = {what: sorted(repeats, key=_microseconds)[ROUNDS // 2] for what, repeats in rounds.items()}
    times = {what: round(_microseconds(middle), 2) for what, middle in median.items() if what not in BOTS}
    games, decisions, seconds, _ = median["decision"]
    return Figures(
        players=players,
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        decisions_per_game=round(decisions / games, 1),
        microseconds={what: time for what, time in times.items() if " " not in what},
        by_players={int(what.split()[1]): time for what, time in times.items() if " " in what},
        bots={bot: {**rounds[bot][-1].milliseconds} for bot in BOTS if bot in rounds},
    )


def compared(reference: Figures, other: Figures) -> dict[str, float]:
    """How many times as fast the other is."""
    return {what: round(time / other.microseconds[what], 2) for what, time in reference.microseconds.items()}


def _microseconds(measured: Round) -> float:
    return measured.seconds / measured.times * 1e6


def processor() -> str:
    """The name of the processor, where the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()

"""What a change of the source costs: instructions of the processor, counted by valgrind for a fixed set of games.

Unlike time they are the same on a busy machine, and the same again tomorrow. The source is compared with that of a
revision or folder, both interpreted by this Python.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from pelagia.core.errors import PelagiaError
from pelagia.native import PACKAGE, PURE
from pelagia.system import processors

WORK = {"start": 0, "decision": 6, "clone": 2000, "view": 100, "greedy": 24}  # games, clones, views, moves
NOTABLE = 0.02
BOTS = ("random", "greedy")  # of the games that are counted, whose seeds are fixed
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
# It says no more than every version of the package understands. The first line that it prints divides what is counted.
SCRIPT = """
import sys
import pelagia
from pelagia import bots
name, what, times = sys.argv[1], sys.argv[2], int(sys.argv[3])
players = min(4, pelagia.rules(name).players[-1])
def play(seed, most=100_000):
    game, bot, made = pelagia.new(name, players, seed), bots.make("random", seed), 0
    while (decision := game.decision) and made < most:
        game.choose(bots.ask(bot, game, decision))
        made += 1
    return game, made
game = play(1, 60)[0]
greedy, done = bots.make("greedy", 1), 0
for n in range(times):
    if what == "decision":
        done += play(n)[1]
    elif what == "clone":
        game.clone()
        done += 1
    elif what == "view":
        game.view(0)
        done += 1
    elif decision := game.decision:
        game.choose(bots.ask(greedy, game, decision))
        done += 1
print(done)
"""


class NoValgrind(PelagiaError):
    """Counting instructions needs valgrind."""


class NoBaseline(PelagiaError):
    """There is no such revision or folder."""


class CountFailed(PelagiaError):
    """The games could not be played under valgrind."""


class Change(NamedTuple):
    """Instructions of one decision, clone, view or move."""

    game: str
    what: str
    before: int
    now: int

    @property
    def part(self) -> float:
        return self.now / self.before - 1

    @property
    def is_notable(self) -> bool:
        return abs(self.part) > NOTABLE


def changes(names: Sequence[str], baseline: str, progress: Callable[[], None] = lambda: None) -> list[Change]:
    """Count with the source of a revision or folder, and with the present one."""
    if not shutil.which(VALGRIND[0]):
        raise NoValgrind()
    with _source(baseline) as before, ThreadPoolExecutor(processors()) as pool:
        sides, jobs = (before, PACKAGE.parent), list(product(names, WORK))
        for side in sides:  # what Python compiles when it first imports a module is not to be counted
            compile_dir(side / "pelagia", quiet=2)

        def work(job: tuple[Path, tuple[str, str]]) -> tuple[int, int]:
            counted = count(job[0], *job[1])
            progress()
            return counted

        wanted = list(product(sides, jobs))
        counts = dict(zip(wanted, pool.map(work, wanted), strict=True))
    each = [
        [_each(counts[side, (name, what)], counts[side, (name, "start")]) for side in sides]
        for name, what in jobs
        if what != "start"
    ]
    return [Change(*job, *both) for job, both in zip((job for job in jobs if job[1] != "start"), each, strict=True)]


def count_jobs(names: Sequence[str]) -> int:
    """How often `progress` will be called."""
    return 2 * len(names) * len(WORK)


def count(source: Path, name: str, what: str) -> tuple[int, int]:
    """Return all instructions of one job, start of the program included, and how often it did what is counted."""
    environment = {**os.environ, PURE: "1", "PYTHONHASHSEED": "0", "PYTHONPATH": str(source)}
    command = [*VALGRIND, sys.executable, "-c", SCRIPT, name, what, str(WORK[what])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    counted = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if done.returncode or not counted:
        raise CountFailed(game=name, what=done.stderr.strip().splitlines()[-1] if done.stderr else "")
    return int(counted[1].replace(",", "")), int(done.stdout)


def _each(counted: tuple[int, int], start: tuple[int, int]) -> int:
    return (counted[0] - start[0]) // max(1, counted[1])


@contextmanager
def _source(baseline: str) -> Iterator[Path]:
    """The source of a folder, or of a revision in a folder that is gone afterwards."""
    for folder in (Path(baseline) / "src", Path(baseline)):
        if (folder / "pelagia" / "core").is_dir():
            yield folder.resolve()
            return
    with TemporaryDirectory() as made:
        root, archive = PACKAGE.parent.parent, Path(made) / "source.tar"
        command = ["git", "-C", str(root), "archive", "--format=tar", f"--output={archive}", baseline, "src"]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            raise NoBaseline(baseline=baseline)
        shutil.unpack_archive(archive, made, filter="data")
        yield Path(made) / "src"

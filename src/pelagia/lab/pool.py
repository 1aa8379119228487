"""The games of a plan on one processor, on several, or on a Ray cluster; the result is the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol

from pelagia.core.errors import BadOption, PelagiaError
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.system import interrupts_wait

Progress = Callable[[int], None]  # called with how many more games are done

LONGEST_CHUNK = 50
CHUNKS_PER_WORKER = 16  # enough that no worker waits long for the last one
CHUNKS_AHEAD = 4  # for each worker: none is ever idle, and a long run costs no memory before it begins


class WorkerLost(PelagiaError):
    """A worker process died: killed from outside, or out of memory."""


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster by its address; `local` is one that begins and ends with the run, on this machine."""

    address: str
    workers: int | None = None  # of a local one; None: one for each processor


Workers = int | Cluster  # processes of this machine, or a cluster


class Pending(Protocol):
    """Games that are being played."""

    def result(self) -> list[Outcome]: ...


class Crew(Protocol):
    """Workers who play the games of one plan."""

    workers: int

    def submit(self, numbers: range) -> Pending:
        """Let these games be played by whoever is free."""

    def close(self) -> None:
        """Send everybody home. Games that have not begun are not played."""


@contextmanager
def kept(workers: Workers) -> Iterator[None]:
    """Keep a cluster for several runs: it begins and ends once. Processes begin and end with each run."""
    if isinstance(workers, int):
        yield
        return
    from pelagia.lab.cluster import connected  # with Ray, which nothing else needs

    with connected(workers):
        yield


def check(games: int, workers: Workers) -> None:
    """Make sure that there is something to play, and somebody to play it: BadOption."""
    least = workers if isinstance(workers, int) else workers.workers
    for name, value in (("games", games), ("workers", least)):
        if value is not None and value < 1:
            raise BadOption(name=name, value=str(value), allowed="≥ 1")


def run(player: Player, workers: Workers, progress: Progress) -> list[Outcome]:
    """Play all games of a player's plan and return their outcomes in order."""
    return list(stream(player, workers, progress))


def stream(player: Player, workers: Workers, progress: Progress) -> Iterator[Outcome]:
    """Give the outcomes one by one, in order. Whoever has seen enough closes it, and nothing more is played."""
    numbers = range(player.plan.start, player.plan.start + player.plan.games)
    if workers == 1 or len(numbers) == 1:
        return _alone(player, numbers, progress)
    if isinstance(workers, int):
        return _together(lambda: Processes(type(player), player.plan, min(workers, len(numbers))), numbers, progress)
    from pelagia.lab.cluster import OnRay  # with Ray, which nothing else needs

    return _together(lambda: OnRay(type(player), player.plan, workers), numbers, progress)


def _alone(player: Player, numbers: Sequence[int], progress: Progress) -> Iterator[Outcome]:
    for number in numbers:
        yield player.play(number)
        progress(1)


def _together(gather: Callable[[], Crew], numbers: range, progress: Progress) -> Iterator[Outcome]:
    crew = gather()
    waiting: deque[Pending] = deque()

    def collect() -> list[Outcome]:
        outcomes = waiting.popleft().result()  # in order: of several games that fail, the first is reported
        progress(len(outcomes))
        return outcomes

    try:
        for chunk in _chunks(numbers, crew.workers):
            waiting.append(crew.submit(chunk))
            if len(waiting) == crew.workers * CHUNKS_AHEAD:
                yield from collect()
        while waiting:
            yield from collect()
    finally:
        crew.close()


def _chunks(numbers: range, workers: int) -> Iterable[range]:
    size = max(1, min(LONGEST_CHUNK, len(numbers) // (workers * CHUNKS_PER_WORKER)))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


class Processes:
    """A crew of processes on this machine."""

    def __init__(self, kind: type[Player], plan: Plan, workers: int) -> None:
        self.workers = workers
        context = get_context("spawn")  # a fork would copy the threads of whoever calls us in the middle of anything
        self._stop = context.RawValue("b", 0)  # raw: a worker that is killed can hold no lock on it
        self._pool = ProcessPoolExecutor(workers, context, _prepare, (kind, plan, self._stop))

    def submit(self, numbers: range) -> Pending:
        try:
            with interrupts_wait():  # so that the workers, who never hear it, leave it to us to stop them in peace
                return _Awaited(self._pool.submit(_play, numbers))
        except BrokenProcessPool as cause:
            raise WorkerLost() from cause

    def close(self) -> None:
        self._stop.value = 1
        self._pool.shutdown(cancel_futures=True)


class _Awaited:
    """Games that a process plays."""

    def __init__(self, future: Pending) -> None:
        self._future = future

    def result(self) -> list[Outcome]:
        try:
            return self._future.result()
        except BrokenProcessPool as cause:
            raise WorkerLost() from cause


_player: Player
_stop: Any


def _prepare(kind: type[Player], plan: Plan, stop: Any) -> None:
    """Make a worker ready: content is loaded once, not for every chunk."""
    global _player, _stop
    Thread(target=_die_with_parent, daemon=True).start()
    _player, _stop = kind(plan), stop


def _die_with_parent() -> None:
    """A parent that is killed can tell nobody; without this its workers would wait for ever."""
    if parent := parent_process():
        parent.join()
        os._exit(1)


def _play(numbers: range) -> list[Outcome]:
    return [_player.play(number) for number in numbers if not _stop.value]

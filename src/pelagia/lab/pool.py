"""The games of a plan on one processor or several; the result is the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from pelagia.core.errors import PelagiaError
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.system import interrupts_wait

Progress = Callable[[int], None]  # is told how many more games are done

LONGEST_CHUNK = 50
CHUNKS_PER_WORKER = 16  # enough that no worker waits long for the last one
CHUNKS_AHEAD = 4  # for each worker: none is ever idle, and a long run costs no memory before it begins


class WorkerLost(PelagiaError):
    """A worker process died: killed from outside, or out of memory."""


def run(player: Player, workers: int, progress: Progress) -> list[Outcome]:
    """Play all games of a player's plan and return their outcomes in order."""
    return list(stream(player, workers, progress))


def stream(player: Player, workers: int, progress: Progress) -> Iterator[Outcome]:
    """Give the outcomes one by one, in order. Whoever has seen enough closes it, and nothing more is played."""
    numbers = range(player.plan.start, player.plan.start + player.plan.games)
    if workers == 1 or len(numbers) == 1:
        return _alone(player, numbers, progress)
    size = max(1, min(LONGEST_CHUNK, len(numbers) // (workers * CHUNKS_PER_WORKER)))
    firsts = range(0, len(numbers), size)
    chunks = (numbers[first : first + size] for first in firsts)
    return _together(type(player), player.plan, min(workers, len(firsts)), chunks, progress)


def _alone(player: Player, numbers: Sequence[int], progress: Progress) -> Iterator[Outcome]:
    for number in numbers:
        yield player.play(number)
        progress(1)


def _together(
    kind: type[Player], plan: Plan, workers: int, chunks: Iterable[range], progress: Progress
) -> Iterator[Outcome]:
    context = get_context("spawn")  # a fork would copy the threads of whoever calls us in the middle of anything
    stop = context.RawValue("b", 0)  # raw: a worker that is killed can hold no lock on it
    pool = ProcessPoolExecutor(workers, context, _prepare, (kind, plan, stop))
    waiting: deque[Future[list[Outcome]]] = deque()

    def collect() -> list[Outcome]:
        outcomes = waiting.popleft().result()  # in order: of several games that fail, the first is reported
        progress(len(outcomes))
        return outcomes

    try:
        for chunk in chunks:
            with interrupts_wait():  # so that the workers, who never hear it, leave it to us to stop them in peace
                waiting.append(pool.submit(_play, chunk))
            if len(waiting) == workers * CHUNKS_AHEAD:
                yield from collect()
        while waiting:
            yield from collect()
    except BrokenProcessPool as cause:
        raise WorkerLost() from cause
    finally:
        stop.value = 1
        pool.shutdown(cancel_futures=True)


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

"""A crew on a Ray cluster: many machines that play the games of one plan.

Every machine needs the same version of Pelagia, and what a plan names (a content pack, weights) at the same place. What
a lost machine had in hand is played again elsewhere: games depend on nothing but their numbers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from pelagia.core.errors import PelagiaError
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.lab.pool import Cluster, Pending, WorkerLost

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we report to nobody
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change to come


class NeedsRay(PelagiaError):
    """Ray is not installed."""


try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError as missing:
    raise NeedsRay() from missing

LOCAL = "local"
_runs = count()


class NoCluster(PelagiaError):
    """There is no Ray cluster at this address."""


@contextmanager
def connected(cluster: Cluster) -> Iterator[None]:
    """Keep one connection for several runs. Whoever has connected before keeps that one."""
    ours = not ray.is_initialized()
    if ours:
        _connect(cluster)
    try:
        yield
    finally:
        if ours:
            ray.shutdown()


class OnRay:
    """A crew on a cluster. Whoever has connected to Ray before keeps that connection."""

    def __init__(self, kind: type[Player], plan: Plan, cluster: Cluster) -> None:
        self._ours = not ray.is_initialized()
        if self._ours:
            _connect(cluster)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._run = f"{ray.get_runtime_context().get_job_id()} {next(_runs)}"
        self._work = kind, plan  # small, so it travels with each task: no store has to be asked for it
        self._play = ray.remote(max_retries=-1)(_play)  # as often as machines are lost
        self._waiting: list[_Awaited] = []

    def submit(self, numbers: range) -> Pending:
        games = _Awaited(self._play.remote(self._run, self._work, numbers))
        self._waiting = [*(task for task in self._waiting if not task.done), games]
        return games

    def close(self) -> None:
        for task in self._waiting:
            task.cancel()
        if self._ours:
            ray.shutdown()


def _connect(cluster: Cluster) -> None:
    own: dict[str, Any] = {"num_cpus": cluster.workers, "include_dashboard": False} if cluster.address == LOCAL else {}
    try:
        ray.init(cluster.address, logging_level="ERROR", log_to_driver=False, **own)
    except (ConnectionError, RuntimeError, ValueError) as cause:
        raise NoCluster(address=cluster.address) from cause


class _Awaited:
    """Games that are played somewhere."""

    def __init__(self, reference: Any) -> None:
        self._reference, self.done = reference, False

    def result(self) -> list[Outcome]:
        try:
            outcomes: list[Outcome] = ray.get(self._reference)
        except RayTaskError as failed:
            raise failed.cause from failed  # as if it had been played here
        except RayError as cause:
            raise WorkerLost() from cause
        self.done = True
        return outcomes

    def cancel(self) -> None:
        if not self.done:
            ray.cancel(self._reference, force=True)


_prepared: tuple[str, Player] | None = None


def _play(run: str, work: tuple[type[Player], Plan], numbers: range) -> list[Outcome]:
    """Play some games. A worker process keeps its player, and the content with it, for the rest of a run."""
    global _prepared
    if _prepared is None or _prepared[0] != run:
        kind, plan = work
        _prepared = run, kind(plan)
    return [_prepared[1].play(number) for number in numbers]

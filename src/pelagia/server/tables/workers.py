"""The rules and the bots in separate processes: a slow, endless or crashing call affects only itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from typing import Any, ParamSpec, TypeVar

from pelagia.engine import calls, metrics
from pelagia.engine.nursery import Nursery
from pelagia.engine.pool import START, Call, Pool, Trouble
from pelagia.server import pulse
from pelagia.server.failures import ByRules, OutOfTime, Overloaded, ServerError
from pelagia.server.settings import Settings

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)


class Workers:
    """Two pools: bots may think long, so they never stand in the way of people's choices."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._nursery = nursery = Nursery(settings.content)
        count, most = settings.workers, settings.queue
        self._engine = Pool("engine", nursery, count, most, nice=0, keeps_tables=True)
        self._bots = Pool("bots", nursery, count, most, nice=5, keeps_tables=False)
        self._pools = {"engine": self._engine, "bots": self._bots}
        for kind, pool in self._pools.items():
            metrics.WAITING_CALLS.labels(kind).set_function(partial(getattr, pool, "waiting"))
            metrics.READY.labels(kind).set_function(partial(getattr, pool, "ready"))

    async def open(self) -> None:
        """Start the workers, and wait until the first ones can be used, or cannot be started."""
        self._nursery.watch()
        for pool in self._pools.values():
            pool.open()
        with suppress(TimeoutError):
            async with asyncio.timeout(START):
                for pool in self._pools.values():
                    await pool.began.wait()

    async def engine(self, table: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call the engine. OutOfTime, Overloaded or ServerError: it failed, is logged, and nothing has changed.

        ByRules: the table cannot be opened with the rules and packs that are here.
        """
        return await self._run(self._engine, table, call, args, self._settings.engine_seconds)

    async def upload(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Replay a record: with the bots, since it takes longer than a choice may wait."""
        return await self._run(self._bots, "(upload)", call, args, 3 * self._settings.engine_seconds)

    async def bot(self, table: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask a bot on behalf of a person."""
        return await self._run(self._bots, table, call, args, self._settings.bot_seconds)

    async def think(self, table: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a bot think. It is asked to finish in time; the rest is for a bot that does not listen."""
        grace = self._settings.engine_seconds
        return await self._run(self._bots, table, call, args, self._settings.bot_seconds + grace, grace)

    async def check(self, kind: str) -> str:
        """Make a real call of a kind of worker; return why it failed, or nothing.

        Bots that are all thinking are left in peace: they are at work, and their own deadlines watch them.
        """
        pool = self._pools[kind]
        if pool is self._bots and pool.is_busy:
            return ""
        call = Call("(health)", calls.check, (), self._settings.engine_seconds, None)
        try:
            await pool.run(call, first=True, bounded=False)
        except Trouble as trouble:
            return trouble.how if pool.ready else "no-worker"
        return ""

    @property
    def kinds(self) -> list[str]:
        return list(self._pools)

    def watch_crowd(self, crowd: Callable[[], bool]) -> None:
        """Let the bots' workers know whether tables wait that have not called yet."""
        self._bots.crowd = crowd

    def hurry(self) -> None:
        """Tables wait for their bots: those that think should come to an end."""
        self._bots.hurry()

    async def _run(
        self,
        pool: Pool,
        table: str,
        function: Callable[..., R],
        args: tuple[Any, ...],
        limit: float,
        grace: float | None = None,
    ) -> R:
        name, since = function.__name__, time.monotonic()
        with _timed(name).time():
            try:
                how, result, _, used = await pool.run(Call(table, function, args, limit, grace), bounded=grace is None)
            except Trouble as trouble:
                metrics.FAILED_CALLS.labels(name, _HOW.get(trouble.how, trouble.how)).inc()
                raise _failure(trouble, table, name, limit) from trouble
        _worked(name).observe(used)
        pulse.note(f"call of {name}", since, used)
        if how == "refused":
            log.warning("table %s: %s failed with %s", table, name, result.code)
            raise ByRules(result)
        if how == "failed":
            metrics.FAILED_CALLS.labels(name, "error").inc()
            kind, trace = result
            # The kind of error only: its message may name a card that somebody holds.
            log.error("table %s: %s failed with %s", table, name, kind)
            log.debug("table %s: %s", table, trace)
            raise ServerError()
        done: R = result
        return done

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        for pool in self._pools.values():
            pool.close()
        self._nursery.close()


_timed = cache(metrics.CALLS.labels)
_worked = cache(metrics.WORK.labels)
_HOW = {"late": "time", "died": "crash"}


def _failure(trouble: Trouble, table: str, name: str, limit: float) -> OutOfTime | Overloaded | ServerError:
    """What whoever called gets to know; the log gets the cause."""
    if trouble.how == "late":
        log.error("table %s: %s took more than %.1f s; its worker was replaced", table, name, limit)
        return OutOfTime()
    if trouble.how == "waited":
        log.error("table %s: no worker was free for %s within %.1f s", table, name, limit)
        return Overloaded()
    if trouble.how == "full":
        log.warning("table %s: too many calls wait for %s to be done", table, name)
        return Overloaded()
    log.error("table %s: the worker died in %s (%s)", table, name, trouble.how)
    return ServerError()

"""Worker processes with a hard time limit: a slow, endless or crashing call stops nobody but itself."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import TimeoutError as FutureTimeout
from typing import Any, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from pelagia.core.errors import WrongVersion
from pelagia.server import metrics
from pelagia.server.calls import Refused, prepare
from pelagia.server.failures import ByRules, OutOfTime, ServerError
from pelagia.server.packs import UnknownContent
from pelagia.server.settings import Settings

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)


class Workers:
    """Two pools: bots may think long, so they never stand in the way of people's choices."""

    def __init__(self, settings: Settings) -> None:
        # Spawned, not forked: the server has threads, and a fork would copy their locks and the database's connections.
        context = multiprocessing.get_context("spawn")
        self._settings = settings
        self._engine = ProcessPool(
            settings.workers, initializer=prepare, initargs=[0, settings.content], context=context
        )
        self._bots = ProcessPool(settings.workers, initializer=prepare, initargs=[5, settings.content], context=context)

    async def engine(self, table: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call the engine. OutOfTime or ServerError: it failed, is logged, and nothing has changed.

        ByRules: the table cannot be opened with the rules and packs that are here.
        """
        return await self._run(self._engine, self._settings.engine_seconds, table, call, args)

    async def upload(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Replay a record: with the bots, since it takes longer than a choice may wait."""
        return await self._run(self._bots, 3 * self._settings.engine_seconds, "(upload)", call, args)

    async def bot(self, table: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._run(self._bots, self._settings.bot_seconds, table, call, args)

    async def _run(
        self, pool: ProcessPool, limit: float, table: str, call: Callable[..., R], args: tuple[Any, ...]
    ) -> R:
        with metrics.CALLS.labels(call.__name__).time():
            try:
                result: R = await asyncio.wrap_future(pool.schedule(call, args=list(args), timeout=limit))
            except (FutureTimeout, TimeoutError) as cause:
                metrics.FAILED_CALLS.labels(call.__name__, "time").inc()
                log.error("table %s: %s took more than %.1f s; its worker was replaced", table, call.__name__, limit)
                raise OutOfTime() from cause
            except ProcessExpired as cause:
                metrics.FAILED_CALLS.labels(call.__name__, "crash").inc()
                log.error("table %s: the worker died in %s (%s)", table, call.__name__, cause.exitcode)
                raise ServerError() from cause
            except (UnknownContent, WrongVersion) as cause:  # nothing is wrong with the call, and players should know
                log.warning("table %s: %s failed with %s", table, call.__name__, cause.code)
                raise ByRules(Refused(cause.code, cause.text.plain())) from cause
            except Exception as cause:
                metrics.FAILED_CALLS.labels(call.__name__, "error").inc()
                # The kind of error only: its message may name a card that somebody holds.
                log.error("table %s: %s failed with %s", table, call.__name__, type(cause).__name__)
                log.debug("table %s: %s", table, call.__name__, exc_info=cause)
                raise ServerError() from cause
            return result

    def close(self) -> None:
        for pool in (self._engine, self._bots):
            pool.stop()  # type: ignore[no-untyped-call]
        for pool in (self._engine, self._bots):
            pool.join(timeout=5)
